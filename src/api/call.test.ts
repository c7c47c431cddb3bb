import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { fakeService, json, raw, unusable } from '../../tests/support/service.ts';
import { isFailure } from '../domain/failure.ts';
import { zFetchClientesResponse } from '../generated/schemas/clientes.ts';
import { createAuthClient } from './auth-client.ts';
import { call, callPage, callRows } from './call.ts';
import { createCoreClient } from './core-client.ts';
import { createReportsClient } from './reports-client.ts';

const schema = z.object({ title: z.string(), value: z.object({ id: z.int() }) });
const operation = 'fetchCurrentUser';

async function answered(answer: () => Response) {
  const service = fakeService();
  const client = createAuthClient('https://auth.example', service.send);
  const done = call(operation, schema, () => client.GET('/v1/account/currentuser')).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  (await service.next()).answer(answer());
  return done;
}

describe('A call', () => {
  test('gives its answer as parsed by the schema, without unknown fields', async () => {
    expect(await answered(() => json({ title: 'x', value: { id: 1, sobra: true }, messages: 7 }))).toEqual({
      value: { title: 'x', value: { id: 1 } },
    });
  });

  test.each([201, 202, 299])('takes a %i for a success', async (status) => {
    expect(await answered(() => json({ title: 'x', value: { id: 1 } }, status))).toEqual({
      value: { title: 'x', value: { id: 1 } },
    });
  });

  test.each([
    ['with title and messages', { title: 'Usuario', messages: ['Uno', 'Dos'] }, 400],
    ['with an empty envelope', { title: '', messages: [] }, 500],
    ['with more than the envelope', { title: 'Usuario', messages: [], value: null, traceId: 'x' }, 403],
    ['401', { title: 'Sesión', messages: ['Vencida'] }, 401],
    ['404', { title: 'Cliente', messages: ['No existe'] }, 404],
  ])('is rejected with the words of the service: %s', async (_, { title, messages, ...rest }, status) => {
    expect(await answered(() => json({ title, messages, ...rest }, status))).toEqual({
      error: { kind: 'rejected', operation, status, title, messages },
    });
  });

  test.each([
    ...unusable,
    ['a title that is no text', () => json({ title: 1, messages: [] }, 400), { kind: 'unreadable', status: 400 }],
    ['messages that are no list', () => json({ title: 'x', messages: 'y' }, 400), { kind: 'unreadable', status: 400 }],
    ['messages that are no texts', () => json({ title: 'x', messages: [{}] }, 400), { kind: 'unreadable', status: 400 }],
    ['a truncated error', () => raw('{"title": "x', 400), { kind: 'unreadable', status: 400 }],
    ['a field of the wrong type', () => json({ title: 'x', value: { id: '1' } }), { kind: 'unreadable', status: 200 }],
    ['a field that is missing', () => json({ title: 'x', value: {} }), { kind: 'unreadable', status: 200 }],
  ] as const)('is unreadable: %s', async (_, answer, failure) => {
    expect(await answered(answer)).toEqual({ error: { ...failure, operation } });
  });

  test.each([
    ['a network that is gone', new TypeError('fetch failed'), { kind: 'transport', operation }],
    ['a timeout', new DOMException('late', 'TimeoutError'), { kind: 'transport', operation }],
    ['anything else', 'boom', { kind: 'transport', operation }],
    ['nothing at all', undefined, { kind: 'transport', operation }],
    ['an abort', new DOMException('gone', 'AbortError'), { kind: 'cancelled', operation }],
    ['a Failure', { kind: 'transport', operation: 'refreshToken' }, { kind: 'transport', operation: 'refreshToken' }],
  ])('turns %s into a Failure', async (_, thrown, failure) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever may be thrown
    await expect(call(operation, schema, () => Promise.reject(thrown))).rejects.toEqual(failure);
  });

  test('is cancelled and not failed when it is aborted under way', async () => {
    const service = fakeService();
    const client = createAuthClient('https://auth.example', service.send);
    const controller = new AbortController();
    const done = call(operation, schema, () => client.GET('/v1/account/currentuser', { signal: controller.signal }));
    await service.next();
    controller.abort();
    await expect(done).rejects.toEqual({ kind: 'cancelled', operation });
  });

  test('is a transport failure when the connection is cut within the answer', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"title": "x"'));
        controller.error(new TypeError('terminated'));
      },
    });
    expect(await answered(() => new Response(cut, { headers: { 'Content-Type': 'application/json' } }))).toEqual({
      error: { kind: 'transport', operation },
    });
  });

  test('throws nothing but a Failure for any status and body', async () => {
    const statuses = fc.constantFrom(200, 201, 203, 400, 401, 404, 409, 500, 503);
    const bodies = fc.oneof(fc.json(), fc.string());
    await fc.assert(
      fc.asyncProperty(statuses, bodies, async (status, body) => {
        const result = await answered(() => raw(body, status));
        expect('error' in result && isFailure(result.error)).toBe(true);
      }),
      { numRuns: 200, seed: 20_261_120 },
    );
  });
});

