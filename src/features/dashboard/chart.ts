import { preloadable } from '../../kit/portal/preloadable.tsx';

/** The charts in a chunk of their own: recharts is larger than the rest of the first screen. */
export const chart = preloadable(async () => (await import('./Chart.tsx')).Chart);
