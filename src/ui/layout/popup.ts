import { type RefObject, useLayoutEffect } from 'react';

const GAP = 4;
const MARGIN = 8;

/** Puts the popup under its anchor, above it when there is no room below; inside the window always. */
function place(popup: HTMLElement, anchor: HTMLElement, align: 'start' | 'end') {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const top = below + height > clientHeight - MARGIN && above >= MARGIN ? above : Math.min(below, clientHeight - MARGIN - height);
  const left = align === 'end' ? at.right - width : at.left;
  popup.style.top = `${Math.max(MARGIN, top)}px`;
  popup.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - MARGIN - width))}px`;
}

/**
 * Shows an element with `popover="manual"` beside its anchor for as long as it is mounted, and keeps it there. The top layer: no scrolling box
 * or container cuts it off, while it stays in its place in the document. `onShown` runs once it can take the focus.
 */
export function usePopup(
  popup: RefObject<HTMLElement | null>,
  anchor: { readonly current: HTMLElement | null },
  align: 'start' | 'end',
  onShown?: (popup: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const [shown, beside] = [popup.current, anchor.current];
    if (!shown || !beside) return undefined;
    if (!shown.matches(':popover-open')) shown.showPopover();
    const follow = () => place(shown, beside, align);
    follow();
    onShown?.(shown);
    const resized = new ResizeObserver(follow);
    resized.observe(shown);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- shown once; a new callback is no reason to show it again
  }, [popup, anchor, align]);
}
