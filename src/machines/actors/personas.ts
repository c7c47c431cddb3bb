import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { callLookUp } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Documento } from '../../domain/documents.ts';
import { nameOfPersona } from '../../domain/persona.ts';
import type { components } from '../../generated/core.ts';
import { zFetchClienteByDocumentoResponse, zFetchPadronResponse } from '../../generated/schemas/personas.ts';

/** A client of this intermediary, found by document. */
export type ClienteFound = components['schemas']['PersonaFound'];

// The contract allows either of two names in an answer; without both there is nobody to show.
const clienteFound = zFetchClienteByDocumentoResponse.check(z.refine(({ value }) => nameOfPersona(value) !== ''));

/** The client with a document, or null (specification 1, sections 4 and 7), else a Failure. */
export async function findClienteByDocumento(
  core: CoreClient,
  documento: Documento,
  signal: AbortSignal,
): Promise<ClienteFound | null> {
  const answer = await callLookUp('fetchClienteByDocumento', clienteFound, () =>
    core.GET('/v1/clientes/{tipo}/{numero}', {
      params: { path: { tipo: documento.tipoDocumento, numero: documento.nuDocumento } },
      signal,
    }),
  );
  return answer && answer.value;
}

/** The look-up of a client by document, for forms. */
export function defineFindClienteByDocumentoActor(core: CoreClient) {
  return fromPromise<ClienteFound | null, Documento>(({ input, signal }) => findClienteByDocumento(core, input, signal));
}

/** The client of a document as an actor for `provideFetch`; null without a document. */
export function defineFetchClienteByDocumentoActor(core: CoreClient) {
  return fromPromise<{ data: ClienteFound | null; dropped: number }, { params: Documento | null }>(async ({ input, signal }) => ({
    data: input.params && (await findClienteByDocumento(core, input.params, signal)),
    dropped: 0,
  }));
}

/** The names of a person in the electoral register. */
export type PadronPersona = components['schemas']['PadronPersona'];

/** The names under a cédula, or null (specification 1, sections 4 and 7), else a Failure. */
export function defineFetchPadronActor(core: CoreClient) {
  return fromPromise<PadronPersona | null, Documento>(async ({ input, signal }) => {
    const answer = await callLookUp('fetchPadron', zFetchPadronResponse, () =>
      core.GET('/v1/personas/padron/{tipo}/{numero}', {
        params: { path: { tipo: input.tipoDocumento, numero: input.nuDocumento } },
        signal,
      }),
    );
    return answer && answer.value;
  });
}
