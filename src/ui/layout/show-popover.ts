/**
 * Ref of an element with `popover="manual"`: shows it in the top layer, where no scrolling box or container cuts it off, while it keeps its
 * place in the document. Firefox has had such popovers since 125; before, the element is drawn in its place.
 */
export function showPopover(element: HTMLElement | null): void {
  if (!element || !('popover' in element)) return;
  if (!element.matches(':popover-open')) element.showPopover();
}
