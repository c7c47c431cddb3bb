/** The panel of the topmost modal; null when none is open. */
export const topModal = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1) ?? null;
