import type { DataColumn } from './columns.ts';
import styles from './DataTable.module.css';

/** The class of a column's cells and of its head; undefined where they need none. */
export function cellClass<Row>({ main, align, nowrap, copy }: DataColumn<Row>, isFixed: boolean): string | undefined {
  const names = [
    main && styles['main'],
    align && styles['end'],
    nowrap && styles['nowrap'],
    isFixed && !copy && !nowrap && styles['line'],
  ].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
