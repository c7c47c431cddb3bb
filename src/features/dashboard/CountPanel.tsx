import { statusListPath } from '../../domain/list-views.ts';
import { countPeriod, type Rango } from '../../domain/periods.ts';
import { formatCount } from '../../format/numbers.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { useFetch } from '../../kit/portal/use-fetch.ts';
import type { CountPanelDefinition } from './count-panels.ts';
import styles from './DashboardPage.module.css';
import { DashboardPanel } from './DashboardPanel.tsx';
import { rangoOptions, rangoValue } from './dashboard-search.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { LateChart } from './LateChart.tsx';

export interface CountPanelProps<Counts> {
  readonly panel: CountPanelDefinition<Counts>;
  readonly rango: Rango;
  readonly onRango: (value: string) => void;
  /** The last day of the range (`yyyy-MM-dd`). */
  readonly hoy: string;
}

/** A donut with a choice of the range (specification 1, section 2). */
export function CountPanel<Counts>({ panel, rango, onRango, hoy }: CountPanelProps<Counts>) {
  const { title, route, toSlices } = panel;
  const { pathOf } = usePortal();
  const period = countPeriod(rango, hoy);
  const fetched = useFetch(panel.load, period);
  const dias = { desde: period.feDesde, hasta: period.feHasta };
  const value = rangoValue(rango);
  const caption = `${title}, ${rangoOptions.find((option) => option.value === value)?.label}`;
  const totalOf = (counts: Counts) => toSlices(counts).reduce((total, [, count]) => total + count, 0);

  return (
    <DashboardPanel
      title={title}
      href={pathOf(route)}
      kind="count"
      choice={{ label: `Rango de ${title}`, options: rangoOptions, value, onValueChange: onRango }}
      fetched={fetched}
      skeleton={
        <>
          <div className={`${styles['donut']} ${styles['bone']}`} />
          <div className={styles['bones']}>
            <span className={styles['bone']} />
            <span className={styles['bone']} />
            <span className={styles['bone']} />
          </div>
        </>
      }
      summary={(counts) => `${caption}: ${formatCount(totalOf(counts))}`}
    >
      {(counts, withChart) => {
        const slices = toSlices(counts);
        const total = formatCount(totalOf(counts));
        return totalOf(counts) === 0 ? null : (
          <>
            {withChart && (
              <div className={styles['donut']} aria-hidden="true">
                <LateChart kind="donut" values={slices.map(([, count]) => count)} />
                <strong>{total}</strong>
              </div>
            )}
            <FiguresTable
              caption={caption}
              heads={['Estado', 'Cantidad']}
              rows={slices.map(([label, count, list, estatus]) => [
                label,
                formatCount(count),
                pathOf(list) && statusListPath(list, estatus, dias),
              ])}
              total={total}
              legend={withChart}
            />
          </>
        );
      }}
    </DashboardPanel>
  );
}
