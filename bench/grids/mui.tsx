import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { createRoot } from 'react-dom/client';
import { offer } from './probe.ts';
import { columns, compareTexts, type GridRow, makeRows, showAmount, showDay } from './rows.ts';

const rows = makeRows(20_000);
const texts = new Set<keyof GridRow>(['producto', 'solicitante', 'ramo', 'estatus']);
const defs: GridColDef<GridRow>[] = columns.map(({ field, head }) => ({
  field,
  headerName: head,
  width: 140,
  ...(texts.has(field) && { sortComparator: (a: string, b: string) => compareTexts(a, b) }),
  ...(field === 'fecha' && { valueFormatter: (value: string) => showDay(value) }),
  ...(field === 'prima' && { type: 'number' as const, valueFormatter: (value: number) => showAmount(value) }),
}));

let api: ReturnType<typeof useGridApiRef> | undefined;

function Grid() {
  const apiRef = useGridApiRef();
  api = apiRef;
  return (
    <div style={{ height: 620 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={defs}
        getRowId={(row) => row.nuCotizacion}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  );
}

const place = document.querySelector<HTMLElement>('#grid');
const field = document.querySelector<HTMLInputElement>('#text');
field?.addEventListener('input', () => api?.current?.setQuickFilterValues([field.value]));

offer({
  show() {
    if (place) createRoot(place).render(<Grid />);
  },
  facet: (estatus) =>
    api?.current?.setFilterModel({
      items: estatus === null ? [] : [{ field: 'estatus', operator: 'equals', value: estatus }],
    }),
  firstRow: () => place?.querySelector('[role=row][data-rowindex="0"]')?.textContent ?? '',
});
