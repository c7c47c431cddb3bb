import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerPress } from './pointer-press.ts';

/** How long changes must pause before the whole form is checked, in milliseconds. */
const pauseTime = 300;

/** Work that runs when changes pause. */
export interface ChangePause {
  readonly touch: () => void;
  readonly flush: () => void;
}

/**
 * Runs `work` when changes pause and no pointer is down, when the tab is hidden, and on unmount;
 * `takeTyping` first flushes keys that the form does not hold yet.
 */
export function useChangePause(work: () => void, takeTyping: () => void, press: Pick<PointerPress, 'ended'>): ChangePause {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const flush = useCallback(() => {
    takeTyping();
    latest.current();
    // `takeTyping` may have called `touch`.
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [takeTyping]);
  const touch = useCallback(() => {
    clearTimeout(timer.current);
    const own = setTimeout(() => {
      void press.ended().then(() => {
        if (timer.current === own) flush();
      });
    }, pauseTime);
    timer.current = own;
  }, [flush, press]);

  // A layout effect: the cleanup of effects stops the form's machines and releases the draft.
  useLayoutEffect(
    () => () => {
      takeTyping();
      if (timer.current !== undefined) flush();
    },
    [flush, takeTyping],
  );
  useEffect(() => {
    const onHidden = () => flush();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onHidden);
    };
  }, [flush]);
  return { touch, flush };
}
