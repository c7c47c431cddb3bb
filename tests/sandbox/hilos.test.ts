import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { addSeconds } from '../../sandbox/days.ts';
import { openDatabase } from '../../sandbox/db/open.ts';
import { seedHilos } from '../../sandbox/seed/hilos.ts';
import { answerReply, writeAnswers } from '../../sandbox/services/solicitudes/agents.ts';
import { readComments } from '../../sandbox/services/solicitudes/tickets.ts';
import { type Caller, callsOf, example, refusal } from './negocio.ts';
import { hearClosings, sandboxForFile, signIn, temporaryFolder } from './support.ts';

type Schemas = components['schemas'];
type Comment = Schemas['TicketComment'];

const NOON = '2026-11-20T12:00:00Z';
const DEMOSTRACION = 58;
const request = example<Schemas['SolicitudRequest']>('core', 'solicitud');
const folder = temporaryFolder();
const sandbox = await sandboxForFile();
const intermediario = await enter('intermediario');

let ahead = 0;
/** Puts the sandbox's clock forward. */
function advance(seconds: number): void {
  ahead += seconds;
  sandbox.setAhead(ahead);
}

/** The sandbox's instant, or one some seconds later. */
function now(later = 0): string {
  return addSeconds(NOON, ahead + later);
}

beforeEach(() => {
  sandbox.setFail('');
  // Agents answer all open replies before the next test begins.
  advance(60);
});

async function enter(userName: string): Promise<Caller> {
  return callsOf(sandbox, (await signIn(sandbox, userName)).token);
}

async function thread(id: number, calls = intermediario): Promise<Comment[]> {
  return (await calls.value<Schemas['TicketCommentsValue']>(`/v1/tickets/${id}/comments`)).comments;
}

async function ticket(id: number, calls = intermediario): Promise<Schemas['Ticket']> {
  return (await calls.value<Schemas['TicketValue']>(`/v1/tickets/${id}`)).ticket;
}

function reply(id: number, body: string, calls = intermediario): ReturnType<Caller['put']> {
  return calls.put('/v1/tickets', { ticket: { id, comment: { body, public: true } } });
}

/** Who said what, and when. */
const said = (comments: Comment[]) => comments.map((one) => [one.author_id, one.body, one.created_at]);

test('the threads come into a database that people have used, beside what they wrote', () => {
  const db = openDatabase(':memory:', '2026-11-20');
  db.exec(`DELETE FROM comentario WHERE id_ticket = 1000069;
    INSERT INTO comentario (id, id_ticket, id_autor, html, texto, creado) VALUES (100006901, 1000069, 50248, '<p>a</p>', 'a', '2025-10-09T19:50:00Z'), (200000402, 58, 50124, '<p>b</p>', 'b', NULL)`);
  seedHilos(db);
  expect(readComments(db, 1, DEMOSTRACION).map((one) => one.id)).toEqual([5801, 5802, 200_000_402]);
  expect(readComments(db, 2, 1_000_069)).toHaveLength(500);
  db.close();
});

test('an internal note of an agent is in the database and in no answer', async () => {
  const db = openDatabase(':memory:', '2026-11-20');
  const notes = db.prepare('SELECT id, id_ticket AS ticket, texto FROM comentario WHERE publico = 0').all();
  expect(notes.map((one) => ({ ...one }))).toEqual([
    { id: 5899, ticket: DEMOSTRACION, texto: 'Nota interna: llamar al cliente antes de contestar.' },
  ]);
  // A comment marked internal stays hidden, even if it was public or the requester's own.
  db.exec('UPDATE comentario SET publico = 0 WHERE id IN (6001, 5801)');
  expect(readComments(db, 1, 60).map((one) => one.id)).toEqual([6002]);
  expect(readComments(db, 1, DEMOSTRACION).map((one) => one.id)).toEqual([5802]);
  db.close();
  const calls = await enter('intermediario');
  for (const id of [DEMOSTRACION, 60]) {
    const answer = await calls.value<Schemas['TicketCommentsValue']>(`/v1/tickets/${id}/comments`);
    expect(JSON.stringify(answer)).not.toMatch(/Nota interna|"public"/);
  }
});

