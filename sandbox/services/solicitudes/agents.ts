import type { DatabaseSync } from 'node:sqlite';
import { addSeconds } from '../../days.ts';
import { prepared, rows, transaction } from '../../db/query.ts';
import { AGENTES, appendComment, htmlOf } from './comments.ts';

/** Seconds until an agent answers. */
const RESPUESTA_S = 40;

/** Adds an agent's confirmation of a new request. */
export function acknowledge(db: DatabaseSync, idTicket: number, now: string): void {
  const text = `Hemos recibido su solicitud número ${idTicket}. Le contestaremos por este medio.`;
  scheduleAnswer(db, idTicket, htmlOf(text), text, now);
}

/** Schedules an agent's answer to a reply, on tickets where agents answer. */
export function answerReply(db: DatabaseSync, idTicket: number, reply: string, now: string): void {
  if (rows(db, 'SELECT 1 FROM ticket WHERE id = ? AND contesta = 1', idTicket).length === 0) return;
  const text = 'Hemos recibido su respuesta. Muchas gracias.';
  const quoted = reply.split(/\r\n?|\n/).map((line) => `> ${line}`);
  scheduleAnswer(db, idTicket, `<blockquote>${htmlOf(reply)}</blockquote>${htmlOf(text)}`, [...quoted, text].join('\n'), now);
}

function scheduleAnswer(db: DatabaseSync, idTicket: number, html: string, texto: string, now: string): void {
  const sql = 'INSERT INTO respuesta (id_ticket, html, texto, creado) VALUES (?, ?, ?, ?)';
  prepared(db, sql).run(idTicket, html, texto, addSeconds(now, RESPUESTA_S));
}

/** Writes the agents' due answers, each once; an answered new request is open. */
export function writeAnswers(db: DatabaseSync, now: string): void {
  const due = () =>
    rows<{ id: number; idTicket: number; html: string; texto: string; creado: string }>(
      db,
      'SELECT id, id_ticket AS idTicket, html, texto, creado FROM respuesta WHERE creado <= ? ORDER BY creado, id',
      now,
    );
  if (due().length === 0) return;
  transaction(db, () => {
    // Another process may have written them meanwhile.
    for (const { id, ...answer } of due()) {
      appendComment(db, { ...answer, idAutor: AGENTES[0] });
      prepared(db, "UPDATE ticket SET estatus = 'open' WHERE id = ? AND estatus = 'new'").run(answer.idTicket);
      prepared(db, 'DELETE FROM respuesta WHERE id = ?').run(id);
    }
  });
}
