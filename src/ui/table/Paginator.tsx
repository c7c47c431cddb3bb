import { useId } from 'react';
import { Button } from '../actions/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import './Paginator.css';

/** Rows a page that a person may choose. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 200];

/** Props of {@link Paginator}. */
export interface PaginatorProps {
  /** The page shown, from 1. */
  page: number;
  totalPages: number;
  totalCount: number;
  onPage: (page: number) => void;
  pageSize: number;
  onPageSize: (size: number) => void;
  /** While rows are on their way; the buttons keep the focus. */
  disabled?: boolean;
}

const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** How many rows there are, in words: '1,200 registros'. Lists announce the same text. */
export function countText(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'registro' : 'registros'}`;
}

/** The line under a list: the totals, rows a page, and the way to the neighbouring pages. */
export function Paginator({ page, totalPages, totalCount, onPage, pageSize, onPageSize, disabled = false }: PaginatorProps) {
  const sizeId = useId();
  // `aria-disabled` and not `disabled`: the button that was just pressed must not drop the focus.
  const step = (to: number) => {
    const blocked = disabled || to < 1 || to > totalPages;
    return { 'aria-disabled': blocked || undefined, onClick: blocked ? undefined : () => onPage(to) };
  };
  return (
    <nav aria-label="Paginación" className="ag-paginator ag-no-print">
      <span className="ag-count">{countText(totalCount)}</span>
      <span className="ag-size">
        <label htmlFor={sizeId}>Filas por página</label>
        <select id={sizeId} value={pageSize} onChange={(event) => onPageSize(Number(event.currentTarget.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </span>
      <span className="ag-steps">
        <span>
          Página {grouped(page)} de {grouped(totalPages)}
        </span>
        <Button variant="outline" size="sm" icon={<ChevronLeftIcon />} {...step(page - 1)}>
          Anterior
        </Button>
        <Button variant="outline" size="sm" {...step(page + 1)}>
          Siguiente
          <ChevronRightIcon />
        </Button>
      </span>
    </nav>
  );
}
