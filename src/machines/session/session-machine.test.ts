import { createActor } from 'xstate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outcome } from '../../../tests/support/machines.ts';
import {
  arrive,
  authenticated,
  createSessionTest,
  credentials,
  otra,
  rejected,
  storedFor,
  transport,
} from '../../../tests/support/session.ts';
import { ana, usuario, wireUser } from '../../../tests/support/usuarios.ts';
import { toUsuario } from '../../domain/usuario.ts';
import { notProvided } from '../not-provided.ts';

const offline = transport('fetchCurrentUser');

/** How each state looks from outside, reached in the usual way. */
const looks = {
  anonymous: {
    session: 'anonymous',
    tokens: 'settled',
    usuario: null,
    failure: null,
    ended: null,
    busy: false,
    stored: null,
    notices: [],
  },
  authenticating: {
    session: 'authenticating',
    tokens: 'settled',
    usuario: null,
    failure: null,
    ended: null,
    busy: true,
    stored: null,
    notices: [],
  },
  authorised: {
    session: 'authorised',
    tokens: 'settled',
    usuario: 'ana',
    failure: null,
    ended: null,
    busy: false,
    stored: storedFor('ana'),
    notices: [],
  },
  restoring: {
    session: 'restoring',
    tokens: 'settled',
    usuario: null,
    failure: null,
    ended: null,
    busy: true,
    stored: storedFor('ana'),
    notices: [],
  },
  restoringFailed: {
    session: 'restoringFailed',
    tokens: 'settled',
    usuario: null,
    failure: offline,
    ended: null,
    busy: false,
    stored: storedFor('ana'),
    notices: [{ type: 'failed', failure: offline }],
  },
  signingOut: {
    session: 'signingOut',
    tokens: 'settled',
    usuario: null,
    failure: null,
    ended: 'left',
    busy: true,
    stored: null,
    notices: [],
  },
} as const;

const refused = {
  type: 'message',
  status: 'error',
  title: 'Autorización de usuario',
  messages: ['Usuario no autorizado, no cuenta con el rol necesario'],
} as const;

const expired = {
  type: 'message',
  status: 'info',
  title: 'Sesión',
  messages: ['Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.'],
} as const;

