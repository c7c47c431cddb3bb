import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { NoticeIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, type ListRow, page } from '../../../kit/portal/screen.ts';

export const notificacionesScreen = defineScreen({
  name: 'listNotificacionesSiniestros',
  title: 'Notificaciones',
  role: role.intermediario,
  page: page(async () => (await import('./NotificacionesPage.tsx')).NotificacionesPage),
  icon: NoticeIcon,
  menu: { label: 'Notificaciones', group: 'Siniestro' },
  search: { keywords: 'listado consultar buscar avisos reportes siniestros reclamaciones' },
  notices: {
    fetchNotificaciones: couldNot(
      'Consulta notificacion siniestro por intermediario',
      'consultar el listado de las notificaciones siniestro del intermediario',
    ),
  },
});

export const notificacionesRow = {
  screen: notificacionesScreen,
  operation: 'fetchNotificaciones',
  filter: ['Número de notificación', 1],
} as const satisfies ListRow;
