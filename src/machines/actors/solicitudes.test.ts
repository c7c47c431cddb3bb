import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import core from '../../../openapi/bundle/core.json' with { type: 'json' };
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, type ServiceCall, unusable } from '../../../tests/support/service.ts';
import { createCoreClient } from '../../api/core-client.ts';
import {
  defineCreateSolicitudActor,
  defineVerifySolicitudActor,
  type NewSolicitud,
  type SolicitudRequest,
} from './solicitudes.ts';
import type { Ticket } from './tickets.ts';

const body = core.components.examples.solicitud.value as unknown as SolicitudRequest;
const input: NewSolicitud = { body, tipoDocumento: 'CED', desde: '2026-11-19' };
const operation = 'createSolicitud';

const create = () => {
  const service = fakeService();
  const actor = createActor(defineCreateSolicitudActor(createCoreClient('https://core.example', service.send)), { input });
  return { service, stop: () => actor.stop(), done: outcome(actor) as Promise<unknown> };
};

describe('Creating a request', () => {
  test('sends exactly the body, once, and gives the service’s answer', async () => {
    const { service, done } = create();
    const answer = { title: 'Creación de solicitud', messages: ['La solicitud fue creada.'] };
    (await service.next()).answer(json(answer));
    expect(await done).toEqual({ output: answer });
    const [call] = service.calls.map(described);
    expect({ ...call, body: JSON.parse(call?.body ?? '') as unknown }).toEqual({
      method: 'POST',
      url: 'https://core.example/v1/solicitudes',
      authorization: null,
      body,
    });
    expect(service.calls).toHaveLength(1);
  });

  test.each([400, 403, 500])('has failed with a %i', async (status) => {
    const { service, done } = create();
    (await service.next()).answer(json({ title: 'Creación', messages: ['No'] }, status));
    expect(await done).toEqual({ error: { kind: 'rejected', operation, status, title: 'Creación', messages: ['No'] } });
  });

  test.each(unusable.filter(([name]) => !/value|empty body|no content/.test(name)))(
    'has failed with %s',
    async (_, answer, failure) => {
      const { service, done } = create();
      (await service.next()).answer(answer());
      expect(await done).toEqual({ error: { ...failure, operation } });
    },
  );

  test('without an answer has failed, and is not sent again', async () => {
    const { service, done } = create();
    (await service.next()).fail(new TypeError('Failed to fetch'));
    expect(await done).toEqual({ error: { kind: 'transport', operation } });
    expect(service.calls).toHaveLength(1);
  });
});

interface Kept {
  readonly id: number;
  readonly subject?: string;
  readonly created?: string | null;
  readonly comments?: readonly { readonly body?: string | null; readonly html_body?: string | null; readonly public?: boolean }[];
}

const ticket = ({ id, subject = body.asunto, created = '2026-11-20T15:00:00Z' }: Kept): Ticket => ({
  id,
  subject,
  created_at: created,
  status: 'new',
});

async function verify(kept: readonly Kept[], written: Partial<SolicitudRequest> = {}, pageSize = 50) {
  const service = fakeService();
  const actor = createActor(defineVerifySolicitudActor(createCoreClient('https://core.example', service.send)), {
    input: { ...input, body: { ...body, ...written } },
  });
  const result = outcome(actor);
  const answer = ({ url, answer: give }: ServiceCall) => {
    const { pathname, searchParams } = new URL(url);
    const id = /^\/v1\/tickets\/(\d+)\/comments$/.exec(pathname)?.[1];
    if (id !== undefined) {
      const { comments = [{ body: body.detalle }] } = kept.find((one) => one.id === Number(id)) ?? {};
      give(json({ title: '', messages: [], value: { comments: comments.map((one, index) => ({ id: index + 1, ...one })) } }));
      return;
    }
    const page = Number(searchParams.get('pageNumber'));
    const pages = Math.ceil(kept.length / pageSize);
    const meta = { currentPage: page, totalPages: pages, totalCount: kept.length, hasPreviousPage: page > 1 };
    const value = kept.slice((page - 1) * pageSize, page * pageSize).map(ticket);
    give(json({ title: '', messages: [], value, meta: { ...meta, hasNextPage: page < pages } }));
  };
  const serve = async (): Promise<void> => {
    answer(await service.next());
    return serve();
  };
  await Promise.race([serve(), result]);
  return { result: await result, urls: service.calls.map(({ url }) => url.replace('https://core.example/v1', '')) };
}

