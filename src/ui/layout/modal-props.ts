import type { DialogRootProps } from '@chakra-ui/react';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusable } from './focusable.ts';
import { PAGE_TITLE_ID } from './PageHeader.tsx';
import { topModal } from './top-modal.ts';

/** What had the focus when a panel opened; after it, where the panel that held it had come from. */
const openersOf = new WeakMap<Element, readonly Element[]>();

const panelOf = (element: Element | null) => element?.closest<HTMLElement>('[aria-modal]') ?? null;

function openersNow(): readonly Element[] {
  const focused = document.activeElement;
  const below = panelOf(focused);
  return focused ? [focused, ...((below && openersOf.get(below)) ?? [])] : [];
}

/** Where the focus goes when a modal closes: it stays in one that has opened in its place; where no control had opened it, it goes to the title. */
function focusAfter(openers: readonly Element[]): HTMLElement | null {
  const opener = openers.find((one) => one instanceof HTMLElement && one !== document.body && one.isConnected);
  const top = topModal();
  const focused = document.activeElement;
  if (top && !(opener && top.contains(opener))) return focused instanceof HTMLElement && top.contains(focused) ? focused : top;
  return opener instanceof HTMLElement ? opener : document.getElementById(PAGE_TITLE_ID);
}

/** What has the focus in the modal already, be it that a field was led to; else the page in sight of a menu, the first control, or the panel itself. */
function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const panel = panelOf(body);
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && panel?.contains(focused)) return focused;
  return body?.querySelector<HTMLElement>('[aria-current=page]') ?? body?.querySelector<HTMLElement>(focusable) ?? panel ?? null;
}

/** Gives the focus to the panel when what had it in there goes away, such as a 'Reintentar' that has done its work. Whoever moves it by themselves comes first. */
function keepFocus(panel: HTMLElement): () => void {
  let held: Element | null = null;
  const isLost = () => held !== null && !held.isConnected && document.activeElement === document.body;
  const onFocus = ({ target }: FocusEvent) => {
    held = target instanceof Element && panel.contains(target) ? target : null;
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

/** What every modal of ours tells Chakra's dialog, and the ref of the body that its first focus is looked for in. */
export function useModalProps(
  onClose: () => void,
  /** What gets the focus when it closes, before what had it when it opened. */
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
    // At once: the library waits for a frame, and what is typed until then would be lost.
    firstFocus(body.current)?.focus({ preventScroll: true });
    return () => {
      stop();
      // At once as well: the library gives it back later, and not at all before its first frame.
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
      // Notices stay within reach of the pointer.
      persistentElements: [() => document.querySelector('[data-above-modals]')],
    },
  };
}
