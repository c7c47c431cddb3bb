import { tipoDocumentoByLength } from '../../../domain/documents.ts';
import { originOf } from '../../../domain/list-addresses.ts';
import { documentoQuery, withGiven } from '../../../domain/list-ways.ts';
import { clientePath } from '../../../domain/paths.ts';
import { type ClienteRow, defineFetchClientesActor } from '../../../machines/actors/clientes.ts';
import { clienteColumns, clienteFilters, toClientesQuery } from '../../shared/cliente/cliente-list-parts.ts';
import { defineList } from '../../../kit/list/define-list.ts';
import { rowWays } from '../../../kit/list/row-ways.ts';
import type { MenuAction } from '../../../ui/layout/MenuPopup.tsx';

/** The client list (specification 1, section 2). */
export const clientesList = defineList({
  load: { operation: 'fetchClientes', defineLoad: defineFetchClientesActor },
  filters: clienteFilters,
  toQuery: toClientesQuery,
  columns: clienteColumns,
  texts: {
    title: 'Clientes',
    breadcrumbs: ['Clientes', 'Listado'],
    filters: 'Filtros de clientes',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  rowId: (row) => row.id,
  rowLabel: (row) => row.nombre,
  rowHref: (row) => clientePath(row.id),
  emptyActions: ({ numeroDocumento = '', tipoDocumento = tipoDocumentoByLength(numeroDocumento) }) => {
    if (numeroDocumento === '' || tipoDocumento === undefined) return [];
    const query = { tipoDocumento, numeroDocumento };
    return [{ label: 'Registrar cliente con este documento', route: 'createClientes', query }];
  },
  create: { label: 'Nuevo cliente', route: 'createClientes' },
});

/** The paths of the forms that begin with a client; null for a form that the user lacks. */
export interface ClientePaths {
  readonly cotizar: string | null;
  readonly solicitar: string | null;
}

/** The links of a row's menu: the client, and forms with the client's document. */
export function waysOf(
  { id, tipoDocumento, nuDocumento }: ClienteRow,
  { cotizar, solicitar }: ClientePaths,
): readonly MenuAction[] {
  const documento = documentoQuery(tipoDocumento, nuDocumento);
  return [
    { label: 'Ver detalle', href: clientePath(id), state: () => originOf(window.location) },
    ...rowWays([
      ['Cotizar', withGiven(cotizar, documento)],
      ['Nueva solicitud', withGiven(solicitar, documento)],
    ]),
  ];
}
