import { role } from '../../../domain/usuario.ts';
import { couldNot } from '../../../domain/notice-row.ts';
import { defineScreen, page } from '../../../kit/portal/screen.ts';

export const updateSolicitudesScreen = defineScreen({
  name: 'updateSolicitudes',
  title: 'Actualización de solicitud',
  role: role.intermediario,
  page: page(async () => (await import('./SolicitudPage.tsx')).SolicitudPage),
  notices: {
    fetchTicket: couldNot('Consulta de solicitud', 'consultar la solicitud'),
    fetchTicketComments: couldNot('Consulta de comentarios', 'consultar los comentarios de la solicitud'),
    addTicketComment: couldNot('Creación de solicitud', 'crear la solicitud'),
  },
});
