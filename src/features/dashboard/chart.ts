import { preloadable } from '../../kit/portal/preloadable.tsx';

/** The charts, in a chunk of their own: recharts weighs more than the rest of the portal's first screen, and the figures do without. */
export const chart = preloadable(async () => (await import('./Chart.tsx')).Chart);
