/**
 * Ref of an element with `popover="manual"`: shows it in the top layer, where no scrolling box cuts
 * it off. Firefox before 125 draws the element in its place.
 */
export function showPopover(element: HTMLElement | null): void {
  if (!element || !('popover' in element)) return;
  if (!element.matches(':popover-open')) element.showPopover();
}
