/** Done when the pointer's button is up again and its click has been heard; at once while it is not down. */
export type PressEnd = () => Promise<void>;

/**
 * Follows the presses of pointers on a page. What appears in mid-press moves things from under the pointer, and the click that the person meant
 * is lost: the words about a field that is left by pressing a button below it, say.
 */
export function watchPresses(page: Pick<Document, 'addEventListener'>): PressEnd {
  let press: PromiseWithResolvers<void> | null = null;
  const begin = ({ button }: PointerEvent) => {
    // Of the others the end is not always told: a context menu may take it.
    if (button === 0) press ??= Promise.withResolvers<void>();
  };
  const finish = () => {
    const ended = press;
    press = null;
    // The click follows the release in a turn of its own.
    if (ended) setTimeout(ended.resolve);
  };
  page.addEventListener('pointerdown', begin, true);
  for (const end of ['pointerup', 'pointercancel', 'keydown'] as const) {
    page.addEventListener(end, finish, true);
  }
  return () => press?.promise ?? Promise.resolve();
}
