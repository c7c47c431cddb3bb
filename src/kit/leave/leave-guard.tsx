import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type BaseLocationHook, Router, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Question } from '../../ui/layout/Question.tsx';
import { createLeaveWatch, type LeavableWindow, type LeaveWatch } from './leave-watch.ts';

const context = createContext<LeaveWatch | null>(null);

function useLeaveWatch(): LeaveWatch {
  const watch = useContext(context);
  if (!watch) throw new Error('No LeaveGuardProvider above this component');
  return watch;
}

/** Where a screen is, for code that follows the address without drawing it. */
export interface Place extends Pick<LeaveWatch, 'search' | 'subscribe'> {
  /** Whether the address is still that of the screen: it leads elsewhere before the next screen is drawn. */
  readonly isHere: () => boolean;
}

const placeContext = createContext<Place | null>(null);

/** The place of the screen; `subscribe` reports each change before anything is drawn. */
export function usePlace(): Place {
  const place = useContext(placeContext);
  if (!place) throw new Error('No ScreenPlace above this component');
  return place;
}

/** The router's location as the watch reports it: an undone move never reaches the screens. */
function placesOf(watch: LeaveWatch): BaseLocationHook {
  const useRouterPlace: BaseLocationHook = () => [useSyncExternalStore(watch.subscribe, watch.path), navigate];
  useRouterPlace.searchHook = () => useSyncExternalStore(watch.subscribe, watch.search);
  return useRouterPlace;
}

/** The place of the screen at `path`, which keeps its own query while the address already leads elsewhere. */
function placeAt(watch: LeaveWatch, path: string): { readonly hook: BaseLocationHook; readonly place: Place } {
  const useScreenPlace: BaseLocationHook = () => [path, navigate];
  const isHere = () => watch.path() === path;
  let search = watch.search();
  const ownSearch = () => {
    if (isHere()) search = watch.search();
    return search;
  };
  useScreenPlace.searchHook = () => useSyncExternalStore(watch.subscribe, ownSearch);
  return { hook: useScreenPlace, place: { search: ownSearch, subscribe: watch.subscribe, isHere } };
}

/**
 * Draws another screen in slices: the menu answers a press at once, and the former screen keeps its
 * address until the next one is ready.
 */
export function ScreenPlace({ children }: { readonly children: ReactNode }) {
  const watch = useLeaveWatch();
  const { base } = useRouter();
  const path = useDeferredValue(useSyncExternalStore(watch.subscribe, watch.path));
  const { hook, place } = useMemo(() => placeAt(watch, path), [watch, path]);
  return (
    <placeContext.Provider value={place}>
      <Router base={base} hook={hook} aroundNav={watch.aroundNav}>
        {children}
      </Router>
    </placeContext.Provider>
  );
}

/** Asks before a screen with unsent typing is left. */
export function LeaveGuardProvider({ view, children }: { readonly view: LeavableWindow; readonly children: ReactNode }) {
  const { base } = useRouter();
  const [watch] = useState(() => createLeaveWatch(view, navigate));
  const [useRouterPlace] = useState(() => placesOf(watch));
  useLayoutEffect(() => watch.listen(), [watch]);
  return (
    <context.Provider value={watch}>
      <Router base={base} hook={useRouterPlace} aroundNav={watch.aroundNav}>
        {children}
      </Router>
      <LeaveQuestion watch={watch} />
    </context.Provider>
  );
}

function LeaveQuestion({ watch }: { watch: LeaveWatch }) {
  const isAsking = useSyncExternalStore(watch.subscribe, watch.isAsking);
  if (!isAsking) return null;
  return (
    <Question
      title="Tienes cambios sin enviar"
      text={
        watch.words() ??
        (watch.isKept()
          ? 'Tu borrador queda guardado en este navegador.'
          : 'No hay un borrador guardado de esto: si sales, se pierde lo que escribiste.')
      }
      leaveLabel="Salir de la página"
      onLeave={watch.leave}
      stayLabel="Quedarme"
      onStay={watch.stay}
    />
  );
}

const noWords = () => null;

/** The methods of a guarded screen. */
export interface LeaveGuard {
  /** Lets this screen be left without a question, such as after a creation. */
  readonly allowLeaving: () => void;
}

/**
 * Asks before this screen is left (link, `navigate()`, Back, Forward, closing) while `dirty()`.
 * `kept` tells whether a draft holds the typing; `words` replaces the standard text.
 */
export function useLeaveGuard(dirty: () => boolean, kept: () => boolean, words: () => string | null = noWords): LeaveGuard {
  const watch = useLeaveWatch();
  const allowed = useRef(false);
  const isDirty = useEffectEvent(() => !allowed.current && dirty());
  const isKept = useEffectEvent(kept);
  const ownWords = useEffectEvent(words);
  useEffect(() => watch.add({ isDirty: () => isDirty(), isKept: () => isKept(), words: () => ownWords() }), [watch]);
  return {
    allowLeaving: () => {
      allowed.current = true;
    },
  };
}

/** A function that tells whether a screen holds typing that a reload would interrupt. */
export function useUnsentTyping(): () => boolean {
  return useLeaveWatch().isDirty;
}
