import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Narrower places show cards, in pixels. */
const narrowestTable = 640;

/** How a table stands in its place. */
export interface Fit {
  readonly cards: boolean;
  /** The table is wider than its place: the region scrolls and takes the focus. */
  readonly overflows: boolean;
}

/** Measures the place of the table in `scroller` before the first paint. */
export function useFit(scroller: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>(() => ({ cards: window.innerWidth < narrowestTable, overflows: false }));
  const latest = useRef(fit);
  const isTable = !fit.cards;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const table = isTable ? element.querySelector('table') : null;
    const observer = new ResizeObserver(() => {
      const cards = element.clientWidth < narrowestTable;
      const overflows = !cards && table !== null && table.offsetWidth > element.clientWidth + 1;
      if (cards === latest.current.cards && overflows === latest.current.overflows) return;
      latest.current = { cards, overflows };
      flushSync(() => setFit(latest.current));
    });
    observer.observe(element);
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [scroller, isTable]);
  return fit;
}
