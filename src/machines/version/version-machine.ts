import { assertEvent, assign, raise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** The service worker of a version that waits. */
export type WaitingWorker = Pick<ServiceWorker, 'state' | 'postMessage'>;

/** Orders to a worker: take over, or do so only where no other tab of the portal is open. */
export type Order = 'activar' | 'activar si es la única';

type VersionEvent =
  | { readonly type: 'page.opened' }
  | { readonly type: 'version.installed'; readonly worker: WaitingWorker }
  /** Raised: a version took over unasked while something was typed. */
  | { readonly type: 'version.left' }
  | { readonly type: 'worker.changed'; readonly isTyped: boolean }
  /** The person takes the version; `isWaiting` is false once another tab has taken it. */
  | { readonly type: 'take'; readonly isTyped: boolean; readonly isWaiting: boolean };

/** A version that waited before the page was opened; `isTyped` tells whether something is typed. */
export interface FoundVersion {
  readonly worker: WaitingWorker;
  readonly isTyped: boolean;
}

interface VersionContext {
  readonly unasked: WaitingWorker | null;
  readonly worker: WaitingWorker | null;
}

const takeChoices = [
  { guard: 'isTyped', target: '#version.offer.offered.held' },
  { guard: 'isTakenElsewhere', target: '#version.offer.reloading' },
  { target: '#version.offer.taking', reenter: true },
] as const;

/**
 * Replaces the portal by a new version: unasked where the version waited before the page was opened
 * and nothing is typed, else once the person takes it.
 */
export const versionMachine = setup({
  types: {
    context: ofType<VersionContext>(),
    events: ofType<VersionEvent>(),
  },
  actors: {
    /** Gives null where no version waits, or the page was drawn from it already. */
    findWaiting: notProvided<FoundVersion | null, void>('findWaiting'),
    /** Whether a waiting version differs from the one that drew this page. */
    judge: notProvided<boolean, void>('judge'),
  },
  actions: {
    tell: (_, _params: { worker: WaitingWorker | null; order: Order }) => actionNotProvided('tell'),
    reload: () => actionNotProvided('reload'),
    keepWorker: assign(({ event }) => {
      assertEvent(event, 'version.installed');
      return { worker: event.worker };
    }),
    keepUnasked: assign({ worker: ({ context }) => context.unasked }),
  },
  guards: {
    mayTakeOver: (_, { found }: { found: FoundVersion | null }) => found !== null && !found.isTyped,
    isNews: (_, { isNews }: { isNews: boolean }) => isNews,
    isTyped: ({ event }) => 'isTyped' in event && event.isTyped,
    isTakenElsewhere: ({ event }) => event.type === 'take' && !event.isWaiting,
  },
}).createMachine({
  id: 'version',
  context: { unasked: null, worker: null },
  type: 'parallel',
  states: {
    unasked: {
      description: 'A version that waited before the page was opened.',
      initial: 'unopened',
      on: { 'page.opened': '.looking' },
      states: {
        unopened: { description: 'Nobody is signed in yet.' },
        looking: {
          description: 'Looks for a waiting version that differs from this page.',
          invoke: {
            id: 'findWaiting',
            src: 'findWaiting',
            onDone: [
              {
                guard: { type: 'mayTakeOver', params: ({ event }) => ({ found: event.output }) },
                target: 'ordered',
                actions: assign({ unasked: ({ event }) => event.output?.worker ?? null }),
              },
              { target: 'over' },
            ],
            onError: 'over',
          },
        },
        ordered: {
          description: 'The version was asked to take over if no other tab is open.',
          entry: { type: 'tell', params: ({ context }) => ({ worker: context.unasked, order: 'activar si es la única' }) },
          on: {
            'worker.changed': [
              {
                guard: 'isTyped',
                target: 'over',
                actions: raise({ type: 'version.left' }),
              },
              { target: 'over', actions: 'reload' },
            ],
          },
        },
        over: { description: 'No version takes over unasked any more.' },
      },
    },
    offer: {
      description: 'The version that the person is offered.',
      initial: 'none',
      on: { 'version.left': { target: '.offered', actions: 'keepUnasked' } },
      states: {
        none: {
          description: 'No other version is known.',
          on: { 'version.installed': { target: 'judging', actions: 'keepWorker' } },
        },
        judging: {
          description: 'A version waits: decides whether it differs from the one that drew this page.',
          on: { 'version.installed': { target: 'judging', reenter: true, actions: 'keepWorker' } },
          invoke: {
            id: 'judge',
            src: 'judge',
            onDone: [
              { guard: { type: 'isNews', params: ({ event }) => ({ isNews: event.output }) }, target: 'offered' },
              { target: 'none' },
            ],
            // A version that can't be judged is offered.
            onError: 'offered',
          },
        },
        offered: {
          description: 'The person can take the version at any time.',
          initial: 'open',
          on: { 'version.installed': { actions: 'keepWorker' }, take: takeChoices },
          states: {
            open: { description: 'The portal offers the version.' },
            held: { description: 'Unsent typing would be lost: the person has to send or discard it first.' },
          },
        },
        taking: {
          description: 'The new worker was told to take over.',
          entry: { type: 'tell', params: ({ context }) => ({ worker: context.worker, order: 'activar' }) },
          on: { 'worker.changed': 'reloading', take: takeChoices },
        },
        reloading: { description: 'The page is reloading.', entry: 'reload' },
      },
    },
  },
});
