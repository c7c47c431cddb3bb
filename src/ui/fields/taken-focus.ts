/**
 * A frame after its list has closed, Ark's combobox takes the focus to its field, wherever a person has gone by then. These are the fields whose list
 * has just closed.
 */
const closing = new Set<EventTarget>();
let isGivingBack = false;

/** The list of a field closes: for two frames the focus may be taken to it. */
export function noteClosing(field: EventTarget): void {
  closing.add(field);
  requestAnimationFrame(() => requestAnimationFrame(() => closing.delete(field)));
}

/** Whether the focus goes to a field because the library takes it there, and not the person. */
export const isTaken = (field: EventTarget | null): boolean => field !== null && closing.has(field);

/** Gives the focus that was taken to a field back to where it was. */
export function giveFocusBack(field: EventTarget, from: EventTarget | null): void {
  if (isGivingBack || !closing.has(field) || !(from instanceof HTMLElement)) return;
  isGivingBack = true;
  from.focus();
  isGivingBack = false;
}
