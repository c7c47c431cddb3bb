import { type ReactNode, useId } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../actions/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../icons/icons.tsx';
import styles from './Paginator.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import { Words } from '../text/Words.tsx';

export interface PaginatorProps {
  /** The shown page, from 1. */
  page: number;
  totalPages: number;
  totalCount: number;
  onPage: (page: number) => void;
  pageSize: number;
  /** Page sizes to choose from. */
  pageSizes: readonly number[];
  onPageSize: (size: number) => void;
  /** Rows are loading; the buttons keep the focus. */
  disabled?: boolean;
  /** Further action, such as loading all rows. */
  action?: ReactNode;
}

/** Number of rows in words: '1,200 registros'. Lists announce the same text. */
export function countText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'registro' : 'registros'}`;
}

/**
 * The line under a list: totals, page size, and buttons to the first, previous, next and last page.
 */
export function Paginator({
  page,
  totalPages,
  totalCount,
  onPage,
  pageSize,
  pageSizes,
  onPageSize,
  disabled = false,
  action,
}: PaginatorProps) {
  const sizeId = useId();
  // `aria-disabled` and not `disabled`: the button that was just pressed must keep the focus.
  const step = (to: number) => {
    const blocked = disabled || to < 1 || to > totalPages || to === page;
    return { 'aria-disabled': blocked || undefined, onClick: blocked ? undefined : () => onPage(to) };
  };
  return (
    <div className={joinClasses(styles['bar'], 'ag-no-print')}>
      {action}
      <nav aria-label="Paginación" className={styles['paginator']}>
        <span className={styles['count']}>{countText(totalCount)}</span>
        <span className={styles['size']}>
          <label htmlFor={sizeId} className={styles['word']}>
            Filas por página
          </label>
          <select id={sizeId} value={pageSize} onChange={(event) => onPageSize(Number(event.currentTarget.value))}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
        <span className={styles['steps']}>
          <Button variant="outline" size="sm" aria-label="Primera página" {...step(1)}>
            <FirstIcon />
          </Button>
          <Button variant="outline" size="sm" icon={<ChevronLeftIcon />} {...step(page - 1)}>
            <span className={styles['word']}>Anterior</span>
          </Button>
          <span className={styles['place']}>
            <span className={styles['word']}>Página </span>
            <Words>{`${formatCount(page)} de ${formatCount(totalPages)}`}</Words>
          </span>
          <Button variant="outline" size="sm" {...step(page + 1)}>
            <span className={styles['word']}>Siguiente</span>
            <ChevronRightIcon />
          </Button>
          <Button variant="outline" size="sm" aria-label="Última página" {...step(totalPages)}>
            <LastIcon />
          </Button>
        </span>
      </nav>
    </div>
  );
}
