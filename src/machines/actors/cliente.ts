import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { call, callLookUp } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import type { Documento } from '../../domain/documents.ts';
import { nameOfPersona } from '../../domain/persona.ts';
import type { components } from '../../generated/core.ts';
import { zCreateClienteResponse, zFetchClienteResponse } from '../../generated/schemas/cliente.ts';
import { zFetchClienteByDocumentoResponse } from '../../generated/schemas/personas.ts';

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

/** A client of this intermediary, as found by document. */
export type ClienteFound = components['schemas']['PersonaFound'];

/** The body that creates a client. */
export type ClienteRequest = components['schemas']['ClienteRequest'];

// The contract leaves open which of two names an answer carries; without any there is nobody to show.
const clienteFound = zFetchClienteByDocumentoResponse.check(z.refine(({ value }) => nameOfPersona(value) !== ''));

async function findCliente(core: CoreClient, documento: Documento, signal: AbortSignal): Promise<ClienteFound | null> {
  const answer = await callLookUp('fetchClienteByDocumento', clienteFound, () =>
    core.GET('/v1/clientes/{tipo}/{numero}', {
      params: { path: { tipo: documento.tipoDocumento, numero: documento.nuDocumento } },
      signal,
    }),
  );
  return answer && answer.value;
}

/**
 * GET /v1/clientes/{tipo}/{numero} (specification 1, sections 4 and 7): the intermediary's client with that document, null when there is none.
 * Rejects with a Failure.
 */
export function defineFindClienteByDocumentoActor(core: CoreClient) {
  return fromPromise<ClienteFound | null, Documento>(({ input, signal }) => findCliente(core, input, signal));
}

/** The same look-up for a body whose creation was not answered: the client that it would make, null while there is none. */
export function defineVerifyClienteActor(core: CoreClient) {
  return fromPromise<ClienteFound | null, ClienteRequest>(({ input, signal }) =>
    findCliente(core, { tipoDocumento: input.idTipoDocumento, nuDocumento: input.nuDocumento }, signal),
  );
}

/** POST /v1/clientes (specification 1, section 7): creates a client; gives the service's answer. Rejects with a Failure. */
export function defineCreateClienteActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], ClienteRequest>(({ input, signal }) =>
    call('createCliente', zCreateClienteResponse, () => core.POST('/v1/clientes', { body: toBody(input), signal })),
  );
}
