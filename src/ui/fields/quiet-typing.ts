import { useEffect } from 'react';

/** A native control that takes text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Hears of a change of a control's text. */
export type OnText = (control: TextControl, event: Event) => void;

const listeners = new Map<EventTarget | null, (event: Event) => void>();

const onInput = (event: Event) => {
  const listener = listeners.get(event.target);
  if (!listener) return;
  event.stopPropagation();
  listener(event);
};

const onKey = (event: Event) => {
  if (!listeners.has(event.target)) return;
  if (event instanceof KeyboardEvent && event.type === 'keydown') {
    // Enter, Escape, the arrows and every shortcut are for those around the field.
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  }
  event.stopPropagation();
};

const kinds = { input: onInput, keydown: onKey, keypress: onKey, textInput: onKey, keyup: onKey };

function listen(control: TextControl, listener: (event: Event) => void): () => void {
  if (listeners.size === 0) for (const [type, on] of Object.entries(kinds)) document.addEventListener(type, on, true);
  listeners.set(control, listener);
  return () => {
    listeners.delete(control);
    if (listeners.size === 0) for (const [type, on] of Object.entries(kinds)) document.removeEventListener(type, on, true);
  };
}

/**
 * Hears the text of the control `id` before React does, and keeps the keys that only write a character from React: it takes each of them through
 * every element around the field, fourteen times a key (decision 5). React's `onInput`, `onChange` and `onKeyUp` of such a control are never called.
 */
export function useQuietTyping(id: string, onText: OnText | undefined): void {
  // With every drawing: the control may be another one.
  useEffect(() => {
    const control = document.getElementById(id);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return onText && isText ? listen(control, (event) => onText(control, event)) : undefined;
  });
}
