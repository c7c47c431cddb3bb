import { useEffect } from 'react';
import { FOCUSABLE } from '../../ui/layout/modal.ts';
import { PAGE_TITLE_ID } from '../../ui/layout/PageHeader.tsx';

/** What may take the focus: a control, or a heading that was made to. */
const stops = `${FOCUSABLE}, :is(h1, h2)[tabindex="-1"]`;

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
      const all = [...main.querySelectorAll<HTMLElement>(stops)];
      const before = all.slice(0, all.findIndex((stop) => stop === focused) + 1);
      requestAnimationFrame(() => {
        if (focused.isConnected || document.activeElement !== document.body) return;
        const stop = before.findLast((one) => one.isConnected && one.checkVisibility());
        (stop ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: true });
      });
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
