import { preloadable } from '../../kit/portal/preloadable.tsx';

/** The panel of the keys, in a chunk of its own: few open it. */
export const keyboardHelp = preloadable(async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp);
