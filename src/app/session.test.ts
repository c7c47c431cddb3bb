import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contents, FakeStorageEvent, fakeLocks, fakeStorage, fakeTabs } from '../../tests/support/browser.ts';
import { settle } from '../../tests/support/machines.ts';
import { arrive } from '../../tests/support/session.ts';
import { wireUser } from '../../tests/support/usuarios.ts';
import { whoOf } from '../machines/session/session-machine.ts';
import { sessionKey } from '../storage/keys.ts';
import { createTokenStore, type TokenStore } from '../storage/token-store.ts';
import { createTokenSource, type Session, createSession } from './session.ts';

const old = { token: 't1', refreshToken: 'r1', userName: 'ana' };

/** A session with a user, over a store of the test. */
async function signedIn() {
  const t = await arrive.authorised();
  const store: TokenStore = {
    read: () => t.store.session,
    write: (session) => void (t.store.session = session),
    clear: () => void (t.store.session = null),
    subscribe: () => () => undefined,
  };
  return { ...t, tokens: createTokenSource(store, t.actor) };
}

describe('The source of the bearer', () => {
  test('gives the bearer as it is stored now', async () => {
    const t = await signedIn();
    expect(t.tokens.current()).toBe('t-ana');
    t.store.session = null;
    expect(t.tokens.current()).toBeNull();
  });

  test('asks for no refresh when the rejected bearer is no longer the stored one', async () => {
    const t = await signedIn();
    expect(await t.tokens.renew('t-0')).toEqual({ kind: 'renewed', token: 't-ana' });
    t.store.session = null;
    expect(await t.tokens.renew('t-ana')).toEqual({ kind: 'signedOut' });
    expect(t.refreshTokens.calls).toEqual([]);
  });

  test('lets all calls wait for one refresh', async () => {
    const t = await signedIn();
    const all = Promise.all(Array.from({ length: 5 }, () => t.tokens.renew('t-ana')));
    t.store.session = { ...old, token: 't2' };
    await t.refreshTokens.call().answer();
    expect(await all).toEqual(Array.from({ length: 5 }, () => ({ kind: 'renewed', token: 't2' })));
    expect(t.refreshTokens.calls.map(({ input }) => input)).toEqual([{ stale: 't-ana' }]);
  });

  test('reports a missing network when the refresh had no answer', async () => {
    const t = await signedIn();
    const done = t.tokens.renew('t-ana');
    await t.refreshTokens.call().fail({ kind: 'transport', operation: 'refreshToken' });
    expect(await done).toEqual({ kind: 'offline' });
    expect(t.see()).toMatchObject({ session: 'authorised', tokens: 'settled', notices: [] });
  });

  test.each([
    ['the refresh is refused', (t: Awaited<ReturnType<typeof signedIn>>) => t.refreshTokens.call().fail(new Error('no'))],
    ['the person leaves meanwhile', (t: Awaited<ReturnType<typeof signedIn>>) => t.actor.send({ type: 'salir' })],
    ['another tab leaves meanwhile', (t: Awaited<ReturnType<typeof signedIn>>) => t.otherTab(null)],
  ])('says that the session ended when %s', async (_, end) => {
    const t = await signedIn();
    const done = t.tokens.renew('t-ana');
    await Promise.resolve(end(t));
    expect(await done).toEqual({ kind: 'signedOut' });
  });
});

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** The three services on one port: `t2` is the good token, and a refresh token works once. */
async function startService({ refreshing }: { refreshing: (count: number) => Promise<{ status: number; body: unknown }> }) {
  const calls: { url: string; authorization: string | undefined; body: string; status: number }[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      const url = request.url ?? '';
      const { authorization } = request.headers;
      const refreshed = calls.filter((call) => call.url.endsWith('/token/refresh')).length;
      let answer: { status: number; body: unknown };
      if (url === '/config.json') {
        answer = { status: 200, body: { servicios: { auth: '/auth', core: '/core', reports: '/reports' } } };
      } else if (url === '/auth/v1/account/token/refresh') {
        answer = await refreshing(refreshed);
      } else if (url === '/auth/v1/account/authenticate') {
        answer = { status: 200, body: { title: '', messages: [], value: { ...wireUser(32), token: 't2', refreshToken: 'r2' } } };
      } else if (authorization !== 'Bearer t2') {
        answer = { status: 401, body: { title: 'Sesión', messages: ['Vencida'] } };
      } else {
        answer = { status: 200, body: { title: '', messages: [], value: wireUser(32) } };
      }
      calls.push({ url, authorization, body, status: answer.status });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return { server, calls, origin: `http://127.0.0.1:${address.port}` };
}

/** Twenty POSTs at once; gives the outcome of each. */
async function twenty(session: Session, origin: string, signal?: AbortSignal) {
  const { send } = await session.services.load();
  return Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const body = JSON.stringify({ index, texto: 'Ñandú 🌴 \r\n', relleno: 'x'.repeat(2000) });
      return send(new Request(`${origin}/core/v1/clientes?n=${index}`, { method: 'POST', body, signal })).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof Error ? error.name : 'something else'),
      );
    }),
  );
}

