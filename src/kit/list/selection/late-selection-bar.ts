import { preloadable } from '../../portal/preloadable.tsx';

/** The bar of selected rows, loaded when the pointer enters 'Seleccionar'. */
export const lateSelectionBar = preloadable(async () => (await import('./SelectionBar.tsx')).SelectionBar);
