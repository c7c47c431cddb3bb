import type { CatalogoName } from '../../../domain/catalogos.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPoliza } from '../../../format/polizas.ts';
import { orDash } from '../../../format/text.ts';
import type { SiniestroRow } from '../../../machines/actors/siniestros.ts';
import { documentoText } from '../../shared/cliente/cells.ts';
import { useCatalogoNames } from '../../../kit/list/use-catalogo-names.ts';
import { Detalle } from '../Detalle.tsx';

const catalogos: readonly CatalogoName[] = ['tipoDocumentos'];

/** 'Detalle de siniestro' (specification 2, section 2): all of it comes from the row (assumptions P1). */
export function SiniestroDetalle({ row }: { row: SiniestroRow }) {
  const tipo = orDash(row.tipoDocumento);
  return (
    <Detalle
      facts={[
        ['Tipo de documento', useCatalogoNames(catalogos).get('tipoDocumentos')?.get(tipo) ?? tipo],
        ['Identificación', documentoText(row.tipoDocumento, row.identificacion), 'copy'],
        ['Nombre', orDash(row.cliente)],
        ['Motivo', orDash(row.motivo)],
      ]}
      card={[
        ['Tipo de siniestro', orDash(row.tipoSiniestros)],
        ['Sucursal', orDash(row.sucursal)],
        ['No. Siniestro', String(row.noSiniestro)],
        ['Póliza', formatPoliza(row), 'copy'],
        ['Fecha Notificación', formatDay(row.fechaNotificacion)],
        ['Fecha Ocurrencia', formatDay(row.fechaOcurrencia)],
        ['Moneda', orDash(row.moneda)],
        ['Estatus', orDash(row.estatus)],
      ]}
    />
  );
}
