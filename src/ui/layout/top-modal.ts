/** The panel of the modal that lies over everything else; null when there is none. */
export const topModal = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('[aria-modal=true]')].at(-1) ?? null;