describe('The session, state by state', () => {
  test.each(Object.keys(looks) as (keyof typeof looks)[])('has the expected look when it is %s', async (state) => {
    const t = await arrive[state]();
    expect(t.see()).toEqual(looks[state]);
  });

  const events = {
    submit: { type: 'credentials.submitted', ...credentials },
    retry: { type: 'retry' },
    salir: { type: 'salir' },
  } as const;
  const leaving = (notices: unknown, ended: string) => ({ ...looks.signingOut, ended, notices });
  test.each([
    ['anonymous', 'submit', looks.authenticating],
    ['anonymous', 'retry', looks.anonymous],
    ['anonymous', 'salir', looks.anonymous],
    ['authenticating', 'submit', looks.authenticating],
    ['authenticating', 'retry', looks.authenticating],
    ['authenticating', 'salir', looks.authenticating],
    ['authorised', 'submit', looks.authorised],
    ['authorised', 'retry', looks.authorised],
    ['authorised', 'salir', leaving([], 'left')],
    ['restoring', 'submit', looks.restoring],
    ['restoring', 'retry', looks.restoring],
    ['restoring', 'salir', leaving([], 'left')],
    ['restoringFailed', 'submit', looks.restoringFailed],
    ['restoringFailed', 'retry', { ...looks.restoring, notices: looks.restoringFailed.notices }],
    ['restoringFailed', 'salir', leaving(looks.restoringFailed.notices, 'left')],
    ['signingOut', 'submit', looks.signingOut],
    ['signingOut', 'retry', looks.signingOut],
    ['signingOut', 'salir', looks.signingOut],
  ] as const)('reacts as expected when %s gets %s', async (state, event, expected) => {
    const t = await arrive[state]();
    t.actor.send(events[event]);
    expect(t.see()).toEqual(expected);
  });

  const offlineNotices = looks.restoringFailed.notices;
  test.each([
    ['anonymous', null, looks.anonymous],
    ['anonymous', 'ana', looks.restoring],
    ['authenticating', null, looks.authenticating],
    ['authenticating', 'otra', { ...looks.authenticating, stored: storedFor('otra') }],
    ['authorised', null, { ...looks.signingOut, ended: 'elsewhere' }],
    ['authorised', 'ana', looks.authorised],
    ['authorised', 'otra', { ...looks.restoring, stored: storedFor('otra') }],
    ['restoring', null, { ...looks.signingOut, ended: 'elsewhere' }],
    ['restoring', 'ana', looks.restoring],
    ['restoring', 'otra', { ...looks.restoring, stored: storedFor('otra') }],
    ['restoringFailed', null, { ...looks.signingOut, ended: 'elsewhere', notices: offlineNotices }],
    ['restoringFailed', 'ana', { ...looks.restoring, notices: offlineNotices }],
    ['restoringFailed', 'otra', { ...looks.restoring, stored: storedFor('otra'), notices: offlineNotices }],
    ['signingOut', null, looks.signingOut],
  ] as const)(
    'does what it should when %s and another tab leaves the session of %s behind',
    async (state, userName, expected) => {
      const t = await arrive[state]();
      t.otherTab(userName);
      expect(t.see()).toEqual(expected);
    },
  );

  test.each(['authorised', 'restoring'] as const)('ends as expired when it expired in another tab (%s)', async (state) => {
    const t = await arrive[state]();
    t.otherTab(null, true);
    const notices = [
      { type: 'message', status: 'info', title: 'Sesión', messages: [expect.stringMatching(/^Tu sesión terminó\./)] },
    ];
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices });
    expect(t.forgetUser.calls.map(({ input }) => input)).toEqual([{ drafts: false }]);
  });

  test('watches the other tabs while it runs', async () => {
    const t = await arrive.anonymous();
    expect(t.watch.active).toBe(true);
    t.actor.stop();
    expect(t.watch.active).toBe(false);
  });

  test('fails with the name of a missing actor', async () => {
    expect(await outcome(createActor(notProvided<void, undefined>('authenticate'), { input: undefined }))).toEqual({
      error: new Error('Actor `authenticate` must be provided'),
    });
  });
});