describe('A session over a real connection', () => {
  const running: { session: Session; server: Server }[] = [];
  const renewed = { status: 200, body: { title: '', messages: [], value: { token: 't2', refreshToken: 'r2' } } };

  beforeEach(() => {
    vi.stubGlobal('StorageEvent', FakeStorageEvent);
  });
  afterEach(() => {
    for (const { session, server } of running.splice(0)) {
      session.actor.stop();
      server.closeAllConnections();
      server.close();
    }
  });

  /** The session as the browser starts it: stored tokens, window, storage, locks, location. */
  async function start(
    refreshing: Parameters<typeof startService>[0]['refreshing'],
    { stored = old }: { stored?: unknown } = {},
  ) {
    const service = await startService({ refreshing });
    const [tab, other] = fakeTabs(2, { [sessionKey]: JSON.stringify(stored) });
    if (!tab || !other) throw new Error('No tabs');
    vi.stubGlobal('localStorage', tab.storage);
    vi.stubGlobal('sessionStorage', fakeStorage({ 'autogestion.borrador': '{}' }));
    vi.stubGlobal('window', tab.events);
    vi.stubGlobal('location', { href: `${service.origin}/clientes` });
    vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks().manager });
    const session = createSession(undefined, `${service.origin}/`);
    session.actor.start();
    running.push({ session, server: service.server });
    const reach = (state: string) =>
      new Promise<void>((resolve) => {
        const look = () => whoOf(session.actor.getSnapshot()) === state && resolve();
        session.actor.subscribe(look);
        look();
      });
    return { ...service, session, reach, tab, other };
  }

  test('20 calls under an expired token: 1 refresh, 40 calls, 20 bodies sent twice, byte for byte', async () => {
    const t = await start(() => Promise.resolve(renewed), { stored: { ...old, token: 't2' } });
    await t.reach('authorised');
    // Expires the token.
    t.tab.storage.setItem(sessionKey, JSON.stringify(old));
    t.calls.length = 0;

    expect(await twenty(t.session, t.origin)).toEqual(Array.from({ length: 20 }, () => 200));

    const refreshes = t.calls.filter(({ url }) => url === '/auth/v1/account/token/refresh');
    expect(refreshes).toEqual([
      {
        url: '/auth/v1/account/token/refresh',
        authorization: 'Bearer t1',
        body: '{"accessToken":"t1","refreshToken":"r1"}',
        status: 200,
      },
    ]);
    const calls = t.calls.filter(({ url }) => url.startsWith('/core/v1/clientes?n='));
    expect(calls).toHaveLength(40);
    for (let index = 0; index < 20; index += 1) {
      const body = JSON.stringify({ index, texto: 'Ñandú 🌴 \r\n', relleno: 'x'.repeat(2000) });
      const url = `/core/v1/clientes?n=${index}`;
      expect(calls.filter((call) => call.url === url)).toEqual([
        { url, authorization: 'Bearer t1', body, status: 401 },
        { url, authorization: 'Bearer t2', body, status: 200 },
      ]);
    }
    expect(JSON.parse(contents(t.tab.storage)[sessionKey] ?? '')).toEqual({ token: 't2', refreshToken: 'r2', userName: 'ana' });
    expect(t.session.actor.getSnapshot().value).toEqual({ session: { held: 'authorised' }, tokens: 'settled' });
  });

  test('deletes the drafts of other users once its user is known', async () => {
    const t = await start(() => Promise.resolve(renewed), { stored: { ...old, token: 't2' } });
    const [own, other] = ['autogestion.borrador.cliente.ana.1', 'autogestion.borrador.cliente.luis.1'];
    t.tab.storage.setItem(own, '{}');
    t.tab.storage.setItem(other, '{}');
    await t.reach('authorised');
    expect(Object.keys(contents(t.tab.storage)).toSorted()).toEqual([own, sessionKey].toSorted());
  });

  test('is restored with one refresh when the stored token has expired', async () => {
    const t = await start(() => Promise.resolve(renewed));
    await t.reach('authorised');
    expect(t.calls.map(({ url, authorization, status }) => [url, authorization, status])).toEqual([
      ['/config.json', undefined, 200],
      ['/auth/v1/account/currentuser', 'Bearer t1', 401],
      ['/auth/v1/account/token/refresh', 'Bearer t1', 200],
      ['/auth/v1/account/currentuser', 'Bearer t2', 200],
    ]);
  });

  test('ends, once and without a loop, when the refresh is refused', async () => {
    const t = await start(() => Promise.resolve({ status: 401, body: { title: 'Sesión', messages: ['Usada'] } }));
    await t.reach('anonymous');
    expect(t.calls.map(({ url, status }) => [url, status])).toEqual([
      ['/config.json', 200],
      ['/auth/v1/account/currentuser', 401],
      ['/auth/v1/account/token/refresh', 401],
    ]);
    expect(contents(t.tab.storage)).toEqual({});
    expect(t.session.actor.getSnapshot().context).toMatchObject({ usuario: null, ended: 'expired' });
  });

  test('ends without a loop when even the renewed token is rejected', async () => {
    const useless = { status: 200, body: { title: '', messages: [], value: { token: 't3', refreshToken: 'r3' } } };
    const t = await start(() => Promise.resolve(useless));
    await t.reach('anonymous');
    expect(t.calls.filter(({ url }) => url === '/auth/v1/account/token/refresh')).toHaveLength(1);
    expect(contents(t.tab.storage)).toEqual({});
  });

  test('Salir during a refresh cancels the waiting calls, and the late answer stores nothing', async () => {
    const refreshing = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<typeof renewed>();
    const t = await start(
      () => {
        refreshing.resolve();
        return answer.promise;
      },
      { stored: { ...old, token: 't2' } },
    );
    await t.reach('authorised');
    t.tab.storage.setItem(sessionKey, JSON.stringify(old));
    const all = twenty(t.session, t.origin);
    await refreshing.promise;
    t.session.actor.send({ type: 'salir' });
    answer.resolve(renewed);
    expect(await all).toEqual(Array.from({ length: 20 }, () => 'AbortError'));
    await t.reach('anonymous');
    expect(contents(t.tab.storage)).toEqual({});
    expect(contents(sessionStorage)).toEqual({});
  });

  test('follows what another tab does', async () => {
    const t = await start(() => Promise.resolve(renewed), { stored: { ...old, token: 't2' } });
    await t.reach('authorised');
    createTokenStore(() => t.other.storage, t.other.events).clear();
    await t.reach('anonymous');
    expect(t.session.actor.getSnapshot().context.ended).toBe('elsewhere');
    createTokenStore(() => t.other.storage, t.other.events).write({ ...old, token: 't2' });
    await t.reach('authorised');
    expect(t.session.actor.getSnapshot().context.usuario?.userName).toBe('ana');
  });

  test.each([undefined, 'expired'] as const)(
    'does not delete tokens that another tab stored before this tab saw the end (%s)',
    async (reason) => {
      const t = await start(() => Promise.resolve(renewed), { stored: { ...old, token: 't2' } });
      await t.reach('authorised');
      const there = createTokenStore(() => t.other.storage, t.other.events);
      const anew = { ...old, token: 't2', refreshToken: 'r3' };
      there.clear(reason);
      there.write(anew);
      await settle();
      await t.reach('authorised');
      expect(there.read()).toEqual(anew);
    },
  );

  test('is anonymous at once, without a call, when the stored tokens are unreadable', async () => {
    const t = await start(() => Promise.resolve(renewed), { stored: { token: 7 } });
    await t.reach('anonymous');
    await t.session.services.load();
    expect(t.calls.map(({ url }) => url)).toEqual(['/config.json']);
  });

  test('stores the tokens of a sign-in under the user, and the password nowhere', async () => {
    const t = await start(() => Promise.resolve(renewed), { stored: null });
    t.session.actor.send({ type: 'credentials.submitted', userName: 'ana@ejemplo.do', password: 'Portal-2026' });
    await t.reach('authorised');
    expect(t.calls.slice(1)).toEqual([
      {
        url: '/auth/v1/account/authenticate',
        authorization: undefined,
        body: '{"userName":"ana@ejemplo.do","password":"Portal-2026"}',
        status: 200,
      },
    ]);
    expect(contents(t.tab.storage)).toEqual({ [sessionKey]: '{"token":"t2","refreshToken":"r2","userName":"ana"}' });
    expect(contents(sessionStorage)).toEqual({ 'autogestion.borrador': '{}' });
  });
});
