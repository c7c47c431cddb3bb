import { fromPromise } from 'xstate';
import { call, callPage } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import { zFetchTicketCommentsResponse, zFetchTicketsResponse } from '../../generated/schemas/solicitudes.ts';

/** A support request as a row of its list. */
export type Ticket = components['schemas']['Ticket'];

/** The filters of GET /v1/tickets, named as on the wire. */
export type TicketsQuery = Omit<NonNullable<operations['fetchTickets']['parameters']['query']>, 'pageNumber' | 'pageSize'>;

/** GET /v1/tickets (specification 2, section 7): one page of the intermediary's requests. Rejects with a Failure. */
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

/** What was commented on some requests, as plain text: one text for each of them. */
export type CommentTexts = Readonly<Record<number, string>>;

/** How many requests are asked about at the same time. */
const atMost = 6;

const plain = ({ body, html_body: html }: components['schemas']['TicketComment']) =>
  body || (html ?? '').replaceAll(/<[^>]*>/g, ' ');

/** GET /v1/tickets/{id}/comments (specification 2, section 7): what was commented on a request, oldest first, as plain text. Rejects with a Failure. */
export async function fetchTexts(core: CoreClient, id: number, signal: AbortSignal): Promise<readonly string[]> {
  const { value } = await call('fetchTicketComments', zFetchTicketCommentsResponse, () =>
    core.GET('/v1/tickets/{id}/comments', { params: { path: { id } }, signal }),
  );
  return value.comments.map(plain);
}

/**
 * GET /v1/tickets/{id}/comments (specification 2, section 7) for each of some requests, six at a time. The first that fails gives the others up.
 * Rejects with a Failure.
 */
export function defineFetchCommentTextsActor(core: CoreClient) {
  return fromPromise<{ data: CommentTexts; dropped: number }, { params: { readonly ids: readonly number[] } }>(
    async ({ input, signal }) => {
      const texts: Record<number, string> = {};
      const given = new AbortController();
      const either = AbortSignal.any([signal, given.signal]);
      const left = input.params.ids.values();
      const work = async () => {
        for (const id of left) {
          either.throwIfAborted();
          texts[id] = (await fetchTexts(core, id, either)).join('\n');
        }
      };
      try {
        await Promise.all(Array.from({ length: atMost }, work));
      } finally {
        given.abort();
      }
      return { data: texts, dropped: 0 };
    },
  );
}
