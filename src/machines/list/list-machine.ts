import { assertEvent, assign, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

type ListEvent =
  /** The address asks for a page; a page under way is dropped. */
  | { readonly type: 'page.requested'; readonly request: PageRequest<unknown> }
  | { readonly type: 'retry' }
  /** Requests a page again that failed for want of network. */
  | { readonly type: 'network.restored' };

interface ListContext {
  readonly operation: OperationId;
  readonly request: PageRequest<unknown> | null;
  /** Stays while the next page loads, and after a failure under the same filter. */
  readonly page: Page<unknown> | null;
  readonly answered: PageRequest<unknown> | null;
  /** Totals of the last answer under the same filter, so that the paginator stays during a load. */
  readonly meta: Page<unknown>['meta'] | null;
  readonly failure: Failure | null;
}

const isSameFilter = (a: PageRequest<unknown> | null, b: PageRequest<unknown> | null) =>
  JSON.stringify(a?.filter) === JSON.stringify(b?.filter);

/** Under the same filter another page size changes the page count alone. */
function keptMeta({ request, meta }: ListContext, asked: PageRequest<unknown>): ListContext['meta'] {
  if (!request || !meta || !isSameFilter(request, asked)) return null;
  const { pageSize } = asked;
  return request.pageSize === pageSize ? meta : { ...meta, totalPages: Math.ceil(meta.totalCount / pageSize) };
}

const surplusOf = ({ request }: ListContext, { rows }: Page<unknown>) => rows.length - (request?.pageSize ?? rows.length);

/** The machine of every paged list. {@link provideList} types it. */
export const listMachine = setup({
  types: {
    input: ofType<{ readonly operation: OperationId }>(),
    context: ofType<ListContext>(),
    events: ofType<ListEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    fetchPage: notProvided<Page<unknown>, PageRequest<unknown>>('fetchPage'),
  },
  actions: {
    keepPage: assign(({ context }, params: { page: Page<unknown> }) => ({
      page: { ...params.page, rows: params.page.rows.slice(0, context.request?.pageSize) },
      answered: context.request,
      meta: params.page.meta,
    })),
    /** Rows of another filter would pass for the answer to this one. */
    dropOtherRows: assign(({ context }) =>
      isSameFilter(context.answered, context.request) ? {} : { page: null, answered: null },
    ),
    emitNotice: emitNotice(),
  },
  guards: {
    hasDropped: (_, params: { page: Page<unknown> }) => params.page.dropped > 0,
    /** Rows without a readable one are a failure, not an empty list. */
    isUnreadable: (_, params: { page: Page<unknown> }) => params.page.rows.length === 0 && params.page.dropped > 0,
    /** Contradictory totals show an empty list and no endless wait. */
    isBeyondLast: ({ context }, params: { page: Page<unknown> }) =>
      params.page.rows.length === 0 &&
      params.page.meta.totalCount > 0 &&
      params.page.meta.totalPages > 0 &&
      (context.request?.pageNumber ?? 1) > params.page.meta.totalPages,
    /** Drawing all surplus rows could freeze the page (assumptions N7). */
    hasSurplus: ({ context }, params: { page: Page<unknown> }) => surplusOf(context, params.page) > 0,
    lackedNetwork: ({ context }) => context.failure?.kind === 'transport',
    isEmpty: (_, params: { page: Page<unknown> }) => params.page.rows.length === 0,
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ operation: input.operation, request: null, page: null, answered: null, meta: null, failure: null }),
  initial: 'idle',
  on: {
    'page.requested': {
      target: '.loading',
      reenter: true,
      actions: assign({
        request: ({ event }) => event.request,
        meta: ({ context, event }) => keptMeta(context, event.request),
        failure: null,
      }),
    },
  },
  states: {
    idle: { description: 'No page was requested yet.' },
    loading: {
      description: 'A page is being fetched; rows of the same filter stay on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context, event }) => {
          if (context.request) return context.request;
          assertEvent(event, 'page.requested');
          return event.request;
        },
        onDone: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => ({ page: event.output }) },
            target: 'failed',
            actions: [
              assign({ failure: ({ context }) => ({ kind: 'unreadable', operation: context.operation, status: 200 }) }),
              'dropOtherRows',
              {
                type: 'emitNotice',
                params: ({ context }) => ({ notice: failedNotice(context.failure, context.operation) }),
              },
            ],
          },
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => ({ page: event.output }) },
            target: 'beyondLast',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ page: event.output }) },
            target: 'empty',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'hasSurplus', params: ({ event }) => ({ page: event.output }) },
            target: 'rows',
            actions: [
              { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
              {
                type: 'emitNotice',
                params: ({ context, event }) => ({
                  notice: { type: 'rowsSurplus', operation: context.operation, count: surplusOf(context, event.output) },
                }),
              },
            ],
          },
          {
            guard: { type: 'hasDropped', params: ({ event }) => ({ page: event.output }) },
            target: 'rows',
            actions: [
              { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
              {
                type: 'emitNotice',
                params: ({ context, event }) => ({ notice: rowsDroppedNotice(context.operation, event.output.dropped) }),
              },
            ],
          },
          { target: 'rows', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: ({ context, event }) => toFailure(event.error, context.operation) }),
            'dropOtherRows',
            {
              type: 'emitNotice',
              params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }),
            },
          ],
        },
      },
    },
    rows: { description: 'The page has rows.' },
    empty: { description: 'Nothing matches the filter.' },
    beyondLast: {
      description: 'The requested page does not exist; the screen asks for the last one.',
      tags: 'busy',
    },
    failed: {
      description: 'The page could not be loaded, or none of its rows could be read.',
      on: {
        retry: { target: 'loading', actions: assign({ failure: null }) },
        'network.restored': { guard: 'lackedNetwork', target: 'loading', actions: assign({ failure: null }) },
      },
    },
  },
});

/** The list machine with its effect and a typed page. */
export function provideList<Row, Filter>(fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>) {
  return {
    machine: listMachine.provide({ actors: { fetchPage: untyped(fetchPage) } }),
    selectPage: (snapshot: { readonly context: ListContext }) => typed<Page<Row> | null>(snapshot.context.page),
  };
}
