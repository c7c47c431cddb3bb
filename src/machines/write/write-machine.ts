import { assign, not, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

/** The input of a write. */
export interface WriteInput {
  readonly operation: OperationId;
  /** Whether the answer of an earlier attempt was lost, maybe before a reload. */
  readonly uncertain?: boolean;
  /** The body to write at once; without one the machine waits for `write.requested`. */
  readonly request?: { readonly body: unknown };
}

/** Requests a write; ignored while one is under way. */
interface WriteRequested {
  readonly type: 'write.requested';
  readonly body: unknown;
}

/** How a write ended. */
export type WriteOutput =
  | { readonly kind: 'written'; readonly answer: unknown }
  /** Nothing was sent: the verification found what the body would write. */
  | { readonly kind: 'alreadyThere'; readonly found: unknown };

interface WriteContext {
  readonly operation: OperationId;
  readonly request: { readonly body: unknown } | null;
  /** Whether an earlier attempt may have been written: the next attempt verifies first. */
  readonly uncertain: boolean;
  readonly failure: Failure | null;
  readonly output: WriteOutput | null;
}

interface WriteSnapshot {
  readonly context: WriteContext;
}

const title = 'Envío sin confirmar';

const uncertainty = {
  verified: {
    type: 'message',
    status: 'warning',
    title,
    messages: ['No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.'],
  },
  unverified: {
    type: 'message',
    status: 'warning',
    title,
    messages: ['No se sabe si lo que enviaste quedó guardado. Compruébalo antes de enviarlo otra vez.'],
  },
} satisfies Record<string, Notice>;

/**
 * One write: one call in flight, none repeated without the person (assumptions C18). After a lost
 * answer or a 5xx the next attempt verifies first. {@link provideWrite} types it.
 */
export const writeMachine = setup({
  types: {
    input: ofType<WriteInput>(),
    context: ofType<WriteContext>(),
    events: ofType<WriteRequested>(),
    emitted: ofType<NoticeEmitted>(),
    output: ofType<WriteOutput | null>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    send: notProvided<unknown, unknown>('send'),
    /** Looks for what a body would write; null when it is not there. */
    verify: notProvided<unknown, unknown>('verify'),
  },
  actions: {
    emitNotice: emitNotice(),
    keepRequest: assign({ request: ({ event }) => ({ body: event.body }) }),
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: toFailure(params.error, context.operation),
      request: null,
    })),
  },
  guards: {
    /** Whether the service can be asked what was written. */
    canVerify: () => false,
    hasRequest: ({ context }) => context.request !== null,
    isUncertain: ({ context }) => context.uncertain,
    isMissing: (_, params: { found: unknown }) => params.found === null,
    isCancelled: ({ context }, params: { error: unknown }) => toFailure(params.error, context.operation).kind === 'cancelled',
    isRefused: ({ context }, params: { error: unknown }) => toFailure(params.error, context.operation).kind === 'rejected',
  },
}).createMachine({
  id: 'write',
  context: ({ input }) => ({
    operation: input.operation,
    request: input.request ?? null,
    uncertain: input.uncertain ?? false,
    failure: null,
    output: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for a body to write, unless its input has one.',
      always: [
        { guard: 'hasRequest', target: 'choosing' },
        { guard: 'isUncertain', target: 'uncertain' },
      ],
      on: { 'write.requested': { target: 'choosing', actions: 'keepRequest' } },
    },
    choosing: {
      description: 'Decides whether to verify an earlier attempt first.',
      entry: assign({ failure: null }),
      always: [
        { guard: not('isUncertain'), target: 'sending' },
        { guard: 'canVerify', target: 'verifying' },
        { target: 'sending' },
      ],
    },
    verifying: {
      description: 'The service is asked whether an earlier attempt was written.',
      tags: 'busy',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }: { context: WriteContext }) => context.request?.body,
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ found: event.output }) },
            target: 'sending',
            actions: assign({ uncertain: false }),
          },
          {
            target: 'alreadyThere',
            actions: assign({ output: ({ event }) => ({ kind: 'alreadyThere', found: event.output }) }),
          },
        ],
        onError: {
          target: 'uncertain',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitNotice', params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }) },
          ],
        },
      },
    },
    sending: {
      description: 'The one call is under way.',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }: { context: WriteContext }) => context.request?.body,
        onDone: { target: 'written', actions: assign({ output: ({ event }) => ({ kind: 'written', answer: event.output }) }) },
        onError: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'rejected',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitNotice', params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }) },
              assign({ uncertain: ({ context: { failure } }) => failure?.kind === 'rejected' && failure.status >= 500 }),
            ],
          },
          {
            target: 'lost',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'emitNotice', params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }) },
              assign({ uncertain: true }),
            ],
          },
        ],
      },
    },
    lost: {
      description: 'No answer came: the person is told whether the next attempt verifies.',
      always: [
        { guard: 'canVerify', target: 'uncertain', actions: { type: 'emitNotice', params: { notice: uncertainty.verified } } },
        { target: 'uncertain', actions: { type: 'emitNotice', params: { notice: uncertainty.unverified } } },
      ],
    },
    rejected: {
      description: 'The service refused; after a 5xx the next attempt verifies first.',
      on: { 'write.requested': { target: 'choosing', actions: 'keepRequest' } },
    },
    uncertain: {
      description: 'Nobody knows whether the body was written; the person decides whether to go on.',
      on: { 'write.requested': { target: 'choosing', actions: 'keepRequest' } },
    },
    written: { description: 'The service has written the body.', type: 'final' },
    alreadyThere: { description: 'Nothing was sent: the verification found what an earlier attempt wrote.', type: 'final' },
  },
  output: ({ context }) => context.output,
});

/**
 * The write machine with typed effects: `send` writes a body, `verify` finds what it would write,
 * null when it is not there. Without `verify` the person is told to check.
 */
export function provideWrite<Body, Answer, Found = never>(
  send: PromiseActorLogic<Answer, Body>,
  verify?: PromiseActorLogic<Found | null, Body>,
) {
  return {
    machine: writeMachine.provide({
      actors: {
        send: untyped(send),
        ...(verify && { verify: untyped(verify) }),
      },
      guards: { canVerify: () => verify !== undefined },
    }),
    /** The service's answer once the body is written; null before. */
    selectAnswer: ({ context: { output } }: WriteSnapshot) => (output?.kind === 'written' ? typed<Answer>(output.answer) : null),
    /** What the verification found instead of sending; null otherwise. */
    selectFound: ({ context: { output } }: WriteSnapshot) =>
      output?.kind === 'alreadyThere' ? typed<Found>(output.found) : null,
  };
}
