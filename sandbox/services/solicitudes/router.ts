import { Router } from 'express';
import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { onlyIntermediarios } from '../roles.ts';
import { getSignedIn } from '../usuarios.ts';
import { addComment, findTickets, openTicket, readComments, readTicket } from './tickets.ts';

type Schemas = components['schemas'];

/**
 * Support requests and their tickets.
 * @param now the instant, as yyyy-MM-ddTHH:mm:ssZ
 */
export function solicitudes(db: DatabaseSync, now: () => string): Router {
  const router = Router();

  router.get('/v1/solicitudtipos', (_req, res) => {
    const value = rows<Schemas['CatalogoItem']>(db, 'SELECT id, nombre FROM solicitud_tipo ORDER BY id');
    res.json({ title: 'Consulta de tipo de solicitudes', messages: [], value } satisfies Schemas['CatalogoAnswer']);
  });

  router.get('/v1/solicitudmotivos', (req, res) => {
    const sql = 'SELECT id, nombre FROM solicitud_motivo WHERE id_tipo = ? ORDER BY id';
    const value = rows<Schemas['CatalogoItem']>(db, sql, Number(req.query['idTipoMovimiento']));
    res.json({ title: 'Consulta de motivos de la solicitud', messages: [], value } satisfies Schemas['CatalogoAnswer']);
  });

  router.post('/v1/solicitudes', onlyIntermediarios('Creación de solicitud'), (req, res) => {
    openTicket(db, getSignedIn(req), req.body as Schemas['SolicitudRequest'], now());
    const messages = ['La solicitud fue creada correctamente.'];
    res.json({ title: 'Creación de solicitud', messages } satisfies Schemas['DoneAnswer']);
  });

  router.get('/v1/tickets', onlyIntermediarios('Consulta de solicitudes'), (req, res) => {
    const page = findTickets(db, getSignedIn(req).idMediador, req.query);
    res.json({ title: 'Consulta de solicitudes', messages: [], ...page } satisfies Schemas['TicketsAnswer']);
  });

  router.put('/v1/tickets', onlyIntermediarios('Solicitud'), (req, res) => {
    addComment(db, getSignedIn(req), req.body as Schemas['TicketCommentRequest'], now());
    const messages = ['El comentario fue agregado correctamente.'];
    res.json({ title: 'Solicitud', messages } satisfies Schemas['DoneAnswer']);
  });

  router.get('/v1/tickets/:id', onlyIntermediarios('Consulta de solicitud'), (req, res) => {
    const ticket = readTicket(db, getSignedIn(req).idMediador, Number(req.params['id']));
    res.json({ title: 'Consulta de solicitud', messages: [], value: { ticket } } satisfies Schemas['TicketAnswer']);
  });

  router.get('/v1/tickets/:id/comments', onlyIntermediarios('Consulta de comentarios'), (req, res) => {
    const comments = readComments(db, getSignedIn(req).idMediador, Number(req.params['id']));
    res.json({ title: 'Consulta de comentarios', messages: [], value: { comments } } satisfies Schemas['TicketCommentsAnswer']);
  });

  return router;
}
