import { formatDay } from '../../../format/dates.ts';
import type { ClienteRow } from '../../../machines/actors/clientes.ts';
import { dataColumnHelper, type DataColumns } from '../../../ui/table/columns.ts';

const column = dataColumnHelper<ClienteRow>();

/** Columns of the client list (specification 1, section 2); the type of a document is shown by its name where the catalogue is here. */
export const clientesColumns = (nombreTipoDocumento: (tipo: string) => string): DataColumns<ClienteRow> => [
  // In `cell`, not in the accessor: the table keeps an accessor's value for as long as it has the row.
  column.accessor('tipoDocumento', {
    header: 'Tipo Documento',
    meta: { nowrap: true },
    cell: ({ getValue }) => nombreTipoDocumento(getValue()),
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