describe('Signing in', () => {
  test('passes the credentials on as typed', async () => {
    const t = await arrive.authenticating();
    expect(t.authenticate.calls.map(({ input }) => input)).toEqual([{ userName: 'ana', password: ' Portal-2026 ' }]);
  });

  test('keeps the password nowhere', async () => {
    const t = await arrive.authorised();
    expect(JSON.stringify([t.actor.getSnapshot().context, t.see()])).not.toContain('Portal-2026');
  });

  test('keeps the reason of a failed attempt until the next one', async () => {
    const t = await arrive.authenticating();
    const refusal = () => t.actor.getSnapshot().context.refusal;
    expect(refusal()).toBeNull();
    const failure = rejected('authenticate', 401);
    await t.authenticate.call().fail(failure);
    expect(refusal()).toEqual({ type: 'failed', failure });
    t.actor.send({ type: 'credentials.submitted', ...credentials });
    expect(refusal()).toBeNull();
    await t.authenticate.call().answer(authenticated(usuario(1006)));
    expect(refusal()).toEqual(refused);
    t.otherTab('ana');
    expect(refusal()).toBeNull();
  });

  test.each([32, 76, 57, 58, 59, 55])('lets role %i in', async (role) => {
    const t = await arrive.authenticating();
    await t.authenticate.call().answer(authenticated(usuario(role)));
    expect(t.see()).toEqual(looks.authorised);
    expect(t.actor.getSnapshot().context.usuario).toEqual(usuario(role));
  });

  test.each([['32'], ['1006', '55'], [' 57 ']])('accepts a role that is written as text: %j', async (...roles) => {
    const t = await arrive.authenticating();
    await t.authenticate.call().answer(authenticated(toUsuario(wireUser(...roles))));
    expect(t.see()).toEqual(looks.authorised);
  });

  test.each([[[]], [[1006]], [[0, 1, 31, 33, 54, 56, 60, 75, 77, 320]], [['1006']], [['treinta y dos', '']]])(
    'refuses the roles %j with the quoted words, and stores nothing',
    async (roles) => {
      const t = await arrive.authenticating();
      await t.authenticate.call().answer(authenticated(toUsuario(wireUser(...roles))));
      expect(t.see()).toEqual({ ...looks.anonymous, notices: [refused] });
    },
  );

  test('shows the service’s words for a wrong password, starts no refresh and stores nothing', async () => {
    const t = await arrive.authenticating();
    const failure = rejected('authenticate', 401);
    await t.authenticate.call().fail(failure);
    expect(t.see()).toEqual({ ...looks.anonymous, notices: [{ type: 'failed', failure }] });
    expect(t.refreshTokens.calls).toEqual([]);
  });

  test('takes any unknown error for an unreadable answer', async () => {
    const t = await arrive.authenticating();
    await t.authenticate.call().fail(new Error('boom'));
    const failure = { kind: 'unreadable', operation: 'authenticate', status: 0 };
    expect(t.see()).toEqual({ ...looks.anonymous, notices: [{ type: 'failed', failure }] });
  });

  test('can be tried again after a failure', async () => {
    const t = await arrive.authenticating();
    await t.authenticate.call().fail(transport('authenticate'));
    t.actor.send({ type: 'credentials.submitted', userName: 'ana', password: 'otra' });
    expect(t.authenticate.calls.map(({ input }) => input)).toEqual([credentials, { userName: 'ana', password: 'otra' }]);
    await t.authenticate.call().answer(authenticated());
    expect(t.see()).toEqual({ ...looks.authorised, notices: [{ type: 'failed', failure: transport('authenticate') }] });
  });

  test('makes one call for a double submit', async () => {
    const t = await arrive.authenticating();
    t.actor.send({ type: 'credentials.submitted', userName: 'ana', password: 'segunda' });
    expect(t.authenticate.calls.map(({ input }) => input)).toEqual([credentials]);
    await t.authenticate.call().answer(authenticated());
    expect(t.see()).toEqual(looks.authorised);
  });

  test('stores nothing when the answer comes after the app was closed', async () => {
    const t = await arrive.authenticating();
    t.actor.stop();
    expect(t.authenticate.call().signal.aborted).toBe(true);
    await t.authenticate.call().answer(authenticated());
    expect(t.store.session).toBeNull();
  });
});

describe('Restoring', () => {
  test('signs the loaded user in, and keeps the stored tokens', async () => {
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().answer(ana);
    expect(t.see()).toEqual(looks.authorised);
    expect(t.actor.getSnapshot().context.usuario).toEqual(ana);
  });

  test('checks the roles again and signs a refused user out, drafts included', async () => {
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().answer(usuario(1006));
    expect(t.see()).toEqual({ ...looks.signingOut, notices: [refused] });
    expect(t.forgetUser.calls.map(({ input }) => input)).toEqual([{ drafts: true }]);
  });

  test.each([
    offline,
    rejected('fetchCurrentUser', 500),
    rejected('fetchCurrentUser', 404),
    { kind: 'unreadable', operation: 'fetchCurrentUser', status: 200 } as const,
    { kind: 'unreadable', operation: 'fetchCurrentUser', status: 502 } as const,
    { kind: 'cancelled', operation: 'fetchCurrentUser' } as const,
  ])('keeps the session after a failure (%j), which can be retried', async (failure) => {
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().fail(failure);
    const notices = [{ type: 'failed', failure }];
    expect(t.see()).toEqual({ ...looks.restoringFailed, failure, notices });
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual({ ...looks.restoring, notices });
    await t.fetchCurrentUser.call().answer(ana);
    expect(t.see()).toEqual({ ...looks.authorised, notices });
    expect(t.fetchCurrentUser.calls).toHaveLength(2);
  });

  test.each([
    rejected('fetchCurrentUser', 401),
    rejected('fetchCurrentUser', 403),
    { kind: 'unreadable', operation: 'fetchCurrentUser', status: 401 } as const,
    { kind: 'unreadable', operation: 'fetchCurrentUser', status: 403 } as const,
  ])('ends the session after a refusal (%j), which follows a refresh', async (failure) => {
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().fail(failure);
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices: [expired] });
    await t.forgetUser.call().answer();
    expect(t.see()).toEqual({ ...looks.anonymous, ended: 'expired', notices: [expired] });
  });

  test('starts again when another tab signs another user in, and drops the answer about the former one', async () => {
    const t = await arrive.restoring();
    t.otherTab('otra');
    expect(t.fetchCurrentUser.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await t.fetchCurrentUser.call(0).answer(ana);
    expect(t.see()).toEqual({ ...looks.restoring, stored: storedFor('otra') });
    await t.fetchCurrentUser.call(1).answer(otra);
    expect(t.see()).toEqual({ ...looks.authorised, usuario: 'otra', stored: storedFor('otra') });
  });

  test('drops an answer that comes after Salir', async () => {
    const t = await arrive.restoring();
    t.actor.send({ type: 'salir' });
    expect(t.fetchCurrentUser.call().signal.aborted).toBe(true);
    await t.fetchCurrentUser.call().answer(ana);
    expect(t.see()).toEqual(looks.signingOut);
  });
});

