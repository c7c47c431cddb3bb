import { preloadable } from '../../portal/preloadable.tsx';

/** The panel in which columns are arranged, loaded when the pointer enters 'Columnas'. */
export const lateColumnsPanel = preloadable(async () => (await import('../../../ui/table/ColumnsPanel.tsx')).ColumnsPanel);
