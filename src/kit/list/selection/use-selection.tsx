import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import type { TableSelection } from '../../../ui/table/DataTable.tsx';
import type { ListDefinition, ShownColumn } from '../define-list.ts';
import { ListExport } from '../ListExport.tsx';
import type { FilterValues } from '../list-address.ts';
import { lateCopy } from './late-copy.ts';
import { lateSelectionBar } from './late-selection-bar.ts';
import { nothingSelected, type Selected, selectedIds, selectedOf } from './selected-rows.ts';

/** An action on several rows of a list. */
export interface SelectionAction<Row> {
  readonly label: string;
  readonly maxRows: number;
  readonly onSelect: (rows: readonly Row[]) => void;
}

interface Selectable<Row, Key extends string, Query> {
  readonly definition: ListDefinition<Row, Key, Query>;
  readonly filter: FilterValues<Key>;
  readonly columns: readonly ShownColumn<Row>[];
  readonly inSight: () => readonly Row[];
  readonly selectable: number;
  readonly loadAll: () => void;
  readonly actions: readonly SelectionAction<Row>[];
}

const none: readonly never[] = [];

/** Selects several rows of a list: props of the table, the starting button, and the action bar. */
export function useSelection<Row, Key extends string, Query>({
  definition,
  filter,
  columns,
  inSight,
  selectable,
  loadAll,
  actions,
}: Selectable<Row, Key, Query>): {
  readonly selection: TableSelection | undefined;
  readonly button: ReactNode;
  readonly bar: ReactNode;
} {
  const { rowId } = definition;
  /** Null while the table has no checkboxes. */
  const [selected, setSelected] = useState<Selected | null>(null);
  const isSelecting = selected !== null;
  const idOf = useCallback((row: Row) => String(rowId(row)), [rowId]);
  const rows = useMemo(() => (isSelecting ? inSight() : none), [isSelecting, inSight]);
  const selectedRows = useMemo(() => selectedOf(rows, idOf, selected ?? nothingSelected), [rows, idOf, selected]);
  const selection = useMemo(
    () => (selected === null ? undefined : { selected: selectedIds(rows, idOf, selected), onSelect: setSelected }),
    [selected, rows, idOf],
  );
  return {
    selection,
    button: (
      <Button
        variant={isSelecting ? 'subtle' : 'ghost'}
        size="sm"
        aria-pressed={isSelecting}
        onPointerEnter={() => void lateSelectionBar.preload()}
        onClick={() => setSelected(isSelecting ? null : nothingSelected)}
      >
        Seleccionar
      </Button>
    ),
    bar: isSelecting && (
      <lateSelectionBar.Component
        count={selectedRows.length}
        offered={selectedRows.length < selectable ? selectable : null}
        toClipboardText={async () => (await lateCopy.load()).copiedRows(columns, selectedRows)}
        onAll={() => {
          setSelected('all');
          loadAll();
        }}
        onClear={() => setSelected(nothingSelected)}
        onEnd={() => setSelected(null)}
        actions={actions.map(({ label, maxRows, onSelect }) => ({ label, maxRows, onSelect: () => onSelect(selectedRows) }))}
        exporting={
          <ListExport
            label="Exportar selección"
            size="sm"
            definition={definition}
            filter={filter}
            nothing={selectedRows.length === 0 ? 'No hay filas seleccionadas.' : null}
            columns={columns}
            inSight={() => selectedRows}
          />
        }
      />
    ),
  };
}
