/** The press of a pointer inside a form. */
export interface PointerPress {
  readonly begin: (button: number) => void;
  /** Resolves once the button is up and its click is handled; at once while no button is down. */
  readonly ended: () => Promise<void>;
}

/**
 * Tracks the press of a pointer, so that messages wait for its end: a message that appears on blur
 * would move the pressed button away from the pointer, and the click would be lost.
 */
export function createPointerPress(page: Pick<Window, 'addEventListener'>): PointerPress {
  let press: PromiseWithResolvers<void> | null = null;
  const end = () => {
    const ended = press;
    press = null;
    // The click event follows the release in a later task.
    if (ended) setTimeout(ended.resolve);
  };
  return {
    begin(button) {
      // The release of other buttons may never be reported: a context menu can swallow it.
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
