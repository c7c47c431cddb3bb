import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { AUTH, CORE, REPORTS, sandboxForFile, send, signIn, temporaryFolder } from './support.ts';

const sandbox = await sandboxForFile();
const AUTHENTICATE = `POST ${AUTH}/v1/account/authenticate`;
const REFRESH = `POST ${AUTH}/v1/account/token/refresh`;
const CURRENT_USER = `GET ${AUTH}/v1/account/currentuser`;

/** Moves the clock of tokens and attempts forward. */
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.forgetAttempts();
});
afterEach(() => {
  vi.useRealTimers();
});

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as unknown;

describe('sign-in', () => {
  const users = [
    ['intermediario', [32], 'CED', 'CED', true],
    ['corredora', [32, 57, 58], 'CED', 'RNC', false],
    ['cobranzas', [57], 'CED', 'RNC', false],
    ['autorizador', [1006], 'CED', 'RNC', false],
    ['sociedad', [32], null, 'RNC', false],
  ] as const;
  test.each(users)('%s signs in with the roles %j', async (userName, roles, typeDocument, mediadorTypeDocument, same) => {
    const { status, body } = await send(sandbox, AUTHENTICATE, { body: { userName, password: 'Portal-2026' } });
    expect(status).toBe(200);
    expect(body?.value).toMatchObject({ userName, typeDocument, mediadorTypeDocument, roles: roles.map((id) => ({ id })) });
    expect(body?.value['identifier'] === body?.value['mediadorIdentifier']).toBe(same);
    expect(body?.value['identifier'] === null).toBe(typeDocument === null);
    expect(body?.value.token).toMatch(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{43}$/);
    expect(body?.value.refreshToken).toMatch(/^[\w-]{43}$/);
  });

  test.each(['  Intermediario ', 'INTERMEDIARIO', 'ramon.alcantara@ejemplo.do', ' Ramon.Alcantara@EJEMPLO.do'])(
    'the user is found as "%s"',
    async (userName) => {
      const { status, body } = await send(sandbox, AUTHENTICATE, { body: { userName, password: 'Portal-2026' } });
      expect([status, body?.value['userName']]).toEqual([200, 'intermediario']);
    },
  );

  test.each([
    ['intermediario', 'portal-2026'],
    ['intermediario', ' Portal-2026'],
    ['intermediario', 'Portal-2026 '],
    ['nadie', 'Portal-2026'],
    ["' OR 1=1 --", 'x'],
    ['%', 'Portal-2026'],
    ['constructor', '\u0000'],
  ])('user %j with password %j is refused, always with the same words', async (userName, password) => {
    const { status, body } = await send(sandbox, AUTHENTICATE, { body: { userName, password } });
    expect(status).toBe(401);
    expect(body).toEqual({ title: 'Inicio de sesión', messages: ['Usuario o contraseña incorrectos.'] });
  });
});