describe('The drafts of other users', () => {
  test('are deleted at a sign-in, and at a restored session before the portal shows', async () => {
    const signedIn = await arrive.authenticating();
    expect(signedIn.keptDraftsOf).toEqual([]);
    await signedIn.authenticate.call().answer(authenticated());
    expect(signedIn.keptDraftsOf).toEqual(['ana']);
    const restored = await arrive.restoring();
    expect(restored.keptDraftsOf).toEqual([]);
    await restored.fetchCurrentUser.call().answer(ana);
    expect(restored.keptDraftsOf).toEqual(['ana']);
    restored.otherTab('otra');
    await restored.fetchCurrentUser.call().answer(otra);
    expect(restored.keptDraftsOf).toEqual(['ana', 'otra']);
  });

  test('stay without a session', async () => {
    const refusedOne = await arrive.authenticating();
    await refusedOne.authenticate.call().answer(authenticated(usuario(1006)));
    const failedOne = await arrive.restoringFailed();
    expect([refusedOne.keptDraftsOf, failedOne.keptDraftsOf]).toEqual([[], []]);
  });
});

describe('Leaving', () => {
  test.each(['restoring', 'restoringFailed', 'authorised', 'refreshing'] as const)(
    'acts at once when %s, once for two presses, and deletes the drafts',
    async (state) => {
      const t = await arrive[state]();
      const notices = t.see().notices;
      t.actor.send({ type: 'salir' });
      t.actor.send({ type: 'salir' });
      expect(t.see()).toEqual({ ...looks.signingOut, notices });
      expect(t.forgetUser.calls.map(({ input }) => input)).toEqual([{ drafts: true }]);
      await t.forgetUser.call().answer();
      expect(t.see()).toEqual({ ...looks.anonymous, ended: 'left', notices });
    },
  );

  test('ends even when the drafts can not be deleted', async () => {
    const t = await arrive.signingOut();
    await t.forgetUser.call().fail(new DOMException('denied', 'SecurityError'));
    expect(t.see()).toEqual({ ...looks.anonymous, ended: 'left' });
  });

  test('is forgotten by the next sign-in', async () => {
    const t = await arrive.signingOut();
    await t.forgetUser.call().answer();
    t.actor.send({ type: 'credentials.submitted', ...credentials });
    await t.authenticate.call().answer(authenticated());
    expect(t.see()).toEqual(looks.authorised);
  });
});

