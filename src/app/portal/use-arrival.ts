import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';
import { PAGE_TITLE_ID } from '../../ui/layout/PageHeader.tsx';

/**
 * What happens when a page is reached: the document is named after it and its heading takes the focus, so that a screen reader reads where one is.
 * Only the page that the browser itself opened leaves the focus at the top, where the skip link is.
 */
export function useArrival(title: string, here: boolean, navigated: RefObject<boolean>): void {
  const [location] = useLocation();
  useEffect(() => {
    document.title = `${title} · Autogestión`;
  }, [title]);
  // Leaving a page counts, even one that never came.
  useEffect(
    () => () => {
      navigated.current = true;
    },
    [location, navigated],
  );
  useEffect(() => {
    if (!here) return;
    if (navigated.current) document.getElementById(PAGE_TITLE_ID)?.focus();
    navigated.current = true;
  }, [location, here, navigated]);
}
