import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { CountPeriod } from '../../domain/periods.ts';
import { zFetchEmisionesCountResponse } from '../../generated/schemas/dashboard.ts';
import type { LoadedEstadoCount } from './fetch-cotizaciones-count.ts';

/** GET /v1/dashboard/emisiones/count (specification 1, section 7): issuances of a period by state. Rejects with a Failure. */
export function defineFetchEmisionesCountActor(core: CoreClient) {
  return fromPromise<LoadedEstadoCount, { params: CountPeriod }>(async ({ input, signal }) => {
    const { value } = await call('fetchEmisionesCount', zFetchEmisionesCountResponse, () =>
      core.GET('/v1/dashboard/emisiones/count', { params: { query: input.params }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}
