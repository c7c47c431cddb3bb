import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRawSearch } from '../portal/use-raw-search.ts';

/** Marks an entry of the history that was made by opening a detail: the list that it was opened from is the one before. */
const openedFromList = { isDetailOfList: true };

function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDetailOfList' in state;
}

/** A query with `param` set, or taken out of it; the rest stays as it is. */
export function withDetail(search: string, param: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(param);
  else params.set(param, id);
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * The id of a detail over a list, in the address. Opening it is a step that Back undoes; closing it takes that step back, so that Back then leads
 * out of the list, and where the address itself opened it, takes the id out of the address.
 */
export function useDetailAddress(param: string) {
  const [location, navigate] = useLocation();
  const id = new URLSearchParams(useRawSearch()).get(param) || null;
  const leaving = useRef<string | null>(null);
  useLayoutEffect(() => {
    // It has closed: Forward may open the same once more.
    if (id === null) leaving.current = null;
  }, [id]);

  const open = useCallback(
    (next: string) => {
      navigate(location + withDetail(window.location.search, param, next), { state: openedFromList });
    },
    [location, navigate, param],
  );
  const close = () => {
    if (!wasOpenedFromList(history.state)) {
      navigate(location + withDetail(window.location.search, param, null), { replace: true });
    } else if (leaving.current !== id) {
      // Going back takes a moment: a second Escape meanwhile must not go back twice.
      leaving.current = id;
      history.back();
    }
  };
  return { id, open, close };
}
