import { createActor } from 'xstate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contents, FakeStorageEvent, fakeLocks, fakeTabs } from '../../../tests/support/browser.ts';
import { outcome, settle } from '../../../tests/support/machines.ts';
import { described, fakeService, json, unusable } from '../../../tests/support/service.ts';
import { createAuthClient } from '../../api/auth-client.ts';
import { sessionKey } from '../../storage/keys.ts';
import { createTokenStore, type StoredSession } from '../../storage/token-store.ts';
import { defineRefreshTokensActor } from './refresh-tokens.ts';

const old: StoredSession = { token: 't1', refreshToken: 'r1', userName: 'ana' };
const renewed: StoredSession = { token: 't2', refreshToken: 'r2', userName: 'ana' };
const envelope = (value: unknown) => ({ title: 'Sesión renovada', messages: [], value });
const pair = { token: 't2', refreshToken: 'r2' };
const theCall = {
  method: 'POST',
  url: 'https://auth.example/v1/account/token/refresh',
  authorization: null,
  body: '{"accessToken":"t1","refreshToken":"r1"}',
};

beforeEach(() => {
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
});

/** Tabs of one browser: one storage, one lock, one service. */
function browser(options: { stored?: StoredSession | null; locks?: ReturnType<typeof fakeLocks> | null; deaf?: boolean } = {}) {
  const { stored = old, locks = fakeLocks(), deaf = false } = options;
  const service = fakeService({ deaf });
  const client = createAuthClient('https://auth.example', service.send);
  const tabs = fakeTabs(2, stored ? { [sessionKey]: JSON.stringify(stored) } : {});
  vi.stubGlobal('navigator', locks ? { locks: locks.manager } : {});
  const stores = tabs.map(({ storage, events }) => createTokenStore(() => storage, events));
  const [first] = tabs;
  const [store] = stores;
  if (!first || !store) throw new Error('No tabs');
  return {
    service,
    locks,
    store,
    refreshers: stores.map((each, tab) => (stale: string) => {
      const actor = createActor(
        defineRefreshTokensActor(() => Promise.resolve(client), each),
        { input: { stale } },
      );
      return { actor, tab, done: outcome(actor) };
    }),
    stored: () =>
      sessionKey in contents(first.storage) ? (JSON.parse(contents(first.storage)[sessionKey] ?? '') as unknown) : null,
  };
}

function start(options: Parameters<typeof browser>[0] = {}, stale = 't1') {
  const b = browser(options);
  const [refresh] = b.refreshers;
  if (!refresh) throw new Error('No tab');
  return { ...b, ...refresh(stale) };
}

const succeeded = { output: undefined };

describe('Renewing the tokens', () => {
  test.each([
    ['inside the envelope', envelope(pair)],
    ['as a bare object', pair],
    ['with more fields than the contract has', { ...envelope({ ...pair, scope: 'all' }), meta: {} }],
  ])('sends the stored pair and stores the new one from an answer %s', async (_, answer) => {
    const t = start();
    (await t.service.next()).answer(json(answer));
    expect(await t.done).toEqual(succeeded);
    expect(t.service.calls.map(described)).toEqual([theCall]);
    expect(t.stored()).toEqual(renewed);
  });

  test.each([
    ...unusable,
    ['a value without tokens', () => json(envelope({})), { kind: 'unreadable', status: 200 }],
    ['a value without the token', () => json(envelope({ refreshToken: 'r2' })), { kind: 'unreadable', status: 200 }],
    ['a value without the refresh token', () => json(envelope({ token: 't2' })), { kind: 'unreadable', status: 200 }],
    ['an empty token', () => json(envelope({ token: '', refreshToken: 'r2' })), { kind: 'unreadable', status: 200 }],
    ['an empty refresh token', () => json(envelope({ token: 't2', refreshToken: '' })), { kind: 'unreadable', status: 200 }],
    ['an empty token in a bare object', () => json({ token: '', refreshToken: 'r2' }), { kind: 'unreadable', status: 200 }],
    ['a token that is a number', () => json(envelope({ token: 2, refreshToken: 'r2' })), { kind: 'unreadable', status: 200 }],
    ['a refusal', () => json({ title: 'Sesión', messages: ['Vencida'] }, 401), { kind: 'rejected', status: 401 }],
    ['a failure', () => json({ title: 'Error', messages: [] }, 500), { kind: 'rejected', status: 500 }],
  ] as const)('fails on %s and keeps the stored pair', async (_, answer, failure) => {
    const t = start();
    (await t.service.next()).answer(answer());
    expect(await t.done).toEqual({ error: expect.objectContaining({ ...failure, operation: 'refreshToken' }) as unknown });
    expect(t.stored()).toEqual(old);
    expect(t.service.calls).toHaveLength(1);
  });

  test('distinguishes a missing network from other failures', async () => {
    const t = start();
    (await t.service.next()).fail(new TypeError('fetch failed'));
    expect(await t.done).toEqual({ error: { kind: 'transport', operation: 'refreshToken' } });
    expect(t.stored()).toEqual(old);
  });

  test('works without Web Locks', async () => {
    const t = start({ locks: null });
    (await t.service.next()).answer(json(envelope(pair)));
    expect(await t.done).toEqual(succeeded);
    expect(t.stored()).toEqual(renewed);
  });

  test('takes the lock of all tabs', async () => {
    const t = start();
    (await t.service.next()).answer(json(envelope(pair)));
    await t.done;
    expect(t.locks?.requests).toEqual(['autogestion.refresh']);
  });
});

