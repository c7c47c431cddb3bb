import { useEffect } from 'react';
import { focusable } from '../../ui/layout/focusable.ts';
import { PAGE_TITLE_ID } from '../../ui/layout/PageHeader.tsx';

const stops = `${focusable}, :is(h1, h2)[tabindex="-1"]`;

/**
 * Keeps Tab in place when a focused element is removed, such as a used 'Reintentar': the focus
 * moves to the stop before it, at worst to the page's title (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    let held: { readonly focused: Element; readonly before: readonly HTMLElement[] } | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const all = [...main.querySelectorAll<HTMLElement>(stops)];
      held = main.contains(target)
        ? { focused: target, before: all.slice(0, all.findIndex((stop) => stop === target) + 1) }
        : null;
    };
    const isLost = () => held !== null && !held.focused.isConnected && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      requestAnimationFrame(() => {
        if (!isLost()) return;
        const stop = held?.before.findLast((one) => one.isConnected && one.checkVisibility());
        (stop ?? document.getElementById(PAGE_TITLE_ID))?.focus({ preventScroll: true });
      });
    });
    observer.observe(main, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
