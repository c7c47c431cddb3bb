import { type ColumnLayout, columnId, columnWidth, type DataColumn } from './columns.ts';

type Named = Pick<DataColumn<never>, 'id' | 'head' | 'main'>;

/** All columns in their present order, including hidden ones. */
export function orderedColumns<Column extends Named>(columns: readonly Column[], { order }: ColumnLayout): readonly Column[] {
  const placeOf = (column: Column) => {
    const place = order.indexOf(columnId(column));
    return place < 0 ? order.length : place;
  };
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whether a column is visible; the main column always is. */
export function isShown(column: Named, { hidden }: Pick<ColumnLayout, 'hidden'>): boolean {
  return Boolean(column.main) || !hidden.includes(columnId(column));
}

/** Visible columns, in their present order. */
export function shownColumns<Column extends Named>(columns: readonly Column[], layout: ColumnLayout): readonly Column[] {
  return orderedColumns(columns, layout).filter((column) => isShown(column, layout));
}

/** The layout with a column shown or hidden. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  const { hidden } = layout;
  return { ...layout, hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] };
}

/** The layout with a column moved one place to the front (-1) or to the back (1). */
export function moveColumn(columns: readonly Named[], layout: ColumnLayout, id: string, step: -1 | 1): ColumnLayout {
  const order = orderedColumns(columns, layout).map(columnId);
  const from = order.indexOf(id);
  const to = from + step;
  const other = order[to];
  if (from < 0 || other === undefined) return layout;
  order[to] = id;
  order[from] = other;
  return { ...layout, order };
}

/** Whether the layout is the default one. */
export function isInitial({ hidden, order, widths }: ColumnLayout): boolean {
  return hidden.length === 0 && order.length === 0 && Object.keys(widths).length === 0;
}

/** Widths of two neighbouring columns, in rem. */
export interface ColumnPair {
  readonly left: number;
  readonly right: number;
}

/** Moves the edge between two neighbours by `by` rem: one gains what the other loses. */
export function moveEdge({ left, right }: ColumnPair, by: number): ColumnPair {
  const { least, most } = columnWidth;
  const lowest = Math.max(least - left, right - most);
  const highest = Math.min(right - least, most - left);
  // Widths that are already out of bounds stay.
  if (lowest > highest) return { left, right };
  const moved = Math.min(Math.max(by, lowest), highest);
  return { left: left + moved, right: right - moved };
}
