import { and, assign, fromCallback, setup } from 'xstate';
import { toFailure } from '../../domain/failure.ts';
import { notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** How long before the end of the session an absent person is warned, in milliseconds. */
export const warningTime = 2 * 60_000;

/** How long before the end an active session is renewed: earlier than any other tab would warn. */
export const renewalTime = 3 * 60_000;

/** How long a person counts as active after a key, a click or a call. */
export const activeTime = 5 * 60_000;

/** Pause between two attempts to renew. */
export const retryPause = 30_000;

/** The longest delay of setTimeout; a longer one would fire at once. */
const longestDelay = 2 ** 31 - 1;

/** The person pressed a key, clicked, or waits for a call. */
export interface Activity {
  readonly type: 'activity';
}

type ExpiryEvent =
  /** `expiresAt` is in milliseconds since 1970; null for a token without end. */
  { readonly type: 'token.changed'; readonly expiresAt: number | null } | Activity;

interface ExpiryContext {
  readonly now: () => number;
  readonly token: () => string | null;
  readonly expiresAt: number | null;
  /** How long the token had left when this tab first saw it. */
  readonly lifetime: number;
  readonly activeAt: number;
  /** When the last attempt to renew started; infinity once the service has refused one. */
  readonly triedAt: number;
}

const never = Number.POSITIVE_INFINITY;

const left = ({ now, expiresAt }: ExpiryContext): number => (expiresAt ?? 0) - now();
const delay = (milliseconds: number): number => Math.min(Math.max(milliseconds, 0), longestDelay);
// Limits the lead by the token's life, so that a token of a few minutes is not renewed endlessly.
const renewalLead = ({ lifetime }: ExpiryContext): number => Math.min(renewalTime, lifetime / 2);
const warningLead = ({ lifetime }: ExpiryContext): number => Math.min(warningTime, lifetime / 3);

const refreshTokens = {
  id: 'refreshTokens',
  src: 'refreshTokens',
  input: ({ context }: { context: ExpiryContext }) => ({ stale: context.token() ?? '' }),
  onDone: '#expiry.checking',
  onError: [
    {
      guard: { type: 'isRefused', params: ({ event }: { event: { readonly error: unknown } }) => event },
      target: '#expiry.checking',
      actions: 'noteRefusal',
    },
    { target: '#expiry.checking' },
  ],
} as const;

/**
 * Renews the access token before its end while the person is active, and warns an absent person
 * (assumptions S10). The clock is read again after every delay. A failed renewal shows nothing.
 */
export const expiryMachine = setup({
  types: {
    input: ofType<{ readonly now: (() => number) | undefined; readonly token: () => string | null }>(),
    context: ofType<ExpiryContext>(),
    events: ofType<ExpiryEvent>(),
  },
  actors: {
    refreshTokens: notProvided<void, { stale: string }>('refreshTokens'),
    watchActivity: fromCallback<{ type: 'unused' }, undefined, Activity>(() => {
      throw new Error('Actor `watchActivity` must be provided');
    }),
  },
  actions: {
    noteActivity: assign({ activeAt: ({ context }) => context.now() }),
    noteAttempt: assign({ triedAt: ({ context }) => context.now() }),
    noteRefusal: assign({ triedAt: never }),
  },
  guards: {
    isUnknown: ({ context }) => context.expiresAt === null,
    isOver: ({ context }) => left(context) <= 0,
    isNear: ({ context }) => left(context) <= warningLead(context),
    isRenewable: ({ context }) => left(context) <= renewalLead(context),
    isActive: ({ context }) => context.now() - context.activeAt <= activeTime,
    /** A refused refresh token may end the session early when tried again (assumptions S20). */
    isRefused: (_, { error }: { readonly error: unknown }) => toFailure(error, 'refreshToken').kind === 'rejected',
    mayRetry: ({ context }) => context.now() - context.triedAt >= retryPause,
  },
  delays: {
    untilRenewable: ({ context }) => delay(left(context) - renewalLead(context)),
    untilWarning: ({ context }) => delay(left(context) - warningLead(context)),
    untilEnd: ({ context }) => delay(left(context)),
  },
}).createMachine({
  id: 'expiry',
  context: ({ input }) => {
    const now = input.now ?? Date.now;
    // A person who opens the portal is active.
    return { now, token: input.token, expiresAt: null, lifetime: 0, activeAt: now(), triedAt: Number.NEGATIVE_INFINITY };
  },
  invoke: { id: 'watchActivity', src: 'watchActivity' },
  initial: 'unknown',
  on: {
    'token.changed': {
      target: '.checking',
      actions: assign({
        expiresAt: ({ event }) => event.expiresAt,
        lifetime: ({ context, event }) => Math.max((event.expiresAt ?? 0) - context.now(), 0),
        triedAt: ({ context }) => (context.triedAt === never ? Number.NEGATIVE_INFINITY : context.triedAt),
      }),
    },
    activity: { actions: 'noteActivity' },
  },
  states: {
    checking: {
      description: 'The end of the token is compared with the clock.',
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isOver', target: 'over' },
        { guard: and(['isRenewable', 'isActive', 'mayRetry']), target: 'renewing' },
        { guard: 'isNear', target: 'warning' },
        { guard: 'isRenewable', target: 'renewable' },
        { target: 'waiting' },
      ],
    },
    unknown: { description: 'There is no token, or it has no end.' },
    waiting: { description: 'The end is far.', after: { untilRenewable: 'checking' } },
    renewable: {
      description: 'The end comes nearer, and the person is inactive: the next activity renews the token.',
      after: { untilWarning: 'checking' },
      on: { activity: { guard: 'mayRetry', target: 'checking', actions: 'noteActivity' } },
    },
    renewing: {
      description: 'The person is active: the token is renewed silently.',
      entry: 'noteAttempt',
      invoke: refreshTokens,
    },
    warning: {
      description: 'The end is near, and the person is inactive: a warning is shown.',
      initial: 'warned',
      states: {
        warned: {
          description: 'The warning stays until the end, or until the person is active.',
          after: { untilEnd: '#expiry.checking' },
          on: { activity: { guard: 'mayRetry', target: 'renewing', actions: 'noteActivity' } },
        },
        renewing: {
          description: 'The person is active again: the token is renewed, and the warning stays until then.',
          entry: 'noteAttempt',
          invoke: refreshTokens,
        },
      },
    },
    over: { description: 'Nothing is shown any more: the next call renews the token, or ends the session.' },
  },
});
