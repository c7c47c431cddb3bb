import { useState } from 'react';
import { isSendable, type PlanCotizado } from '../../../domain/cotizaciones.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import { reporteOrder, type ReporteOrder, reportes } from '../../../domain/reportes.ts';
import { toDay } from '../../../format/typed-days.ts';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { lateReportDialog } from '../../../kit/report/late-report-dialog.ts';
import { isSold } from './cotizacion-state.ts';
import { planesAsText } from './planes-text.ts';
import { PlanesCotizados } from './PlanesCotizados.tsx';
import { planesId } from './show-planes.ts';
import type { CotizacionForm } from './use-cotizacion.ts';
import { useNombre } from './use-nombre.ts';

export interface PlanesProps {
  readonly cotizacion: CotizacionForm;
  readonly planes: readonly PlanCotizado[];
  /** Name of the product, for one that the catalogue lacks. */
  readonly producto: string | null;
  /** The quote's status at the service; null for a quote that the service does not have. */
  readonly idEstatus: number | null;
  /** Leaves for the issuance with a plan; undefined where the quote can't be issued. */
  readonly onIssue: ((noItem: number) => void) | undefined;
}

/** The plans of the last rating, or those of an opened quote. */
export function Planes({ cotizacion, planes, producto: unknown, idEstatus, onIssue }: PlanesProps) {
  const { state, send, form, cliente, intermediario } = cotizacion;
  const { sendToClient } = usePortal();
  const producto = useNombre(form, 'producto', 'productos') ?? unknown ?? '';
  const moneda = useNombre(form, 'moneda', 'monedas') ?? '';
  const [order, setOrder] = useState<ReporteOrder | null>(null);
  const [feDesde, feHasta] = [useFieldValue(form, 'feDesde'), useFieldValue(form, 'feHasta')];
  const { noItem, numero, value } = state;
  const item = noItem ?? planes[0]?.noItem;
  const printed =
    numero === null || item === undefined
      ? null
      : reporteOrder(reportes.JRTE00001, {
          entidad: String(intermediario.entidad),
          cotizacion: String(numero),
          item: String(item),
        });
  const resumen =
    numero === null
      ? undefined
      : planesAsText({
          nuCotizacion: numero,
          producto,
          solicitante: cliente.found ? nameOfPersona(cliente.found) : '',
          desde: toDay(feDesde),
          hasta: toDay(feHasta),
          moneda,
          planes,
          elegido: noItem,
        });
  const isEditable = !form.readOnly;
  return (
    <FieldGroup title="Planes" level={2} id={planesId} plain>
      <PlanesCotizados
        planes={planes}
        moneda={moneda}
        elegido={noItem}
        {...(idEstatus !== null && isSold({ idEstatus }) && { elegidoWord: 'Emitido' })}
        onChoose={isEditable ? (chosen) => send({ type: 'plan.chosen', noItem: chosen }) : undefined}
        onIssue={isEditable ? onIssue : undefined}
        isStale={value === 'stale'}
        isWaiting={isEditable && state.planes === null}
        resumen={resumen}
        onPrint={printed ? () => setOrder(printed) : undefined}
        onSend={
          printed && numero !== null && (idEstatus === null || isSendable(idEstatus))
            ? () =>
                sendToClient({
                  what: 'cotizacion',
                  cotizacion: numero,
                  noItem,
                  document: { order: printed, file: null },
                })
            : undefined
        }
      />
      {order && <lateReportDialog.Component order={order} title="Cotización" onClose={() => setOrder(null)} />}
    </FieldGroup>
  );
}
