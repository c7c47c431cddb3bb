import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchCotizacionesResponse } from '../../generated/schemas/cotizaciones.ts';

/** A row of the quote list. */
export type CotizacionRow = components['schemas']['CotizacionRow'];

/** The filters of GET /v1/cotizaciones, named as on the wire. */
export type CotizacionesQuery = Omit<
  NonNullable<operations['fetchCotizaciones']['parameters']['query']>,
  'pageNumber' | 'pageSize'
>;

/** GET /v1/cotizaciones (specification 2, section 7): a page of quotes. Rejects with a Failure. */
export function defineFetchCotizacionesActor(core: CoreClient) {
  return fromPromise<Page<CotizacionRow>, PageRequest<CotizacionesQuery>>(({ input, signal }) =>
    callPage('fetchCotizaciones', zFetchCotizacionesResponse, () =>
      core.GET('/v1/cotizaciones', {
        params: { query: { ...input.filter, pageSize: input.pageSize, pageNumber: input.pageNumber } },
        signal,
      }),
    ),
  );
}
