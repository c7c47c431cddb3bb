import { assign, emit, setup } from 'xstate';
import { type Fallo, type OperationId, toFallo } from '../../domain/fallo.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';

/** What a load gives: the thing itself, and how many rows of it could not be read. */
export interface Loaded {
  readonly data: unknown;
  readonly dropped: number;
}

interface FetchContext {
  readonly operation: OperationId;
  /** What the effect is asked with. */
  readonly params: unknown;
  readonly data: unknown;
  readonly fallo: Fallo | null;
}

/**
 * Loads one thing once and keeps it: a catalogue, a panel, a detail (design, "How data flows"). It starts loading at once; a failure can be
 * retried in place.
 */
export const fetchMachine = setup({
  types: {
    input: {} as { readonly operation: OperationId; readonly params: unknown },
    context: {} as FetchContext,
    events: {} as { readonly type: 'retry' },
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
  context: ({ input }) => ({ operation: input.operation, params: input.params, data: null, fallo: null }),
  initial: 'loading',
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
            assign({ fallo: ({ context, event }) => toFallo(event.error, context.operation) }),
            {
              type: 'tell',
              params: ({ context, event }) => ({ notice: { type: 'failed', fallo: toFallo(event.error, context.operation) } }),
            },
          ],
        },
      },
    },
    ready: {},
    failed: {
      on: { retry: { target: 'loading', actions: assign({ fallo: null }) } },
    },
  },
});
