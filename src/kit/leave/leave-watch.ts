import type { AroundNavHandler } from 'wouter';
import { createActor } from 'xstate';
import { leaveMachine, type Place, type Typing } from '../../machines/leave/leave-machine.ts';

/** What a screen tells of its typing. */
export interface Leavable {
  /** Whether somebody typed what is not sent yet. */
  readonly isDirty: () => boolean;
  /** Whether that is safe as a draft. */
  readonly isKept: () => boolean;
  /** What is said in place of whether it is kept, where leaving means something else; null where it does not. */
  readonly words?: () => string | null;
}

/** Watches the ways out of a screen that holds typing nobody has sent yet, and tells the router where the person is meanwhile. */
export interface LeaveWatch {
  /** Counts a screen in; gives the function that counts it out. */
  readonly add: (screen: Leavable) => () => void;
  /** Whether any screen holds unsent typing. */
  readonly isDirty: () => boolean;
  /** Whether all of it was safe as drafts when the question came. */
  readonly isKept: () => boolean;
  /** What the screens say of being left, where they have words of their own; null otherwise. */
  readonly words: () => string | null;
  /** For the router: holds back links and `navigate()` that lead to another screen. */
  readonly aroundNav: AroundNavHandler;
  /** Path of the screen that is shown: not that of the address while a move is being undone. */
  readonly path: () => string;
  /** The query that goes with the path, with its `?`. */
  readonly search: () => string;
  /** Begins to follow the address and to hold back Back, Forward and the closing of the tab; gives the function that ends it. */
  readonly listen: () => () => void;
  /** Calls back when the place changes, and when a question comes or goes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether somebody wants to leave and waits to be asked. */
  readonly isAsking: () => boolean;
  /** The answer: stay here. */
  readonly stay: () => void;
  /** The answer: go where the person wanted to go. */
  readonly leave: () => void;
}

/** What a watch needs of the window. */
export type LeavableWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'pathname' | 'search' | 'href'>;
  /** Absent in older browsers. */
  readonly navigation?: {
    readonly currentEntry: { readonly index: number; readonly key: string } | null;
    readonly entries: () => readonly { readonly key: string }[];
  };
};

type Navigate = Parameters<AroundNavHandler>[0];

/** Watches over one window. Only another path is another screen: filters, pages and steps change the query. */
export function createLeaveWatch(view: LeavableWindow, navigate: Navigate): LeaveWatch {
  const screens = new Set<Leavable>();
  const isDirty = () => [...screens].some((screen) => screen.isDirty());
  const typing = (): Typing => {
    const dirty = [...screens].filter((screen) => screen.isDirty());
    return {
      isDirty: dirty.length > 0,
      isKept: dirty.every((screen) => screen.isKept()),
      words: dirty.map((screen) => screen.words?.() ?? null).find((own) => own !== null) ?? null,
    };
  };
  const place = (): Place => {
    const { pathname, search, href } = view.location;
    return { path: pathname, search, href, key: view.navigation?.currentEntry?.key };
  };
  const actor = createActor(leaveMachine, { input: { here: place() } });
  actor.on('way.open', ({ way }) => {
    if ('delta' in way) view.history.go(way.delta);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `aroundNav` was given below
    else navigate(way.to, way.options as Parameters<Navigate>[1]);
  });
  actor.on('move.undone', ({ delta, href }) => {
    if (delta === 0) view.history.pushState(null, '', href);
    else view.history.go(delta);
  });
  const context = () => actor.getSnapshot().context;

  /** How far it is from an entry of the history to the present one. By its key: a full history drops its oldest entries, and all others move. */
  const movedFrom = (key: string | undefined) => {
    const from = view.navigation?.entries().findIndex((entry) => entry.key === key) ?? -1;
    return from < 0 ? 0 : (view.navigation?.currentEntry?.index ?? from) - from;
  };
  const arrive = () => actor.send({ type: 'place.changed', place: place() });
  const onPopState = () =>
    actor.send({ type: 'place.moved', place: place(), moved: movedFrom(context().here.key), typing: typing() });
  const onBeforeUnload = (event: Event) => {
    if (isDirty()) event.preventDefault();
  };

  return {
    add(screen) {
      // A copy: the same object counts twice when two screens give it.
      const own = { ...screen };
      screens.add(own);
      return () => screens.delete(own);
    },
    isDirty,
    isKept: () => context().typing.isKept,
    words: () => context().typing.words,
    aroundNav(_navigate, to, options) {
      const isElsewhere = new URL(to, view.location.href).pathname !== view.location.pathname;
      actor.send({ type: 'link.followed', way: { to, options }, isElsewhere, typing: typing() });
    },
    path: () => context().here.path,
    search: () => context().here.search,
    listen() {
      actor.start();
      arrive();
      view.addEventListener('popstate', onPopState);
      view.addEventListener('beforeunload', onBeforeUnload);
      // wouter tells of these two.
      view.addEventListener('pushState', arrive);
      view.addEventListener('replaceState', arrive);
      return () => {
        view.removeEventListener('popstate', onPopState);
        view.removeEventListener('beforeunload', onBeforeUnload);
        view.removeEventListener('pushState', arrive);
        view.removeEventListener('replaceState', arrive);
        actor.stop();
      };
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    isAsking: () => actor.getSnapshot().matches('asking'),
    stay: () => actor.send({ type: 'stay' }),
    leave: () => actor.send({ type: 'leave' }),
  };
}
