import { assign, not, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

/** What a write starts with. */
export interface WriteInput {
  readonly operation: OperationId;
  /** The answer of an earlier attempt was lost, maybe before a reload. */
  readonly uncertain?: boolean;
  /** What to write at once; without it the machine waits for `write.requested`. */
  readonly request?: { readonly body: unknown };
}

/** Asks for a write; ignored while one is under way. */
interface WriteRequested {
  readonly type: 'write.requested';
  readonly body: unknown;
}

/** How a write ended. */
export type WriteOutput =
  /** The service wrote it and said `answer`. */
  | { readonly kind: 'written'; readonly answer: unknown }
  /** Nothing was sent: what an earlier attempt, or somebody else, wrote was found. */
  | { readonly kind: 'alreadyThere'; readonly found: unknown };

interface WriteContext {
  readonly operation: OperationId;
  readonly request: { readonly body: unknown } | null;
  /** Nobody knows whether an earlier attempt was written: the next one looks first. */
  readonly uncertain: boolean;
  /** Why the last attempt came to nothing. */
  readonly failure: Failure | null;
  readonly output: WriteOutput | null;
}

interface WriteSnapshot {
  readonly context: WriteContext;
}

const title = 'Envío sin confirmar';

/** What is said of an attempt whose answer was lost, depending on whether the service can be asked about it. */
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
 * The guard of every write of the app: one in flight, and none repeated by itself (assumptions C18). It works over `unknown`;
 * {@link provideWrite} types it at its edge.
 *
 * "Once" is made in two places. Below, `src/api/bearer-fetch.ts` repeats a request once, byte for byte, after a 401: the service refused it at
 * the door, so nothing was written. Here nothing is repeated: a refusal waits for the person, and an attempt whose answer was lost stays
 * uncertain until the service has been asked what became of it. A service that says in its own words that it broke (5xx) has refused; as it may have
 * written first, the next attempt looks all the same. A session that ends with that 401 cancels the write, which was not written
 * either. A refresh without network looks like a lost answer here; to ask once too often is the cheaper mistake.
 *
 * `written` and `alreadyThere` are final: what is written next has a guard of its own.
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
    /** A parent that keeps this machine takes the notice itself instead. */
    emitNotice: emitNotice(),
    keepRequest: assign({ request: ({ event }) => ({ body: event.body }) }),
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: toFailure(params.error, context.operation),
      request: null,
    })),
  },
  guards: {
    /** Whether the service can be asked what became of an attempt. */
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
      description: 'Waits for something to write, unless it was started with it.',
      always: [
        { guard: 'hasRequest', target: 'choosing' },
        { guard: 'isUncertain', target: 'uncertain' },
      ],
      on: { 'write.requested': { target: 'choosing', actions: 'keepRequest' } },
    },
    choosing: {
      description: 'Decides whether an earlier attempt has to be looked for first.',
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
      description: 'The answer did not come: the person is told whether it can be looked for.',
      always: [
        { guard: 'canVerify', target: 'uncertain', actions: { type: 'emitNotice', params: { notice: uncertainty.verified } } },
        { target: 'uncertain', actions: { type: 'emitNotice', params: { notice: uncertainty.unverified } } },
      ],
    },
    rejected: {
      description: 'The service said no; where it said that it broke, the next attempt looks first.',
      on: { 'write.requested': { target: 'choosing', actions: 'keepRequest' } },
    },
    uncertain: {
      description: 'Nobody knows whether it was written; the person decides whether to go on.',
      on: { 'write.requested': { target: 'choosing', actions: 'keepRequest' } },
    },
    written: { description: 'The service has it.', type: 'final' },
    alreadyThere: { description: 'Nothing was sent: what an earlier attempt wrote was found.', type: 'final' },
  },
  output: ({ context }) => context.output,
});

/**
 * The write machine with its effects, typed: `send` writes a body, `verify` finds what a body would write, null when it is not there. Without
 * `verify` the person is told to check, and decides.
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
    /** What the service said, once it was written. */
    selectAnswer: ({ context: { output } }: WriteSnapshot) => (output?.kind === 'written' ? typed<Answer>(output.answer) : null),
    /** What the verification found instead of sending. */
    selectFound: ({ context: { output } }: WriteSnapshot) =>
      output?.kind === 'alreadyThere' ? typed<Found>(output.found) : null,
  };
}
