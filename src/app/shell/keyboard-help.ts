import { preloadable } from '../../kit/portal/preloadable.tsx';

/** The panel of shortcuts in its own chunk, as few people open it. */
export const keyboardHelp = preloadable(async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp);
