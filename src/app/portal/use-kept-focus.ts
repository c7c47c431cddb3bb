import { useEffect } from 'react';
import { FOCUSABLE } from '../../ui/layout/modal.ts';
import { PAGE_TITLE_ID } from '../../ui/layout/PageHeader.tsx';

/** What may take the focus: a control, or a heading that was made to. */
const stops = `${FOCUSABLE}, :is(h1, h2)[tabindex="-1"]`;

/** The last stop in `from` or, when there is none, before it. */
function stopBefore(from: Element, within: Element): HTMLElement | null {
  for (let at: Element | null = from; at && at !== within; at = at.previousElementSibling ?? at.parentElement) {
    const inside = [...at.querySelectorAll<HTMLElement>(stops)].findLast((stop) => stop.checkVisibility());
    if (inside) return inside;
    if (at instanceof HTMLElement && at.matches(stops)) return at;
  }
  return null;
}

/**
 * Catches the focus when what had it goes away with its own press, such as a 'Reintentar' that has done its work: it moves to what stands before
 * it, at worst to the title of the page, so that Tab goes on from there (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const onClick = () => {
      const focused = document.activeElement;
      const main = focused?.closest('main');
      if (!focused || !main) return;
      // Who stands before each of the elements around it, while it is still there.
      const around: { element: Element; before: Element | null }[] = [];
      for (let at: Element | null = focused; at && at !== main; at = at.parentElement) {
        around.push({ element: at, before: at.previousElementSibling });
      }
      requestAnimationFrame(() => {
        if (focused.isConnected || document.activeElement !== document.body) return;
        const gone = around.findLast(({ element }) => !element.isConnected);
        const kept = around.find(({ element }) => element.isConnected)?.element ?? main;
        const from = gone?.before?.isConnected ? gone.before : kept.previousElementSibling;
        const stop = from && main.contains(from) ? stopBefore(from, main) : null;
        (stop ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: true });
      });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
