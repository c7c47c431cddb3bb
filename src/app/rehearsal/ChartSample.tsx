import { chart } from '../../features/dashboard/chart.ts';
import styles from '../../features/dashboard/DashboardPage.module.css';

/** One chart of each kind, in the frame that it has on the dashboard and of figures that mean nothing: drawn ahead where nobody sees it. */
export function ChartSample() {
  return (
    <div className={`${styles['panel']} ${styles['comisiones']}`}>
      <chart.Component kind="donut" values={[3, 2, 1]} />
      <div className={styles['bars']}>
        <chart.Component kind="bars" values={[1000, 2500, 400, 800, 1200, 900, 700, 300, 600, 1500, 2000, 100]} />
      </div>
    </div>
  );
}
