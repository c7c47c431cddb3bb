import { fromPromise } from 'xstate';
import { call } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { CountPeriod } from '../../domain/periods.ts';
import type { components } from '../../generated/core.ts';
import { zFetchCotizacionesCountResponse } from '../../generated/schemas/dashboard.ts';
import type { Loaded } from '../fetch/fetch-machine.ts';

/** Quotes or issuances of a period, by state. */
export type EstadoCount = components['schemas']['EstadoCount'];

/** Counts as their call gives them. */
export interface LoadedEstadoCount extends Loaded {
  readonly data: EstadoCount;
}

/** GET /v1/dashboard/cotizaciones/count (specification 1, section 7): quotes of a period by state. Rejects with a Failure. */
export function defineFetchCotizacionesCountActor(core: CoreClient) {
  return fromPromise<LoadedEstadoCount, { params: CountPeriod }>(async ({ input, signal }) => {
    const { value } = await call('fetchCotizacionesCount', zFetchCotizacionesCountResponse, () =>
      core.GET('/v1/dashboard/cotizaciones/count', { params: { query: input.params }, signal }),
    );
    return { data: value, dropped: 0 };
  });
}