const others = (count: number): Kept[] => Array.from({ length: count }, (_, index) => ({ id: 99 - index, subject: 'Otra' }));
const list = (page = 1) => `/tickets?tipoDocumento=CED&numeroDocumento=00113918254&pageSize=50&pageNumber=${page}`;
const found = async (kept: readonly Kept[], written: Partial<SolicitudRequest> = {}) => {
  const { result } = await verify(kept, written);
  if ('error' in result) throw new Error(JSON.stringify(result.error));
  return result.output?.id ?? null;
};

describe('The request of a creation whose answer was lost', () => {
  test('is found by the code of its document: the newest with the same subject and detail', async () => {
    const kept = [{ id: 64, subject: 'Otra cosa' }, { id: 63, comments: [{ body: 'Otro detalle' }] }, { id: 62 }, { id: 61 }];
    expect(await verify(kept)).toEqual({
      result: { output: ticket({ id: 62 }) },
      urls: [list(), '/tickets/63/comments', '/tickets/62/comments'],
    });
  });

  test('is looked for page by page until its first day', async () => {
    const old: Kept = { id: 1, created: '2026-11-18T23:59:59Z' };
    expect(await verify([...others(3), { id: 50 }], {}, 2)).toMatchObject({
      result: { output: { id: 50 } },
      urls: [list(1), list(2), '/tickets/50/comments'],
    });
    expect(await verify([...others(3), old, { id: 2 }], {}, 2)).toEqual({ result: { output: null }, urls: [list(1), list(2)] });
    expect(await verify(others(4), {}, 2)).toEqual({ result: { output: null }, urls: [list(1), list(2)] });
    expect(await verify([])).toEqual({ result: { output: null }, urls: [list()] });
  });

  test.each<[string, string | null, number | null]>([
    ['the first moment of that day', '2026-11-19T00:00:00Z', 7],
    ['the last moment before it', '2026-11-18T23:59:59Z', null],
    ['no known time', null, 7],
    ['an unreadable time', 'ayer', 7],
  ])('is recent when it was made at %s: %j', async (_, created, id) => {
    expect(await found([...others(1), { id: 7, created }])).toBe(id);
  });

  test('is recent on the last days of a service with another clock', async () => {
    const first = { id: 9, subject: 'Otra', created: '2026-10-02T15:00:00Z' };
    expect(await found([first, { id: 7, created: '2026-10-01T15:00:00Z' }])).toBe(7);
    expect(await found([first, { id: 7, created: '2026-09-30T15:00:00Z' }])).toBeNull();
  });

  const detail = body.detalle ?? '';
  test.each<[string, Kept, Partial<SolicitudRequest>, number | null]>([
    ['white space aside', { id: 7, comments: [{ body: ` ${detail.replaceAll(' ', '\n\t ')}\r\n` }] }, {}, 7],
    ['in decomposed letters', { id: 7, subject: body.asunto.normalize('NFD') }, {}, 7],
    ['what can not be kept aside', { id: 7, subject: 'A\u{1f600}\ufffdb' }, { asunto: 'A\u{1f600}\ud800\0b' }, 7],
    ['with another case', { id: 7, subject: body.asunto.toUpperCase() }, {}, null],
    ['as HTML alone', { id: 7, comments: [{ html_body: `<p>${detail}</p>`, body: null }] }, {}, 7],
    ['without comments', { id: 7, comments: [] }, {}, null],
    ['behind an internal note', { id: 7, comments: [{ body: 'Nota', public: false }, { body: detail }] }, {}, 7],
    ['as an internal note', { id: 7, comments: [{ body: detail, public: false }] }, {}, null],
    ['as its second comment', { id: 7, comments: [{ body: 'Hola' }, { body: detail }] }, {}, null],
    ['without detail, as its subject', { id: 7, comments: [{ body: body.asunto }] }, { detalle: null }, 7],
    ['without detail, as something else', { id: 7 }, { detalle: null }, null],
  ])('is found %s', async (_, kept, written, id) => {
    expect(await found([kept], written)).toBe(id);
  });

  test('is unknown when the services do not answer', async () => {
    for (const [call, named] of [
      [0, 'fetchTickets'],
      [1, 'fetchTicketComments'],
    ] as const) {
      const service = fakeService();
      const actor = createActor(defineVerifySolicitudActor(createCoreClient('https://core.example', service.send)), { input });
      const done = outcome(actor);
      const meta = { currentPage: 1, totalPages: 1, totalCount: 1, hasPreviousPage: false, hasNextPage: false };
      if (call === 1) (await service.next()).answer(json({ title: '', messages: [], value: [ticket({ id: 7 })], meta }));
      (await service.next()).fail(new TypeError('Failed to fetch'));
      expect(await done).toEqual({ error: { kind: 'transport', operation: named } });
    }
  });
});
