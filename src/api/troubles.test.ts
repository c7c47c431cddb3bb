import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { brokenPlaces } from '../app/support/broken-places.ts';
import { call, callLookUp, callPage, callRows } from './call.ts';
import { troubleListeners, troubles } from './troubles.ts';

const operation = 'fetchClientes';
const schema = z.object({ value: z.object({ id: z.int() }) });
const list = z.object({ value: z.array(z.object({ id: z.int(), nombre: z.string() })) });
const answer = (data: unknown, status = 200) => ({
  [status < 300 ? 'data' : 'error']: data,
  response: new Response(null, { status }),
});
const ended = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  troubles.length = 0;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13, 14, 7, 123) });
  return () => {
    vi.useRealTimers();
    troubleListeners.clear();
  };
});

describe('The troubles of calls', () => {
  test('are recorded by each failed call, with instant and duration', async () => {
    const listener = vi.fn<(trouble: unknown) => void>();
    troubleListeners.add(listener);
    const failed = answer({ title: 'Clientes', messages: [] }, 500);
    const failure = await ended(
      call(operation, schema, async () => {
        await vi.advanceTimersByTimeAsync(1500);
        return failed;
      }),
    );
    const trouble = { what: failure, at: '2026-11-20T13:14:08.623Z', duration: 1500, broken: undefined, end: failed.response };
    expect(troubles).toEqual([trouble]);
    expect(troubles[0]?.what).toBe(failure);
    expect(listener.mock.calls).toEqual([[trouble]]);
  });

  test.each([
    ['an answer that is none', () => Promise.resolve(answer({ value: { id: '7' } })), 'unreadable', ['value.id']],
    ['no answer', () => Promise.reject(new TypeError('gone')), 'transport', []],
  ] as const)('name the places that break the contract: %s', async (_, send, kind, broken) => {
    await ended(call(operation, schema, send));
    expect(troubles.map((one) => [one.what.kind, brokenPlaces(one)])).toEqual([[kind, broken]]);
  });

  test('are none for cancelled and successful calls, and for a look-up that finds nobody', async () => {
    await ended(call(operation, schema, () => Promise.reject(new DOMException('', 'AbortError'))));
    await call(operation, schema, () => Promise.resolve(answer({ value: { id: 1 } })));
    expect(await callLookUp(operation, schema, () => Promise.resolve(answer({ title: '', messages: [] }, 404)))).toBeNull();
    expect(troubles).toEqual([]);
  });

  test('are recorded once for nested calls', async () => {
    const inner = () => call(operation, schema, () => Promise.reject(new TypeError('gone')));
    await ended(call('fetchCliente', schema, async () => answer(await inner())));
    expect(troubles.map(({ what }) => what.operation)).toEqual([operation]);
  });

  test('record dropped rows by their places', async () => {
    const rows = [{ id: 1, nombre: 'Ana' }, { id: '2', nombre: 'Luis' }, { id: 3 }];
    await callRows(operation, list, () => Promise.resolve(answer({ value: rows })));
    const meta = { currentPage: 1, totalPages: 1, totalCount: 1, hasPreviousPage: false, hasNextPage: false };
    await callPage(operation, list, () => Promise.resolve(answer({ value: [{}], meta })));
    expect(troubles.map((one) => [one.what, brokenPlaces(one)])).toEqual([
      [{ kind: 'rows', operation, count: 2 }, ['[].id', '[].nombre']],
      [{ kind: 'rows', operation, count: 1 }, ['[].id', '[].nombre']],
    ]);
  });

  test('record one failed call where no row can be read', async () => {
    const failure = await ended(callRows(operation, list, () => Promise.resolve(answer({ value: [{ id: 1 }] }))));
    expect(failure).toEqual({ kind: 'unreadable', operation, status: 200 });
    expect(troubles).toHaveLength(1);
    expect(troubles.map(brokenPlaces)).toEqual([['[].nombre']]);
    expect(troubles[0]?.what).toBe(failure);
  });
});
