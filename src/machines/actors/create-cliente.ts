import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { components } from '../../generated/core.ts';
import { zCreateClienteResponse } from '../../generated/schemas/cliente.ts';

/** POST /v1/clientes (specification 1, section 7): creates a client; gives what the service says of it. Rejects with a Failure. */
export function defineCreateClienteActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], components['schemas']['ClienteRequest']>(({ input, signal }) =>
    call('createCliente', zCreateClienteResponse, () =>
      // The client's types forbid fields that are always null, and the contract has some.
      core.POST('/v1/clientes', { body: input as never, signal }),
    ),
  );
}
