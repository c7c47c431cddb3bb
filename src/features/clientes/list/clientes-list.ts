import { normaliseNumeroDocumento } from '../../../domain/documents.ts';
import { type ClienteRow, type ClientesQuery, defineFetchClientesActor } from '../../../machines/actors/clientes.ts';
import type { ListDefinition, ListFilter } from '../../../wiring/list/use-list.ts';

/** The filters of the client list, as the address names them. */
export type ClientesFilterKey = 'tipoDocumento' | 'numeroDocumento' | 'nombre' | 'idTipoPersona';

/** Filters of the address → query of GET /v1/clientes; the name goes as `zonaRazonSocial` (decisions, "Clients"). */
export function toClientesQuery(filter: ListFilter<ClientesFilterKey>): ClientesQuery {
  const numeroDocumento = normaliseNumeroDocumento(filter.numeroDocumento);
  return {
    ...(filter.tipoDocumento && { tipoDocumento: filter.tipoDocumento }),
    ...(numeroDocumento && { numeroDocumento }),
    ...(filter.nombre && { zonaRazonSocial: filter.nombre }),
    ...(/^\d{1,9}$/.test(filter.idTipoPersona) && { idTipoPersona: Number(filter.idTipoPersona) }),
  };
}

/** The client list (specification 1, section 2). */
export const clientesList: ListDefinition<ClienteRow, ClientesFilterKey, ClientesQuery> = {
  operation: 'fetchClientes',
  filterKeys: ['tipoDocumento', 'numeroDocumento', 'nombre', 'idTipoPersona'],
  toQuery: toClientesQuery,
  defineFetchPage: defineFetchClientesActor,
};
