import type { DatabaseSync } from 'node:sqlite';
import { addDays, addSeconds, dayOf, daysBetween } from '../days.ts';
import { rows } from '../db/query.ts';
import { AGENTES, htmlOf } from '../services/solicitudes/comments.ts';
import { MENSAJES, RESPUESTAS } from './data/comentarios.ts';
import { HILO_HOSTIL } from './data/hilo-hostil.ts';
import { HILO_RICO, type Preparado } from './data/hilo-rico.ts';
import { createRandom } from './random.ts';

interface Hilo {
  id: number;
  asunto: string;
  comentarios: (desde: string, hasta: string) => readonly (Preparado & { creado: string })[];
}

const SEED = 20_261_126;
const LARGO = 500;
/** Greatest number of days with comments in the long thread. */
const DIAS = 160;

const DEMOSTRACION: readonly Preparado[] = [
  prepare('solicitante', 'Esta solicitud sirve para ver cómo llegan las respuestas.'),
  prepare('agente', 'Escriba una respuesta: la contestamos a los 40 segundos.'),
];

/** Seeded requests that get another thread. They are open; their other data stays. */
const HILOS: readonly Hilo[] = [
  { id: 51, asunto: 'Demostración: comentarios con formato', comentarios: spread(HILO_RICO) },
  { id: 53, asunto: 'Demostración: comentarios con código hostil', comentarios: spread(HILO_HOSTIL) },
  { id: 58, asunto: 'Demostración: el agente responde', comentarios: spread(DEMOSTRACION) },
  { id: 1_000_069, asunto: `Demostración: hilo de ${LARGO} comentarios`, comentarios: drawLongThread },
];
const CONTESTADA = 58;
/** An agent's note for other agents; no service passes it on. */
const NOTA = 'Nota interna: llamar al cliente antes de contestar.';

/** Gives some requests a demonstration thread; comments that people added stay. */
export function seedHilos(db: DatabaseSync): void {
  const asked = `SELECT t.creado AS desde, max(c.creado) AS hasta, m.code_person_mediador AS solicitante
     FROM ticket AS t JOIN mediador AS m ON m.id = t.id_mediador JOIN comentario AS c ON c.id_ticket = t.id AND c.id <= t.id * 100 + 99
     WHERE t.id = ?`;
  const clear = db.prepare('DELETE FROM comentario WHERE id_ticket = ?1 AND id <= ?1 * 100 + 99');
  const rename = db.prepare('UPDATE ticket SET asunto = ?, contesta = ? WHERE id = ?');
  const insert = db.prepare('INSERT INTO comentario (id, id_ticket, id_autor, html, texto, creado) VALUES (?, ?, ?, ?, ?, ?)');
  for (const { id, asunto, comentarios } of HILOS) {
    const [ticket] = rows<{ desde: string; hasta: string; solicitante: number }>(db, asked, id);
    if (ticket === undefined) throw new Error(`there is no request ${id}`);
    const { desde, hasta, solicitante } = ticket;
    const thread = comentarios(desde, hasta);
    clear.run(id);
    rename.run(asunto, Number(id === CONTESTADA), id);
    // Each request has a hundred comment numbers, too few for the long thread.
    const first = id * (thread.length < 100 ? 100 : 1000) + 1;
    for (const [place, { autor, html, texto, creado, sinFecha }] of thread.entries()) {
      const idAutor =
        autor === 'solicitante' ? solicitante : autor === 'agente' ? (AGENTES[place % AGENTES.length] ?? null) : autor;
      insert.run(first + place, id, idAutor, html, texto, sinFecha ? null : creado);
    }
  }
}

/** Adds an agent's internal note to a thread. */
export function seedNota(db: DatabaseSync): void {
  db.prepare(
    `INSERT INTO comentario (id, id_ticket, id_autor, html, texto, creado, publico)
     SELECT id * 100 + 99, id, ?, ?, ?, creado, 0 FROM ticket WHERE id = ?`,
  ).run(AGENTES[0], htmlOf(NOTA), NOTA, CONTESTADA);
}

function prepare(autor: 'solicitante' | 'agente', texto: string, html = htmlOf(texto)): Preparado {
  return { autor, html, texto };
}

function spread(thread: readonly Preparado[]): Hilo['comentarios'] {
  return (desde, hasta) => {
    const step = Math.floor((Date.parse(hasta) - Date.parse(desde)) / 1000 / (thread.length - 1));
    return thread.map((one, index) => ({
      ...one,
      creado: index === thread.length - 1 ? hasta : addSeconds(desde, index * step),
    }));
  };
}

/** A year of comments, two fifths of them the requester's: several on some days, none on most. */
function drawLongThread(desde: string, hasta: string): readonly (Preparado & { creado: string })[] {
  const random = createRandom(SEED);
  const first = dayOf(new Date(desde));
  const length = daysBetween(first, dayOf(new Date(hasta)));
  const days = Array.from({ length: DIAS }, () => addDays(first, random.int(1, length - 1)));
  const instants = Array.from({ length: LARGO - 2 }, () => {
    const day = days[random.int(0, DIAS - 1)] ?? first;
    return addSeconds(`${day}T12:00:00Z`, random.int(0, 10 * 3600));
  });
  return [desde, ...instants.toSorted(), hasta].map((creado, index) => {
    if (index === 0 || random.chance(0.4)) return { ...prepare('solicitante', random.pick(MENSAJES)), creado };
    const [html, texto] = RESPUESTAS[index % RESPUESTAS.length] ?? [];
    return { ...prepare('agente', texto ?? '', html), creado };
  });
}
