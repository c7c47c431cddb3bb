import { AllCommunityModule, createGrid, type GridApi, ModuleRegistry } from 'ag-grid-community';
import { offer } from './probe.ts';
import { columns, compareTexts, type GridRow, makeRows, showAmount, showDay } from './rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
const rows = makeRows(20_000);
const texts = new Set<keyof GridRow>(['producto', 'solicitante', 'ramo', 'estatus']);
let api: GridApi<GridRow> | undefined;

const place = document.querySelector<HTMLElement>('#grid');
const field = document.querySelector<HTMLInputElement>('#text');
field?.addEventListener('input', () => api?.setGridOption('quickFilterText', field.value));

offer({
  show() {
    if (!place) return;
    api = createGrid<GridRow>(place, {
      rowData: [...rows],
      animateRows: false,
      defaultColDef: { sortable: true, filter: 'agTextColumnFilter', width: 140 },
      columnDefs: columns.map(({ field: name, head }) => ({
        field: name,
        headerName: head,
        ...(texts.has(name) && { comparator: (a: string, b: string) => compareTexts(a, b) }),
        ...(name === 'fecha' && { valueFormatter: ({ value }: { value: string }) => showDay(value) }),
        ...(name === 'prima' && { type: 'rightAligned', valueFormatter: ({ value }: { value: number }) => showAmount(value) }),
      })),
    });
  },
  facet: (estatus) =>
    api?.setFilterModel(estatus === null ? null : { estatus: { filterType: 'text', type: 'equals', filter: estatus } }),
  firstRow: () => place?.querySelector('[role=row][row-index="0"]')?.textContent ?? '',
});
