import { useEffect } from 'react';
import { noteArrival, noteMove } from '../arrivals.ts';
import { PAGE_TITLE_ID } from '../../ui/layout/PageHeader.tsx';
import { topModal } from '../../ui/layout/top-modal.ts';

/**
 * Names the document after the page and focuses its heading, for screen readers. Exceptions: the
 * page that the browser opened, and an open modal or popover. `place` identifies the arrival.
 */
export function useArrival(title: string, isHere: boolean, place: string): void {
  useEffect(() => {
    // Counts also where the page's code never loaded.
    return noteMove;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the place is left
  }, [place]);
  useEffect(() => {
    document.title = `${title} · Autogestión`;
    if (!isHere || !noteArrival()) return;
    // A modal or popover that was opened meanwhile would close when it loses the focus.
    if (!topModal() && !document.activeElement?.closest('[popover]')) document.getElementById(PAGE_TITLE_ID)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same page at another place is another arrival
  }, [title, isHere, place]);
}
