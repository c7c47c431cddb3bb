import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeService, json } from '../../tests/support/service.ts';
import { call } from './call.ts';
import { createCoreClient } from './core-client.ts';
import { createDeadlineFetch, withinDeadline } from './deadline.ts';
import { zCreateClienteResponse } from '../generated/schemas/cliente.ts';

const url = 'https://core.example/v1/clientes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What became of a promise so far. */
function watch<Value>(promise: Promise<Value>) {
  const seen: { value?: Value; error?: string } = {};
  promise.then(
    (value) => void (seen.value = value),
    (error: unknown) => void (seen.error = error instanceof Error || error instanceof DOMException ? error.name : 'other'),
  );
  return seen;
}

function written() {
  let pen: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pen = controller) });
  return {
    body,
    write: (text: string) => pen?.enqueue(new TextEncoder().encode(text)),
    end: () => pen?.close(),
    fail: (error: unknown) => pen?.error(error),
  };
}

function start({ milliseconds = 30_000, isLong = false } = {}) {
  const service = fakeService();
  const given = new AbortController();
  const send = createDeadlineFetch(() => ({ milliseconds, isLong }), service.send);
  const answer = send(new Request(url, { signal: given.signal }));
  return { service, given, answer, seen: watch(answer) };
}

describe('A call under a deadline', () => {
  test('is cancelled when no answer has come in time, and no earlier', async () => {
    const t = start();
    const { signal } = await t.service.next();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(t.seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(t.seen).toEqual({ error: 'TimeoutError' });
    expect(signal.aborted).toBe(true);
  });

  test('gives its whole answer, with status and headers', async () => {
    const t = start();
    const { body, write, end } = written();
    (await t.service.next()).answer(new Response(body, { status: 201, headers: { 'X-Id': '7' } }));
    write('{"uno":"ñ');
    write('andú"}');
    end();
    await vi.advanceTimersByTimeAsync(0);
    const answer = await t.answer;
    expect([answer.status, answer.headers.get('X-Id'), await answer.json()]).toEqual([201, '7', { uno: 'ñandú' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('marks an empty answer in its headers', async () => {
    const t = start();
    (await t.service.next()).answer(new Response('', { headers: { 'Transfer-Encoding': 'chunked', 'X-Id': '7' } }));
    const { status, headers } = await t.answer;
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      { 'content-length': '0', 'content-type': expect.any(String), 'x-id': '7' },
    ]);
  });

  test.each([204, 304])('gives a %i, which has no body, unchanged', async (status) => {
    const t = start();
    (await t.service.next()).answer(new Response(null, { status }));
    expect((await t.answer).status).toBe(status);
  });

  test('counts from the last sign of life, so that a slow long answer is awaited', async () => {
    const t = start({ isLong: true });
    const { body, write, end } = written();
    const asked = await t.service.next();
    await vi.advanceTimersByTimeAsync(25_000);
    asked.answer(new Response(body));
    for (const piece of ['[', '1', ']']) {
      await vi.advanceTimersByTimeAsync(25_000);
      write(piece);
    }
    await vi.advanceTimersByTimeAsync(25_000);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(await (await t.answer).json()).toEqual([1]);
  });

  test('is cancelled when half an answer has come, whatever the stream rejects with', async () => {
    const t = start();
    const { body, write, fail } = written();
    const asked = await t.service.next();
    asked.signal.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')));
    asked.answer(new Response(body));
    write('[1');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(t.seen).toEqual({ error: 'TimeoutError' });
  });

  test('is aborted at once, with its own reason, when its caller aborts it', async () => {
    const t = start();
    await t.service.next();
    t.given.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(t.seen).toEqual({ error: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps method, headers, body, redirects and referrer policy of its request', async () => {
    const sent: Request[] = [];
    const send = createDeadlineFetch(
      () => ({ milliseconds: 1 }),
      async (request) => {
        sent.push(request);
        return json({});
      },
    );
    const headers = { Authorization: 'Bearer t1' };
    const init = {
      method: 'POST',
      body: '{"ñ":1}',
      headers,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    };
    await send(new Request(url, init as RequestInit));
    const [request] = sent;
    expect(request).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect([request?.headers.get('Authorization'), await request?.text()]).toEqual(['Bearer t1', '{"ñ":1}']);
  });

  test('is a transport failure when it is late, as a write may have been made', async () => {
    const service = fakeService();
    const core = createCoreClient(
      'https://core.example',
      createDeadlineFetch(() => ({ milliseconds: 60_000 }), service.send),
    );
    const body = {} as Parameters<typeof core.POST<'/v1/clientes', { body: never }>>[1]['body'];
    const done = call('createCliente', zCreateClienteResponse, () => core.POST('/v1/clientes', { body }));
    const outcome = done.catch((error: unknown) => error);
    await service.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toEqual({ kind: 'transport', operation: 'createCliente' });
  });
});

test('Work that makes progress is not cancelled', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let note: (() => void) | undefined;
  const seen = watch(
    withinDeadline(60_000, new AbortController().signal, ({ noteProgress }) => {
      note = noteProgress;
      return promise;
    }),
  );
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    note?.();
  }
  expect(seen).toEqual({});
  resolve('done');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual({ value: 'done' });
});
