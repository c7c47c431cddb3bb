import { Link } from 'wouter';
import { formatMoneda, formatMoney } from '../../format/money.ts';
import type { Saldo } from '../../machines/actors/dashboard.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../kit/portal/use-fetch.ts';
import { byMoneda } from './balances.ts';
import styles from './DashboardPage.module.css';
import { DashboardPanel } from './DashboardPanel.tsx';

/** Props of {@link SaldoPanel}. */
export interface SaldoPanelProps {
  readonly title: string;
  /** What the amounts are, in a few words. */
  readonly note: string;
  readonly load: FetchDefinition<readonly Saldo[], null>;
}

/** A card with what is owed, a line for each currency; it leads to the aged balance (specification 1, section 2). */
export function SaldoPanel({ title, note, load }: SaldoPanelProps) {
  const { pathOf } = usePortal();
  const fetched = useFetch(load, null);
  const detalle = pathOf('saldoAntiguedad');
  return (
    <DashboardPanel
      title={title}
      kind="saldo"
      fetched={fetched}
      footer={detalle !== null && <Link href={detalle}>Ver saldos por antigüedad</Link>}
      skeleton={
        <>
          <span className={styles['bone']} />
          <span className={styles['bone']} />
        </>
      }
    >
      {(saldos) =>
        saldos.length === 0 ? null : (
          <>
            <p className={styles['note']}>{note}</p>
            <ul>
              {byMoneda(saldos).map(({ moneda, saldo }) => (
                <li key={moneda}>
                  <span>{formatMoneda(moneda)}</span> <strong>{formatMoney(saldo)}</strong>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </DashboardPanel>
  );
}
