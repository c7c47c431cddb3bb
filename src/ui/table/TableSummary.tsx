import type { ReactNode } from 'react';
import { isFirstPress } from '../actions/first-press.ts';
import { CloseIcon } from '../icons/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';
import styles from './TableSummary.module.css';
import { Words } from '../text/Words.tsx';

/** Props of {@link TableSummary}. */
export interface TableSummaryProps {
  /** How many rows there are, as the paginator says it; null while that is not known. */
  count: string | null;
  /** Each a {@link FilterChip}. */
  chips: readonly ReactNode[];
  /** What else is told of the rows, at the end of the line. */
  children?: ReactNode;
}

/** The line above a table: how many rows there are, and the filters that are not seen elsewhere. Without these only narrow places have it. */
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

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  label: string;
  /** What is shown for the value, such as the name of an entry. */
  value: string;
  onRemove: () => void;
}

/** A filter that is active; a press takes it away. */
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
