import { fromPromise } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import { callSaldos, type LoadedSaldos } from './saldos.ts';

/** GET /v1/antiguedadsaldos (specification 1, section 7): the balance by age. Rejects with a Failure. */
export function defineFetchAntiguedadSaldosActor(core: CoreClient) {
  return fromPromise<LoadedSaldos, { params: null }>(({ signal }) =>
    callSaldos('fetchAntiguedadSaldos', () => core.GET('/v1/antiguedadsaldos', { signal })),
  );
}
