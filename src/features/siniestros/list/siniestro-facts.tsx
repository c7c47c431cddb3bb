import { estatusSiniestro } from '../../../domain/estatus.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPoliza } from '../../../format/polizas.ts';
import { orDash } from '../../../format/text.ts';
import type { SiniestroRow } from '../../../machines/actors/siniestros.ts';
import { documentoText } from '../../shared/cliente/cells.ts';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import type { DetalleProps } from '../Detalle.tsx';
import { clienteWay, type PathOf, polizaWay } from '../ways.ts';

/** The facts of a claim's detail; `tipo` is the name of the document's type. */
export function siniestroFacts(row: SiniestroRow, tipo: string, pathOf: PathOf): DetalleProps {
  const { tipoDocumento, identificacion, noPoliza } = row;
  return {
    facts: [
      ['Tipo de documento', tipo],
      ['Identificación', documentoText(tipoDocumento, identificacion), 'copy'],
      ['Nombre', orDash(row.cliente), undefined, clienteWay(pathOf, tipoDocumento, identificacion)],
      ['Motivo', orDash(row.motivo)],
    ],
    card: [
      ['Tipo de siniestro', orDash(row.tipoSiniestros)],
      ['Sucursal', orDash(row.sucursal)],
      ['No. Siniestro', String(row.noSiniestro)],
      ['Póliza', formatPoliza(row), 'copy', polizaWay(pathOf, noPoliza)],
      ['Fecha Notificación', formatDay(row.fechaNotificacion)],
      ['Fecha Ocurrencia', formatDay(row.fechaOcurrencia)],
      ['Moneda', orDash(row.moneda)],
      ['Estatus', estatusBadge(estatusSiniestro, row.estatus)],
    ],
  };
}
