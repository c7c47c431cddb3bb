import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { type RowLook, spanOf } from './row-look.ts';
import { TableRow } from './TableRow.tsx';
import styles from './DataTable.module.css';

/** Props of {@link VirtualRows}. Keep `rowAt` and `keyOf` stable between renders. */
export interface VirtualRowsProps<Row> {
  readonly count: number;
  readonly rowAt: (index: number) => Row;
  readonly keyOf: (row: Row, index: number) => string | number;
  readonly isSelected: (row: Row) => boolean;
  readonly look: RowLook<Row>;
  /** The scrolling element. */
  readonly scroller: RefObject<HTMLElement | null>;
  /**
   * Index of the row focused last: it stays drawn, so that scrolling away does not lose the focus.
   */
  readonly focusedPlace: RefObject<number | null>;
}

/** Estimated heights of a row and of a card before measuring, in rem. */
const rowHeight = 2.5;
const cardHeight = 13;

/** Rows drawn beyond the visible ones, on each side. */
const overscan = 8;

/**
 * The visible rows of a long list. One empty row stands for the rows before, between or after them.
 */
export function VirtualRows<Row>({ count, rowAt, keyOf, isSelected, look, scroller, focusedPlace }: VirtualRowsProps<Row>) {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoised by its functions
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (look.cards ? cardHeight : rowHeight) * rem,
    // Stable per source: a new function makes the library measure all rows again.
    getItemKey: useCallback((index: number) => keyOf(rowAt(index), index), [keyOf, rowAt]),
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawnIndices = defaultRangeExtractor(range);
        const focusedIndex = focusedPlace.current;
        if (focusedIndex === null || focusedIndex >= range.count || drawnIndices.includes(focusedIndex)) return drawnIndices;
        return [...drawnIndices, focusedIndex].toSorted((a, b) => a - b);
      },
      [focusedPlace],
    ),
  });
  const rows: ReactNode[] = [];
  const addGap = (key: string, height: number) => {
    if (height <= 0) return;
    rows.push(
      <tr key={key} className={styles['gap']} aria-hidden="true">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it stands for rows that are not drawn */}
        <td colSpan={spanOf(look)} style={{ height }} />
      </tr>,
    );
  };
  let end = 0;
  for (const { index, key, start, size } of virtualizer.getVirtualItems()) {
    const row = rowAt(index);
    addGap(`gap ${end === 0 ? 'before' : String(key)}`, start - end);
    rows.push(
      <TableRow
        key={String(key)}
        row={row}
        look={look}
        isSelected={isSelected(row)}
        place={index}
        ref={virtualizer.measureElement}
      />,
    );
    end = start + size;
  }
  addGap('gap after', virtualizer.getTotalSize() - end);
  return rows;
}