describe('Renewing the tokens makes no call', () => {
  test.each([
    ['a newer pair is stored already', renewed, renewed],
    ['nothing is stored any more', null, null],
  ])('when %s', async (_, stored, after) => {
    const t = start({ stored });
    expect(await t.done).toEqual(succeeded);
    expect(t.service.calls).toEqual([]);
    expect(t.stored()).toEqual(after);
  });

  test('in a second tab that waited for the first one', async () => {
    const b = browser();
    const runs = b.refreshers.map((refresh) => refresh('t1'));
    (await b.service.next()).answer(json(envelope(pair)));
    expect(await Promise.all(runs.map(({ done }) => done))).toEqual([succeeded, succeeded]);
    expect(b.locks?.requests).toHaveLength(2);
    expect(b.service.calls.map(described)).toEqual([theCall]);
    expect(b.stored()).toEqual(renewed);
  });

  test('when it was cancelled while it waited for the lock', async () => {
    const b = browser();
    const [first, second] = b.refreshers.map((refresh) => refresh('t1'));
    const call = await b.service.next();
    second?.actor.stop();
    call.answer(json(envelope({ token: 't1', refreshToken: 'r2' })));
    await first?.done;
    await settle();
    expect(b.service.calls).toHaveLength(1);
  });
});

describe('A renewal that comes too late', () => {
  test.each([
    ['the session was left', null],
    ['another user signed in', { token: 'x', refreshToken: 'y', userName: 'otra' }],
  ])('stores nothing when meanwhile %s', async (_, now) => {
    const t = start();
    const call = await t.service.next();
    if (now) t.store.write(now);
    else t.store.clear();
    call.answer(json(envelope(pair)));
    expect(await t.done).toEqual(succeeded);
    expect(t.stored()).toEqual(now);
  });

  test('is aborted, and stores nothing, when it is cancelled', async () => {
    const t = start({ deaf: true });
    const call = await t.service.next();
    t.actor.stop();
    expect(call.signal.aborted).toBe(true);
    const freed = Promise.withResolvers<void>();
    void navigator.locks.request('autogestion.refresh', { signal: AbortSignal.any([]) }, async () => freed.resolve());
    call.answer(json(envelope(pair)));
    await freed.promise;
    expect(t.stored()).toEqual(old);
  });

  // Without Web Locks a tab that is refused must not end the session of both.
  test('succeeds when it was refused because another tab was faster', async () => {
    const b = browser({ locks: null });
    const [first, second] = b.refreshers.map((refresh) => refresh('t1'));
    const calls = [await b.service.next(), await b.service.next()];
    calls[0]?.answer(json(envelope(pair)));
    await first?.done;
    calls[1]?.answer(json({ title: 'Sesión', messages: ['Usada'] }, 401));
    expect(await second?.done).toEqual(succeeded);
    expect(b.stored()).toEqual(renewed);
  });

  test('succeeds when the answer of the faster tab comes half a second later', async () => {
    vi.useFakeTimers();
    const b = browser({ locks: null });
    const [first, second] = b.refreshers.map((refresh) => refresh('t1'));
    const calls = [await b.service.next(), await b.service.next()];
    calls[1]?.answer(json({ title: 'Sesión', messages: ['Usada'] }, 401));
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.answer(json(envelope(pair)));
    await first?.done;
    await vi.advanceTimersByTimeAsync(100);
    expect(await second?.done).toEqual(succeeded);
    expect(b.stored()).toEqual(renewed);
    vi.useRealTimers();
  });

  test('fails when no other tab stores a pair within three seconds', async () => {
    vi.useFakeTimers();
    const t = start({ locks: null });
    (await t.service.next()).answer(json({ title: 'Sesión', messages: ['Usada'] }, 401));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await t.done).toMatchObject({ error: { kind: 'rejected', status: 401 } });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
