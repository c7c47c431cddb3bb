import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type BaseLocationHook, Router, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/layout/Dialog.tsx';
import { createLeaveWatch, type LeavableWindow, type LeaveWatch } from './leave-watch.ts';

const context = createContext<LeaveWatch | null>(null);

function useLeaveWatch(): LeaveWatch {
  const watch = useContext(context);
  if (!watch) throw new Error('No LeaveGuardProvider above this component');
  return watch;
}

/** The router's place as the watch tells it: a move that is undone never reaches the screens. */
function placesOf(watch: LeaveWatch): BaseLocationHook {
  const usePlace: BaseLocationHook = () => [useSyncExternalStore(watch.subscribe, watch.path), navigate];
  usePlace.searchHook = () => useSyncExternalStore(watch.subscribe, watch.search);
  return usePlace;
}

/** Lets the screens below ask before they are left with typing that nobody has sent; the question is asked here. */
export function LeaveGuardProvider({ view, children }: { readonly view: LeavableWindow; readonly children: ReactNode }) {
  const { base } = useRouter();
  const [watch] = useState(() => createLeaveWatch(view));
  const [usePlace] = useState(() => placesOf(watch));
  useLayoutEffect(() => watch.listen(), [watch]);
  return (
    <context.Provider value={watch}>
      <Router base={base} hook={usePlace} aroundNav={watch.aroundNav}>
        {children}
      </Router>
      <Question watch={watch} />
    </context.Provider>
  );
}

function Question({ watch }: { watch: LeaveWatch }) {
  const asking = useSyncExternalStore(watch.subscribe, watch.isAsking);
  const textId = useId();
  if (!asking) return null;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      onClose={watch.stay}
      title="Tienes cambios sin enviar"
      describedBy={textId}
      footer={
        <>
          <Button variant="outline" onClick={watch.leave}>
            Salir de la página
          </Button>
          <Button onClick={watch.stay}>Quedarme</Button>
        </>
      }
    >
      <p id={textId}>Tu borrador queda guardado en este navegador.</p>
    </Dialog>
  );
}

/** What a guarded screen may say of itself. */
export interface LeaveGuard {
  /** From now on this screen may be left unasked: for what it decides itself, such as going on after a creation. */
  readonly allowLeaving: () => void;
}

/**
 * While this screen is mounted and `dirty` says so, leaving it by a link, `navigate()`, Back, Forward or closing the tab is asked about first.
 * The end of the session is not: its drafts are kept. Another query under the same path is no leaving.
 */
export function useLeaveGuard(dirty: () => boolean): LeaveGuard {
  const watch = useLeaveWatch();
  const allowed = useRef(false);
  const isDirty = useEffectEvent(() => !allowed.current && dirty());
  useEffect(() => watch.add(() => isDirty()), [watch]);
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
