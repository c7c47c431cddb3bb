import { assign, emit, setup } from 'xstate';
import { type Fallo, type OperationId, toFallo } from '../../domain/fallo.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';

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
    tellFailed: emit(
      (_, params: { fallo: Fallo }) => ({ type: 'notice', notice: { type: 'failed', fallo: params.fallo } }) as const,
    ),
  },
  actors: {
    load: notProvided<unknown, { params: unknown }>('load'),
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
        onDone: { target: 'ready', actions: assign({ data: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: [
            assign({ fallo: ({ context, event }) => toFallo(event.error, context.operation) }),
            { type: 'tellFailed', params: ({ context, event }) => ({ fallo: toFallo(event.error, context.operation) }) },
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
