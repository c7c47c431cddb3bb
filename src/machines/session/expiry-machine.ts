import { assign, setup } from 'xstate';
import { ofType } from '../typed-edge.ts';

/** How long before the end of the session the person is warned, in milliseconds. */
export const warningTime = 2 * 60_000;

/** The longest delay that setTimeout holds; a longer one would run at once. */
const longestDelay = 2 ** 31 - 1;

type ExpiryEvent =
  /** Another token stands now; `expiresAt` in milliseconds since 1970, null when it does not say. */
  { readonly type: 'token.changed'; readonly expiresAt: number | null };

interface ExpiryContext {
  readonly now: () => number;
  readonly expiresAt: number | null;
}

const left = ({ now, expiresAt }: ExpiryContext): number => (expiresAt ?? 0) - now();
const delay = (milliseconds: number): number => Math.min(Math.max(milliseconds, 0), longestDelay);

/** Warns before the access token ends. The deadline is absolute: whenever a delay is over, the clock is asked again. */
export const expiryMachine = setup({
  types: {
    input: ofType<{ readonly now: (() => number) | undefined }>(),
    context: ofType<ExpiryContext>(),
    events: ofType<ExpiryEvent>(),
  },
  guards: {
    isUnknown: ({ context }) => context.expiresAt === null,
    isOver: ({ context }) => left(context) <= 0,
    isNear: ({ context }) => left(context) <= warningTime,
  },
  delays: {
    untilWarning: ({ context }) => delay(left(context) - warningTime),
    untilEnd: ({ context }) => delay(left(context)),
  },
}).createMachine({
  id: 'expiry',
  context: ({ input }) => ({ now: input.now ?? Date.now, expiresAt: null }),
  initial: 'unknown',
  on: {
    'token.changed': { target: '.checking', actions: assign({ expiresAt: ({ event }) => event.expiresAt }) },
  },
  states: {
    checking: {
      description: 'The end of the token is compared with the clock.',
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isOver', target: 'over' },
        { guard: 'isNear', target: 'warning' },
        { target: 'waiting' },
      ],
    },
    unknown: { description: 'There is no token, or it does not say when it ends.' },
    waiting: { description: 'The end is far.', after: { untilWarning: 'checking' } },
    warning: { description: 'The end is near, and the person is told.', after: { untilEnd: 'checking' } },
    over: { description: 'Nothing is said any more: the next call renews the token, or ends the session in its own words.' },
  },
});
