import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import type { components } from '../../generated/core.ts';
import { zCreateClienteResponse, zFetchClienteResponse } from '../../generated/schemas/cliente.ts';
import { type ClienteFound, findClienteByDocumento } from './personas.ts';

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

/** The body that creates a client. */
export type ClienteRequest = components['schemas']['ClienteRequest'];

/** The client that a body whose creation was not answered would make, looked up by its document: null while there is none. Rejects with a Failure. */
export function defineVerifyClienteActor(core: CoreClient) {
  return fromPromise<ClienteFound | null, ClienteRequest>(({ input, signal }) =>
    findClienteByDocumento(core, { tipoDocumento: input.idTipoDocumento, nuDocumento: input.nuDocumento }, signal),
  );
}

/** POST /v1/clientes (specification 1, section 7): creates a client; gives the service's answer. Rejects with a Failure. */
export function defineCreateClienteActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], ClienteRequest>(({ input, signal }) =>
    call('createCliente', zCreateClienteResponse, () => core.POST('/v1/clientes', { body: toBody(input), signal })),
  );
}
