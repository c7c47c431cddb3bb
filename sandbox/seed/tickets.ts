import type { DatabaseSync } from 'node:sqlite';
import { addDays, addSeconds } from '../days.ts';
import { AGENTES, htmlOf } from '../services/solicitudes/comments.ts';
import { ASUNTOS, MENSAJES, RESPUESTAS } from './data/comentarios.ts';
import { ageOf, randomClient, EJEMPLO, type Perfil } from './perfiles.ts';
import { createRandom, type Random } from './random.ts';
import { SOLICITUDES } from './tablas-negocio.ts';
import { MEDIADORES } from './usuarios.ts';

interface Ticket {
  asunto: string;
  idMotivo: number;
  idCliente: number;
  prioridad: string;
  estatus: string;
  creado: string;
  comentarios: Comentario[];
}

interface Comentario {
  autor: number;
  html: string;
  texto: string;
  creado: string;
}

const SEED = 20_261_125;
const DIAS = 560;
const MAX_COMENTARIOS = 12;
const MOTIVOS = Object.values(SOLICITUDES).map((motivos) => motivos.length);

/** Inserts an intermediary's tickets with comments; higher numbers are newer. */
export function seedTickets(db: DatabaseSync, perfil: Perfil, today: string): void {
  const insert = db.prepare(
    `INSERT INTO ticket (id, id_mediador, id_motivo, tipo_ramo, tipo_documento, nu_documento, nombre, email, asunto, prioridad,
       estatus, creado, actualizado)
     SELECT ?, ?, ?, 'Vehículos de motor', c.tipo_documento, c.nu_documento, c.nombre, ?, ?, ?, ?, ?, ?
     FROM cliente AS c WHERE c.id = ?`,
  );
  const comment = db.prepare('INSERT INTO comentario (id, id_ticket, id_autor, html, texto, creado) VALUES (?, ?, ?, ?, ?, ?)');
  const random = createRandom(SEED + perfil.idMediador);
  const requester = MEDIADORES.find(({ id }) => id === perfil.idMediador)?.codePersonMediador ?? 0;
  const email = `mediador${requester}@ejemplo.do`;
  const tickets = Array.from({ length: perfil.tickets }, (_, place) => drawTicket(random, perfil, requester, place, today));
  const oldestFirst = tickets.toSorted((a, b) => (a.creado < b.creado ? -1 : Number(a.creado > b.creado)));
  for (const [index, ticket] of oldestFirst.entries()) {
    const id = perfil.base + index + 1;
    const drawn = { ...ticket, estatus: UNKNOWN_STATUS[id % 60] ?? ticket.estatus };
    const one = { ...unanswered(drawn, requester), ...(perfil.base === 0 ? exampleTicket(id, requester, today) : {}) };
    const updated = one.comentarios.at(-1)?.creado ?? one.creado;
    insert.run(
      id,
      perfil.idMediador,
      one.idMotivo,
      email,
      one.asunto,
      one.prioridad,
      one.estatus,
      one.creado,
      updated,
      one.idCliente,
    );
    for (const [place, { autor, html, texto, creado }] of one.comentarios.entries()) {
      comment.run(id * 100 + place + 1, id, autor, html, texto, creado);
    }
  }
}

function exampleTicket(id: number, requester: number, today: string): Partial<Ticket> {
  const said = 'La clienta desea incluir a su esposo como conductor habitual.';
  const yesterday = `${addDays(today, -1)}T13:20:00Z`;
  if (id === 60) {
    return {
      asunto: 'Incluir conductor en la póliza 700',
      idMotivo: 11,
      idCliente: EJEMPLO.yokasta,
      prioridad: 'normal',
      estatus: 'open',
      creado: yesterday,
      comentarios: [
        { autor: requester, html: htmlOf(said), texto: said, creado: yesterday },
        {
          autor: AGENTES[0],
          html: '<p>Buenas tardes. Para completar la solicitud necesitamos:</p><ul><li><strong>Copia de la cédula</strong> del conductor</li><li>Copia de su licencia de conducir</li></ul>',
          texto:
            'Buenas tardes. Para completar la solicitud necesitamos: copia de la cédula del conductor y de su licencia de conducir.',
          creado: `${today}T14:05:00Z`,
        },
      ],
    };
  }
  if (id !== 59) return {};
  const creado = `${addDays(today, -3)}T18:42:00Z`;
  return {
    asunto: 'Recibo duplicado',
    idMotivo: 21,
    idCliente: EJEMPLO.ferreteria,
    prioridad: 'high',
    estatus: 'solved',
    creado,
    comentarios: [
      {
        autor: requester,
        html: htmlOf('Me llegó dos veces el mismo recibo.'),
        texto: 'Me llegó dos veces el mismo recibo.',
        creado,
      },
      answer(3, AGENTES[1], `${addDays(today, -2)}T12:10:00Z`),
    ],
  };
}

function drawTicket(random: Random, perfil: Perfil, requester: number, place: number, today: string): Ticket {
  const age = 4 + ageOf(place, perfil.tickets, DIAS, 2.2);
  const tipo = random.int(1, MOTIVOS.length);
  // From 8:00 to 23:30 in Santo Domingo, which is the next day in UTC.
  const creado = instant(addDays(today, -age), random.int(12 * 60, 27 * 60 + 30));
  const first = random.pick(MENSAJES);
  const count = 1 + (place % MAX_COMENTARIOS);
  const comentarios: Comentario[] = [{ autor: requester, html: htmlOf(first), texto: first, creado }];
  // Keeps any number of comments before today.
  const step = Math.floor((age * 24 * 60 - 28 * 60) / MAX_COMENTARIOS);
  for (let index = 1; index < count; index += 1) {
    const at = addSeconds(creado, index * step * 60);
    const text = random.pick(MENSAJES);
    const own = random.chance(0.4);
    comentarios.push(
      own ? { autor: requester, html: htmlOf(text), texto: text, creado: at } : answer(place + index, random.pick(AGENTES), at),
    );
  }
  return {
    asunto: random.pick(ASUNTOS[tipo] ?? ['Consulta']),
    idCliente: randomClient(random, perfil),
    creado,
    comentarios,
    idMotivo: tipo * 10 + random.int(1, MOTIVOS[tipo - 1] ?? 1),
    prioridad: random.pick(['low', 'normal', 'normal', 'normal', 'high', 'urgent']),
    estatus: age <= 20 ? random.pick(['new', 'new', 'open', 'pending', 'solved']) : random.pick(OLD_STATUS),
  };
}

/** Keeps a new request free of agents' answers. */
function unanswered(ticket: Ticket, requester: number): Ticket {
  if (ticket.estatus !== 'new') return ticket;
  return { ...ticket, comentarios: ticket.comentarios.filter(({ autor }) => autor === requester) };
}

/** Positions of the tickets whose status is unknown to the contract, of sixty. */
const UNKNOWN_STATUS: Readonly<Record<number, string>> = { 52: '12', 57: 'escalada' };
const OLD_STATUS = ['closed', 'closed', 'closed', 'closed', 'solved', 'solved', 'open', 'pending', 'hold', 'new'] as const;

function answer(index: number, autor: number, creado: string): Comentario {
  const [html = '', texto = ''] = RESPUESTAS[index % RESPUESTAS.length] ?? [];
  return { autor, html, texto, creado };
}

/** The instant `minutes` after a day's beginning in UTC. */
function instant(day: string, minutes: number): string {
  return addSeconds(`${day}T00:00:00Z`, minutes * 60);
}
