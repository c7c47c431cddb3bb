import { useEffect } from 'react';

/**
 * In the frame after its list has opened, Ark's combobox takes the focus to its field, wherever a person has gone by then. A field stands here
 * for that one moment: any other time it is the person who moves the focus.
 */
const taking = new Set<EventTarget>();
let isGivingBack = false;

/** Tells when the library takes the focus to a field. Stands before the hook of the library, whose effect asks for the frame in between. */
export function useTakenFocus(id: string, isOpen: boolean): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (!isOpen || !field) return;
    requestAnimationFrame(() => taking.add(field));
    // The library asks in a microtask, which comes after the first of these.
    queueMicrotask(() => queueMicrotask(() => requestAnimationFrame(() => taking.delete(field))));
  }, [id, isOpen]);
}

/** Whether the focus goes to a field because the library takes it there, and not the person. */
export const isTaken = (field: EventTarget | null): boolean => field !== null && taking.has(field);

/** Gives the focus that was taken to a field back to where it was. */
export function giveFocusBack(field: EventTarget, from: EventTarget | null): void {
  if (isGivingBack || !taking.has(field) || !(from instanceof HTMLElement)) return;
  isGivingBack = true;
  from.focus();
  isGivingBack = false;
}
