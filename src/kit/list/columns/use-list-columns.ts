import { useMemo } from 'react';
import { shortCell } from '../../../ui/table/short-cell.tsx';
import type { ListDefinition, ShownColumn } from '../define-list.ts';
import { useCatalogoNames } from '../use-catalogo-names.ts';
import { columnLook } from './column-looks.ts';

/** The columns of a list as they are shown: each with the look of its kind, those of a catalogue with the names of its entries. */
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
        // Without its catalogue the key itself is shown.
        const nameOf = (row: Row) => names.get(catalogo)?.get(key(row)) ?? key(row);
        const shown = { ...look, ...rest, facetKey: key };
        return isShort ? { ...shown, cell: (row) => shortCell(key(row), nameOf(row)), text: nameOf } : { ...shown, cell: nameOf };
      }),
    [columns, names],
  );
}
