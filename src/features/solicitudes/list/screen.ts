import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { RequestIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const solicitudesScreen = defineScreen({
  name: 'listSolicitudes',
  title: 'Solicitudes',
  role: role.intermediario,
  page: page(async () => (await import('./SolicitudesPage.tsx')).SolicitudesPage),
  icon: RequestIcon,
  menu: { label: 'Solicitudes' },
  search: { keywords: 'listado consultar buscar tickets soporte ayuda casos peticiones comentarios' },
  notices: {
    fetchTickets: couldNot('Consulta de solicitudes', 'consultar el listado de las solicitudes'),
  },
});

export const solicitudesRow = {
  screen: solicitudesScreen,
  table: 'Registros',
  operation: 'fetchTickets',
  filter: ['Asunto', 1],
} as const satisfies ListRow;
