import { useId } from 'react';
import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import type { PlanComparado } from '../../../domain/planes.ts';
import { formatMoney } from '../../../format/money.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import styles from './PlanesTable.module.css';

/** Props of the views of the same plans. */
export interface PlanesViewProps {
  readonly compared: readonly PlanComparado[];
  readonly elegido: number | null;
  readonly onChoose?: (noItem: number) => void;
  /** The choice is seen and can't be changed. */
  readonly disabled?: boolean;
}

interface AmountRow {
  readonly label: string;
  readonly of: (compared: PlanComparado) => string;
  readonly isTotal?: true;
}

const amountRow = (label: string, amountOf: (plan: PlanCotizado) => number | null | undefined): AmountRow => ({
  label,
  of: ({ plan }) => formatMoney(amountOf(plan)),
});

const amountRows: readonly AmountRow[] = [
  amountRow('Prima prorrata', (plan) => plan.primaProrrata),
  amountRow('Componente prorrata', (plan) => plan.componenteProrrata),
  { ...amountRow('Total prorrata', (plan) => plan.totalProrrata), isTotal: true },
  amountRow('Prima anual', (plan) => plan.primaAnual),
  amountRow('Componente anual', (plan) => plan.componenteAnual),
  { ...amountRow('Total anual', (plan) => plan.totalAnual), isTotal: true },
];

const diferenciaRow: AmountRow = {
  label: 'Diferencia con el menor',
  of: ({ diferencia }) => (diferencia === null ? '--' : formatMoney(diferencia)),
};

/** What is shown of each plan; where none can be compared there is no difference to show. */
const rowsFor = (compared: readonly PlanComparado[]): readonly AmountRow[] =>
  compared.some(({ diferencia }) => diferencia !== null) ? [...amountRows, diferenciaRow] : amountRows;

function Name({ compared: { plan, isLowest }, isChosen }: { compared: PlanComparado; isChosen: boolean }) {
  return (
    <span className={styles['name']}>
      <span>{plan.plan}</span>
      {isChosen && <Badge tone="info">Elegido</Badge>}
      {isLowest && <Badge tone="success">El más bajo</Badge>}
    </span>
  );
}

interface ChoiceProps extends Pick<PlanesViewProps, 'disabled'> {
  readonly plan: PlanCotizado;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: (noItem: number) => void;
}

function Choice({ plan, group, isChosen, onChoose, disabled }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input
        type="radio"
        name={group}
        value={plan.noItem}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChoose(plan.noItem)}
      />
      <span>
        Elegir
        <span className="ag-sr-only">{` ${plan.plan}`}</span>
      </span>
    </label>
  );
}

/** The plans as the columns of a table. */
export function PlanesTable({ compared, elegido, onChoose, disabled }: PlanesViewProps) {
  const group = useId();
  const isChosen = ({ plan }: PlanComparado) => plan.noItem === elegido;
  const columns = compared.map((one, index) => ({ one, key: index, chosen: isChosen(one) || undefined }));
  return (
    <table
      className={styles['table']}
      aria-label="Planes cotizados"
      style={{ minWidth: `${11.5 + 8.5 * compared.length}rem`, maxWidth: `${11.5 + 14 * compared.length}rem` }}
    >
      <thead>
        <tr>
          <th scope="col">Plan</th>
          {columns.map(({ one, key, chosen }) => (
            <th key={key} scope="col" data-chosen={chosen}>
              <Name compared={one} isChosen={isChosen(one)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsFor(compared).map(({ label, of, isTotal }) => (
          <tr key={label} data-total={isTotal}>
            <th scope="row">{label}</th>
            {columns.map(({ one, key, chosen }) => (
              <td key={key} data-chosen={chosen}>
                {of(one)}
              </td>
            ))}
          </tr>
        ))}
        {onChoose && (
          <tr>
            <th scope="row">Elección</th>
            {columns.map(({ one, key, chosen }) => (
              <td key={key} data-chosen={chosen}>
                <Choice plan={one.plan} group={group} isChosen={isChosen(one)} onChoose={onChoose} disabled={disabled} />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The same plans one under the other, for narrow places. */
export function PlanesCards({ compared, elegido, onChoose, disabled }: PlanesViewProps) {
  const group = useId();
  const rows = rowsFor(compared);
  return (
    <ul className={styles['cards']} aria-label="Planes cotizados">
      {compared.map((one, index) => {
        const isChosen = one.plan.noItem === elegido;
        return (
          <li key={index} data-chosen={isChosen || undefined}>
            <Name compared={one} isChosen={isChosen} />
            <dl>
              {rows.map(({ label, of, isTotal }) => (
                <div key={label} data-total={isTotal}>
                  <dt>{label}</dt>
                  <dd>{of(one)}</dd>
                </div>
              ))}
            </dl>
            {onChoose && <Choice plan={one.plan} group={group} isChosen={isChosen} onChoose={onChoose} disabled={disabled} />}
          </li>
        );
      })}
    </ul>
  );
}
