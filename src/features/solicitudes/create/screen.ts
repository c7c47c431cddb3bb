import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { lateCatalogos } from '../../../machines/actors/late-catalogos.ts';
import { RequestIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page, withCatalogos } from '../../../kit/portal/screen.ts';

export const createSolicitudesScreen = defineScreen({
  name: 'createSolicitudes',
  title: 'Nuevo solicitud',
  role: role.intermediario,
  page: page(
    async () => (await withCatalogos(import('./SolicitudCreatePage.tsx'), lateCatalogos.solicitud.preload())).SolicitudCreatePage,
  ),
  icon: RequestIcon,
  search: { keywords: 'nueva abrir crear registrar ticket soporte ayuda caso peticion' },
  notices: {
    createSolicitud: couldNot('Creación de solicitud', 'crear la solicitud'),
  },
});
