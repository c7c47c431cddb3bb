import { useEffect } from 'react';
import { noteArrival, noteMove } from '../arrivals.ts';
import { PAGE_TITLE_ID } from '../../ui/layout/PageHeader.tsx';
import { topModal } from '../../ui/layout/top-modal.ts';

/**
 * What happens when a page is reached: the document is named after it and its heading takes the focus, so that a screen reader reads where one is.
 * The page that the browser itself opened leaves the focus at the top, where the skip link is, and one that arrives under a modal or a popover in that.
 * `place` tells one arrival from the next.
 */
export function useArrival(title: string, isHere: boolean, place: string): void {
  useEffect(() => {
    // Leaving a page counts, even one whose code never came.
    return noteMove;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- leaving a place is what it is about
  }, [place]);
  useEffect(() => {
    document.title = `${title} · Autogestión`;
    if (!isHere || !noteArrival()) return;
    // What was opened over it meanwhile, such as the next search, the user's menu or the bell, would close without the focus.
    if (!topModal() && !document.activeElement?.closest('[popover]')) document.getElementById(PAGE_TITLE_ID)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same page at another place is another arrival
  }, [title, isHere, place]);
}
