import { useEffect } from 'react';

/**
 * Ark's combobox focuses its field one frame after the list opens, even when the person has moved
 * on. The set holds a field during that one frame.
 */
const taking = new Set<EventTarget>();
let isGivingBack = false;

/**
 * Marks the frame in which the library focuses the field. Call it before the library's hook, whose
 * effect requests the frame in between.
 */
export function useTakenFocus(id: string, isOpen: boolean): void {
  useEffect(() => {
    const field = document.getElementById(id);
    if (!isOpen || !field) return;
    requestAnimationFrame(() => taking.add(field));
    // The library requests its frame in a microtask, which runs after the first of these two.
    queueMicrotask(() => queueMicrotask(() => requestAnimationFrame(() => taking.delete(field))));
  }, [id, isOpen]);
}

/** Whether the library, not the person, focuses this field now. */
export const isTaken = (field: EventTarget | null): boolean => field !== null && taking.has(field);

/** Returns the focus that the library took to where it was. */
export function giveFocusBack(field: EventTarget, from: EventTarget | null): void {
  if (isGivingBack || !taking.has(field) || !(from instanceof HTMLElement)) return;
  isGivingBack = true;
  from.focus();
  isGivingBack = false;
}
