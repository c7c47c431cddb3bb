import { describe, expect, test, vi } from 'vitest';
import { described, fakeService, json } from '../../tests/support/service.ts';
import { createBearer, createBearerFetch, type IsKnown, type Renewal } from './bearer-fetch.ts';

const bases = ['https://auth.example', 'https://core.example/servicios/core', 'https://reports.example:8443'];

/** A tab whose token is `t1` until `renewal` says otherwise. */
function start(options: { token?: string | null; renewal?: Renewal; isKnown?: IsKnown } = {}) {
  const { token = 't1', renewal = { kind: 'renewed', token: 't2' }, isKnown = async () => true } = options;
  const service = fakeService();
  const renewed: string[] = [];
  const asked: string[] = [];
  const stored = { token };
  const lost = vi.fn<() => void>();
  const withBearer = createBearer(
    bases,
    {
      current: () => stored.token,
      renew(stale) {
        renewed.push(stale);
        if (renewal.kind === 'renewed') stored.token = renewal.token;
        return Promise.resolve(renewal);
      },
      lose: lost,
    },
    (renewedToken) => {
      asked.push(renewedToken);
      return isKnown(renewedToken);
    },
  );
  return { service, send: createBearerFetch(withBearer, service.send), renewed, asked, lost, stored };
}

const url = 'https://core.example/servicios/core/v1/clientes';
const unauthorised = () => json({ title: 'Sesión', messages: [] }, 401);

describe('The bearer', () => {
  test.each([
    'https://auth.example',
    'https://auth.example/',
    'https://auth.example/v1/account/currentuser?x=1#y',
    'https://AUTH.example/v1/account/currentuser',
    'https://core.example/servicios/core',
    'https://core.example/servicios/core/v1/clientes',
    'https://core.example/otra/../servicios/core/v1/clientes',
    'https://reports.example:8443/v1/reportes',
  ])('goes to an address of the services: %s', async (address) => {
    const t = start();
    const answer = t.send(new Request(address));
    const call = await t.service.next();
    call.answer(json({}));
    await answer;
    expect(call.authorization).toBe('Bearer t1');
  });

  test.each([
    'https://auth.example.evil/v1/account/currentuser',
    'https://evil.example/?https://auth.example/',
    'https://evil.example/https://auth.example/',
    'https://evil.example/#https://auth.example/',
    'http://auth.example/v1/account/currentuser',
    'https://auth.example:444/v1/account/currentuser',
    'https://sub.auth.example/v1/account/currentuser',
    'https://reports.example/v1/reportes',
    'https://core.example/',
    'https://core.example/servicios/corex/v1/clientes',
    'https://core.example/servicios/core.evil/v1/clientes',
    'https://core.example/servicios/core/../reportes',
    'https://core.example/servicios/core/%2e%2e/reportes',
    'https://core.example/servicios/core?v1/clientes',
    'https://core.example/servicios/CORE/v1/clientes',
  ])('goes to no other address: %s', async (address) => {
    const t = start();
    const answer = t.send(new Request(address));
    const call = await t.service.next();
    call.answer(unauthorised());
    expect((await answer).status).toBe(401);
    expect(call.authorization).toBeNull();
    expect(t.renewed).toEqual([]);
    expect(t.service.calls).toHaveLength(1);
  });

  test('is required: without one a call ends the session', async () => {
    const t = start({ token: null });
    await expect(t.send(new Request(url, { method: 'POST', body: '{}' }))).rejects.toMatchObject({ name: 'AbortError' });
    expect(t.service.calls).toEqual([]);
    expect(t.lost).toHaveBeenCalledTimes(1);
  });

  test.each(['authenticate', 'token/refresh'])('is not required for %s, whose 401 is an ordinary answer', async (path) => {
    const t = start({ token: null });
    const answer = t.send(new Request(`https://auth.example/v1/account/${path}`, { method: 'POST', body: '{}' }));
    const call = await t.service.next();
    call.answer(unauthorised());
    expect((await answer).status).toBe(401);
    expect(call.authorization).toBeNull();
    expect([t.renewed, t.lost.mock.calls]).toEqual([[], []]);
  });
});

