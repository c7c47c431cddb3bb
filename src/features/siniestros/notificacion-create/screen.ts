import { role } from '../../../domain/usuario.ts';
import { NoticeIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../../kit/portal/screen.ts';

export const createNotificacionesScreen = defineScreen({
  name: 'createNotSiniestros',
  title: 'Nueva notificación',
  role: role.intermediario,
  page: page(async () => (await import('./NotificacionCreatePage.tsx')).NotificacionCreatePage),
  icon: NoticeIcon,
  search: { keywords: 'notificar declarar reportar siniestro reclamacion accidente choque' },
});
