import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

/** What a load gives: the thing itself, and how many rows of it could not be read. */
export interface Loaded {
  readonly data: unknown;
  readonly dropped: number;
}

type FetchEvent =
  /** The same thing is wanted under other params; a call that is still under way is given up. */
  | { readonly type: 'params.changed'; readonly params: unknown }
  | { readonly type: 'retry' }
  /** The browser has a network again: what failed for want of one is asked for once more. */
  | { readonly type: 'network.restored' };

interface FetchContext {
  readonly operation: OperationId;
  /** What the effect is asked with. */
  readonly params: unknown;
  /** What came last; while `loading` it belongs to the former params, and a failure leaves none. */
  readonly data: unknown;
  readonly failure: Failure | null;
}

/**
 * Loads one thing once and keeps it: a catalogue, a panel, a detail. It starts loading at once; a failure can be
 * retried in place. Other params load it anew, and the last ones asked for win.
 */
export const fetchMachine = setup({
  types: {
    input: ofType<{ readonly operation: OperationId; readonly params: unknown }>(),
    context: ofType<FetchContext>(),
    events: ofType<FetchEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actions: {
    /** A parent that keeps many of these takes the notice itself instead. */
    emitNotice: emitNotice(),
    keepData: assign((_, params: { data: unknown }) => ({ data: params.data })),
  },
  guards: {
    areOtherParams: ({ context }, { params }: { params: unknown }) => JSON.stringify(params) !== JSON.stringify(context.params),
    lackedNetwork: ({ context }) => context.failure?.kind === 'transport',
    hasDropped: (_, { dropped }: Pick<Loaded, 'dropped'>) => dropped > 0,
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
      guard: { type: 'areOtherParams', params: ({ event }) => ({ params: event.params }) },
      target: '.loading',
      reenter: true,
      actions: assign({ params: ({ event }) => event.params, failure: null }),
    },
  },
  states: {
    loading: {
      description: 'The call is under way.',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ params: context.params }),
        onDone: [
          {
            guard: { type: 'hasDropped', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'keepData', params: ({ event }) => ({ data: event.output.data }) },
              {
                type: 'emitNotice',
                params: ({ context, event }) => ({ notice: rowsDroppedNotice(context.operation, event.output.dropped) }),
              },
            ],
          },
          { target: 'ready', actions: { type: 'keepData', params: ({ event }) => ({ data: event.output.data }) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ data: null, failure: ({ context, event }) => toFailure(event.error, context.operation) }),
            {
              type: 'emitNotice',
              params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }),
            },
          ],
        },
      },
    },
    ready: { description: 'What was asked for is here.' },
    failed: {
      description: 'The call failed. It is tried again when asked, and where the network was missing, when that is back.',
      on: {
        retry: { target: 'loading', actions: assign({ failure: null }) },
        'network.restored': { guard: 'lackedNetwork', target: 'loading', actions: assign({ failure: null }) },
      },
    },
  },
});

/** The fetch machine with its effect, and with what it loads typed. */
export function provideFetch<Data, Params>(load: PromiseActorLogic<Loaded & { readonly data: Data }, { params: Params }>) {
  return {
    machine: fetchMachine.provide({ actors: { load: untyped(load) } }),
    /** Asks for it under other params. */
    changeParams: (params: Params) => ({ type: 'params.changed', params }) as const,
    /** What a snapshot of that machine holds; null until it is here. */
    selectData: (snapshot: { readonly context: { readonly data: unknown } }) => typed<Data | null>(snapshot.context.data),
  };
}
