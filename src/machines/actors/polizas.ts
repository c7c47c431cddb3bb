import { fromPromise } from 'xstate';
import { callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchPolizasResponse } from '../../generated/schemas/polizas.ts';

/** A row of the policy list. */
export type PolizaRow = components['schemas']['PolizaRow'];

/** The filters of GET /v1/polizas, named as on the wire. */
export type PolizasQuery = Omit<NonNullable<operations['fetchPolizas']['parameters']['query']>, 'pageNumber' | 'pageSize'>;

/** GET /v1/polizas (specification 2, section 7): one page of policies. Rejects with a Failure. */
export function defineFetchPolizasActor(core: CoreClient) {
  return fromPromise<Page<PolizaRow>, PageRequest<PolizasQuery>>(({ input, signal }) =>
    callPage('fetchPolizas', zFetchPolizasResponse, () =>
      core.GET('/v1/polizas', {
        params: { query: { ...input.filter, pageSize: input.pageSize, pageNumber: input.pageNumber } },
        signal,
      }),
    ),
  );
}
