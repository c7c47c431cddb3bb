import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { CountPeriod } from '../../domain/periods.ts';
import type { components } from '../../generated/core.ts';
import { zFetchSolicitudesCountResponse } from '../../generated/schemas/dashboard.ts';
import type { Loaded } from '../fetch/fetch-machine.ts';

/** Requests of a period, by state. */
export type SolicitudesCount = components['schemas']['SolicitudesCount'];

/** Counts as their call gives them. */
export interface LoadedSolicitudesCount extends Loaded {
  readonly data: SolicitudesCount;
}

/** GET /v1/dashboard/solicitudes/count (specification 1, section 7): requests of a period by state. Rejects with a Failure. */
export function defineFetchSolicitudesCountActor(core: CoreClient) {
  return fromPromise<LoadedSolicitudesCount, { params: CountPeriod }>(async ({ input, signal }) => {
    const { value } = await call('fetchSolicitudesCount', zFetchSolicitudesCountResponse, () =>
      core.GET('/v1/dashboard/solicitudes/count', { params: { query: input.params }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}
