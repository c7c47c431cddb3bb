import type { DialogRootProps } from '@chakra-ui/react';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusable } from './focusable.ts';
import { PAGE_TITLE_ID } from './PageHeader.tsx';
import { topModal } from './top-modal.ts';

/** The elements focused when a panel opened: its own opener, then those of panels below. */
const openersOf = new WeakMap<Element, readonly Element[]>();

const panelOf = (element: Element | null) => element?.closest<HTMLElement>('[aria-modal]') ?? null;

function openersNow(): readonly Element[] {
  const focused = document.activeElement;
  const below = panelOf(focused);
  return focused ? [focused, ...((below && openersOf.get(below)) ?? [])] : [];
}

/** Target of the focus when a modal closes: an open modal, the opener, or the page's title. */
function focusAfter(openers: readonly Element[]): HTMLElement | null {
  const opener = openers.find((one) => one instanceof HTMLElement && one !== document.body && one.isConnected);
  const top = topModal();
  const focused = document.activeElement;
  if (top && !(opener && top.contains(opener))) return focused instanceof HTMLElement && top.contains(focused) ? focused : top;
  return opener instanceof HTMLElement ? opener : document.getElementById(PAGE_TITLE_ID);
}

/** The element already focused inside, a menu's current page, the first control, or the panel. */
function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const panel = panelOf(body);
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && panel?.contains(focused)) return focused;
  return body?.querySelector<HTMLElement>('[aria-current=page]') ?? body?.querySelector<HTMLElement>(focusable) ?? panel ?? null;
}

/** Focuses the panel when its focused element disappears and no other element takes the focus. */
function keepFocus(panel: HTMLElement): () => void {
  let focusedInside: Element | null = null;
  const isLost = () => focusedInside !== null && !focusedInside.isConnected && document.activeElement === document.body;
  const onFocus = ({ target }: FocusEvent) => {
    focusedInside = target instanceof Element && panel.contains(target) ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (isLost()) {
      requestAnimationFrame(() => {
        if (isLost() && panel.isConnected) panel.focus({ preventScroll: true });
      });
    }
  });
  observer.observe(panel, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}

/** Common props of every modal, and the ref of the body in which the first focus is sought. */
export function useModalProps(
  onClose: () => void,
  /** Takes the focus on closing, in preference to the element focused before. */
  returnFocusTo?: () => Element | null | undefined,
): {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly modal: Omit<DialogRootProps, 'children' | 'size'>;
} {
  const body = useRef<HTMLDivElement>(null);
  const [openers] = useState(openersNow);
  const finalFocus = () => {
    const wanted = returnFocusTo?.();
    return focusAfter(wanted ? [wanted, ...openers] : openers);
  };
  const giveBack = useEffectEvent(() => finalFocus()?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    const panel = panelOf(body.current);
    if (!panel) return undefined;
    const stop = keepFocus(panel);
    openersOf.set(panel, openers);
    // Focused at once: the library waits for a frame and loses text typed until then.
    firstFocus(body.current)?.focus({ preventScroll: true });
    return () => {
      stop();
      // Returned at once: the library returns the focus later, and not at all before its first
      // frame.
      queueMicrotask(() => {
        if (!panel.isConnected && document.activeElement === document.body) giveBack();
      });
    };
  }, [openers]);
  return {
    body,
    modal: {
      open: true,
      onOpenChange: ({ open }) => {
        if (!open) onClose();
      },
      initialFocusEl: () => firstFocus(body.current),
      finalFocusEl: finalFocus,
      // Notices above modals stay within reach of the pointer.
      persistentElements: [() => document.querySelector('[data-above-modals]')],
    },
  };
}
