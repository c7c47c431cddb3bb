import type { DataColumn } from './columns.ts';
import styles from './DataTable.module.css';

/** Class of a column's cells and head; undefined for none. */
export function cellClass<Row>({ main, align, nowrap, copy }: DataColumn<Row>, isFixed: boolean): string | undefined {
  const names = [
    main && styles['main'],
    align && styles['end'],
    nowrap && styles['nowrap'],
    isFixed && !copy && !nowrap && styles['line'],
  ].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
