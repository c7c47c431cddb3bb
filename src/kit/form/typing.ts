/** A native control that takes text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How long typing rests before the form takes it, in milliseconds. */
export const typingRest = 150;

/** Text that has been typed and that the form does not hold yet. */
export interface Typing {
  /** Notes that the text of a field has changed. */
  readonly note: (name: string, control: Pick<TextControl, 'value'>) => void;
  /** Gives everything that waits to the form now. */
  readonly flush: () => void;
  /** Forgets what waits in a field, or in a part of it: the form was given another value. */
  readonly forget: (name?: string) => void;
}

/**
 * Lets typing rest before react-hook-form takes it: with every change the library copies all values and asks every field whether it is concerned,
 * which costs more than the key itself. `take` gets the newest text of each field once.
 */
export function createTyping(take: (name: string, text: string) => void): Typing {
  const waiting = new Map<string, Pick<TextControl, 'value'>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const typed = [...waiting];
    waiting.clear();
    for (const [name, { value }] of typed) take(name, value);
  };
  /** One timer for many keys: it looks whether the last one is old enough. */
  const look = () => {
    const left = last + typingRest - performance.now();
    if (left > 1) timer = setTimeout(look, left);
    else flush();
  };
  return {
    flush,
    note(name, control) {
      waiting.set(name, control);
      last = performance.now();
      timer ??= setTimeout(look, typingRest);
    },
    forget(name) {
      for (const typed of waiting.keys()) {
        if (name === undefined || typed === name || typed.startsWith(`${name}.`)) waiting.delete(typed);
      }
    },
  };
}
