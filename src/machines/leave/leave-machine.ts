import { and, assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { ofType } from '../typed-edge.ts';

/** Where the person is: path and query as the router is told of them, and the entry of the history. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly href: string;
  /** Absent in older browsers. */
  readonly key: string | undefined;
}

/** A way out of a screen: a link, or so many steps through the history. */
export type Way = { readonly to: string; readonly options: unknown } | { readonly delta: number };

/** What the screens tell of their typing. */
export interface Typing {
  /** Whether somebody typed what is not sent yet. */
  readonly isDirty: boolean;
  /** Whether all of it is safe as drafts. */
  readonly isKept: boolean;
  /** What a screen says of being left, where it has words of its own. */
  readonly words: string | null;
}

type LeaveEvent =
  /** The address is another one, and nobody had to be asked. */
  | { readonly type: 'place.changed'; readonly place: Place }
  /** Back, Forward, or a move that was undone; `moved` is how many steps, 0 where no browser tells. */
  | { readonly type: 'place.moved'; readonly place: Place; readonly moved: number; readonly typing: Typing }
  /** A link or `navigate()`. */
  | {
      readonly type: 'link.followed';
      readonly way: Extract<Way, { to: string }>;
      readonly isElsewhere: boolean;
      readonly typing: Typing;
    }
  | { readonly type: 'stay' }
  | { readonly type: 'leave' };

/** What the browser has to do: go a way, or undo a move by so many steps (0: by putting the page on top again). */
export type LeaveEmitted =
  | { readonly type: 'way.open'; readonly way: Way }
  | { readonly type: 'move.undone'; readonly delta: number; readonly href: string };

interface LeaveContext {
  /** The screen that is shown: not the address while a move is being undone. */
  readonly here: Place;
  /** Where the person wanted to go; null while nobody is asked. */
  readonly wanted: Way | null;
  /** What the screens told when the question came. */
  readonly typing: Typing;
}

const nothingTyped: Typing = { isDirty: false, isKept: true, words: null };

/**
 * Leaving a screen that holds typing nobody has sent: links are held back, Back and Forward undone, until the person has answered. Another query under the
 * same path is no leaving.
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
      // Where nobody tells which way it went, the page is put on top of where the person wanted to go, which is then one step back.
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
    watching: { description: 'The person is at a screen, and every way out of it is watched.' },
    asking: {
      description: 'Something typed would be left behind: the person is asked, and stays meanwhile.',
      on: {
        stay: { target: 'watching', actions: 'forget' },
        leave: [
          { guard: 'isLink', target: 'watching', actions: 'go' },
          { target: 'departing', actions: 'go' },
        ],
      },
    },
    departing: {
      description: 'The person said so, and the browser goes through the history: that move is no question.',
      on: { 'place.moved': { target: 'watching', actions: 'arrive' } },
    },
  },
});
