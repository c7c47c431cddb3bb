import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import { described, fakeService, json, unusable } from '../../../tests/support/service.ts';
import { usuario, wireUser } from '../../../tests/support/usuarios.ts';
import { createAuthClient } from '../../api/auth-client.ts';
import { defineAuthenticateActor, defineFetchCurrentUserActor } from './cuenta.ts';

const envelope = (value: unknown) => json({ title: 'Usuario', messages: [], value });
const tokens = { token: 't1', refreshToken: 'r1' };

function start(which: 'authenticate' | 'fetchCurrentUser') {
  const service = fakeService();
  const auth = () => Promise.resolve(createAuthClient('https://auth.example', service.send));
  if (which === 'authenticate') {
    const actor = createActor(defineAuthenticateActor(auth), { input: { userName: 'ana', password: ' ñ"\\ ' } });
    return { service, stop: () => actor.stop(), done: outcome(actor) };
  }
  const actor = createActor(defineFetchCurrentUserActor(auth), { input: undefined });
  return { service, stop: () => actor.stop(), done: outcome(actor) };
}

describe('Signing in', () => {
  test('sends user and password unchanged, and separates the user from the tokens', async () => {
    const { service, done } = start('authenticate');
    (await service.next()).answer(envelope({ ...wireUser(32, '57', 'x', '1.5'), ...tokens, clave: 'sobra' }));
    expect(await done).toEqual({ output: { usuario: usuario(32, 57), ...tokens } });
    expect(service.calls.map(described)).toEqual([
      {
        method: 'POST',
        url: 'https://auth.example/v1/account/authenticate',
        authorization: null,
        body: '{"userName":"ana","password":" ñ\\"\\\\ "}',
      },
    ]);
  });

  test.each([
    ['without a token', { ...wireUser(32), refreshToken: 'r1' }],
    ['without roles', { ...wireUser(32), ...tokens, roles: undefined }],
    ['whose roles are bare numbers', { ...wireUser(), ...tokens, roles: [32] }],
    ['whose entity is text', { ...wireUser(32), ...tokens, entidad: '1' }],
    ['without a user name', { ...wireUser(32), ...tokens, userName: null }],
  ])('cannot read an answer %s', async (_, value) => {
    const { service, done } = start('authenticate');
    (await service.next()).answer(envelope(value));
    expect(await done).toEqual({ error: { kind: 'unreadable', operation: 'authenticate', status: 200 } });
  });
});

describe('The signed-in user', () => {
  test('is loaded without a body and without tokens', async () => {
    const { service, done } = start('fetchCurrentUser');
    (await service.next()).answer(envelope({ ...wireUser('76'), ...tokens }));
    expect(await done).toEqual({ output: usuario(76) });
    expect(service.calls.map(described)).toEqual([
      { method: 'GET', url: 'https://auth.example/v1/account/currentuser', authorization: null, body: '' },
    ]);
  });

  test('may lack optional data', async () => {
    const { service, done } = start('fetchCurrentUser');
    const { userName, name, entidad, sucursal, codeMediador, codePersonMediador, roles } = wireUser(32);
    (await service.next()).answer(
      envelope({ userName, name, entidad, sucursal, codeMediador, codePersonMediador, roles, identifier: null }),
    );
    expect(await done).toEqual({
      output: { userName, name, entidad, sucursal, codeMediador, codePersonMediador, identifier: null, roles: [32] },
    });
  });
});

describe.each(['authenticate', 'fetchCurrentUser'] as const)('The call %s', (operation) => {
  test.each(unusable)('rejects with a Failure on %s', async (_, answer, failure) => {
    const { service, done } = start(operation);
    (await service.next()).answer(answer());
    expect(await done).toEqual({ error: { ...failure, operation } });
  });

  test('gives the words of the service when it is refused', async () => {
    const { service, done } = start(operation);
    (await service.next()).answer(json({ title: 'Inicio de sesión', messages: ['Clave incorrecta'] }, 401));
    expect(await done).toEqual({
      error: { kind: 'rejected', operation, status: 401, title: 'Inicio de sesión', messages: ['Clave incorrecta'] },
    });
  });

  test('is aborted when it is cancelled', async () => {
    const { service, stop } = start(operation);
    const call = await service.next();
    stop();
    expect(call.signal.aborted).toBe(true);
  });
});

test('a client that cannot be made is a transport failure', async () => {
  const actor = createActor(
    defineFetchCurrentUserActor(() => Promise.reject(new TypeError('config.json: 503'))),
    {
      input: undefined,
    },
  );
  expect(await outcome(actor)).toEqual({ error: { kind: 'transport', operation: 'fetchCurrentUser' } });
});
