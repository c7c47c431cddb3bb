import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { createRedact } from './redact.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0';

test('credentials, tokens and numbers of cards and accounts are removed', () => {
  const redact = createRedact();
  expect(
    redact({
      type: 'credentials.submitted',
      password: 'Portal-2026',
      token,
      refreshToken: 'r-1',
      stale: 'x',
      nested: [{ accessToken: 'y', said: `Bearer ${token}!` }],
      noCuenta: '960-123456-7',
      numeroTarjeta: 4_111_111_111_111_111,
      datos: '{"tarjeta":"4111 1111-1111 1111","cédula":"402-2154903-9"}',
      tarjeta: 4_111_111_111_111_111,
    }),
  ).toEqual({
    type: 'credentials.submitted',
    password: '•••',
    token: '•••',
    refreshToken: '•••',
    stale: '•••',
    nested: [{ accessToken: '•••', said: 'Bearer •••!' }],
    noCuenta: '000-000000-0',
    numeroTarjeta: 0,
    datos: '{"tarjeta":"0000 0000-0000 0000","cédula":"402-2154903-9"}',
    tarjeta: 0,
  });
});

test('documents, phones, days and instants stay unchanged', () => {
  const allowed = {
    nuDocumento: '40221549039',
    numero: '8095550147',
    desde: '2026-11-20',
    at: 1_795_000_000_000,
    when: '2026-11-20T15:00:00.000Z',
  };
  expect(createRedact()(allowed)).toEqual(allowed);
});

test('values outside JSON become short descriptions', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle['self'] = circle;
  const actor = createActor(createMachine({}));
  const file = new File(['abc'], 'cédula.pdf', { type: 'application/pdf' });
  expect(
    createRedact()({
      circle,
      actor,
      snapshot: actor.getSnapshot(),
      file,
      error: new TypeError('no'),
      none: undefined,
      run: () => 1,
      text: 'x'.repeat(3000),
      bytes: new Uint8Array(3),
    }),
  ).toEqual({
    circle: { name: 'circle', self: '↻' },
    actor: { actor: actor.sessionId },
    snapshot: { status: 'active', value: {} },
    file: { file: 'cédula.pdf', size: 3, type: 'application/pdf' },
    error: { error: 'TypeError', message: 'no' },
    text: `${'x'.repeat(100)}… (3000 caracteres)`,
    bytes: '3 bytes',
  });
});

test('the same object gives the same result again', () => {
  const redact = createRedact();
  const rows = [{ id: 1 }];
  const [first, second] = [redact({ rows, page: 1 }), redact({ rows, page: 2 })] as { rows: unknown }[];
  expect(first?.rows).toBe(second?.rows);
});
