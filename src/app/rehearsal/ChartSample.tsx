import { chart } from '../../features/dashboard/chart.ts';

/** One chart of each kind with arbitrary figures, as high as on the dashboard; drawn unseen. */
export function ChartSample() {
  return (
    <>
      <chart.Component kind="donut" values={[3, 2, 1]} />
      <div style={{ position: 'relative', height: '19rem' }}>
        <chart.Component kind="bars" values={[1000, 2500, 400, 800, 1200, 900, 700, 300, 600, 1500, 2000, 100]} />
      </div>
    </>
  );
}
