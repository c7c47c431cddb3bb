import { and, assign, fromCallback, setup } from 'xstate';
import { toFailure } from '../../domain/failure.ts';
import { notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** How long before the end of the session whoever is away is warned, in milliseconds. */
export const warningTime = 2 * 60_000;

/** How long before the end a session is renewed where somebody works: before any other tab would warn. */
export const renewalTime = 3 * 60_000;

/** For how long somebody counts as working after a key, a click or a call. */
export const activeTime = 5 * 60_000;

/** How long after one attempt to renew the next one may follow. */
export const restTime = 30_000;

/** The longest delay that setTimeout holds; a longer one would run at once. */
const longestDelay = 2 ** 31 - 1;

/** The person pressed a key, clicked, or waits for a call. */
export interface Activity {
  readonly type: 'activity';
}

type ExpiryEvent =
  /** Another token stands now; `expiresAt` in milliseconds since 1970, null when it does not say. */
  { readonly type: 'token.changed'; readonly expiresAt: number | null } | Activity;

interface ExpiryContext {
  readonly now: () => number;
  /** The access token as it is stored now. */
  readonly token: () => string | null;
  readonly expiresAt: number | null;
  /** How long the token was to live when it was first seen here. */
  readonly life: number;
  readonly activeAt: number;
  /** When the last attempt to renew began; never again where the service has refused to. */
  readonly triedAt: number;
}

const never = Number.POSITIVE_INFINITY;

const left = ({ now, expiresAt }: ExpiryContext): number => (expiresAt ?? 0) - now();
const delay = (milliseconds: number): number => Math.min(Math.max(milliseconds, 0), longestDelay);
// A token that lives for minutes would be near its end from the beginning, and renewed without an end.
const renewalLead = ({ life }: ExpiryContext): number => Math.min(renewalTime, life / 2);
const warningLead = ({ life }: ExpiryContext): number => Math.min(warningTime, life / 3);

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
 * Renews the access token before its end while somebody works, without a word, and warns whoever is away (assumptions S10). The deadline is absolute:
 * whenever a delay is over, the clock is asked again. A renewal that fails says nothing: the session goes on until its end.
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
    /** The token that renews is used up or unknown: sent again it may end the session before its time (assumptions S20). */
    isRefused: (_, { error }: { readonly error: unknown }) => toFailure(error, 'refreshToken').kind === 'rejected',
    isRested: ({ context }) => context.now() - context.triedAt >= restTime,
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
    // Whoever opens the portal is there.
    return { now, token: input.token, expiresAt: null, life: 0, activeAt: now(), triedAt: Number.NEGATIVE_INFINITY };
  },
  invoke: { id: 'watchActivity', src: 'watchActivity' },
  initial: 'unknown',
  on: {
    'token.changed': {
      target: '.checking',
      actions: assign({
        expiresAt: ({ event }) => event.expiresAt,
        life: ({ context, event }) => Math.max((event.expiresAt ?? 0) - context.now(), 0),
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
        { guard: and(['isRenewable', 'isActive', 'isRested']), target: 'renewing' },
        { guard: 'isNear', target: 'warning' },
        { guard: 'isRenewable', target: 'renewable' },
        { target: 'waiting' },
      ],
    },
    unknown: { description: 'There is no token, or it does not say when it ends.' },
    waiting: { description: 'The end is far.', after: { untilRenewable: 'checking' } },
    renewable: {
      description: 'The end comes nearer, and nobody has worked of late: the next sign of work renews the token.',
      after: { untilWarning: 'checking' },
      on: { activity: { guard: 'isRested', target: 'checking', actions: 'noteActivity' } },
    },
    renewing: {
      description: 'Somebody works: the token is renewed without a word.',
      entry: 'noteAttempt',
      invoke: refreshTokens,
    },
    warning: {
      description: 'The end is near, and nobody has worked of late: who is away is told.',
      initial: 'told',
      states: {
        told: {
          description: 'The warning stands until the end, or until somebody is back.',
          after: { untilEnd: '#expiry.checking' },
          on: { activity: { guard: 'isRested', target: 'renewing', actions: 'noteActivity' } },
        },
        renewing: {
          description: 'Somebody is back: the token is renewed, and the warning stands until then.',
          entry: 'noteAttempt',
          invoke: refreshTokens,
        },
      },
    },
    over: { description: 'Nothing is said any more: the next call renews the token, or ends the session in its own words.' },
  },
});
