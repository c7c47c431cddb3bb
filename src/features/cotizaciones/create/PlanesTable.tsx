import { useId } from 'react';
import type { PlanComparado } from '../../../domain/planes.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { RefusableButton, type Refusal } from './RefusableButton.tsx';
import { planRows } from './planes-rows.ts';
import styles from './PlanesTable.module.css';

/** Props of the table and the cards. */
export interface PlanesViewProps {
  readonly compared: readonly PlanComparado[];
  readonly moneda: string;
  readonly elegido: number | null;
  /** Word for a chosen plan that can't be changed. */
  readonly elegidoWord?: string;
  readonly onChoose?: ((noItem: number) => void) | undefined;
  /** Leaves for the issuance with a plan. */
  readonly onIssue?: ((noItem: number) => void) | undefined;
  /** Why the choice can't be changed now. */
  readonly refusal: Refusal | null;
}

interface PlanProps {
  readonly view: PlanesViewProps;
  readonly compared: PlanComparado;
}

const isChosen = ({ elegido }: PlanesViewProps, { plan }: PlanComparado) => plan.noItem === elegido;

function Name({ view, compared }: PlanProps) {
  const { elegidoWord = 'Elegido', onChoose } = view;
  return (
    <span className={styles['name']}>
      <span>{compared.plan.plan}</span>
      {!onChoose && isChosen(view, compared) && <Badge tone="info">{elegidoWord}</Badge>}
      {compared.isLowest && <Badge tone="success">El más bajo</Badge>}
    </span>
  );
}

function Choice({ view, compared, group }: PlanProps & { readonly group: string }) {
  const { onChoose, refusal } = view;
  const { plan } = compared;
  const isOwn = isChosen(view, compared);
  return (
    onChoose && (
      <label className={styles['choice']}>
        <input
          type="radio"
          name={group}
          value={plan.noItem}
          checked={isOwn}
          disabled={refusal !== null}
          onChange={() => onChoose(plan.noItem)}
        />
        <span>{isOwn ? 'Elegido' : 'Elegir'}</span>
        <span className="ag-sr-only">{plan.plan}</span>
      </label>
    )
  );
}

function Issue({ view: { onIssue, refusal }, compared: { plan } }: PlanProps) {
  return (
    onIssue && (
      <RefusableButton variant="outline" size="sm" refusal={refusal} onPress={() => onIssue(plan.noItem)}>
        Elegir y emitir
        <span className="ag-sr-only">{` ${plan.plan}`}</span>
      </RefusableButton>
    )
  );
}

/** The plans as the columns of a table. */
export function PlanesTable(view: PlanesViewProps) {
  const { compared, moneda, onChoose, onIssue } = view;
  const group = useId();
  const columns = compared.map((one, index) => ({ one, key: index, chosen: isChosen(view, one) || undefined }));
  return (
    <table
      className={styles['table']}
      aria-label="Planes cotizados"
      style={{ minWidth: `${11.5 + 9.5 * compared.length}rem`, maxWidth: `${11.5 + 14 * compared.length}rem` }}
    >
      <thead>
        <tr>
          <th scope="col">Plan</th>
          {columns.map(({ one, key, chosen }) => (
            <th key={key} scope="col" data-chosen={chosen}>
              <Name view={view} compared={one} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {onChoose && (
          <tr className={styles['asked']}>
            <th scope="row">Elección</th>
            {columns.map(({ one, key, chosen }) => (
              <td key={key} data-chosen={chosen}>
                <Choice view={view} compared={one} group={group} />
              </td>
            ))}
          </tr>
        )}
        {onIssue && (
          <tr className={styles['asked']}>
            <th scope="row">Emisión</th>
            {columns.map(({ one, key, chosen }) => (
              <td key={key} data-chosen={chosen}>
                <Issue view={view} compared={one} />
              </td>
            ))}
          </tr>
        )}
        {planRows(compared, moneda).map(({ label, of, weight }) => (
          <tr key={label} data-weight={weight}>
            <th scope="row">{label}</th>
            {columns.map(({ one, key, chosen }) => (
              <td key={key} data-chosen={chosen}>
                {of(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The plans one below the other, for narrow places. */
export function PlanesCards(view: PlanesViewProps) {
  const { compared, moneda, onChoose, onIssue } = view;
  const group = useId();
  const rows = planRows(compared, moneda);
  return (
    <ul className={styles['cards']} aria-label="Planes cotizados">
      {compared.map((one, index) => (
        <li key={index} data-chosen={isChosen(view, one) || undefined}>
          <Name view={view} compared={one} />
          {(onChoose || onIssue) && (
            <div className={styles['asked']}>
              <Choice view={view} compared={one} group={group} />
              <Issue view={view} compared={one} />
            </div>
          )}
          <dl>
            {rows.map(({ label, of, weight }) => (
              <div key={label} data-weight={weight}>
                <dt>{label}</dt>
                <dd>{of(one)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
