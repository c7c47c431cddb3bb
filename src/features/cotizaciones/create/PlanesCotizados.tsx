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

/** Props of {@link PlanesCotizados}. */
export interface PlanesCotizadosProps {
  readonly planes: readonly PlanCotizado[];
  /** Name of the currency, or its code; empty while it is not known. */
  readonly moneda: string;
  /** `noItem` of the chosen plan. */
  readonly elegido: number | null;
  /** Without it the plans are only read. */
  readonly onChoose?: ((noItem: number) => void) | undefined;
  /** The words for the chosen plan where it can't be changed; 'Elegido' unless given. */
  readonly elegidoWord?: string;
  /** Goes on to the issuance with a plan; without it there is no such way. */
  readonly onIssue?: ((noItem: number) => void) | undefined;
  /** The data have changed since the plans were rated: they can be neither chosen, copied, printed nor sent. */
  readonly isStale: boolean;
  /** The plans have come before their form: nothing can be done with them yet. */
  readonly isWaiting?: boolean;
  /** What 'Copiar resumen' copies, of `planesAsText`; without it there is no such button. */
  readonly resumen?: string | undefined;
  /** Shows the document of the quote; without it there is no 'Imprimir'. */
  readonly onPrint?: (() => void) | undefined;
  /** Sends the quote to its client; without it there is no such button. */
  readonly onSend?: (() => void) | undefined;
}

/** The plans of a rated quote side by side, cards where there is less than 640 px, to be compared and, with `onChoose`, chosen from. */
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
