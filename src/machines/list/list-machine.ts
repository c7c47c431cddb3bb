import { assertEvent, assign, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

type ListEvent =
  /** The address asks for a page; a page that is still under way is dropped. */
  { readonly type: 'page.requested'; readonly request: PageRequest<unknown> } | { readonly type: 'retry' };

interface ListContext {
  /** The call behind the list, for its notices. */
  readonly operation: OperationId;
  readonly request: PageRequest<unknown> | null;
  readonly page: Page<unknown> | null;
  /** Totals of the last answer under the same filter, so that the paginator stays while a page loads. */
  readonly meta: Page<unknown>['meta'] | null;
  readonly failure: Failure | null;
}

/** The totals as far as they hold for another request: under the same filter there are as many rows, on as many pages as they fill. */
function keptMeta({ request, meta }: ListContext, { filter, pageSize }: PageRequest<unknown>): ListContext['meta'] {
  if (!request || !meta || JSON.stringify(request.filter) !== JSON.stringify(filter)) return null;
  return request.pageSize === pageSize ? meta : { ...meta, totalPages: Math.ceil(meta.totalCount / pageSize) };
}

/**
 * The machine of every paged list. It works over `unknown`, so that charts and tests are shared;
 * {@link provideList} types it at its edge.
 */
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
    keepPage: assign((_, params: { page: Page<unknown> }) => ({ page: params.page, meta: params.page.meta })),
    emitNotice: emitNotice(),
  },
  guards: {
    hasDropped: (_, params: { page: Page<unknown> }) => params.page.dropped > 0,
    /** Rows came, and not one of them can be read: that is a failure, not an empty list. */
    isUnreadable: (_, params: { page: Page<unknown> }) => params.page.rows.length === 0 && params.page.dropped > 0,
    /** There must be a last page to go to: totals that contradict each other make an empty list, not an endless wait. */
    isBeyondLast: ({ context }, params: { page: Page<unknown> }) =>
      params.page.rows.length === 0 &&
      params.page.meta.totalCount > 0 &&
      params.page.meta.totalPages > 0 &&
      (context.request?.pageNumber ?? 1) > params.page.meta.totalPages,
    isEmpty: (_, params: { page: Page<unknown> }) => params.page.rows.length === 0,
  },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ operation: input.operation, request: null, page: null, meta: null, failure: null }),
  initial: 'idle',
  on: {
    'page.requested': {
      target: '.loading',
      reenter: true,
      actions: assign({
        request: ({ event }) => event.request,
        page: null,
        meta: ({ context, event }) => keptMeta(context, event.request),
        failure: null,
      }),
    },
  },
  states: {
    idle: {},
    loading: {
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
            {
              type: 'emitNotice',
              params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }),
            },
          ],
        },
      },
    },
    rows: {},
    empty: {},
    /** The page asked for does not exist; whoever holds the address asks for the last one. */
    beyondLast: { tags: 'busy' },
    failed: {
      on: { retry: { target: 'loading', actions: assign({ failure: null }) } },
    },
  },
});

/** The list machine with its effect, and with its page typed. */
export function provideList<Row, Filter>(fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>) {
  return {
    machine: listMachine.provide({ actors: { fetchPage: untyped(fetchPage) } }),
    /** The page of a snapshot of that machine. */
    selectPage: (snapshot: { readonly context: ListContext }) => typed<Page<Row> | null>(snapshot.context.page),
  };
}
