import { estatusNotificacion } from '../../../domain/estatus.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import type { NotificacionRow } from '../../../machines/actors/notificaciones.ts';
import { documentoText } from '../../shared/cliente/cells.ts';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import type { DetalleProps } from '../Detalle.tsx';
import { clienteWay, type PathOf, polizaWay } from '../ways.ts';

/** The facts of a notification's detail; the service gives no types of its documents. */
export function notificacionFacts(row: NotificacionRow, pathOf: PathOf): DetalleProps {
  const { documentoAsegurado, documentoTitular } = row;
  return {
    facts: [
      ['Documento del asegurado', documentoText(null, documentoAsegurado), 'copy'],
      ['Asegurado', orDash(row.asegurado), undefined, clienteWay(pathOf, null, documentoAsegurado)],
      ['Información particular', orDash(row.informacionParticular)],
      ['Consecuencia Siniestro', orDash(row.consecuenciaSiniestro)],
    ],
    card: [
      ['Ramo', orDash(row.ramo)],
      ['Tipo', orDash(row.tipo)],
      ['No. Notificacion', String(row.numeroNotificacion)],
      ['No. Solicitud', orDash(row.numeroSolicitud)],
      ['Póliza', orDash(row.numeroPoliza), 'copy', polizaWay(pathOf, row.numeroPoliza)],
      ['Documento del titular', documentoText(null, documentoTitular), 'copy'],
      ['Titular', orDash(row.titular), undefined, clienteWay(pathOf, null, documentoTitular)],
      ['Fecha Notificación', formatDay(row.fechaNotificacion)],
      ['Fecha Ocurrencia', formatDay(row.fechaOcurrencia)],
      ['Estatus', estatusBadge(estatusNotificacion, row.estatus)],
    ],
  };
}
