import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { filteredListPath } from '../../../domain/list-addresses.ts';
import { paths } from '../../../domain/paths.ts';
import { ClaimIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const siniestrosScreen = defineScreen({
  name: 'listSiniestros',
  title: 'Siniestros',
  role: role.intermediario,
  page: page(async () => (await import('./SiniestrosPage.tsx')).SiniestrosPage),
  icon: ClaimIcon,
  menu: { label: 'Siniestros', group: 'Siniestro' },
  search: {
    keywords: 'listado consultar buscar reclamaciones reclamos accidentes afectados',
    number: {
      label: 'Siniestros',
      path: (digits) => filteredListPath(paths.listSiniestros, 'numeroSiniestro', digits),
      kind: 'siniestro',
    },
  },
  notices: {
    fetchSiniestros: couldNot('Consulta siniestro por intermediario', 'consultar el listado de los siniestros del intermediario'),
  },
});

export const siniestrosRow = {
  screen: siniestrosScreen,
  operation: 'fetchSiniestros',
  filter: ['Número de siniestro', 1],
} as const satisfies ListRow;
