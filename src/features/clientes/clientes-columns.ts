import { formatDay } from '../../format/dates.ts';
import type { ClienteRow } from '../../machines/actors/fetch-clientes.ts';
import { dataColumnHelper, type DataColumns } from '../../ui/table/columns.ts';

const column = dataColumnHelper<ClienteRow>();

/** Columns of the client list (specification 1, section 2); the type of a document is shown by its name where the catalogue is here. */
export const clientesColumns = (nombreTipoDocumento: (tipo: string) => string): DataColumns<ClienteRow> => [
  column.accessor((row) => nombreTipoDocumento(row.tipoDocumento), {
    id: 'tipoDocumento',
    header: 'Tipo Documento',
    meta: { nowrap: true },
  }),
  column.accessor('nuDocumento', { header: 'Núm. Documento', meta: { nowrap: true } }),
  column.accessor('nombre', { header: 'Nombres' }),
  column.accessor((row) => formatDay(row.fechaNacimiento), {
    id: 'fechaNacimiento',
    header: 'Fecha de nacimiento',
    meta: { nowrap: true },
  }),
  column.accessor((row) => formatDay(row.fechaIngresoSistema), {
    id: 'fechaIngresoSistema',
    header: 'Fecha ingreso sistema',
    meta: { nowrap: true },
  }),
];
