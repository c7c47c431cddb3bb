import { preloadable } from '../../kit/portal/preloadable.tsx';

/** In a chunk of its own: the panel brings the rows of three lists, which no other panel needs. */
export const latePendientes = preloadable(async () => (await import('./PendientesPanel.tsx')).PendientesPanel);
