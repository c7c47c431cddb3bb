import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** What Tab stops at. */
export const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** What stays reachable above a modal: notices. */
const ABOVE = '[data-above-modals]';

/** Makes everything but the panel and the notices inert; returns the way back. */
function isolate(panel: Element): () => void {
  const kept = [panel, ...document.querySelectorAll(ABOVE)];
  const made: HTMLElement[] = [];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || child.inert || kept.includes(child)) continue;
      if (kept.some((element) => child.contains(element))) visit(child);
      else {
        child.inert = true;
        made.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of made) element.inert = false;
  };
}

/** The panels that are open and where the focus was before, the uppermost last; only that one is in use. */
const opened: { readonly panel: HTMLElement; before: Element | null }[] = [];
let release: () => void = () => undefined;

/** Gives the page to the uppermost panel, or back to itself. */
function settle() {
  release();
  const top = opened.at(-1)?.panel;
  release = top ? isolate(top) : () => undefined;
  const page = document.documentElement;
  if (top === undefined) page.style.paddingInlineEnd = '';
  // The room of the scroll bar stays, so that nothing moves when it goes.
  else if (!page.classList.contains('ag-locked')) page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
  page.classList.toggle('ag-locked', top !== undefined);
}

/**
 * The behaviour of a modal panel while it is mounted: the rest of the page is inert and doesn't scroll, Tab stays inside,
 * Escape asks to close, and the focus goes to the first control of the body and back to where it came from. One panel may open another:
 * the one below waits, inert like the page.
 */
export function useModal(panel: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>, onClose: () => void) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const entry = { panel: element, before: document.activeElement };
    opened.push(entry);
    settle();
    const first =
      body.current?.querySelector<HTMLElement>('[aria-current=page]') ?? body.current?.querySelector<HTMLElement>(FOCUSABLE);
    (first ?? element).focus({ preventScroll: true });
    return () => {
      const at = opened.indexOf(entry);
      const above = opened[at + 1];
      opened.splice(at, 1);
      settle();
      const { before } = entry;
      // A panel that is left open has lost the place that it came from.
      if (above) above.before = before;
      else if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel, body]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = panel.current;
    if (!element || element !== opened.at(-1)?.panel || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab') {
      const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
      const [first, last] = [stops[0], stops.at(-1)];
      const at = document.activeElement;
      if (event.shiftKey && (at === first || at === element)) {
        event.preventDefault();
        last?.focus();
      } else if (!event.shiftKey && at === last) {
        event.preventDefault();
        first?.focus();
      }
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
