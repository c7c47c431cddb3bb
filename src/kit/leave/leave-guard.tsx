import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
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

/** Where the person is, for those that follow the address without drawing it; `subscribe` tells of each change before anything is drawn. */
export function usePlace(): Pick<LeaveWatch, 'path' | 'search' | 'subscribe'> {
  return useLeaveWatch();
}

/** The router's place as the watch tells it: a move that is undone never reaches the screens. */
function placesOf(watch: LeaveWatch): BaseLocationHook {
  const useRouterPlace: BaseLocationHook = () => [useSyncExternalStore(watch.subscribe, watch.path), navigate];
  useRouterPlace.searchHook = () => useSyncExternalStore(watch.subscribe, watch.search);
  return useRouterPlace;
}

/** Lets the screens below ask before they are left with typing that nobody has sent; the question is asked here. */
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
  const asking = useSyncExternalStore(watch.subscribe, watch.isAsking);
  if (!asking) return null;
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

/** What a guarded screen may say of itself. */
export interface LeaveGuard {
  /** From now on this screen may be left unasked: for what it decides itself, such as going on after a creation. */
  readonly allowLeaving: () => void;
}

/**
 * While this screen is mounted and `dirty` says so, leaving it by a link, `navigate()`, Back, Forward or closing the tab is asked about first.
 * The end of the session is not: its drafts are kept. Another query under the same path is no leaving. `kept` tells whether what is typed is safe as
 * a draft; `words` what is said instead, where leaving means something else.
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

/** Tells, when asked, whether a screen holds typing that a reload of the page would interrupt. */
export function useUnsentTyping(): () => boolean {
  return useLeaveWatch().isDirty;
}
