import { useId, useRef } from 'react';
import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { comparePlanes } from '../../../domain/planes.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useFit } from '../../../ui/layout/use-fit.ts';
import { PlanesActions } from './PlanesActions.tsx';
import { PlanesCards, PlanesTable, type PlanesViewProps } from './PlanesTable.tsx';
import styles from './PlanesCotizados.module.css';

const staleText = 'Los datos cambiaron: cotiza de nuevo';
const waitingText = 'Los datos técnicos todavía se están cargando.';

export interface PlanesCotizadosProps {
  readonly planes: readonly PlanCotizado[];
  /** Name of the currency, or its code; empty while unknown. */
  readonly moneda: string;
  /** `noItem` of the chosen plan. */
  readonly elegido: number | null;
  /** Without it the plans are read-only. */
  readonly onChoose?: ((noItem: number) => void) | undefined;
  /** Word for a chosen plan of a read-only table; 'Elegido' by default. */
  readonly elegidoWord?: string;
  /** Leaves for the issuance with a plan; adds the buttons 'Elegir y emitir'. */
  readonly onIssue?: ((noItem: number) => void) | undefined;
  /** Whether the data have changed since the rating: all actions are then refused. */
  readonly isStale: boolean;
  /** Whether the form is still loading: all actions are then refused. */
  readonly isWaiting?: boolean;
  /** Text that 'Copiar resumen' copies, from `planesAsText`; without it the button is absent. */
  readonly resumen?: string | undefined;
  /** Shows the quote's document; without it 'Imprimir' is absent. */
  readonly onPrint?: (() => void) | undefined;
  /** Sends the quote to its client; without it the button is absent. */
  readonly onSend?: (() => void) | undefined;
}

/** The plans of a rated quote side by side, or as cards in a narrow place. */
export function PlanesCotizados({ planes, onChoose, isStale, isWaiting = false, ...given }: PlanesCotizadosProps) {
  const { resumen, onPrint, onSend, ...shown } = given;
  const id = useId();
  const refusal = isStale ? { id, text: staleText } : isWaiting ? { id, text: waitingText } : null;
  const view = { ...shown, compared: comparePlanes(planes), onChoose, refusal };
  return (
    <div className={styles['planes']} data-stale={isStale || undefined}>
      <output className={styles['notice']}>{isStale && <span id={id}>{staleText}</span>}</output>
      {isWaiting && (
        <span id={id} className="ag-sr-only">
          {waitingText}
        </span>
      )}
      {planes.length === 0 ? (
        <EmptyState title="La aseguradora no ofrece planes para estos datos." />
      ) : (
        <>
          {onChoose ? (
            <fieldset className={styles['choice']}>
              <legend className="ag-sr-only">Plan elegido</legend>
              <Fitting {...view} />
            </fieldset>
          ) : (
            <Fitting {...view} />
          )}
          <PlanesActions resumen={resumen} onPrint={onPrint} onSend={onSend} refusal={refusal} />
        </>
      )}
    </div>
  );
}

function Fitting(props: PlanesViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const { cards, overflows } = useFit(place);
  return (
    <div
      ref={place}
      className={styles['place']}
      {...(overflows && { role: 'group', tabIndex: 0, 'aria-label': 'Planes cotizados' })}
    >
      {cards ? <PlanesCards {...props} /> : <PlanesTable {...props} />}
    </div>
  );
}
