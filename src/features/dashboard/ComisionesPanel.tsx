import { comisionYears, yearPeriod } from '../../domain/periods.ts';
import { monthTitles } from '../../format/dates.ts';
import { formatMoney, sumMoney } from '../../format/money.ts';
import { defineFetchComisionesByMonthActor } from '../../machines/actors/dashboard.ts';
import { useFetch } from '../../kit/portal/use-fetch.ts';
import { byMonth } from './balances.ts';
import styles from './DashboardPage.module.css';
import { DashboardPanel } from './DashboardPanel.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { LateChart } from './LateChart.tsx';
import { Words } from '../../ui/text/Words.tsx';

export interface ComisionesPanelProps {
  readonly year: number;
  readonly onYear: (value: string) => void;
  readonly hoy: string;
}

const load = { operation: 'fetchComisionesByMonth', defineLoad: defineFetchComisionesByMonthActor } as const;

/** The commissions of a year by month, with a choice of the year (specification 1, section 2). */
export function ComisionesPanel({ year, onYear, hoy }: ComisionesPanelProps) {
  const fetched = useFetch(load, yearPeriod(year));
  const options = comisionYears(hoy).map((one) => ({ value: String(one), label: `Año ${one}` }));

  return (
    <DashboardPanel
      title="Comisiones"
      kind="comisiones"
      choice={{ label: 'Año de Comisiones', options, value: String(year), onValueChange: onYear }}
      fetched={fetched}
      skeleton={<span className={styles['bone']} />}
      summary={(rows) => `Comisiones, año ${year}: ${formatMoney(sumMoney(byMonth(rows, year) ?? []))}`}
    >
      {(rows, withChart) => {
        // While another year loads, the old rows keep the year that they belong to.
        const shownYear = fetched.status === 'ready' ? year : Number(rows[0]?.fecha.slice(0, 4));
        const amounts = byMonth(rows, shownYear);
        if (amounts === null) return null;
        const total = formatMoney(sumMoney(amounts));
        return (
          <>
            {withChart && (
              <div aria-hidden="true">
                <p className={styles['note']}>
                  <Words>{`Total del año ${shownYear}: `}</Words>
                  <strong>{total}</strong>
                </p>
                <div className={styles['bars']}>
                  <LateChart kind="bars" values={amounts} />
                </div>
              </div>
            )}
            <div className={withChart ? 'ag-sr-only' : undefined}>
              <FiguresTable
                caption={`Comisiones, año ${shownYear}`}
                heads={['Mes', 'Monto']}
                rows={amounts.map((amount, month) => [monthTitles[month] ?? '', formatMoney(amount)])}
                total={total}
              />
            </div>
          </>
        );
      }}
    </DashboardPanel>
  );
}
