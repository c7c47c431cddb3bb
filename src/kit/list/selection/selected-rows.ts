/** What is selected: the ids of rows, or all that are in sight. */
export type Selected = ReadonlySet<string> | 'all';

export const nothingSelected: Selected = new Set<string>();

/** The selected ones of some rows, in their order. */
export function selectedOf<Row>(rows: readonly Row[], idOf: (row: Row) => string, selected: Selected): readonly Row[] {
  return selected === 'all' ? rows : rows.filter((row) => selected.has(idOf(row)));
}

/** What the boxes of the table show: an id for each selected row. */
export function selectedIds<Row>(rows: readonly Row[], idOf: (row: Row) => string, selected: Selected): ReadonlySet<string> {
  return selected === 'all' ? new Set(rows.map(idOf)) : selected;
}
