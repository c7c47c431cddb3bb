import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { callsOf, example, refusal, rejected } from './negocio.ts';
import { sandboxForFile, signIn } from './support.ts';

type Schemas = components['schemas'];
type Ticket = Schemas['Ticket'];

const sandbox = await sandboxForFile({ now: '2026-11-20T23:30:00-04:00' });
const intermediario = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
const corredora = callsOf(sandbox, (await signIn(sandbox, 'corredora')).token);
const request = example<Schemas['SolicitudRequest']>('core', 'solicitud');
const [hers] = (await corredora.list<Ticket>('/v1/tickets')).rows;

async function comments(id: number): Promise<Schemas['TicketComment'][]> {
  return (await intermediario.value<Schemas['TicketCommentsValue']>(`/v1/tickets/${id}/comments`)).comments;
}

describe('tickets', () => {
  test.each([
    [{ isOpen: 'true' }, (row: Ticket) => !['solved', 'closed'].includes(String(row.status))],
    [{ isOpen: 'false' }, (row: Ticket) => ['solved', 'closed'].includes(String(row.status))],
    [{ numeroSolicitud: '60' }, (row: Ticket) => row.id === 60],
    [{ tipoDocumento: 'RNC', numeroDocumento: '130-00145-6', numeroSolicitud: '59' }, (row: Ticket) => row.id === 59],
    [{ tipoDocumento: 'PAS', numeroDocumento: '130001456' }, () => false],
  ])('the filter %j', async (query, keeps) => {
    const all = await intermediario.list<Ticket>('/v1/tickets', { pageSize: '200' });
    const found = await intermediario.list<Ticket>('/v1/tickets', { pageSize: '200', ...query });
    expect(found.rows).toEqual(all.rows.filter(keeps));
  });

  test.each([0, 999_999, 9_007_199_254_740_991, hers?.id ?? -1])('%i is absent', async (id) => {
    const body = { ticket: { id, comment: { body: 'hola', public: true } } };
    const answers = [
      await intermediario.get(`/v1/tickets/${id}`),
      await intermediario.get(`/v1/tickets/${id}/comments`),
      await intermediario.put('/v1/tickets', body),
    ];
    const titles = ['Consulta de solicitud', 'Consulta de comentarios', 'Solicitud'];
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
      titles.map((title) => [404, { title, messages: [`No existe la solicitud ${id}.`] }]),
    );
  });
});

describe('a number that can be no request', () => {
  test.each([
    [-1, 'debe ser mayor o igual que 0.'],
    ['abc', 'debe ser un número entero.'],
    [2 ** 53, 'debe ser menor o igual que 9007199254740991.'],
  ])('%s is refused', async (id, rule) => {
    const inPath = [400, [`El campo «id» ${rule}`]];
    expect(refusal(await intermediario.get(`/v1/tickets/${id}`))).toEqual(inPath);
    expect(refusal(await intermediario.get(`/v1/tickets/${id}/comments`))).toEqual(inPath);
    const body = { ticket: { id, comment: { body: 'hola', public: true } } };
    expect(refusal(await intermediario.put('/v1/tickets', body))).toEqual([400, [`El campo «ticket.id» ${rule}`]]);
  });
});

