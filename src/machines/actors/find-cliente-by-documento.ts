import { fromPromise } from 'xstate';
import { callLookUp } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Documento } from '../../domain/documents.ts';
import type { components } from '../../generated/core.ts';
import { zFetchClienteByDocumentoResponse } from '../../generated/schemas/personas.ts';

/** A client of this intermediary, as found by document. */
export type ClienteFound = components['schemas']['PersonaFound'];

/** The body that creates a client. */
export type ClienteRequest = components['schemas']['ClienteRequest'];

async function findCliente(core: CoreClient, documento: Documento, signal: AbortSignal): Promise<ClienteFound | null> {
  const answer = await callLookUp('fetchClienteByDocumento', zFetchClienteByDocumentoResponse, () =>
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
