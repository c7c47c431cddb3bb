import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { AUTH, sandboxForFile, send } from './support.ts';

const sandbox = await sandboxForFile();
const AUTHENTICATE = `POST ${AUTH}/v1/account/authenticate`;

/** Moves the clock of the attempts forward. */
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.forgetAttempts();
});
afterEach(() => {
  vi.useRealTimers();
});

const attempt = async (userName: string, password = 'otra') => {
  const { status, headers, body } = await send(sandbox, AUTHENTICATE, { body: { userName, password } });
  return [status, headers.get('retry-after'), body?.messages[0]];
};
const wrong = [401, null, 'Usuario o contraseña incorrectos.'];
const locked = (seconds: number, wait: string) => [429, String(seconds), `Demasiados intentos. Prueba otra vez en ${wait}.`];
const inTurn = async (count: number, userName: string) => {
  const answers: unknown[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await attempt(userName));
  return answers;
};

describe('the lock after five wrong passwords', () => {
  test('refuses the right one, too, until five minutes are over; then it signs in', async () => {
    expect(await inTurn(5, 'intermediario')).toEqual(Array.from({ length: 5 }, () => wrong));
    expect(await attempt('intermediario')).toEqual(locked(300, '5 minutos'));
    expect(await attempt(' RAMON.alcantara@ejemplo.do', 'Portal-2026')).toEqual(locked(300, '5 minutos'));
    expect((await send(sandbox, AUTHENTICATE, { body: { userName: 'corredora', password: 'Portal-2026' } })).status).toBe(200);
    pass(61);
    expect(await attempt('intermediario', 'Portal-2026')).toEqual(locked(239, '4 minutos'));
    pass(180);
    expect(await attempt('intermediario', 'Portal-2026')).toEqual(locked(59, '1 minuto'));
    pass(59);
    expect((await attempt('intermediario', 'Portal-2026'))[0]).toBe(200);
    expect(await inTurn(4, 'intermediario')).toEqual(Array.from({ length: 4 }, () => wrong));
  });

  test('counts those of the last five minutes, since the last right one', async () => {
    await inTurn(4, 'sociedad');
    expect((await attempt('sociedad', 'Portal-2026'))[0]).toBe(200);
    await inTurn(3, 'sociedad');
    pass(200);
    await inTurn(1, 'sociedad');
    pass(100);
    expect(await inTurn(4, 'sociedad')).toEqual(Array.from({ length: 4 }, () => wrong));
    expect(await attempt('sociedad')).toEqual(locked(300, '5 minutos'));
  });

  test('holds for an unknown user, with the same answers as for a known one', async () => {
    expect(await inTurn(6, 'nadie')).toEqual([...Array.from({ length: 5 }, () => wrong), locked(300, '5 minutos')]);
    expect(await attempt(' Nadie ')).toEqual(locked(300, '5 minutos'));
    expect(await attempt('nadie más')).toEqual(wrong);
  });

  test('also holds against simultaneous attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('cobranzas')));
    const counted = Map.groupBy(answers, ([status]) => status);
    expect([counted.get(401)?.length, counted.get(429)?.length]).toEqual([5, 15]);
  });

  test('is lifted on request, and can be left out', async () => {
    await inTurn(6, 'intermediario');
    sandbox.forgetAttempts();
    expect((await attempt('intermediario', 'Portal-2026'))[0]).toBe(200);
    const open = await startSandbox({ now: '2026-11-20', attempts: 0 });
    for (let index = 0; index < 7; index += 1) {
      expect((await send(open, AUTHENTICATE, { body: { userName: 'nadie', password: 'x' } })).status).toBe(401);
    }
    await open.close();
  });
});