describe('the bearer', () => {
  test('gives the signed-in user, without tokens', async () => {
    const { token } = await signIn(sandbox, 'sociedad');
    const { status, body } = await send(sandbox, CURRENT_USER, { token });
    expect(status).toBe(200);
    expect(body?.value).toMatchObject({ userName: 'sociedad', identifier: null, mediadorTypeDocument: 'RNC' });
    expect(body?.value).not.toHaveProperty('token');
  });

  test.each([
    ['none', {}],
    ['one that was never given', { Authorization: `Bearer ${'A'.repeat(43)}` }],
    ['another scheme', { Authorization: 'Basic aW50ZXJtZWRpYXJpbzpQb3J0YWwtMjAyNg==' }],
    ['an empty one', { Authorization: 'Bearer ' }],
    ['a very long one', { Authorization: `Bearer ${'x'.repeat(9000)}` }],
  ])('with %s the call is a 401 in the envelope', async (_name, headers) => {
    const { status, body, headers: answered } = await send(sandbox, CURRENT_USER, { headers });
    expect([status, body]).toEqual([401, { title: 'Sesión', messages: ['La sesión no existe o ha expirado.'] }]);
    expect(answered.get('www-authenticate')).toBe('Bearer');
    expect(answered.get('cache-control')).toBe('no-store');
  });

  test('is a JWT that says whose it is, when it was made and when it ends', async () => {
    vi.setSystemTime('2026-11-20T12:00:00.250Z');
    sandbox.setTtl(600);
    const [one, other] = [await signIn(sandbox, 'intermediario'), await signIn(sandbox, 'corredora')];
    sandbox.setTtl(900);
    const iat = Date.parse('2026-11-20T12:00:00Z') / 1000;
    const ends = { iat, exp: iat + 601, jti: expect.stringMatching(/^[\da-f-]{36}$/) as unknown };
    expect([claimsOf(one.token), claimsOf(other.token)]).toEqual([
      { sub: '1', ...ends },
      { sub: '2', ...ends },
    ]);
    expect(claimsOf(one.token)).not.toEqual(claimsOf((await signIn(sandbox, 'intermediario')).token));
    pass(600);
    expect((await send(sandbox, CURRENT_USER, { token: one.token })).status).toBe(401);
  });

  test('is refused with other claims or another signature', async () => {
    const [own, other] = [await signIn(sandbox, 'intermediario'), await signIn(sandbox, 'corredora')];
    const [header, claims, signature] = own.token.split('.');
    const [, foreign, foreignSignature] = other.token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const forged of [
      `${header}.${foreign}.${signature}`,
      `${header}.${claims}.${foreignSignature}`,
      `${none}.${claims}.`,
      `${header}.${claims}`,
      `${own.token}.${signature}`,
    ]) {
      expect([forged, (await send(sandbox, CURRENT_USER, { token: forged })).status]).toEqual([forged, 401]);
    }
    expect((await send(sandbox, CURRENT_USER, { token: own.token })).status).toBe(200);
  });

  test('stays valid after a restart with the same database, and is invalid for another one', async () => {
    const folder = temporaryFolder();
    const options = { db: join(folder, 'sandbox.db'), now: '2026-11-20' };
    const first = await startSandbox(options);
    const { token, refreshToken } = await signIn(first, 'intermediario');
    await first.close();
    const again = await startSandbox(options);
    expect((await send(again, CURRENT_USER, { token })).status).toBe(200);
    expect((await send(again, REFRESH, { body: { accessToken: token, refreshToken } })).status).toBe(200);
    await again.close();
    expect((await send(sandbox, CURRENT_USER, { token })).status).toBe(401);
  });

  test('a refresh token is no bearer', async () => {
    const { refreshToken } = await signIn(sandbox, 'intermediario');
    expect((await send(sandbox, CURRENT_USER, { token: refreshToken })).status).toBe(401);
  });

  test('expires with the time to live, and all at once on request', async () => {
    const before = await signIn(sandbox, 'intermediario');
    sandbox.setTtl(0);
    const dead = await signIn(sandbox, 'intermediario');
    sandbox.setTtl(900);
    expect((await send(sandbox, `GET ${CORE}/v1/clientes`, { token: dead.token })).status).toBe(401);
    expect((await send(sandbox, `GET ${CORE}/v1/clientes`, { token: before.token })).status).toBe(200);
    sandbox.expireTokens();
    expect((await send(sandbox, `GET ${CORE}/v1/clientes`, { token: before.token })).status).toBe(401);
  });
});

