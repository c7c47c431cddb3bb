import { useEffect, useLayoutEffect, useState } from 'react';
import { useRawSearch } from '../../kit/portal/use-raw-search.ts';

/** Longest wait for a page to reach its former height, in milliseconds. */
const patience = 5000;

/** The id of the present history entry; undefined without the Navigation API. */
const entryId = (): string | undefined => window.navigation?.currentEntry?.id;

/** Scrolls to `top` once the page is long enough, unless the person moves; gives its end. */
function scrollWhenLong(top: number): () => void {
  const stopped = new AbortController();
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) stopped.abort();
  };
  const grown = new ResizeObserver(attempt);
  stopped.signal.addEventListener('abort', () => grown.disconnect());
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => stopped.abort(), { signal: stopped.signal, passive: true });
  }
  const timer = setTimeout(() => stopped.abort(), patience);
  stopped.signal.addEventListener('abort', () => clearTimeout(timer));
  grown.observe(document.body);
  attempt();
  return () => stopped.abort();
}

/** Scrolls a new page to the top; restores the position of a page on Back and Forward. */
export function useScroll(location: string): void {
  const search = useRawSearch();
  const [positions] = useState(() => new Map<string, number>());
  const [before] = useState({ location: '' });

  useEffect(() => {
    const onScroll = () => {
      const id = entryId();
      if (id !== undefined) positions.set(id, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [positions]);

  useLayoutEffect(() => {
    const id = entryId();
    const known = id === undefined ? undefined : positions.get(id);
    const isFirst = before.location === '';
    const isOther = before.location !== location;
    // oxlint-disable-next-line react/immutability -- not rendered
    before.location = location;
    if (id !== undefined && known === undefined) positions.set(id, 0);
    if (known !== undefined) return scrollWhenLong(known);
    // The browser positions the page that it opened itself.
    if (isOther && !isFirst && id !== undefined) window.scrollTo(0, 0);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another query is another position
  }, [location, search, positions, before]);
}
