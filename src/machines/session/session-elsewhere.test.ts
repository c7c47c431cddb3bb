import { describe, expect, test } from 'vitest';
import { arrive, authenticated, otra, type SessionTest, storedFor } from '../../../tests/support/session.ts';
import { ana } from '../../../tests/support/usuarios.ts';

/** The session of the machine, and the stored session. */
const seen = (t: SessionTest) => {
  const { session, ended, stored, usuario } = t.see();
  return { session, ended, stored, usuario };
};

/** The late news of an end, when another session is stored already. */
const endsLate = (t: SessionTest, hasExpired: boolean) => {
  t.store.session = storedFor('otra');
  t.watch.tell({ type: 'tokens.changed', userName: null, hasExpired });
};

describe('Late news of an end in another tab', () => {
  test.each([
    ['authorised', false, 'elsewhere'],
    ['authorised', true, 'expired'],
    ['restoring', false, 'elsewhere'],
    ['restoring', true, 'expired'],
    ['restoringFailed', false, 'elsewhere'],
    ['restoringFailed', true, 'expired'],
    ['refreshing', false, 'elsewhere'],
    ['refreshing', true, 'expired'],
  ] as const)(
    'end the session that is %s (expired: %s) and leave the one stored since alone',
    async (state, hasExpired, ended) => {
      const t = await arrive[state]();
      endsLate(t, hasExpired);
      expect(seen(t)).toEqual({ session: 'signingOut', ended, stored: storedFor('otra'), usuario: null });
      expect(t.see().tokens).toBe('settled');
      expect(t.cleared).toEqual([]);
    },
  );

  test('are followed by news of the session stored since, which is restored', async () => {
    const t = await arrive.authorised();
    endsLate(t, false);
    t.otherTab('otra');
    expect(seen(t)).toEqual({ session: 'signingOut', ended: 'elsewhere', stored: storedFor('otra'), usuario: null });
    await t.forgetUser.call().answer();
    expect(seen(t)).toEqual({ session: 'restoring', ended: 'elsewhere', stored: storedFor('otra'), usuario: null });
    await t.fetchCurrentUser.call().answer(otra);
    expect(seen(t)).toEqual({ session: 'authorised', ended: null, stored: storedFor('otra'), usuario: 'otra' });
  });

  test('and by news of its end, too: nobody is signed in', async () => {
    const t = await arrive.authorised();
    endsLate(t, false);
    t.otherTab('otra');
    t.otherTab(null);
    await t.forgetUser.call().answer();
    expect(seen(t)).toEqual({ session: 'anonymous', ended: 'elsewhere', stored: null, usuario: null });
  });
});

test('A session that ended in another tab keeps the drafts', async () => {
  const t = await arrive.authorised();
  t.otherTab(null);
  expect(t.forgetUser.calls.map(({ input }) => input)).toEqual([{ drafts: false }]);
  await t.forgetUser.call().answer();
  expect(seen(t)).toEqual({ session: 'anonymous', ended: 'elsewhere', stored: null, usuario: null });
});

describe('An end in this tab clears the store', () => {
  test.each([
    ['Salir', (t: SessionTest) => t.actor.send({ type: 'salir' }), 'left'],
    ['a session that expired', (t: SessionTest) => t.actor.send({ type: 'session.expired' }), 'expired'],
  ] as const)('%s', async (_, end, ended) => {
    for (const state of ['authorised', 'restoring'] as const) {
      const t = await arrive[state]();
      end(t);
      expect(seen(t)).toEqual({ session: 'signingOut', ended, stored: null, usuario: null });
      expect(t.cleared).toEqual([ended]);
    }
  });

  test('for a restored user without a role', async () => {
    const t = await arrive.restoring();
    await t.fetchCurrentUser.call().answer({ ...ana, roles: [1006] });
    expect(t.cleared).toEqual(['left']);
  });

  test('after Salir where the user could not be loaded', async () => {
    const t = await arrive.restoringFailed();
    t.actor.send({ type: 'salir' });
    expect(t.cleared).toEqual(['left']);
  });

  test('once, for any number of such events', async () => {
    const t = await arrive.refreshing();
    await t.refreshTokens.call().fail(new Error('no'));
    t.actor.send({ type: 'session.expired' });
    t.actor.send({ type: 'salir' });
    expect(t.cleared).toEqual(['expired']);
  });
});

test('A session left here is not restored by a sign-in elsewhere before its data are deleted', async () => {
  const t = await arrive.signingOut();
  t.otherTab('ana');
  expect(seen(t)).toEqual({ session: 'signingOut', ended: 'left', stored: storedFor('ana'), usuario: null });
  await t.forgetUser.call().answer();
  expect(seen(t)).toEqual({ session: 'restoring', ended: 'left', stored: storedFor('ana'), usuario: null });
});

test('Late news of an end change nothing while the person signs in here', async () => {
  const t = await arrive.authenticating();
  t.watch.tell({ type: 'tokens.changed', userName: null, hasExpired: true });
  await t.authenticate.call().answer(authenticated());
  expect(seen(t)).toEqual({ session: 'authorised', ended: null, stored: storedFor('ana'), usuario: 'ana' });
});
