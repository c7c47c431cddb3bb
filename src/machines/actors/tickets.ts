import { fromPromise } from 'xstate';
import { call, callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchTicketResponse, zFetchTicketsResponse } from '../../generated/schemas/solicitudes.ts';

/** A support request as a row of its list. */
export type Ticket = components['schemas']['Ticket'];

/** The filters of GET /v1/tickets, named as on the wire. */
export type TicketsQuery = Omit<NonNullable<operations['fetchTickets']['parameters']['query']>, 'pageNumber' | 'pageSize'>;

/** GET /v1/tickets (specification 2, section 7): one page of requests. Rejects with a Failure. */
export function defineFetchTicketsActor(core: CoreClient) {
  return fromPromise<Page<Ticket>, PageRequest<TicketsQuery>>(({ input, signal }) =>
    callPage('fetchTickets', zFetchTicketsResponse, () =>
      core.GET('/v1/tickets', {
        params: { query: { ...input.filter, pageSize: input.pageSize, pageNumber: input.pageNumber } },
        signal,
      }),
    ),
  );
}

/** GET /v1/tickets/{id} (specification 2, section 7), per `edition`. Rejects with a Failure. */
export function defineFetchTicketActor(core: CoreClient) {
  return fromPromise<{ data: Ticket; dropped: number }, { params: { readonly id: number; readonly edition: number } }>(
    async ({ input, signal }) => {
      const { value } = await call('fetchTicket', zFetchTicketResponse, () =>
        core.GET('/v1/tickets/{id}', { params: { path: { id: input.params.id } }, signal }),
      );
      return { data: value.ticket, dropped: 0 };
    },
  );
}
