import { preloadable } from '../../kit/portal/preloadable.tsx';

/**
 * The panel in a chunk of its own: it brings the rows of three lists, which no other panel needs.
 */
export const latePendientes = preloadable(async () => (await import('./PendientesPanel.tsx')).PendientesPanel);
