import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { components } from '../../generated/core.ts';
import { zFetchClienteResponse } from '../../generated/schemas/cliente.ts';

/** A whole client. */
export type Cliente = components['schemas']['Cliente'];

/** GET /v1/clientes/{id} (specification 1, section 7): one whole client. Rejects with a Failure, a 404 included. */
export function defineFetchClienteActor(core: CoreClient) {
  return fromPromise<{ data: Cliente; dropped: number }, { params: { id: number } }>(async ({ input, signal }) => {
    const { value } = await call('fetchCliente', zFetchClienteResponse, () =>
      core.GET('/v1/clientes/{id}', { params: { path: { id: input.params.id } }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}
