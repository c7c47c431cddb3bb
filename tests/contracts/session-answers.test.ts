// Slightly wrong bodies of the session's calls: how the portal reads such answers,
// and how the sandbox answers such requests.
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createAuthClient } from '../../src/api/auth-client.ts';
import { defineAuthenticateActor, defineFetchCurrentUserActor } from '../../src/machines/actors/cuenta.ts';
import { defineRefreshTokensActor } from '../../src/machines/actors/refresh-tokens.ts';
import { hasAcceptedRole } from '../../src/domain/usuario.ts';
import type { StoredSession } from '../../src/storage/token-store.ts';
import { AUTH, sandboxForFile, send, signIn } from '../sandbox/support.ts';
import { outcome } from '../support/machines.ts';
import { json } from '../support/service.ts';
import { arrive } from '../support/session.ts';
import { usuario, wireUser } from '../support/usuarios.ts';
import { findings, operations } from './support.ts';

const envelope = (value: unknown) => ({ title: 'Cuenta', messages: [], value });
const pair = { token: 't2', refreshToken: 'r2' };
const user = wireUser(32);
const off = { kind: 'unreadable', status: 200 } as const;

/** Answers every call with the one body, and notes what was sent. */
function answering(body: unknown) {
  const sent: { method: string; path: string; body: string }[] = [];
  const auth = async () =>
    createAuthClient('https://auth.example', async (request) => {
      sent.push({ method: request.method, path: new URL(request.url).pathname, body: await request.text() });
      return json(body);
    });
  return { auth, sent };
}

const asUser = (body: unknown) => {
  const { auth } = answering(body);
  return outcome(createActor(defineFetchCurrentUserActor(auth), { input: undefined })) as Promise<{
    output?: ReturnType<typeof usuario>;
    error?: unknown;
  }>;
};

const asAuthenticated = (body: unknown) => {
  const { auth } = answering(body);
  return outcome(createActor(defineAuthenticateActor(auth), { input: { userName: 'ana', password: 'x' } }));
};

async function asTokens(body: unknown) {
  const { auth, sent } = answering(body);
  let session: StoredSession | null = { token: 't1', refreshToken: 'r1', userName: 'ana' };
  const store = {
    read: () => session,
    write: (next: StoredSession) => void (session = next),
    clear: () => void (session = null),
    subscribe: () => () => undefined,
  };
  const actor = createActor(defineRefreshTokensActor(auth, store, undefined), { input: { stale: 't1' } });
  return { result: await outcome(actor), stored: store.read(), sent };
}

const contractOf = (operationId: string) => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(operationId);
  const { bundle, body, answers } = operation;
  return {
    ofBody: (value: unknown) => findings(bundle, body?.schema ?? {}, value),
    ofAnswer: (value: unknown) => findings(bundle, answers['200']?.schema ?? {}, value),
  };
};

