import { preloadable } from '../../portal/preloadable.tsx';

/** What is done with several rows, fetched when they are about to be selected. */
export const lateSelectionBar = preloadable(async () => (await import('./SelectionBar.tsx')).SelectionBar);