test.each([
  ['intermediario', 50_124],
  ['corredora', 50_248],
  ['sociedad', 50_372],
  ['volumen', 50_496],
])('what %s writes bears the number of the requester', async (userName, requester) => {
  const calls = await enter(userName);
  await calls.post('/v1/solicitudes', request);
  const { rows } = await calls.list<Schemas['Ticket']>('/v1/tickets', { pageSize: '200' });
  expect(new Set(rows.map((one) => one.requester_id))).toEqual(new Set([requester]));
  const id = rows[0]?.id ?? 0;
  await reply(id, 'Falta algo.', calls);
  expect(said(await thread(id, calls))).toEqual([
    [requester, request.detalle, now()],
    [requester, 'Falta algo.', now()],
  ]);
});

describe('a reply', () => {
  test('is written as often as it is sent, moves the update and nothing else', async () => {
    const before = await ticket(52);
    const old = await thread(52);
    await Promise.all([reply(52, ' dos veces\n'), reply(52, ' dos veces\n')]);
    expect(await ticket(52)).toEqual({ ...before, status: 12, updated_at: now() });
    const written = (await thread(52)).slice(old.length);
    const first = written[0]?.id ?? 0;
    const one = { author_id: 50_124, html_body: '<p>dos veces</p>', body: 'dos veces', created_at: now() };
    expect(written).toEqual([
      { ...one, id: first },
      { ...one, id: first + 1 },
    ]);
    expect(first).toBeGreaterThan(old.at(-1)?.id ?? Infinity);
  });

  test('is never older than the comment before it', async () => {
    await reply(60, 'Antes de la respuesta de hoy.');
    expect(said(await thread(60)).slice(1)).toEqual([
      [90_001, expect.stringContaining('Buenas tardes'), '2026-11-20T14:05:00Z'],
      [50_124, 'Antes de la respuesta de hoy.', '2026-11-20T14:05:00Z'],
    ]);
  });

  test('has 10,000 characters at most', async () => {
    expect((await reply(54, '👍'.repeat(10_000))).status).toBe(200);
    const tooLong = 'El campo «ticket.comment.body» no puede tener más de 10000 caracteres.';
    expect(refusal(await reply(54, 'x'.repeat(10_001)))).toEqual([400, [tooLong]]);
    expect((await thread(54)).at(-1)?.body).toBe('👍'.repeat(10_000));
  });
});