describe('An answer of currentuser', () => {
  test.each([
    ['with more fields of the user', envelope({ ...user, telefono: '809', entidades: [1] }), [32]],
    ['with more fields of a role', envelope({ ...user, roles: [{ id: 32, nombre: 'Intermediario', activo: null }] }), [32]],
    ['with more fields beside the value', { ...envelope(user), meta: {}, errors: null, statusCode: 200 }, [32]],
    ['whose roles are texts', envelope({ ...user, roles: [{ id: '32' }, { id: '057' }] }), [32, 57]],
    ['whose roles are texts with blanks', envelope({ ...user, roles: [{ id: ' 32 ' }] }), [32]],
    ['whose roles are numbers and texts', envelope({ ...user, roles: [{ id: 58 }, { id: '32' }] }), [58, 32]],
    ['with a role twice', envelope({ ...user, roles: [{ id: 32 }, { id: '32' }] }), [32, 32]],
    ['with a role that is no number', envelope({ ...user, roles: [{ id: 'ADMIN' }, { id: 32 }] }), [32]],
    ['whose other texts are null', envelope({ ...user, email: null, mediadorName: null }), [32]],
  ])('%s is read', async (_, body, roles) => {
    const { output } = await asUser(body);
    expect(output).toMatchObject({ userName: 'ana', name: 'Ana Peña', entidad: 1, roles });
    expect(output && hasAcceptedRole(output)).toBe(true);
    expect(Object.keys(output ?? {}).filter((key) => !(key in usuario()))).toEqual([]);
  });

  test.each([
    ['an empty text', ''],
    ['a text of blanks', ' '],
    ['a decimal', '32.5'],
    ['a text in which a number stands', '32a'],
  ])('with %s as its only role is read, and lets nobody in', async (_, id) => {
    const { output } = await asUser(envelope({ ...user, roles: [{ id }] }));
    expect(output && hasAcceptedRole(output)).toBe(false);
  });

  test.each([
    ['a value that is null', envelope(null)],
    ['a value that is a list', envelope([user])],
    ['a value that is a text', envelope('ana')],
    ['no value', { title: '', messages: [] }],
    ['the user without the envelope', user],
    ['roles that are null', envelope({ ...user, roles: null })],
    ['roles that are bare numbers', envelope({ ...user, roles: [32] })],
    ['roles that are bare texts', envelope({ ...user, roles: ['32'] })],
    ['a role without an id', envelope({ ...user, roles: [{ id: null }] })],
    ['an entity as text', envelope({ ...user, entidad: '1' })],
    ['messages that are null', { ...envelope(user), messages: null }],
    ['null as a whole', null],
  ])('with %s is off: it offers a retry and signs nobody out', async (_, body) => {
    const { error } = await asUser(body);
    expect(error).toEqual({ ...off, operation: 'fetchCurrentUser' });
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().fail(error);
    expect(t.see()).toMatchObject({ session: 'restoringFailed', stored: { userName: 'ana' }, failure: error });
  });

  test('of the contract has none of that', () => {
    const { ofAnswer } = contractOf('fetchCurrentUser');
    expect(ofAnswer(envelope(user))).toEqual([]);
    for (const body of [{ ...envelope(user), meta: {} }, envelope({ ...user, telefono: '' }), envelope(null)]) {
      expect(ofAnswer(body)).not.toEqual([]);
    }
  });
});

describe('An answer of authenticate', () => {
  test.each([
    ['with more fields', envelope({ ...user, ...pair, expiresIn: 900, scope: null })],
    ['whose roles are texts', envelope({ ...user, roles: [{ id: '32' }], ...pair })],
  ])('%s is read', async (_, body) => {
    expect(await asAuthenticated(body)).toEqual({ output: { usuario: usuario(32), ...pair } });
  });

  test.each([
    ['a value that is null', envelope(null)],
    ['a refresh token that is null', envelope({ ...user, ...pair, refreshToken: null })],
    ['a token that is a number', envelope({ ...user, ...pair, token: 2 })],
  ])('with %s is off', async (_, body) => {
    expect(await asAuthenticated(body)).toEqual({ error: { ...off, operation: 'authenticate' } });
  });
});

