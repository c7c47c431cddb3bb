import { and, assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { ofType } from '../typed-edge.ts';

/** An address as the router knows it, and its entry of the history. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly href: string;
  /** Key of the entry; older browsers have none. */
  readonly key: string | undefined;
}

/** A way out of a screen: a link, or a number of steps through the history. */
export type Way = { readonly to: string; readonly options: unknown } | { readonly delta: number };

/** What the screens hold of unsent typing. */
export interface Typing {
  readonly isDirty: boolean;
  /** Whether all of it is kept as drafts. */
  readonly isKept: boolean;
  /** The screen's own words for the question; null for the common ones. */
  readonly words: string | null;
}

type LeaveEvent =
  | { readonly type: 'place.changed'; readonly place: Place }
  /** Back, Forward or an undone move; `moved` counts the steps, 0 where that is unknown. */
  | { readonly type: 'place.moved'; readonly place: Place; readonly moved: number; readonly typing: Typing }
  | {
      readonly type: 'link.followed';
      readonly way: Extract<Way, { to: string }>;
      readonly isElsewhere: boolean;
      readonly typing: Typing;
    }
  | { readonly type: 'stay' }
  | { readonly type: 'leave' };

/** Orders to the browser; a `delta` of 0 pushes `href` onto the history again. */
export type LeaveEmitted =
  | { readonly type: 'way.open'; readonly way: Way }
  | { readonly type: 'move.undone'; readonly delta: number; readonly href: string };

interface LeaveContext {
  /** The screen on show, which is not the address while a move is undone. */
  readonly here: Place;
  /** The way that the person is asked about; null while no question is open. */
  readonly wanted: Way | null;
  readonly typing: Typing;
}

const nothingTyped: Typing = { isDirty: false, isKept: true, words: null };

/**
 * Asks before the person leaves a screen with unsent typing: links are held back, Back and Forward
 * undone. Another query under the same path is no leaving.
 */
export const leaveMachine = setup({
  types: {
    input: ofType<{ readonly here: Place }>(),
    context: ofType<LeaveContext>(),
    events: ofType<LeaveEvent>(),
    emitted: ofType<LeaveEmitted>(),
  },
  actions: {
    arrive: assign({ here: ({ context, event }) => ('place' in event ? event.place : context.here) }),
    follow: emit(({ event }) => {
      assertEvent(event, 'link.followed');
      return { type: 'way.open', way: event.way } as const;
    }),
    holdBack: assign(({ event }) => {
      assertEvent(event, 'link.followed');
      return { wanted: event.way, typing: event.typing };
    }),
    undo: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'place.moved');
      // Without a known step count `href` is pushed: the wanted page is one step back.
      enqueue.assign({ wanted: { delta: event.moved || -1 }, typing: event.typing });
      enqueue.emit({ type: 'move.undone', delta: -event.moved, href: context.here.href });
    }),
    go: enqueueActions(({ context: { wanted }, enqueue }) => {
      if (wanted) enqueue.emit({ type: 'way.open', way: wanted });
      enqueue.assign({ wanted: null });
    }),
    forget: assign({ wanted: null }),
  },
  guards: {
    isDirty: ({ event }) => 'typing' in event && event.typing.isDirty,
    isElsewhere: ({ event }) => event.type === 'link.followed' && event.isElsewhere,
    isOtherScreen: ({ context, event }) => event.type === 'place.moved' && event.place.path !== context.here.path,
    isLink: ({ context: { wanted } }) => wanted !== null && 'to' in wanted,
  },
}).createMachine({
  id: 'leave',
  context: ({ input }) => ({ here: input.here, wanted: null, typing: nothingTyped }),
  initial: 'watching',
  on: {
    'place.changed': { actions: 'arrive' },
    'place.moved': [{ guard: and(['isOtherScreen', 'isDirty']), target: '.asking', actions: 'undo' }, { actions: 'arrive' }],
    'link.followed': [{ guard: and(['isElsewhere', 'isDirty']), target: '.asking', actions: 'holdBack' }, { actions: 'follow' }],
  },
  states: {
    watching: { description: 'The machine watches every way out of the screen.' },
    asking: {
      description: 'Unsent typing would be lost: the person is asked, and stays meanwhile.',
      on: {
        stay: { target: 'watching', actions: 'forget' },
        leave: [
          { guard: 'isLink', target: 'watching', actions: 'go' },
          { target: 'departing', actions: 'go' },
        ],
      },
    },
    departing: {
      description: 'The person confirmed, and the browser goes through the history: no question is asked.',
      on: { 'place.moved': { target: 'watching', actions: 'arrive' } },
    },
  },
});
