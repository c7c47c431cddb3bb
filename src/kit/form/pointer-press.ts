/** The press of a pointer inside a form. */
export interface PointerPress {
  /** Tells of a button that goes down. */
  readonly begin: (button: number) => void;
  /** Done when the button is up again and its click has been handled; at once while none is down. */
  readonly ended: () => Promise<void>;
}

/**
 * Waits for the end of a press before what it moves is drawn: a message that appears when a field is left for a button below it would move that
 * button from under the pointer, and the click would be lost.
 */
export function createPointerPress(page: Pick<Window, 'addEventListener'>): PointerPress {
  let press: PromiseWithResolvers<void> | null = null;
  const end = () => {
    const ended = press;
    press = null;
    // The click follows the release in a turn of its own.
    if (ended) setTimeout(ended.resolve);
  };
  return {
    begin(button) {
      // The end of another button is not always told: a context menu may take it.
      if (button !== 0 || press) return;
      press = Promise.withResolvers<void>();
      const once = new AbortController();
      for (const type of ['pointerup', 'pointercancel', 'keydown']) {
        page.addEventListener(
          type,
          () => {
            once.abort();
            end();
          },
          { capture: true, signal: once.signal },
        );
      }
    },
    ended: () => press?.promise ?? Promise.resolve(),
  };
}
