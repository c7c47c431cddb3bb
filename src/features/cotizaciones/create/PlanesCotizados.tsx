import { useId, useRef } from 'react';
import type { PlanCotizado } from '../../../domain/cotizaciones.ts';
import { comparePlanes } from '../../../domain/planes.ts';
import { formatMoneda } from '../../../format/money.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useFit } from '../../../ui/layout/use-fit.ts';
import { PlanesActions } from './PlanesActions.tsx';
import { PlanesCards, PlanesTable, type PlanesViewProps } from './PlanesTable.tsx';
import styles from './PlanesCotizados.module.css';

const staleText = 'Los datos cambiaron: cotiza de nuevo';

/** Props of {@link PlanesCotizados}. */
export interface PlanesCotizadosProps {
  readonly planes: readonly PlanCotizado[];
  /** Name of the currency, or its code; empty while it is not known. */
  readonly moneda: string;
  /** `noItem` of the chosen plan. */
  readonly elegido: number | null;
  /** Without it the plans are only read. */
  readonly onChoose?: ((noItem: number) => void) | undefined;
  /** The data have changed since the plans were rated: they can be neither chosen, copied nor printed. */
  readonly isStale: boolean;
  /** What 'Copiar resumen' copies, of `planesAsText`; without it there is no such button. */
  readonly resumen?: string | undefined;
  /** Shows the document of the quote; without it there is no 'Imprimir'. */
  readonly onPrint?: (() => void) | undefined;
}

/** The plans of a rated quote side by side, cards where there is less than 640 px, to be compared and, with `onChoose`, chosen from. */
export function PlanesCotizados({ planes, moneda, elegido, onChoose, isStale, resumen, onPrint }: PlanesCotizadosProps) {
  const staleId = useId();
  return (
    <div className={styles['planes']} data-stale={isStale || undefined}>
      <output className={styles['notice']}>{isStale && <span id={staleId}>{staleText}</span>}</output>
      {planes.length === 0 ? (
        <EmptyState title="La aseguradora no ofrece planes para estos datos." />
      ) : (
        <>
          {moneda && <p className={styles['moneda']}>{`Montos en ${formatMoneda(moneda)}`}</p>}
          {onChoose ? (
            <fieldset className={styles['choice']}>
              <legend className="ag-sr-only">Plan elegido</legend>
              <Fitting compared={comparePlanes(planes)} elegido={elegido} onChoose={onChoose} disabled={isStale} />
            </fieldset>
          ) : (
            <Fitting compared={comparePlanes(planes)} elegido={elegido} />
          )}
          <PlanesActions resumen={resumen} onPrint={onPrint} refusal={isStale ? { id: staleId, text: staleText } : null} />
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
