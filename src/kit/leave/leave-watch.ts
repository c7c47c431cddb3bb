import type { AroundNavHandler } from 'wouter';
import { createActor } from 'xstate';
import { leaveMachine, type Place, type Typing } from '../../machines/leave/leave-machine.ts';

/** A screen's report about its typing. */
export interface Leavable {
  readonly isDirty: () => boolean;
  readonly isKept: () => boolean;
  /** Text that replaces the standard one in the question; null for the standard text. */
  readonly words?: () => string | null;
}

/** Watches the ways out of screens with unsent typing, and gives the router its location. */
export interface LeaveWatch {
  /** Registers a screen; gives the function that removes it. */
  readonly add: (screen: Leavable) => () => void;
  /** Whether any screen holds unsent typing. */
  readonly isDirty: () => boolean;
  /** Whether drafts held all typing when the question appeared. */
  readonly isKept: () => boolean;
  /** The screens' own text for the question; null for the standard text. */
  readonly words: () => string | null;
  /** For the router: holds back links and `navigate()` to another screen. */
  readonly aroundNav: AroundNavHandler;
  /** Path of the visible screen; differs from the address while a move is being undone. */
  readonly path: () => string;
  /** The query that belongs to the path, with its `?`. */
  readonly search: () => string;
  /** Starts to follow the address and to guard Back, Forward and closing; gives its end. */
  readonly listen: () => () => void;
  /** Calls back when the location changes and when a question appears or disappears. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isAsking: () => boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The part of the window that a watch uses. */
export type LeavableWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'pathname' | 'search' | 'href'>;
  /** Missing in older browsers. */
  readonly navigation?: {
    readonly currentEntry: { readonly index: number; readonly key: string } | null;
    readonly entries: () => readonly { readonly key: string }[];
  };
};

type Navigate = Parameters<AroundNavHandler>[0];

/** Watches one window. A screen is a path: filters, pages and steps change the query only. */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options of `aroundNav`
    else navigate(way.to, way.options as Parameters<Navigate>[1]);
  });
  actor.on('move.undone', ({ delta, href }) => {
    if (delta === 0) view.history.pushState(null, '', href);
    else view.history.go(delta);
  });
  const context = () => actor.getSnapshot().context;

  /** Distance to an entry of the history, by its key: a full history moves all indices. */
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
      // A copy: two screens may pass the same object.
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
      // wouter dispatches these two events.
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
