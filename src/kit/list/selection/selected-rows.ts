/** The selection: ids of rows, or all rows that pass the filters. */
export type Selected = ReadonlySet<string> | 'all';

export const nothingSelected: Selected = new Set<string>();

/** The selected rows, in order. */
export function selectedOf<Row>(rows: readonly Row[], idOf: (row: Row) => string, selected: Selected): readonly Row[] {
  return selected === 'all' ? rows : rows.filter((row) => selected.has(idOf(row)));
}

/** The ids of the selected rows, for the checkboxes of the table. */
export function selectedIds<Row>(rows: readonly Row[], idOf: (row: Row) => string, selected: Selected): ReadonlySet<string> {
  return selected === 'all' ? new Set(rows.map(idOf)) : selected;
}
