import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { filteredListPath } from '../../../domain/list-addresses.ts';
import { paths } from '../../../domain/paths.ts';
import { lateColumnsPanel } from '../../../kit/list/columns/late-columns-panel.ts';
import { lateReportDialog } from '../../../kit/report/late-report-dialog.ts';
import { QuoteIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const cotizacionesScreen = defineScreen({
  name: 'listCotizaciones',
  title: 'Cotizaciones',
  role: role.intermediario,
  page: page(async () => (await import('./CotizacionesPage.tsx')).CotizacionesPage),
  late: [lateReportDialog, lateColumnsPanel], // Once for all lists.
  icon: QuoteIcon,
  menu: { label: 'Cotizaciones', group: 'Cotizaciones / Pólizas' },
  search: {
    keywords: 'listado consultar buscar precios propuestas tarifas emitir emision pendientes',
    number: {
      label: 'Cotizaciones',
      path: (digits) => filteredListPath(paths.listCotizaciones, 'numeroCotizacion', digits),
      kind: 'cotizacion',
    },
  },
  notices: {
    fetchCotizaciones: couldNot('Consulta de cotizaciones', 'consultar el listado de las cotizaciones'),
  },
});

export const cotizacionesRow = {
  screen: cotizacionesScreen,
  operation: 'fetchCotizaciones',
  filter: ['Número de cotización', 0],
} as const satisfies ListRow;
