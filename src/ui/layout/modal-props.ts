import type { DialogRootProps } from '@chakra-ui/react';
import { type RefObject, useRef, useState } from 'react';
import { focusable } from './focusable.ts';

/** What has the focus in the modal already, be it that a field was led to; else the page in sight of a menu, the first control, or the panel itself. */
function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const panel = body?.closest<HTMLElement>('[aria-modal]');
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && panel?.contains(focused)) return focused;
  return body?.querySelector<HTMLElement>('[aria-current=page]') ?? body?.querySelector<HTMLElement>(focusable) ?? panel ?? null;
}

/** What every modal of ours tells Chakra's dialog, and the ref of the body that its first focus is looked for in. */
export function useModalProps(onClose: () => void): {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly modal: Omit<DialogRootProps, 'children' | 'size'>;
} {
  const body = useRef<HTMLDivElement>(null);
  // What has the focus before anything in the modal takes it.
  const [opener] = useState(() => document.activeElement);
  return {
    body,
    modal: {
      open: true,
      onOpenChange: ({ open }) => {
        if (!open) onClose();
      },
      initialFocusEl: () => firstFocus(body.current),
      finalFocusEl: () => (opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : null),
      // Notices stay within reach of the pointer.
      persistentElements: [() => document.querySelector('[data-above-modals]')],
    },
  };
}
