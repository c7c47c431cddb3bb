import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchClientesResponse } from '../../generated/schemas/clientes.ts';

/** A row of the client list. */
export type ClienteRow = components['schemas']['ClienteRow'];

/** The filters of GET /v1/clientes, named as on the wire. */
export type ClientesQuery = Omit<NonNullable<operations['fetchClientes']['parameters']['query']>, 'pageNumber' | 'pageSize'>;

/** GET /v1/clientes (specification 1, section 7): one page of clients. Rejects with a Failure. */
export function defineFetchClientesActor(core: CoreClient) {
  return fromPromise<Page<ClienteRow>, PageRequest<ClientesQuery>>(({ input, signal }) =>
    callPage('fetchClientes', zFetchClientesResponse, () =>
      core.GET('/v1/clientes', {
        params: { query: { ...input.filter, pageSize: input.pageSize, pageNumber: input.pageNumber } },
        signal,
      }),
    ),
  );
}
