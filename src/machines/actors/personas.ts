import { fromPromise } from 'xstate';
import { callLookUp } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Documento } from '../../domain/documents.ts';
import type { components } from '../../generated/core.ts';
import { zFetchPadronResponse } from '../../generated/schemas/personas.ts';

/** The names of a person in the electoral register. */
export type PadronPersona = components['schemas']['PadronPersona'];

/**
 * GET /v1/personas/padron/{tipo}/{numero} (specification 1, sections 4 and 7): the names under a cédula, null when nobody has it. Rejects with a
 * Failure.
 */
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
