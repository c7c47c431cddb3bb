import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchSiniestrosResponse } from '../../generated/schemas/siniestros.ts';

/** A row of the claim list, with the data of its detail. */
export type SiniestroRow = components['schemas']['SiniestroRow'];

/** The filters of GET /v1/siniestros, named as on the wire. */
export type SiniestrosQuery = Omit<NonNullable<operations['fetchSiniestros']['parameters']['query']>, 'pageNumber' | 'pageSize'>;

function fetchPage(core: CoreClient, { filter, pageSize, pageNumber }: PageRequest<SiniestrosQuery>, signal: AbortSignal) {
  return callPage('fetchSiniestros', zFetchSiniestrosResponse, () =>
    core.GET('/v1/siniestros', { params: { query: { ...filter, pageSize, pageNumber } }, signal }),
  );
}

/** GET /v1/siniestros (specification 2, section 7): one page of claims. Rejects with a Failure. */
export function defineFetchSiniestrosActor(core: CoreClient) {
  return fromPromise<Page<SiniestroRow>, PageRequest<SiniestrosQuery>>(({ input, signal }) => fetchPage(core, input, signal));
}

/** The claim with a number; null for none. Rejects with a Failure. */
export function defineFindSiniestroActor(core: CoreClient) {
  return fromPromise<{ data: SiniestroRow | null; dropped: number }, { params: { readonly id: number } }>(
    async ({ input, signal }) => {
      const { id } = input.params;
      const { rows, dropped } = await fetchPage(core, { filter: { numeroSiniestro: id }, pageSize: 1, pageNumber: 1 }, signal);
      return { data: rows.find(({ noSiniestro }) => noSiniestro === id) ?? null, dropped };
    },
  );
}
