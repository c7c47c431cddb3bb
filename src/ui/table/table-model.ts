import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { isShown } from './column-layout.ts';
import { type ColumnLayout, columnId, columnWidth, type DataColumn, initialLayout } from './columns.ts';

/** Sorting of a table: the id of a column, and the direction. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableSorting {
  /** Null while no column sorts. */
  readonly sort: TableSort | null;
  /** Called with the wanted sorting after a press on a head: ascending, descending, none. */
  readonly onSort: (sort: TableSort | null) => void;
}

const features = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature, rowSortingFeature });

/** A visible column: how it is drawn, and what its head can do. */
export interface ModelColumn<Row> {
  readonly id: string;
  readonly column: DataColumn<Row>;
  /** Width in rem; the least one of a flexible column. */
  readonly size: number;
  readonly isFlexible: boolean;
  readonly sorted: 'asc' | 'desc' | false;
  readonly toggleSort: ((event: unknown) => void) | undefined;
}

export interface TableModel<Row> {
  /** The visible columns in order. The array changes only with its content. */
  readonly shown: readonly DataColumn<Row>[];
  readonly heads: readonly ModelColumn<Row>[];
}

const noRows: never[] = [];

/**
 * The model of a table's columns: order, visibility, widths and sorting. It holds no rows: lists of
 * 20,000 work by index, without a library object per row (docs/decisions/0013).
 */
export function useTableModel<Row>(
  columns: readonly DataColumn<Row>[],
  layout: ColumnLayout = initialLayout,
  sorting: TableSorting | undefined,
): TableModel<Row> {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: columnId(column),
        size: column.size ?? columnWidth.usual,
        minSize: columnWidth.least,
        maxSize: columnWidth.most,
        accessorFn: column.cell,
        sortDescFirst: false,
      })),
    [columns],
  );
  const { hidden, order, widths } = layout;
  // Without widths and sorting, so that changing those keeps the array and renders no row.
  const arranged = useMemo(
    () => ({
      columnOrder: [...order],
      columnVisibility: Object.fromEntries(columns.map((column) => [columnId(column), isShown(column, { hidden })])),
    }),
    [columns, hidden, order],
  );
  const sort = sorting?.sort ?? null;
  const state = useMemo(
    () => ({
      ...arranged,
      columnSizing: { ...widths },
      sorting: sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }],
    }),
    [arranged, widths, sort],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state,
    enableSorting: sorting !== undefined,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const [first] = typeof updater === 'function' ? updater(state.sorting) : updater;
      sorting?.onSort(first ? { column: first.id, direction: first.desc ? 'desc' : 'asc' } : null);
    },
  });

  const leaves = table.getVisibleLeafColumns();
  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [columnId(column), column]));
    return leaves.flatMap(({ id }) => byId.get(id) ?? []);
  }, [columns, leaves]);
  const heads = leaves.flatMap((leaf, index) => {
    const column = shown[index];
    if (column === undefined) return [];
    const isFlexible = Boolean(column.grow) && widths[leaf.id] === undefined;
    return {
      id: leaf.id,
      column,
      size: leaf.getSize(),
      isFlexible,
      sorted: leaf.getIsSorted(),
      toggleSort: leaf.getToggleSortingHandler(),
    };
  });
  return { shown, heads };
}
