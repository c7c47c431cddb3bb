import { assertEvent, assign, raise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { ofType } from '../typed-edge.ts';

/** The service worker of a version that waits. */
export type WaitingWorker = Pick<ServiceWorker, 'state' | 'postMessage'>;

/** What the worker is told: to take over, or to do so only where no other tab of the portal is open. */
export type Order = 'activar' | 'activar si es la única';

type VersionEvent =
  | { readonly type: 'page.opened' }
  /** A version has come and waits. */
  | { readonly type: 'version.installed'; readonly worker: WaitingWorker }
  /** Raised: one that took over unasked came into the way of something typed. */
  | { readonly type: 'version.left' }
  /** Another worker has taken over in this tab. */
  | { readonly type: 'worker.changed'; readonly isTyped: boolean }
  /** The person wants it; `isWaiting` is false once another tab has taken it. */
  | { readonly type: 'take'; readonly isTyped: boolean; readonly isWaiting: boolean };

/** A version that waited before the page was opened, and whether something is typed by the time that it is found. */
export interface FoundVersion {
  readonly worker: WaitingWorker;
  readonly isTyped: boolean;
}

interface VersionContext {
  /** That of the version which waited before the page was opened. */
  readonly unasked: WaitingWorker | null;
  /** That of the version which is offered, or judged. */
  readonly worker: WaitingWorker | null;
}

const takeChoices = [
  { guard: 'isTyped', target: '#version.offer.offered.held' },
  { guard: 'isTakenElsewhere', target: '#version.offer.reloading' },
  { target: '#version.offer.taking', reenter: true },
] as const;

/**
 * New versions of the portal. One that waited before the page was opened takes over unasked where nothing is typed; all others are offered, and the page is
 * loaded anew once the person has taken one.
 */
export const versionMachine = setup({
  types: {
    context: ofType<VersionContext>(),
    events: ofType<VersionEvent>(),
  },
  actors: {
    /** Null where none waits, or the page was already drawn of it. */
    findWaiting: notProvided<FoundVersion | null, void>('findWaiting'),
    /** Whether a version that waits is another one than this page was drawn of. */
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
      description: 'What becomes of a version that waited before the page was opened.',
      initial: 'unopened',
      on: { 'page.opened': '.looking' },
      states: {
        unopened: { description: 'Nobody is signed in yet.' },
        looking: {
          description: 'Does one wait, and is it news?',
          invoke: {
            id: 'findWaiting',
            src: 'findWaiting',
            onDone: [
              {
                guard: { type: 'mayTakeOver', params: ({ event }) => ({ found: event.output }) },
                target: 'told',
                actions: assign({ unasked: ({ event }) => event.output?.worker ?? null }),
              },
              { target: 'over' },
            ],
            onError: 'over',
          },
        },
        told: {
          description: 'It was told to take over if no other tab is open.',
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
        over: { description: 'Nothing more happens unasked.' },
      },
    },
    offer: {
      description: 'What the person is offered.',
      initial: 'none',
      on: { 'version.left': { target: '.offered', actions: 'keepUnasked' } },
      states: {
        none: {
          description: 'No other version is known.',
          on: { 'version.installed': { target: 'judging', actions: 'keepWorker' } },
        },
        judging: {
          description: 'One waits: is it another one than this page was drawn of?',
          on: { 'version.installed': { target: 'judging', reenter: true, actions: 'keepWorker' } },
          invoke: {
            id: 'judge',
            src: 'judge',
            onDone: [
              { guard: { type: 'isNews', params: ({ event }) => ({ isNews: event.output }) }, target: 'offered' },
              { target: 'none' },
            ],
            // Where the server cannot be asked, it may be.
            onError: 'offered',
          },
        },
        offered: {
          description: 'The person can take it whenever it suits.',
          initial: 'open',
          on: { 'version.installed': { actions: 'keepWorker' }, take: takeChoices },
          states: {
            open: { description: 'It is said to be there.' },
            held: { description: 'Something typed would be lost: it is to be sent or discarded first.' },
          },
        },
        taking: {
          description: 'The new worker was told to take over.',
          entry: { type: 'tell', params: ({ context }) => ({ worker: context.worker, order: 'activar' }) },
          on: { 'worker.changed': 'reloading', take: takeChoices },
        },
        reloading: { description: 'The page is being loaded anew.', entry: 'reload' },
      },
    },
  },
});
