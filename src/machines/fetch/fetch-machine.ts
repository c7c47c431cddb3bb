import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

/** A loaded value, and how many of its rows could not be read. */
export interface Loaded {
  readonly data: unknown;
  readonly dropped: number;
}

type FetchEvent =
  /** Loads the value under other params; a call under way is cancelled. */
  | { readonly type: 'params.changed'; readonly params: unknown }
  | { readonly type: 'retry' }
  /** Requests again what failed for want of network. */
  | { readonly type: 'network.restored' };

interface FetchContext {
  readonly operation: OperationId;
  readonly params: unknown;
  /** The last answer; it stays while another loads, and a failure clears it. */
  readonly data: unknown;
  readonly failure: Failure | null;
}

/** Loads one value at once and keeps it. Other params load it again, and the last ones win. */
export const fetchMachine = setup({
  types: {
    input: ofType<{ readonly operation: OperationId; readonly params: unknown }>(),
    context: ofType<FetchContext>(),
    events: ofType<FetchEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actions: {
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
    ready: { description: 'The value is loaded.' },
    failed: {
      description: 'The call failed. It is repeated on retry, and when a missing network is back.',
      on: {
        retry: { target: 'loading', actions: assign({ failure: null }) },
        'network.restored': { guard: 'lackedNetwork', target: 'loading', actions: assign({ failure: null }) },
      },
    },
  },
});

/** The fetch machine with its effect and a typed value. */
export function provideFetch<Data, Params>(load: PromiseActorLogic<Loaded & { readonly data: Data }, { params: Params }>) {
  return {
    machine: fetchMachine.provide({ actors: { load: untyped(load) } }),
    changeParams: (params: Params) => ({ type: 'params.changed', params }) as const,
    /** The loaded value of a snapshot; null before. */
    selectData: (snapshot: { readonly context: { readonly data: unknown } }) => typed<Data | null>(snapshot.context.data),
  };
}