describe('agents automatically answer', () => {
  test('a new request 40 s after it, and it is open then', async () => {
    const days = { feDesde: '2026-11-20', feHasta: '2026-11-20' };
    const count = () => intermediario.value<Schemas['SolicitudesCount']>('/v1/dashboard/solicitudes/count', days);
    const before = await count();
    const opened = now();
    await intermediario.post('/v1/solicitudes', request);
    const [id = 0] = (await intermediario.list<Schemas['Ticket']>('/v1/tickets')).rows.map((row) => row.id);
    advance(39);
    expect(await count()).toEqual({ ...before, nuevos: before.nuevos + 1 });
    expect(said(await thread(id))).toEqual([[50_124, request.detalle, opened]]);
    advance(1);
    const answered = now();
    expect(await count()).toEqual({ ...before, pendiente: before.pendiente + 1 });
    const { status, updated_at: updated } = await ticket(id);
    expect([status, updated]).toEqual(['open', answered]);
    advance(3600);
    const answer = `Hemos recibido su solicitud número ${id}. Le contestaremos por este medio.`;
    const comments = await thread(id);
    expect(said(comments)).toEqual([
      [50_124, request.detalle, opened],
      [90_001, answer, answered],
    ]);
    expect(comments[1]?.html_body).toBe(`<p>${answer}</p>`);
  });

  test('each reply in the thread that shows it, in the order of time', async () => {
    const seeded = (await thread(DEMOSTRACION)).length;
    const instants = [now(), now(30), now(40), now(50), now(70), now(90)];
    await reply(DEMOSTRACION, 'uno <b>\ndos');
    advance(30);
    await reply(DEMOSTRACION, 'tres');
    advance(20);
    await reply(DEMOSTRACION, 'cuatro');
    const thanks = 'Hemos recibido su respuesta. Muchas gracias.';
    const expected = [
      [50_124, 'uno <b>\ndos', instants[0]],
      [50_124, 'tres', instants[1]],
      [90_001, `> uno <b>\n> dos\n${thanks}`, instants[2]],
      [50_124, 'cuatro', instants[3]],
      [90_001, `> tres\n${thanks}`, instants[4]],
      [90_001, `> cuatro\n${thanks}`, instants[5]],
    ];
    expect(said(await thread(DEMOSTRACION)).slice(seeded)).toEqual(expected.slice(0, 4));
    advance(3600);
    const comments = (await thread(DEMOSTRACION)).slice(seeded);
    expect(said(comments)).toEqual(expected);
    expect(comments[2]?.html_body).toBe(`<blockquote><p>uno &lt;b&gt;<br>dos</p></blockquote><p>${thanks}</p>`);
    const ids = comments.map((one) => one.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const { status, updated_at: updated } = await ticket(DEMOSTRACION);
    expect([status, updated]).toEqual(['open', instants[5]]);
  });

  test('in no thread but the one that is read', async () => {
    await reply(51, 'hola');
    advance(3600);
    expect((await thread(51)).at(-1)?.body).toBe('hola');
  });

  test('once, whichever process reads', () => {
    const file = join(folder, 'two.db');
    const memory = openDatabase(':memory:', '2026-11-20');
    writeFileSync(file, memory.serialize());
    memory.close();
    const both = [openDatabase(file, '2026-11-20'), openDatabase(file, '2026-11-20')];
    const read = () =>
      both.map((db) => {
        writeAnswers(db, addSeconds(NOON, 40));
        return readComments(db, 1, DEMOSTRACION)
          .map((one) => one.body)
          .slice(2);
      });
    for (const db of both) answerReply(db, DEMOSTRACION, 'hola', NOON);
    const answer = '> hola\nHemos recibido su respuesta. Muchas gracias.';
    expect([read(), read()].flat()).toEqual(Array.from({ length: 4 }, () => [answer, answer]));
    for (const db of both) db.close();
  });
});

describe('faults', () => {
  test.each([
    ['drop', 1],
    ['refuse', 0],
  ])('%s leaves %i of a reply', async (kind, count) => {
    const body = `perdida por ${kind}`;
    sandbox.setFail(`PUT /v1/tickets=${kind}x1`);
    await hearClosings();
    await expect(reply(56, body)).rejects.toThrow('fetch failed');
    expect((await thread(56)).filter((one) => one.body === body)).toHaveLength(count);
    expect((await reply(56, body)).status).toBe(200);
    expect((await thread(56)).filter((one) => one.body === body)).toHaveLength(count + 1);
  });

  test('of the thread leave the request alone, and the other way round', async () => {
    const paths = ['/v1/tickets/56', '/v1/tickets/56/comments', '/v1/tickets/57/comments'];
    const told = async (fail: string) => {
      sandbox.setFail(fail);
      const answers = await Promise.all(paths.map((path) => intermediario.get(path)));
      return answers.map(({ status, headers }) => `${status} ${headers.get('content-type')?.split(';')[0]}`);
    };
    const good = '200 application/json';
    const failed = '500 application/json';
    expect(await told('GET /v1/tickets/{id}/comments=500')).toEqual([good, failed, failed]);
    expect(await told('GET /v1/tickets/56/comments=html')).toEqual([good, '200 text/html', good]);
    expect(await told('GET /v1/tickets/{id}=500')).toEqual([failed, good, good]);
    const begin = performance.now();
    expect(await told('GET /v1/tickets/{id}/comments=slow:60')).toEqual([good, good, good]);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(55);
  });
});
