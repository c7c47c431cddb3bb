import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeService, json } from '../../tests/support/service.ts';
import { createPatientFetch } from './retry-after.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call whose first answer is 429 with this header. */
async function start(retryAfter: string | null, method = 'GET') {
  const service = fakeService();
  const given = new AbortController();
  const answer = createPatientFetch(service.send)(
    new Request('https://core.example/v1/clientes', { method, signal: given.signal }),
  );
  const seen: { status?: number; error?: string } = {};
  answer.then(
    ({ status }) => void (seen.status = status),
    (error: unknown) => void (seen.error = error instanceof DOMException ? error.name : 'other'),
  );
  (await service.next()).answer(
    new Response(null, { status: 429, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { service, given, seen };
}

test.each([
  ['7', 7000],
  ['30', 30_000],
])('a read waits the %s s of the header and is repeated once', async (retryAfter, wait) => {
  const t = await start(retryAfter);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(t.service.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  t.service.calls[1]?.answer(json({}));
  await vi.advanceTimersByTimeAsync(0);
  expect([t.seen, t.service.calls.length]).toEqual([{ status: 200 }, 2]);
});

test('a read with a wait of zero is repeated at once', async () => {
  const t = await start('0');
  t.service.calls[1]?.answer(json({}));
  await vi.advanceTimersByTimeAsync(0);
  expect([t.seen, t.service.calls.length]).toEqual([{ status: 200 }, 2]);
});

test('a read that is refused again has failed', async () => {
  const t = await start('1');
  await vi.advanceTimersByTimeAsync(1000);
  t.service.calls[1]?.answer(new Response(null, { status: 429, headers: { 'Retry-After': '1' } }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([t.seen, t.service.calls.length]).toEqual([{ status: 429 }, 2]);
});

test.each([
  ['does not say for how long', null, 'GET'],
  ['asks for too long', '31', 'GET'],
  ['says when, and not for how long', 'Fri, 20 Nov 2026 12:00:07 GMT', 'GET'],
  ['is asked to write', '1', 'POST'],
])('nothing is sent again where the service %s', async (_, retryAfter, method) => {
  const t = await start(retryAfter, method);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([t.seen, t.service.calls.length]).toEqual([{ status: 429 }, 1]);
});

test('a call that is aborted during the wait is not repeated', async () => {
  const t = await start('5');
  t.given.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([t.seen, t.service.calls.length]).toEqual([{ error: 'AbortError' }, 1]);
});
