import { useEffect, useLayoutEffect, useState } from 'react';
import { useRawSearch } from '../../kit/portal/use-raw-search.ts';

/** How long a page may take to become as long as it was, in milliseconds. */
const patience = 5000;

/** The entry of the history that is in sight; undefined in browsers that do not tell. */
const entryId = (): string | undefined => window.navigation?.currentEntry?.id;

/** Scrolls to `top` as soon as the page is long enough for it, unless the person moves first; gives the function that gives up. */
function scrollWhenLong(top: number): () => void {
  const gaveUp = new AbortController();
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) gaveUp.abort();
  };
  const grown = new ResizeObserver(attempt);
  gaveUp.signal.addEventListener('abort', () => grown.disconnect());
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => gaveUp.abort(), { signal: gaveUp.signal, passive: true });
  }
  const timer = setTimeout(() => gaveUp.abort(), patience);
  gaveUp.signal.addEventListener('abort', () => clearTimeout(timer));
  grown.observe(document.body);
  attempt();
  return () => gaveUp.abort();
}

/** A new page begins at its top; one that Back or Forward return to is where it was left, as soon as its rows are there again. */
export function useScroll(location: string): void {
  const search = useRawSearch();
  const [places] = useState(() => new Map<string, number>());
  const [before] = useState({ location: '' });

  useEffect(() => {
    const onScroll = () => {
      const id = entryId();
      if (id !== undefined) places.set(id, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [places]);

  useLayoutEffect(() => {
    const id = entryId();
    const known = id === undefined ? undefined : places.get(id);
    const isFirst = before.location === '';
    const isOther = before.location !== location;
    // oxlint-disable-next-line react/immutability -- a note from one place to the next, drawn nowhere
    before.location = location;
    if (id !== undefined && known === undefined) places.set(id, 0);
    if (known !== undefined) return scrollWhenLong(known);
    // A page that the browser itself opened is where the browser puts it.
    if (isOther && !isFirst && id !== undefined) window.scrollTo(0, 0);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another query is another place to come back to
  }, [location, search, places, before]);
}
