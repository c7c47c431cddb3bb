/** A native control that takes text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How long the form waits after the last key before it takes the text, in milliseconds. */
export const typingPause = 150;

/** Typed text that the form does not hold yet. */
export interface Typing {
  readonly note: (name: string, control: Pick<TextControl, 'value'>) => void;
  readonly flush: () => void;
  /** Drops the waiting text of a field or of the fields below it, as their values were replaced. */
  readonly forget: (name?: string) => void;
}

/**
 * Delays typing before react-hook-form takes it: the library copies all values and asks every
 * field on each change. `take` gets the newest text of each field once.
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
  /** One timer serves all keys: it restarts until the last key is old enough. */
  const look = () => {
    const remaining = last + typingPause - performance.now();
    if (remaining > 1) timer = setTimeout(look, remaining);
    else flush();
  };
  return {
    flush,
    note(name, control) {
      waiting.set(name, control);
      last = performance.now();
      timer ??= setTimeout(look, typingPause);
    },
    forget(name) {
      for (const typed of waiting.keys()) {
        if (name === undefined || typed === name || typed.startsWith(`${name}.`)) waiting.delete(typed);
      }
    },
  };
}
