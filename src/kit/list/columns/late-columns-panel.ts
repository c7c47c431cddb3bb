import { preloadable } from '../../portal/preloadable.tsx';

/** The panel in which columns are arranged, fetched with the press on 'Columnas'. */
export const lateColumnsPanel = preloadable(async () => (await import('../../../ui/table/ColumnsPanel.tsx')).ColumnsPanel);
