import { fromPromise } from 'xstate';
import { callRows } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { components } from '../../generated/core.ts';
import { zFetchRegionesByMediadorResponse } from '../../generated/schemas/cotizacion.ts';

/** Region and branch of the intermediary in an entity. */
export type RegionMediador = components['schemas']['RegionMediador'];

/** GET /v1/regiones/mediador/{code} (specification 2, section 7). Rejects with a Failure. */
export function defineFetchRegionesMediadorActor(core: CoreClient) {
  return fromPromise<{ data: readonly RegionMediador[]; dropped: number }, { params: { code: number } }>(
    async ({ input, signal }) => {
      const { rows, dropped } = await callRows('fetchRegionesByMediador', zFetchRegionesByMediadorResponse, () =>
        core.GET('/v1/regiones/mediador/{code}', { params: { path: { code: input.params.code } }, signal }),
      );
      return { data: rows, dropped };
    },
  );
}
