import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { filteredListPath } from '../../../domain/list-addresses.ts';
import { paths } from '../../../domain/paths.ts';
import { PolicyIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const polizasScreen = defineScreen({
  name: 'listPolizas',
  title: 'Pólizas',
  role: role.intermediario,
  page: page(async () => (await import('./PolizasPage.tsx')).PolizasPage),
  icon: PolicyIcon,
  menu: { label: 'Pólizas', group: 'Cotizaciones / Pólizas' },
  search: {
    keywords: 'listado consultar buscar emitidas contratos certificados vigencia',
    number: { label: 'Pólizas', path: (digits) => filteredListPath(paths.listPolizas, 'numeroPoliza', digits), kind: 'poliza' },
  },
  notices: {
    fetchPolizas: couldNot('Consulta polizas por intermediario', 'consultar el listado de las pólizas del intermediario'),
  },
});

export const polizasRow = {
  screen: polizasScreen,
  operation: 'fetchPolizas',
  filter: ['Número de póliza', 0],
} as const satisfies ListRow;
