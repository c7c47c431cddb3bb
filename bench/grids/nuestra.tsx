import { useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { columnLook } from '../../src/kit/list/columns/column-looks.ts';
import type { ShownColumn } from '../../src/kit/list/define-list.ts';
import { plainRows, type RowsAddress } from '../../src/kit/list/rows/rows-address.ts';
import { useShownRows } from '../../src/kit/list/rows/use-shown-rows.ts';
import type { ColumnKind } from '../../src/kit/list/typed-cells.ts';
import { DataTable } from '../../src/ui/table/DataTable.tsx';
import { ThemeProvider } from '../../src/ui/theme/ThemeProvider.tsx';
import { offer } from './probe.ts';
import { columns as fields, type GridRow, makeRows, showAmount, showDay } from './rows.ts';

const rows = makeRows(20_000);

const kinds: Record<keyof GridRow, ColumnKind> = {
  nuCotizacion: 'document',
  producto: 'text',
  solicitante: 'text',
  tipoDocumento: 'text',
  documento: 'document',
  fecha: 'day',
  ramo: 'text',
  prima: 'money',
  estatus: 'status',
};

function cellOf(field: keyof GridRow): (row: GridRow) => string {
  if (field === 'fecha') return (row) => showDay(row.fecha);
  if (field === 'prima') return (row) => showAmount(row.prima);
  return (row) => String(row[field]);
}

const columns: readonly ShownColumn<GridRow>[] = fields.map(({ field, head }) => ({
  ...columnLook(kinds[field]),
  head,
  kind: kinds[field],
  cell: cellOf(field),
  ...(field === 'nuCotizacion' && { main: true }),
}));

const rowId = (row: GridRow) => row.nuCotizacion;
const rowLabel = (row: GridRow) => `la cotización ${row.nuCotizacion}`;
const none: readonly GridRow[] = [];

/** Filters and sorts the rows, by the field above and by the runner's calls. */
class Work extends EventTarget {
  now: RowsAddress = { ...plainRows, all: true };
  readonly change = (next: Partial<RowsAddress>) => {
    this.now = { ...this.now, ...next };
    this.dispatchEvent(new Event('change'));
  };
  readonly subscribe = (listener: () => void) => {
    this.addEventListener('change', listener);
    return () => this.removeEventListener('change', listener);
  };
}
const rowsWork = new Work();

function Grid() {
  const work = useSyncExternalStore(rowsWork.subscribe, () => rowsWork.now);
  const shown = useShownRows(columns, none, rows, work);
  const { sort } = work;
  const sorting = useMemo(() => ({ sort, onSort: (next: RowsAddress['sort']) => rowsWork.change({ sort: next }) }), [sort]);
  return (
    <DataTable
      caption="Cotizaciones"
      columns={columns}
      rows={shown.rows}
      virtual={shown.virtual}
      status="rows"
      emptyText=""
      announcement=""
      rowId={rowId}
      rowLabel={rowLabel}
      sorting={sorting}
    />
  );
}

const place = document.querySelector<HTMLElement>('#grid');
const root = place && createRoot(place);
// The table's styles need the theme's tokens: without them the frame has no height and all rows are
// drawn.
root?.render(<ThemeProvider>{null}</ThemeProvider>);
const field = document.querySelector<HTMLInputElement>('#text');
field?.addEventListener('input', () => rowsWork.change({ text: field.value }));

offer({
  show() {
    root?.render(
      <ThemeProvider>
        <Grid />
      </ThemeProvider>,
    );
  },
  facet: (estatus) => rowsWork.change({ facets: estatus === null ? {} : { Estatus: [estatus] } }),
  firstRow: () => place?.querySelector('tbody tr:not([aria-hidden])')?.textContent ?? '',
});
