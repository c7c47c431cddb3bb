import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, set before layout. The scroll position returns afterwards. */
export function usePrinting(isWanted: boolean, scroller: RefObject<HTMLElement | null>): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let top = 0;
    const begin = () => {
      top = scroller.current?.scrollTop ?? 0;
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      flushSync(() => setPrinting(false));
      scroller.current?.scrollTo({ top });
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [isWanted, scroller]);
  return isWanted && isPrinting;
}
