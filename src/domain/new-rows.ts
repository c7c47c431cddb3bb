/** Makes a function that drops rows given before, as rows that move between pages come twice. */
export function createNewRows<Row>(rowId: (row: Row) => string | number): (rows: readonly Row[], most: number) => readonly Row[] {
  const held = new Set<string | number>();
  return (rows, most) => {
    const found: Row[] = [];
    for (const row of rows) {
      if (found.length === most) break;
      const id = rowId(row);
      if (held.has(id)) continue;
      held.add(id);
      found.push(row);
    }
    return found;
  };
}
