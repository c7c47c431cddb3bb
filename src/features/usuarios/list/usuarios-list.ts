import { paths } from '../../../domain/paths.ts';
import { defineFetchClientesActor } from '../../../machines/actors/clientes.ts';
import { clienteColumns, clienteFilters, toClientesQuery } from '../../shared/cliente/cliente-list-parts.ts';
import { defineList } from '../../../kit/list/define-list.ts';

/** The intermediary users (specification 2, section 2), read from the clients (assumptions P5). */
export const usuariosList = defineList({
  load: { operation: 'fetchClientes', defineLoad: defineFetchClientesActor },
  filters: clienteFilters,
  toQuery: toClientesQuery,
  columns: clienteColumns,
  texts: {
    title: 'Usuarios intermediarios',
    breadcrumbs: ['Usuarios intermediarios', 'Listado'],
    filters: 'Filtros de usuarios intermediarios',
    empty: 'No se ha encontrado registros en el sistema.',
  },
  rowId: (row) => row.id,
  rowLabel: (row) => row.nombre,
  rowHref: () => paths.home,
  rowActions: () => ['Ver detalle', 'Modificar', 'Inf. consolidada'].map((label) => ({ label, href: paths.home })),
  create: { label: 'Nuevo Cliente', unavailable: 'Desde esta pantalla no se registran clientes.' },
});
