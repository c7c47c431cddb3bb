import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerPress } from './pointer-press.ts';

/** How long changes rest before a form is looked at as a whole, in milliseconds. */
const restTime = 300;

/** Work that waits until nobody changes anything. */
export interface Rest {
  /** Something has changed. */
  readonly touch: () => void;
  /** Does the work now. */
  readonly flush: () => void;
}

/**
 * Calls `work` when changes have rested and no press is on, when the tab is put away or closed, and when the component goes; `takeTyping` first brings
 * in the keys that the form does not hold yet.
 */
export function useRest(work: () => void, takeTyping: () => void, press: Pick<PointerPress, 'ended'>): Rest {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const flush = useCallback(() => {
    takeTyping();
    latest.current();
    // Taking the last keys was a change, too.
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [takeTyping]);
  const touch = useCallback(() => {
    clearTimeout(timer.current);
    const own = setTimeout(() => {
      void press.ended().then(() => {
        if (timer.current === own) flush();
      });
    }, restTime);
    timer.current = own;
  }, [flush, press]);

  // A layout effect: by the time of the others a machine has stopped and a draft has been let go.
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
