import { role } from '../../../domain/usuario.ts';
import { paths } from '../../../domain/paths.ts';
import { lateExport } from '../../../kit/list/late-export.ts';
import { lateRowIndex } from '../../../kit/list/rows/late-row-index.ts';
import { lateFilterPanel } from '../../../kit/list/rows/late-filter-panel.ts';
import { ClientsIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const clientesScreen = defineScreen({
  name: 'listClientes',
  title: 'Clientes',
  role: role.intermediario,
  page: page(async () => (await import('./ClientesPage.tsx')).ClientesPage),
  late: [lateExport, lateFilterPanel, lateRowIndex], // Once for all lists.
  icon: ClientsIcon,
  menu: { label: 'Clientes' },
  search: {
    keywords: 'listado consultar buscar asegurados contratantes personas cartera cedula rnc pasaporte documento',
    number: {
      label: 'Clientes',
      path: (digits) => `${paths.listClientes}?numeroDocumento=${encodeURIComponent(digits)}`,
      kind: 'cliente',
    },
    name: { label: 'Clientes', path: (name) => `${paths.listClientes}?nombre=${encodeURIComponent(name)}` },
  },
});

export const clientesRow = {
  screen: clientesScreen,
  operation: 'fetchClientes',
  filter: ['Número de documento', 1],
} as const satisfies ListRow;
