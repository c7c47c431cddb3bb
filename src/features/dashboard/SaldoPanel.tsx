import { Link } from 'wouter';
import { formatMoneda, formatMoney } from '../../format/money.ts';
import type { Saldo } from '../../machines/actors/dashboard.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { type FetchDefinition, useFetch } from '../../kit/portal/use-fetch.ts';
import { byMoneda } from './balances.ts';
import styles from './DashboardPage.module.css';
import { DashboardPanel } from './DashboardPanel.tsx';

export interface SaldoPanelProps {
  readonly title: string;
  /** Says in a few words which amounts these are. */
  readonly note: string;
  readonly load: FetchDefinition<readonly Saldo[], null>;
}

/** The amounts owed by currency, with a link to the aged balance (specification 1, section 2). */
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