const meta = { currentPage: 1, totalPages: 1, totalCount: 2, hasPreviousPage: false, hasNextPage: false };
const good = (id: number) => ({ id, tipoDocumento: 'CED', nuDocumento: '001', nombre: 'Ana' });

async function read(body: unknown, how: typeof callPage | typeof callRows) {
  return how('fetchClientes', zFetchClientesResponse, () =>
    Promise.resolve({ data: body, response: new Response(null, { status: 200 }) }),
  ).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

describe('A list', () => {
  test.each([
    ['nothing else', [good(1), good(2)], [good(1), good(2)], 0],
    ['a row of the wrong type', [good(1), { ...good(2), id: 'dos' }], [good(1)], 1],
    ['a row without a name', [{ ...good(1), nombre: undefined }, good(2)], [good(2)], 1],
    ['rows that are no objects', [null, 7, 'x', [], good(1)], [good(1)], 4],
    ['a row with more fields', [{ ...good(1), sobra: true }], [good(1)], 0],
    ['no rows', [], [], 0],
  ])('keeps the readable rows, with %s among them', async (_, value, rows, dropped) => {
    expect(await read({ value, meta }, callPage)).toEqual({ value: { rows, dropped, meta } });
    expect(await read({ value }, callRows)).toEqual({ value: { rows, dropped } });
  });

  test('with pages counts the dropped rows when none is left; without pages it fails', async () => {
    const value = [{ id: 'uno' }, { id: 'dos' }];
    expect(await read({ value, meta }, callPage)).toEqual({ value: { rows: [], dropped: 2, meta } });
    expect(await read({ value }, callRows)).toEqual({ error: { kind: 'unreadable', operation: 'fetchClientes', status: 200 } });
  });

  test.each([
    ['no value', { meta }],
    ['a value that is no list', { value: {}, meta }],
    ['no meta', { value: [] }],
    ['a meta without total', { value: [], meta: { ...meta, totalCount: undefined } }],
    ['a meta of texts', { value: [], meta: { ...meta, totalPages: '1' } }],
    ['nothing', undefined],
  ])('with pages fails when its envelope has %s', async (_, body) => {
    expect(await read(body, callPage)).toEqual({ error: { kind: 'unreadable', operation: 'fetchClientes', status: 200 } });
  });

  test.each([
    ['no value', {}],
    ['a value that is no list', { value: 'x' }],
    ['nothing', null],
  ])('without pages fails when its envelope has %s', async (_, body) => {
    expect(await read(body, callRows)).toEqual({ error: { kind: 'unreadable', operation: 'fetchClientes', status: 200 } });
  });
});

test('Each client calls its own service through its own sender', async () => {
  const service = fakeService();
  void createCoreClient('https://core.example/api', service.send).GET('/v1/tipopersonas');
  void createReportsClient('https://reports.example', service.send).POST('/v1/reportes', {
    body: { name: 'JRCJ00525', params: [], format: 'pdf' },
  });
  await service.next();
  await service.next();
  expect(service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://core.example/api/v1/tipopersonas',
    'POST https://reports.example/v1/reportes',
  ]);
});
