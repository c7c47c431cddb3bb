import { createContext, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Notes whether the plan's values of an insured good are on their way or asked about. */
export const PlanLookUpsContext = createContext<(nuBien: number, isUnderWay: boolean) => void>(() => {});

/** Does `go` at once, or when the plan's values of every insured good are here and the questions about them answered. */
export function usePlanLookUps(go: () => void) {
  const underWay = useRef(new Set<number>());
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const note = useCallback((nuBien: number, is: boolean) => {
    if (is) underWay.current.add(nuBien);
    else underWay.current.delete(nuBien);
    setIsUnderWay(underWay.current.size > 0);
  }, []);
  const resume = useEffectEvent(() => {
    // A question may have come up with the values: it is noted after them.
    if (underWay.current.size > 0) return;
    setIsWaiting(false);
    go();
  });
  useEffect(() => {
    if (isWaiting && !isUnderWay) resume();
  }, [isWaiting, isUnderWay]);
  return {
    note,
    isWaiting,
    goWhenHere: () => {
      if (underWay.current.size > 0) setIsWaiting(true);
      else go();
    },
    stopWaiting: () => setIsWaiting(false),
  };
}
