import { preloadable } from '../../portal/preloadable.tsx';

/** The panel of the filters on loaded rows, loaded on idle or when it is opened. */
export const lateFilterPanel = preloadable(async () => (await import('./FilterPanel.tsx')).FilterPanel);
