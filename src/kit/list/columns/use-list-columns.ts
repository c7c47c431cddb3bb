import { useMemo } from 'react';
import { shortCell } from '../../../ui/table/short-cell.tsx';
import type { ListDefinition, ShownColumn } from '../define-list.ts';
import { useCatalogoNames } from '../use-catalogo-names.ts';
import { columnLook } from './column-looks.ts';

/** The columns with the look of their kind, and with names of entries for catalogue columns. */
export function useListColumns<Row, Key extends string, Query>({
  columns,
}: ListDefinition<Row, Key, Query>): readonly ShownColumn<Row>[] {
  const catalogos = useMemo(() => columns.flatMap(({ catalogo }) => catalogo ?? []), [columns]);
  const names = useCatalogoNames(catalogos);
  return useMemo(
    () =>
      columns.map((column): ShownColumn<Row> => {
        const look = columnLook(column.kind, column.isShort);
        if (column.catalogo === undefined) return { ...look, ...column };
        const { catalogo, key, isShort, ...rest } = column;
        // The key stands in until the catalogue is loaded.
        const nameOf = (row: Row) => names.get(catalogo)?.get(key(row)) ?? key(row);
        const shown = { ...look, ...rest, facetKey: key };
        return isShort ? { ...shown, cell: (row) => shortCell(key(row), nameOf(row)), text: nameOf } : { ...shown, cell: nameOf };
      }),
    [columns, names],
  );
}
