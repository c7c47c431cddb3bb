import { tipoDocumentoByLength } from '../../../domain/documents.ts';
import { originOf } from '../../../domain/list-addresses.ts';
import { clientePath } from '../../../domain/paths.ts';
import { defineFetchClientesActor } from '../../../machines/actors/clientes.ts';
import { clienteColumns, clienteFilters, toClientesQuery } from '../../shared/cliente/cliente-list-parts.ts';
import { defineList } from '../../../kit/list/define-list.ts';

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
  rowActions: (row) => [{ label: 'Ver detalle', href: clientePath(row.id), state: () => originOf(window.location) }],
  emptyActions: ({ numeroDocumento = '', tipoDocumento = tipoDocumentoByLength(numeroDocumento) }) => {
    if (numeroDocumento === '' || tipoDocumento === undefined) return [];
    const query = { tipoDocumento, numeroDocumento };
    return [{ label: 'Registrar cliente con este documento', route: 'createClientes', query }];
  },
  create: { label: 'Nuevo cliente', route: 'createClientes' },
});