describe('the renewal', () => {
  test('gives a new pair to an expired session, without a bearer', async () => {
    const old = await signIn(sandbox, 'intermediario');
    sandbox.expireTokens();
    const { status, body } = await send(sandbox, REFRESH, { body: { accessToken: old.token, refreshToken: old.refreshToken } });
    expect([status, body?.title]).toEqual([200, 'Sesión renovada']);
    expect(body?.value.token).not.toBe(old.token);
    expect((await send(sandbox, CURRENT_USER, { token: body?.value.token ?? '' })).status).toBe(200);
  });

  test('accepts a refresh token once, even from ten simultaneous calls', async () => {
    const { token: accessToken, refreshToken } = await signIn(sandbox, 'intermediario');
    const body = { accessToken, refreshToken };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(sandbox, REFRESH, { body })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 401),
    ]);
  });

  test('refuses a refresh token that belongs to another access token', async () => {
    const [one, other] = [await signIn(sandbox, 'intermediario'), await signIn(sandbox, 'intermediario')];
    const mixed = { accessToken: one.token, refreshToken: other.refreshToken };
    expect((await send(sandbox, REFRESH, { body: mixed })).status).toBe(401);
    const own = { accessToken: other.token, refreshToken: other.refreshToken };
    expect((await send(sandbox, REFRESH, { body: own })).status).toBe(200);
  });
});

/** Renews a pair; undefined when it is refused. */
async function renew({ token, refreshToken }: { token: string; refreshToken: string }) {
  const { status, body } = await send(sandbox, REFRESH, { body: { accessToken: token, refreshToken } });
  expect(body?.messages).toEqual(status === 200 ? [] : ['La sesión no se puede renovar: inicia sesión otra vez.']);
  expect(status).toBe(body?.value === undefined ? 401 : 200);
  return body?.value;
}
const isKnown = async (token: string) => {
  const answers = await Promise.all(
    [CURRENT_USER, `GET ${CORE}/v1/clientes`, `GET ${REPORTS}/archivos/nada`].map((call) => send(sandbox, call, { token })),
  );
  const [known, ...others] = answers.map(({ status }) => status !== 401);
  expect(others).toEqual(others.map(() => known));
  return known;
};

/** A sign-in renewed twice: three pairs, of which the last one is valid. */
async function family() {
  const first = await signIn(sandbox, 'intermediario');
  const second = await renew(first);
  const third = second && (await renew(second));
  if (second === undefined || third === undefined) throw new Error('Not renewed');
  return { first, second, third };
}

describe('a refresh token that comes again', () => {
  test('within 20 s is refused and ends no session, as another tab may have been faster', async () => {
    const { first, second, third } = await family();
    pass(20);
    expect(await renew(second)).toBeUndefined();
    expect(await renew(first)).toBeUndefined();
    expect(await isKnown(third.token)).toBe(true);
    expect(await renew(third)).toBeDefined();
  });

  test.each(['first', 'second'] as const)('later (the %s one) ends all that came of its sign-in, and no other', async (used) => {
    const stolen = await family();
    const other = await signIn(sandbox, 'intermediario');
    pass(21);
    expect(await isKnown(stolen.third.token)).toBe(true);
    expect(await renew(stolen[used])).toBeUndefined();
    for (const { token } of Object.values(stolen)) expect(await isKnown(token)).toBe(false);
    for (const pair of Object.values(stolen)) expect(await renew(pair)).toBeUndefined();
    expect(await isKnown(other.token)).toBe(true);
    expect(await renew(other)).toBeDefined();
  });

  test('ends those sessions with any access token', async () => {
    const { first, third } = await family();
    pass(21);
    expect(await renew({ token: third.token, refreshToken: first.refreshToken })).toBeUndefined();
    expect(await isKnown(third.token)).toBe(false);
  });

  test('after a night is refused like an unused one', async () => {
    const one = await signIn(sandbox, 'intermediario');
    pass(8 * 60 * 60);
    expect(await renew(one)).toBeUndefined();
    const other = await signIn(sandbox, 'intermediario');
    sandbox.expireTokens({ refresh: true });
    expect([await isKnown(other.token), await renew(other)]).toEqual([false, undefined]);
  });
});

test('cobranzas has no permission for clients, but is signed in', async () => {
  const { token } = await signIn(sandbox, 'cobranzas');
  const { status, body } = await send(sandbox, `GET ${CORE}/v1/clientes`, { token });
  expect([status, body?.title]).toEqual([403, 'Consulta de clientes']);
  expect((await send(sandbox, `GET ${CORE}/v1/tipopersonas`, { token })).status).toBe(200);
});
