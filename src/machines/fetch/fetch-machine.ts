import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';

/** What a load gives: the thing itself, and how many rows of it could not be read. */
export interface Loaded {
  readonly data: unknown;
  readonly dropped: number;
}

type FetchEvent =
  /** The same thing is wanted under other params; a call that is still under way is given up. */
  { readonly type: 'params.changed'; readonly params: unknown } | { readonly type: 'retry' };

interface FetchContext {
  readonly operation: OperationId;
  /** What the effect is asked with. */
  readonly params: unknown;
  /** What came last; while `loading` it belongs to the former params, and a failure leaves none. */
  readonly data: unknown;
  readonly failure: Failure | null;
}

/**
 * Loads one thing once and keeps it: a catalogue, a panel, a detail (design, "How data flows"). It starts loading at once; a failure can be
 * retried in place. Other params load it anew, and the last ones asked for win.
 */
export const fetchMachine = setup({
  types: {
    input: {} as { readonly operation: OperationId; readonly params: unknown },
    context: {} as FetchContext,
    events: {} as FetchEvent,
    emitted: {} as NoticeEmitted,
    tags: {} as 'busy',
  },
  actions: {
    /** A parent that keeps many of these takes the notice itself instead. */
    tell: emit((_, params: { notice: Notice }) => ({ type: 'notice', notice: params.notice }) as const),
    keep: assign((_, params: { data: unknown }) => ({ data: params.data })),
  },
  actors: {
    load: notProvided<Loaded, { params: unknown }>('load'),
  },
}).createMachine({
  id: 'fetch',
  context: ({ input }) => ({ operation: input.operation, params: input.params, data: null, failure: null }),
  initial: 'loading',
  on: {
    'params.changed': {
      guard: ({ context, event }) => JSON.stringify(event.params) !== JSON.stringify(context.params),
      target: '.loading',
      reenter: true,
      actions: assign({ params: ({ event }) => event.params, failure: null }),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ params: context.params }),
        onDone: [
          {
            guard: ({ event }) => event.output.dropped > 0,
            target: 'ready',
            actions: [
              { type: 'keep', params: ({ event }) => ({ data: event.output.data }) },
              {
                type: 'tell',
                params: ({ context, event }) => ({
                  notice: { type: 'rowsDropped', operation: context.operation, count: event.output.dropped },
                }),
              },
            ],
          },
          { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ data: event.output.data }) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ data: null, failure: ({ context, event }) => toFailure(event.error, context.operation) }),
            {
              type: 'tell',
              params: ({ context, event }) => ({
                notice: { type: 'failed', failure: toFailure(event.error, context.operation) },
              }),
            },
          ],
        },
      },
    },
    ready: {},
    failed: {
      on: { retry: { target: 'loading', actions: assign({ failure: null }) } },
    },
  },
});

/** The fetch machine with its effect, and with what it loads typed. */
export function provideFetch<Data, Params>(load: PromiseActorLogic<Loaded & { readonly data: Data }, { params: Params }>) {
  return {
    // The one cast of a fetch: the machine hands the actor the very params that the typed hook sent.
    machine: fetchMachine.provide({
      actors: { load: load as unknown as PromiseActorLogic<Loaded, { params: unknown }> },
    }),
    /** Asks for it under other params. */
    changeParams: (params: Params) => ({ type: 'params.changed', params }) as const,
    /** What a snapshot of that machine holds; null until it is here. */
    selectData: (snapshot: { readonly context: { readonly data: unknown } }) => snapshot.context.data as Data | null,
  };
}
