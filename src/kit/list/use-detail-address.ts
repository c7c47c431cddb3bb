import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useRawSearch } from '../portal/use-raw-search.ts';

/** Marks an entry of the history that `open` made: the entry before is the list. */
const openedFromList = { isDetailOfList: true };

function wasOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDetailOfList' in state;
}

/** The query with `param` set, or removed for null; other parameters stay. */
export function withDetail(search: string, param: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(param);
  else params.set(param, id);
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * The id of a detail over a list, in the address. Back closes an opened detail, and `close` goes
 * back too; a detail that the address itself opened is removed from the address.
 */
export function useDetailAddress(param: string) {
  const [location, navigate] = useLocation();
  const id = new URLSearchParams(useRawSearch()).get(param) || null;
  const closingId = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Closed: Forward may open the same detail again.
    if (id === null) closingId.current = null;
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
    } else if (closingId.current !== id) {
      // Going back is asynchronous: a second Escape must not go back twice.
      closingId.current = id;
      history.back();
    }
  };
  return { id, open, close };
}
