/**
 * Ref of an element with `popover="manual"`: shows it in the top layer, where no scrolling box or container cuts it off, while it keeps its
 * place in the document.
 */
export function showPopover(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover();
}
