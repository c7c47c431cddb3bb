import type { ReactNode } from 'react';
import { isFirstPress } from '../actions/first-press.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import styles from './TableSummary.module.css';
import { Words } from '../text/Words.tsx';

export interface TableSummaryProps {
  /** Number of rows in the paginator's words; null while unknown. */
  count: string | null;
  /** Elements of {@link FilterChip}. */
  chips: readonly ReactNode[];
  /** Further content at the end of the line. */
  children?: ReactNode;
}

/** The line above a table: number of rows, and filters without a visible field. */
export function TableSummary({ count, chips, children }: TableSummaryProps) {
  if (count === null && chips.length === 0) return children ?? null;
  return (
    <div className={joinClasses(styles['summary'], 'ag-no-print')} data-plain={(chips.length === 0 && !children) || undefined}>
      {count !== null && <span className={styles['count']}>{count}</span>}
      {chips.length > 0 && <ul aria-label="Filtros activos">{chips}</ul>}
      {children}
    </div>
  );
}

export interface FilterChipProps {
  label: string;
  /** Text of the value, such as the name of an entry. */
  value: string;
  onRemove: () => void;
}

/** An active filter; a press removes it. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <li>
      <button type="button" className={styles['chip']} onClick={(event) => isFirstPress(event) && onRemove()}>
        <span className="ag-sr-only">Quitar filtro </span>
        <span>
          <Words>{`${label}: `}</Words>
          <strong>{value}</strong>
        </span>
        <CloseIcon />
      </button>
    </li>
  );
}