describe('A 401', () => {
  const body = JSON.stringify({ nombre: 'Ñandú "x"', emoji: '🌴', nl: '\r\n' });

  test('leads to one renewal and one repetition, identical but for the bearer', async () => {
    const t = start();
    const request = new Request(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'X-Id': '7' } });
    const answer = t.send(request);
    (await t.service.next()).answer(unauthorised());
    (await t.service.next()).answer(json({ value: 1 }));
    expect(await (await answer).json()).toEqual({ value: 1 });
    expect(t.service.calls.map(described)).toEqual([
      { method: 'POST', url, authorization: 'Bearer t1', body },
      { method: 'POST', url, authorization: 'Bearer t2', body },
    ]);
    expect(t.renewed).toEqual(['t1']);
  });

  test('is the answer when it comes twice', async () => {
    const t = start();
    const answer = t.send(new Request(url));
    (await t.service.next()).answer(unauthorised());
    (await t.service.next()).answer(json({ title: 'segunda', messages: [] }, 401));
    expect(await (await answer).json()).toEqual({ title: 'segunda', messages: [] });
    expect(t.service.calls).toHaveLength(2);
    expect([t.renewed, t.asked, t.lost.mock.calls]).toEqual([['t1'], ['t2'], []]);
  });

  test('ends the session when it comes twice and the service rejects the renewed token', async () => {
    const t = start({ isKnown: async () => false });
    const answer = t.send(new Request(url));
    (await t.service.next()).answer(unauthorised());
    (await t.service.next()).answer(unauthorised());
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(t.service.calls).toHaveLength(2);
    expect(t.lost).toHaveBeenCalledTimes(1);
  });

  test('keeps a session that started meanwhile, when it comes twice', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const t = start({ isKnown: () => promise });
    const answer = t.send(new Request(url));
    (await t.service.next()).answer(unauthorised());
    (await t.service.next()).answer(unauthorised());
    await vi.waitFor(() => expect(t.asked).toEqual(['t2']));
    t.stored.token = 'of another session';
    resolve(false);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(t.lost).not.toHaveBeenCalled();
  });

  test('is the answer when it comes twice and the service can not check the token', async () => {
    const t = start({ isKnown: () => Promise.reject(new TypeError('no network')) });
    const answer = t.send(new Request(url));
    (await t.service.next()).answer(unauthorised());
    (await t.service.next()).answer(unauthorised());
    expect((await answer).status).toBe(401);
    expect(t.lost).not.toHaveBeenCalled();
  });

  test('checks the token once for many calls when it comes twice', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const t = start({ isKnown: () => promise });
    const answers = Promise.all([1, 2, 3].map(() => t.send(new Request(url))));
    for (let count = 0; count < 6; count += 1) (await t.service.next()).answer(unauthorised());
    resolve(true);
    expect((await answers).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(t.asked).toEqual(['t2']);
  });

  test('ends the session without a check when the call for the signed-in user gets it twice', async () => {
    const t = start({ isKnown: async () => false });
    const answer = t.send(new Request('https://auth.example/v1/account/currentuser'));
    (await t.service.next()).answer(unauthorised());
    (await t.service.next()).answer(unauthorised());
    expect((await answer).status).toBe(401);
    expect(t.asked).toEqual([]);
  });

  test.each(['https://auth.example/v1/account/authenticate', 'https://auth.example/v1/account/token/refresh'])(
    'of %s is about credentials and starts no renewal',
    async (address) => {
      const t = start();
      const answer = t.send(new Request(address, { method: 'POST', body: '{}' }));
      (await t.service.next()).answer(unauthorised());
      expect((await answer).status).toBe(401);
      expect(t.service.calls).toHaveLength(1);
      expect(t.renewed).toEqual([]);
    },
  );

  test.each(['https://auth.example/v1/account/currentuser', 'https://reports.example:8443/v1/reportes', url])(
    'of %s starts the renewal',
    async (address) => {
      const t = start();
      const answer = t.send(new Request(address));
      (await t.service.next()).answer(unauthorised());
      (await t.service.next()).answer(json({}));
      expect((await answer).status).toBe(200);
      expect(t.renewed).toEqual(['t1']);
    },
  );

  test.each([200, 204, 400, 403, 404, 500])('is distinguished from a %i, which is the answer', async (status) => {
    const t = start();
    const answer = t.send(new Request(url));
    (await t.service.next()).answer(new Response(null, { status }));
    expect((await answer).status).toBe(status);
    expect(t.renewed).toEqual([]);
  });

  test.each([
    ['offline', 'TypeError'],
    ['signedOut', 'AbortError'],
  ] as const)('with the renewal %s rejects with %s and repeats nothing', async (kind, name) => {
    const t = start({ renewal: { kind } });
    const answer = t.send(new Request(url, { method: 'POST', body }));
    (await t.service.next()).answer(unauthorised());
    await expect(answer).rejects.toMatchObject({ name });
    expect(t.service.calls).toHaveLength(1);
  });

  test('repeats nothing once the call is cancelled', async () => {
    const t = start();
    const controller = new AbortController();
    const answer = t.send(new Request(url, { signal: controller.signal }));
    const call = await t.service.next();
    controller.abort();
    call.answer(unauthorised());
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(t.service.calls).toHaveLength(1);
  });
});

test('A network failure is passed on as it is', async () => {
  const t = start();
  const answer = t.send(new Request(url));
  const gone = new TypeError('fetch failed');
  (await t.service.next()).fail(gone);
  await expect(answer).rejects.toBe(gone);
  expect(t.renewed).toEqual([]);
});