describe('Refreshing', () => {
  const refreshing = { ...looks.authorised, tokens: 'refreshing' };

  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
  });

  test('makes one call for any number of rejected tokens, with the first of them', async () => {
    const t = await arrive.refreshing();
    for (let index = 0; index < 20; index += 1) t.actor.send({ type: 'token.rejected', stale: `t-${index}` });
    expect(t.see()).toEqual(refreshing);
    expect(t.refreshTokens.calls.map(({ input }) => input)).toEqual([{ stale: 't-ana' }]);
    await t.refreshTokens.call().answer();
    expect(t.see()).toEqual(looks.authorised);
  });

  test('can be repeated', async () => {
    const t = await arrive.refreshing();
    await t.refreshTokens.call().answer();
    t.actor.send({ type: 'token.rejected', stale: 't-2' });
    expect(t.refreshTokens.calls.map(({ input }) => input)).toEqual([{ stale: 't-ana' }, { stale: 't-2' }]);
  });

  test.each([
    rejected('refreshToken', 400),
    rejected('refreshToken', 401),
    rejected('refreshToken', 500),
    { kind: 'unreadable', operation: 'refreshToken', status: 200 } as const,
    { kind: 'unreadable', operation: 'refreshToken', status: 502 } as const,
    new Error('the lock was refused'),
  ])('ends the session with one notice and keeps the drafts after a final failure (%j)', async (error) => {
    const t = await arrive.refreshing();
    await t.refreshTokens.call().fail(error);
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices: [expired] });
    expect(t.forgetUser.calls.map(({ input }) => input)).toEqual([{ drafts: false }]);
    await t.forgetUser.call().answer();
    expect(t.see()).toEqual({ ...looks.anonymous, ended: 'expired', notices: [expired] });
  });

  test('keeps the session silently without network', async () => {
    const t = await arrive.refreshing();
    await t.refreshTokens.call().fail(transport('refreshToken'));
    expect(t.see()).toEqual(looks.authorised);
  });

  test('fails after 15 seconds', async () => {
    const t = await arrive.refreshing();
    t.clock.increment(14_999);
    expect(t.see()).toEqual(refreshing);
    t.clock.increment(1);
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices: [expired] });
    expect(t.refreshTokens.call().signal.aborted).toBe(true);
    await t.refreshTokens.call().answer();
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices: [expired] });
  });

  test('keeps the session after 15 seconds while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const t = await arrive.refreshing();
    t.clock.increment(15_000);
    expect(t.see()).toEqual(looks.authorised);
    expect(t.refreshTokens.call().signal.aborted).toBe(true);
  });

  test('counts the 15 seconds of each refresh anew', async () => {
    const t = await arrive.refreshing();
    t.clock.increment(10_000);
    await t.refreshTokens.call().answer();
    t.actor.send({ type: 'token.rejected', stale: 't-2' });
    t.clock.increment(10_000);
    expect(t.see()).toEqual(refreshing);
  });

  test('is cancelled by Salir, and its late failure is silent', async () => {
    const t = await arrive.refreshing();
    t.actor.send({ type: 'salir' });
    expect(t.refreshTokens.call().signal.aborted).toBe(true);
    await t.refreshTokens.call().fail(rejected('refreshToken', 401));
    t.clock.increment(60_000);
    expect(t.see()).toEqual(looks.signingOut);
  });

  test.each([
    ['removed the session', null, { ...looks.signingOut, ended: 'elsewhere' }, [true]],
    ['renewed the tokens', 'ana', refreshing, [false]],
    ['signed another user in', 'otra', { ...looks.restoring, tokens: 'refreshing', stored: storedFor('otra') }, [false]],
  ] as const)('follows when another tab %s meanwhile', async (_, userName, expected, aborted) => {
    const t = await arrive.refreshing();
    t.otherTab(userName);
    expect(t.see()).toEqual(expected);
    expect(t.refreshTokens.calls.map(({ signal }) => signal.aborted)).toEqual(aborted);
  });

  test('ends the session once on a refusal while the user is being restored', async () => {
    const t = createSessionTest({ stored: storedFor('ana') });
    t.actor.send({ type: 'token.rejected', stale: 't-ana' });
    await t.refreshTokens.call().fail(rejected('refreshToken', 401));
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices: [expired] });
    expect(t.fetchCurrentUser.call().signal.aborted).toBe(true);
    await t.fetchCurrentUser.call().fail(transport('fetchCurrentUser'));
    expect(t.see()).toEqual({ ...looks.signingOut, ended: 'expired', notices: [expired] });
  });
});
