import { preloadable } from '../../portal/preloadable.tsx';

/** The panel of the filters, fetched on idle, or once it is opened. */
export const lateFilterPanel = preloadable(async () => (await import('./FilterPanel.tsx')).FilterPanel);