describe('An answer of the refresh', () => {
  const renewed = { ...pair, userName: 'ana' };

  test.each([
    ['with more fields', { ...envelope({ ...pair, expiresIn: 900, tokenType: 'Bearer' }), meta: null }],
    ['without the envelope, with more fields', { ...pair, expiresIn: 900 }],
    ['whose value is null, with the tokens beside it', { ...envelope(null), ...pair }],
    ['with the user as authenticate gives it', envelope({ ...user, ...pair })],
  ])('%s is read, and the name of the user stays', async (_, body) => {
    const { result, stored, sent } = await asTokens(body);
    expect(result).toEqual({ output: undefined });
    expect(stored).toEqual(renewed);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['a value that is null', envelope(null)],
    ['a value that is a list', envelope([pair])],
    ['a value that is the token alone', envelope('t2')],
    ['no value', { title: '', messages: [] }],
    ['tokens that are numbers', envelope({ token: 2, refreshToken: 3 })],
    ['a refresh token that is null', envelope({ ...pair, refreshToken: null })],
    ['null as a whole', null],
  ])('with %s is off: nothing of it is stored, and the session ends (assumptions S2)', async (_, body) => {
    const { result, stored } = await asTokens(body);
    expect(result).toEqual({ error: { ...off, operation: 'refreshToken' } });
    expect(stored).toEqual({ token: 't1', refreshToken: 'r1', userName: 'ana' });
    const t = await arrive.refreshing();
    await t.refreshTokens.call().fail({ ...off, operation: 'refreshToken' });
    expect(t.see()).toMatchObject({ ended: 'expired', tokens: 'settled' });
  });

  test('of the contract has none of that', () => {
    const { ofAnswer } = contractOf('refreshToken');
    expect(ofAnswer(envelope(pair))).toEqual([]);
    for (const body of [pair, envelope({ ...pair, expiresIn: 900 }), envelope(null)]) expect(ofAnswer(body)).not.toEqual([]);
  });
});

describe('What the portal sends', () => {
  test('is what the contract has: the pair to the refresh, nothing to currentuser', async () => {
    const { sent } = await asTokens(envelope(pair));
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/account/token/refresh']);
    expect(contractOf('refreshToken').ofBody(JSON.parse(sent[0]?.body ?? ''))).toEqual([]);
    const { auth, sent: asked } = answering(envelope(user));
    await outcome(createActor(defineFetchCurrentUserActor(auth), { input: undefined }));
    expect(asked).toEqual([{ method: 'GET', path: '/v1/account/currentuser', body: '' }]);
  });
});

describe('The sandbox', async () => {
  const sandbox = await sandboxForFile();
  const refresh = `POST ${AUTH}/v1/account/token/refresh`;

  test('answers each of the three calls to the letter, to everybody', async () => {
    for (const name of ['intermediario', 'corredora', 'sociedad', 'autorizador']) {
      const body = { userName: name, password: 'Portal-2026' };
      const authenticated = await send(sandbox, `POST ${AUTH}/v1/account/authenticate`, { body });
      expect(contractOf('authenticate').ofAnswer(authenticated.body)).toEqual([]);
      const { token, refreshToken } = authenticated.body?.value ?? { token: '', refreshToken: '' };
      const current = await send(sandbox, `GET ${AUTH}/v1/account/currentuser`, { token });
      expect(contractOf('fetchCurrentUser').ofAnswer(current.body)).toEqual([]);
      const renewed = await send(sandbox, refresh, { body: { accessToken: token, refreshToken } });
      expect(contractOf('refreshToken').ofAnswer(renewed.body)).toEqual([]);
    }
  });

  test('refuses a refresh whose body is slightly off, and the pair works after that', async () => {
    const { token: accessToken, refreshToken } = await signIn(sandbox, 'intermediario');
    const good = { accessToken, refreshToken };
    for (const body of [
      { ...good, userName: 'intermediario' },
      { ...good, accessToken: null },
      { ...good, refreshToken: 7 },
      { ...good, refreshToken: [refreshToken] },
      { refreshToken },
      { value: good },
      [good],
      'null',
    ]) {
      expect(contractOf('refreshToken').ofBody(body)).not.toEqual([]);
      expect([body, (await send(sandbox, refresh, { body })).status]).toEqual([body, 400]);
    }
    expect((await send(sandbox, refresh, { body: good })).status).toBe(200);
  });

  test('refuses a currentuser with what the contract does not have', async () => {
    const { token } = await signIn(sandbox, 'intermediario');
    const asked = await send(sandbox, `GET ${AUTH}/v1/account/currentuser?roles=32`, { token });
    expect(asked.status).toBe(400);
  });
});
