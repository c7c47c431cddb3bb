import { preloadable } from '../../kit/portal/preloadable.tsx';

/** What waits for the person, in a chunk of its own: it brings the rows of three lists with it, and no other panel waits for it. */
export const latePendientes = preloadable(async () => (await import('./PendientesPanel.tsx')).PendientesPanel);
