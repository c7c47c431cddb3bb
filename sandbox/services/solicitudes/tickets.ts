import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { prepared, rows, transaction } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import { documentNumber } from '../../text.ts';
import { nextNumber } from '../numbering.ts';
import { documentFilter, documentType, findPage } from '../paging.ts';
import type { SignedIn } from '../usuarios.ts';
import { acknowledge, answerReply } from './agents.ts';
import { appendComment, htmlOf } from './comments.ts';

type Schemas = components['schemas'];
type TicketsQuery = NonNullable<operations['fetchTickets']['parameters']['query']>;

const COLUMNAS = `t.id, t.asunto AS subject, t.prioridad AS priority, t.creado AS created_at, t.actualizado AS updated_at,
  iif(t.estatus GLOB '[0-9]*', CAST(t.estatus AS INTEGER), t.estatus) AS status, m.code_person_mediador AS requester_id`;
const DE_TICKET = `ticket AS t JOIN mediador AS m ON m.id = t.id_mediador JOIN estatus_ticket AS e ON e.estatus = t.estatus`;

/** A page of one intermediary's tickets, newest first. */
export function findTickets(
  db: DatabaseSync,
  idMediador: number,
  query: TicketsQuery,
): Pick<Schemas['TicketsAnswer'], 'value' | 'meta'> {
  return findPage<Schemas['Ticket']>(
    db,
    { columns: COLUMNAS, from: DE_TICKET, order: 't.creado DESC, t.id DESC' },
    [
      ['t.id_mediador = ?', idMediador],
      ['e.abierto = ?', query.isOpen === undefined ? undefined : Number(query.isOpen)],
      ['t.id = ?', query.numeroSolicitud],
      ['t.tipo_documento = ?', documentType(query.tipoDocumento)],
      ['t.nu_documento = ?', documentFilter(query.numeroDocumento)],
    ],
    query,
  );
}

/**
 * A ticket of an intermediary.
 * @throws Refusal under `title`, the same for a missing ticket and another's
 */
export function readTicket(db: DatabaseSync, idMediador: number, id: number, title = 'Consulta de solicitud'): Schemas['Ticket'] {
  const sql = `SELECT ${COLUMNAS} FROM ${DE_TICKET} WHERE t.id = ? AND t.id_mediador = ?`;
  const [ticket] = rows<Schemas['Ticket']>(db, sql, id, idMediador);
  if (ticket === undefined) throw new Refusal(404, title, `No existe la solicitud ${id}.`);
  return ticket;
}

/** The comments of a ticket, oldest first; internal notes stay inside (assumptions R9). */
export function readComments(db: DatabaseSync, idMediador: number, id: number): Schemas['TicketComment'][] {
  readTicket(db, idMediador, id, 'Consulta de comentarios');
  return rows(
    db,
    `SELECT id, id_autor AS author_id, html AS html_body, texto AS body, creado AS created_at FROM comentario
     WHERE id_ticket = ? AND publico = 1 ORDER BY id`,
    id,
  );
}

/**
 * Appends a comment of the requester; the ticket's status stays.
 * @throws Refusal when the ticket is closed
 */
export function addComment(db: DatabaseSync, who: SignedIn, { ticket }: Schemas['TicketCommentRequest'], now: string): void {
  transaction(db, () => {
    const { status } = readTicket(db, who.idMediador, ticket.id, 'Solicitud');
    if (status === 'closed') {
      throw new Refusal(409, 'Solicitud', `La solicitud ${ticket.id} está cerrada: no acepta más comentarios.`);
    }
    const body = cleanText(ticket.comment.body);
    if (body === '') throw new Refusal(400, 'Solicitud', 'El campo «ticket.comment.body» no puede estar vacío.');
    writeComment(db, who, ticket.id, body, now);
    answerReply(db, ticket.id, body, now);
  });
}

/** Opens a ticket; the person's text is its first comment. */
export function openTicket(db: DatabaseSync, who: SignedIn, body: Schemas['SolicitudRequest'], now: string): number {
  return transaction(db, () => {
    const { idMotivo, tipoDocumento } = checkOptions(db, body);
    const [nombre, asunto] = [body.nombre, body.asunto].map(cleanText);
    const empty = Object.entries({ nombre, asunto }).filter(([, text]) => text === '');
    const messages = empty.map(([name]) => `El campo «${name}» no puede estar vacío.`);
    if (messages.length > 0) throw new Refusal(400, 'Creación de solicitud', ...messages);
    const id = nextNumber(db, who.idMediador, 'ticket');
    prepared(
      db,
      `INSERT INTO ticket (id, id_mediador, id_motivo, tipo_ramo, tipo_documento, nu_documento, nombre, email, asunto, prioridad,
         estatus, creado, actualizado) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'normal', 'new', ?, ?)`,
    ).run(
      id,
      who.idMediador,
      idMotivo,
      body.tipoRamo,
      tipoDocumento,
      documentNumber(body.numeroDocumento),
      nombre ?? '',
      body.email,
      asunto ?? '',
      now,
      now,
    );
    const detalle = cleanText(body.detalle ?? '');
    writeComment(db, who, id, detalle === '' ? (asunto ?? '') : detalle, now);
    acknowledge(db, id, now);
    return id;
  });
}

/** Checks the options, which are sent by name and must be of their lists. */
function checkOptions(db: DatabaseSync, body: Schemas['SolicitudRequest']): { idMotivo: number; tipoDocumento: string } {
  const [found] = rows<{ tipo: number; idMotivo: number | null; ramo: number; tipoDocumento: string | null }>(
    db,
    `SELECT EXISTS (SELECT 1 FROM solicitud_tipo WHERE nombre = ?1) AS tipo,
       (SELECT m.id FROM solicitud_motivo AS m JOIN solicitud_tipo AS t ON t.id = m.id_tipo
         WHERE t.nombre = ?1 AND m.nombre = ?2) AS idMotivo,
       EXISTS (SELECT 1 FROM codigo WHERE tabla = 'TP_RAMO' AND nombre = ?3) AS ramo,
       (SELECT tipo FROM tipo_documento WHERE nombre = ?4) AS tipoDocumento`,
    body.tipoSolicitud,
    body.motivo,
    body.tipoRamo,
    body.tipoDocumento,
  );
  const { tipo = 0, idMotivo = null, ramo = 0, tipoDocumento = null } = found ?? {};
  const messages = [
    tipo ? '' : 'El campo «tipoSolicitud» no es un tipo de solicitud.',
    idMotivo === null ? 'El campo «motivo» no es un motivo de ese tipo de solicitud.' : '',
    ramo ? '' : 'El campo «tipoRamo» no es un tipo de ramo.',
    tipoDocumento === null ? 'El campo «tipoDocumento» no es un tipo de documento.' : '',
  ].filter((message) => message !== '');
  if (idMotivo === null || tipoDocumento === null || messages.length > 0) {
    throw new Refusal(400, 'Creación de solicitud', ...messages);
  }
  return { idMotivo, tipoDocumento };
}

function writeComment(db: DatabaseSync, who: SignedIn, idTicket: number, texto: string, creado: string): void {
  appendComment(db, { idTicket, idAutor: who.user.codePersonMediador, html: htmlOf(texto), texto, creado });
}

/** A text without NUL characters, half characters and outer blanks. */
function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim();
}