describe('a comment', () => {
  test.each([
    ['plain', 'Hoy mismo lo envío.', '<p>Hoy mismo lo envío.</p>'],
    ['in lines', ' uno\r\ndos\ntres\n', '<p>uno<br>dos<br>tres</p>'],
    ['markup', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['quotes', `"a" & 'b'`, '<p>&quot;a&quot; &amp; &#39;b&#39;</p>'],
    ['half a character', 'a\ud800b', '<p>a\ufffdb</p>'],
    ['NUL', 'a\0b', '<p>ab</p>'],
    ['emoji', '👍🏽', '<p>👍🏽</p>'],
  ])('(%s) is appended as the requester, escaped', async (_name, body, html) => {
    const before = await intermediario.value<Schemas['TicketValue']>('/v1/tickets/60');
    const answer = await intermediario.put('/v1/tickets', { ticket: { id: 60, comment: { body, public: true } } });
    expect(answer.body).toEqual(example('core', 'commentAdded'));
    const last = (await comments(60)).at(-1);
    expect([last?.html_body, last?.author_id, last?.created_at]).toEqual([html, 50_124, '2026-11-21T03:30:00Z']);
    const { ticket } = await intermediario.value<Schemas['TicketValue']>('/v1/tickets/60');
    expect(ticket).toEqual({ ...before.ticket, updated_at: '2026-11-21T03:30:00Z' });
  });

  test('for a closed request is refused, and nothing is written', async () => {
    const before = [await intermediario.value('/v1/tickets/46'), await comments(46)];
    const answer = await intermediario.put('/v1/tickets', { ticket: { id: 46, comment: { body: 'hola', public: true } } });
    expect([answer.status, answer.body]).toEqual([409, rejected('closed')]);
    expect([await intermediario.value('/v1/tickets/46'), await comments(46)]).toEqual(before);
  });

  test.each([' ', '\n\t', '\0'])('%j is refused', async (body) => {
    const answer = await intermediario.put('/v1/tickets', { ticket: { id: 60, comment: { body, public: true } } });
    expect(refusal(answer)).toEqual([400, ['El campo «ticket.comment.body» no puede estar vacío.']]);
  });
});

describe('a request', () => {
  test('opens a ticket with its detail as the first comment, on the day of Santo Domingo', async () => {
    const query = { feDesde: '2026-11-20', feHasta: '2026-11-20' };
    const before = await intermediario.value<Schemas['SolicitudesCount']>('/v1/dashboard/solicitudes/count', query);
    const answer = await intermediario.post('/v1/solicitudes', { ...request, detalle: '<b>¡Urgente!</b>' });
    expect(answer.body).toEqual(example('core', 'solicitudCreated'));
    const { rows } = await intermediario.list<Ticket>('/v1/tickets', { pageSize: '1' });
    expect(rows).toEqual([
      {
        id: 61,
        subject: 'Incluir conductor en la póliza 700',
        priority: 'normal',
        status: 'new',
        requester_id: 50_124,
        created_at: '2026-11-21T03:30:00Z',
        updated_at: '2026-11-21T03:30:00Z',
      },
    ]);
    expect((await comments(61)).map((one) => one.html_body)).toEqual(['<p>&lt;b&gt;¡Urgente!&lt;/b&gt;</p>']);
    const after = await intermediario.value<Schemas['SolicitudesCount']>('/v1/dashboard/solicitudes/count', query);
    expect(after).toEqual({ ...before, nuevos: before.nuevos + 1 });
  });

  test.each<[string, Partial<Schemas['SolicitudRequest']>, string]>([
    ['tipoSolicitud', { tipoSolicitud: 'Otra' }, 'tipoSolicitud'],
    ['motivo', { motivo: 'Recibo duplicado' }, 'El campo «motivo» no es un motivo de ese tipo de solicitud.'],
    ['tipoRamo', { tipoRamo: '25' }, 'tipoRamo'],
    ['tipoDocumento', { tipoDocumento: 'CED' }, 'tipoDocumento'],
    ['nombre', { nombre: ' ' }, 'El campo «nombre» no puede estar vacío.'],
    ['asunto', { asunto: '\0' }, 'El campo «asunto» no puede estar vacío.'],
  ])('with a wrong %s is refused', async (_name, change, message) => {
    const answer = await intermediario.post('/v1/solicitudes', { ...request, ...change });
    expect([answer.status, answer.body?.messages.join(' ')]).toEqual([400, expect.stringContaining(message)]);
  });

  test('has the reasons of its type only', async () => {
    const types = await intermediario.value<{ id: number; nombre: string }[]>('/v1/solicitudtipos');
    expect(types.slice(0, 3)).toEqual(example<{ value: unknown }>('core', 'solicitudTipos').value);
    const lists = await Promise.all(
      types.map(({ id }) => intermediario.value<{ id: number }[]>('/v1/solicitudmotivos', { idTipoMovimiento: String(id) })),
    );
    expect(lists[0]?.slice(0, 3)).toEqual(example<{ value: unknown }>('core', 'solicitudMotivos').value);
    expect(new Set(lists.flat().map(({ id }) => id)).size).toBe(lists.flat().length);
    expect(Math.min(...lists.map((list) => list.length))).toBeGreaterThan(1);
    expect(await intermediario.value('/v1/solicitudmotivos', { idTipoMovimiento: '99' })).toEqual([]);
  });
});
