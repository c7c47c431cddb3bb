import { describe, expect, test } from 'vitest';
import { AUTH, CORE, sandboxForFile, send, signIn } from './support.ts';

const sandbox = await sandboxForFile();
const AUTHENTICATE = `POST ${AUTH}/v1/account/authenticate`;
const REFRESH = `POST ${AUTH}/v1/account/token/refresh`;
const CURRENT_USER = `GET ${AUTH}/v1/account/currentuser`;

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
    expect(body?.value.token).toMatch(/^[\w-]{43}$/);
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

  test('uses a refresh token once, even when ten calls bring it together', async () => {
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

test('cobranzas has no permission for clients, but is signed in', async () => {
  const { token } = await signIn(sandbox, 'cobranzas');
  const { status, body } = await send(sandbox, `GET ${CORE}/v1/clientes`, { token });
  expect([status, body?.title]).toEqual([403, 'Consulta de clientes']);
  expect((await send(sandbox, `GET ${CORE}/v1/tipopersonas`, { token })).status).toBe(200);
});
