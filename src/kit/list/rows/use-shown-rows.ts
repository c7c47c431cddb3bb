import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { today } from '../../../domain/periods.ts';
import type { ShownColumn } from '../define-list.ts';
import { lateRowIndex } from './late-row-index.ts';
import type { RowIndex, RowsWish } from './row-index.ts';
import { columnIdOf, isFiltered, type RowsAddress, toColumnFilter } from './rows-address.ts';

/** A longer table is drawn virtually. */
const mostDrawn = 200;

/** The rows of the table. */
export interface ShownRows<Row> {
  /** The rows to draw; empty where `virtual` gives them. */
  readonly rows: readonly Row[];
  readonly virtual: { readonly count: number; readonly rowAt: (index: number) => Row } | undefined;
  readonly count: number;
  readonly isWorking: boolean;
  /** The index of the loaded rows; null for a plain page, and until its code is loaded. */
  readonly index: RowIndex<Row> | null;
  readonly wish: RowsWish;
  /** All rows that pass the filters, in order. */
  readonly inSight: () => readonly Row[];
}

function wishOf({ sort, facets, text }: RowsAddress): RowsWish {
  const hoy = today();
  const filters = Object.entries(facets).map(([column, wish]) => ({ column, filter: toColumnFilter(wish, hoy) }));
  return { sort, filters, text };
}

const silent = { subscribe: () => () => undefined, version: () => 0 };

/** Sorts and filters `held` by the address; without loaded rows the page stays as it came. */
export function useShownRows<Row>(
  columns: readonly ShownColumn<Row>[],
  page: readonly Row[],
  held: readonly Row[] | null,
  rowsAddress: RowsAddress,
): ShownRows<Row> {
  const rowWork = useSyncExternalStore(lateRowIndex.subscribe, lateRowIndex.current);
  const isNeeded = held !== null;
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (isNeeded) lateRowIndex.load().catch(setFailure);
  }, [isNeeded]);
  // The route's error boundary offers to load a missing chunk again.
  if (failure !== null) throw failure;
  const index = useMemo(
    () =>
      held &&
      rowWork &&
      rowWork.createRowIndex(
        held,
        columns.map((column) => ({
          id: columnIdOf(column),
          kind: column.kind,
          text: (row: Row) => (column.text ? column.text(row) : column.cell(row)),
          facetKey: column.facetKey,
        })),
        rowWork.scheduleSlice,
      ),
    [held, columns, rowWork],
  );
  useEffect(() => index?.begin(), [index]);
  const version = useSyncExternalStore((index ?? silent).subscribe, (index ?? silent).version);
  const wish = useMemo(() => wishOf(rowsAddress), [rowsAddress]);
  // oxlint-disable-next-line react/exhaustive-deps -- a version may add parts
  const order = useMemo(() => index?.arrange(wish) ?? null, [index, wish, version]);
  const [last, setLast] = useState({ index, order });
  // The former order stays while the next one is computed.
  if (order !== null && last.order !== order) setLast({ index, order });
  const drawn = order ?? (last.index === index ? last.order : null);

  const rowAt = useCallback(
    (place: number): Row => {
      const row = held?.[drawn?.[place] ?? place];
      if (row === undefined) throw new RangeError(`No row at ${place}`);
      return row;
    },
    [held, drawn],
  );
  const count = held === null ? page.length : (drawn?.length ?? held.length);
  const isVirtual = held !== null && count > mostDrawn;
  const inSight = useCallback(
    () => (held === null ? page : Array.from({ length: count }, (_, place) => rowAt(place))),
    [held, page, count, rowAt],
  );
  const rows = useMemo(() => (isVirtual ? [] : inSight()), [isVirtual, inSight]);
  const virtual = useMemo(() => (isVirtual ? { count, rowAt } : undefined), [isVirtual, count, rowAt]);
  return {
    rows,
    virtual,
    count,
    isWorking: isNeeded && order === null && (wish.sort !== null || isFiltered(rowsAddress)),
    index,
    wish,
    inSight,
  };
}
