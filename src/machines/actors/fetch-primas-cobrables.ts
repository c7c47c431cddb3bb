import { fromPromise } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import { callSaldos, type LoadedSaldos } from './saldos.ts';

/** GET /v1/antiguedadsaldos/primascobrables (specification 1, section 7): what falls due in the current month. Rejects with a Failure. */
export function defineFetchPrimasCobrablesActor(core: CoreClient) {
  return fromPromise<LoadedSaldos, { params: null }>(({ signal }) =>
    callSaldos('fetchPrimasCobrables', () => core.GET('/v1/antiguedadsaldos/primascobrables', { signal })),
  );
}
