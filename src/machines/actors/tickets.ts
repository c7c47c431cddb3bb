import { fromPromise } from 'xstate';
import { call, callPage, callRowsUnder } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { toBody } from '../../api/to-body.ts';
import { type Comment, findReply, plainText, type Reply } from '../../domain/comments.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import type { components, operations } from '../../generated/core.ts';
import {
  zAddTicketCommentResponse,
  zFetchTicketResponse,
  zFetchTicketsResponse,
  zTicketComment,
} from '../../generated/schemas/solicitudes.ts';

/** A support request as a row of its list. */
export type Ticket = components['schemas']['Ticket'];

type CommentRequest = components['schemas']['TicketCommentRequest'];

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

const fetchComments = (core: CoreClient, id: number, signal: AbortSignal) =>
  callRowsUnder('fetchTicketComments', 'comments', zTicketComment, () =>
    core.GET('/v1/tickets/{id}/comments', { params: { path: { id } }, signal }),
  );

/** GET /v1/tickets/{id}/comments (specification 2, section 7): what was commented on a request, oldest first, as plain text. Rejects with a Failure. */
export async function fetchTexts(core: CoreClient, id: number, signal: AbortSignal): Promise<readonly string[]> {
  const { rows } = await fetchComments(core, id, signal);
  return rows.map(plainText);
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

/** GET /v1/tickets/{id} (specification 2, section 7): one request, as often as `edition` says something else. Rejects with a Failure. */
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

/** GET /v1/tickets/{id}/comments (specification 2, section 7): what was commented on one request, as it comes. Rejects with a Failure. */
export function defineFetchThreadActor(core: CoreClient) {
  return fromPromise<{ comments: readonly Comment[]; dropped: number }, { readonly id: number }>(async ({ input, signal }) => {
    const { rows, dropped } = await fetchComments(core, input.id, signal);
    return { comments: rows, dropped };
  });
}

/** PUT /v1/tickets (specification 2, section 7): adds a reply; gives the service's answer. Rejects with a Failure. */
export function defineAddCommentActor(core: CoreClient) {
  return fromPromise<components['schemas']['DoneAnswer'], Reply>(({ input: { id, text }, signal }) =>
    call('addTicketComment', zAddTicketCommentResponse, () =>
      core.PUT('/v1/tickets', {
        body: toBody({ ticket: { id, comment: { body: text, public: true } } } satisfies CommentRequest),
        signal,
      }),
    ),
  );
}

/** GET /v1/tickets/{id}/comments once more: whether a reply is there whose answer was lost. Rejects with a Failure. */
export function defineVerifyCommentActor(core: CoreClient) {
  return fromPromise<Comment | null, Reply>(async ({ input, signal }) => {
    const { rows } = await fetchComments(core, input.id, signal);
    return findReply(rows, input);
  });
}
