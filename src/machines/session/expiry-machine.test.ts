import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { controllable } from '../../../tests/support/machines.ts';
import { rejected } from '../../../tests/support/session.ts';
import { type Activity, activeTime, expiryMachine, renewalTime, retryPause, warningTime } from './expiry-machine.ts';

const minute = 60_000;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

const unheard = (_event: Activity) => undefined;

function createTest({ token = 't-1' }: { token?: string | null } = {}) {
  const clock = new SimulatedClock();
  const refreshTokens = controllable<void, { stale: string }>();
  let act: (event: Activity) => void = unheard;
  const watchActivity = fromCallback<{ type: 'unused' }, undefined, Activity>(({ sendBack }) => {
    act = sendBack;
    return () => {
      act = unheard;
    };
  });
  const actor = createActor(expiryMachine.provide({ actors: { refreshTokens: refreshTokens.logic, watchActivity } }), {
    input: { now: () => clock.now(), token: () => token },
    clock,
  });
  actor.start();
  return {
    actor,
    clock,
    refreshTokens,
    state: () => actor.getSnapshot().value,
    warns: () => actor.getSnapshot().matches('warning'),
    stale: () => refreshTokens.calls.map(({ input }) => input.stale),
    expires: (expiresAt: number | null) => actor.send({ type: 'token.changed', expiresAt }),
    works: () => act({ type: 'activity' }),
    /** Stores another token: the renewed one, or one of another session. */
    stands: (next: string | null, expiresAt: number | null) => {
      token = next;
      actor.send({ type: 'token.changed', expiresAt });
    },
  };
}

test('A token without an end raises no warning and is not renewed', () => {
  const t = createTest();
  t.expires(null);
  t.works();
  t.clock.increment(365 * day);
  t.works();
  expect(t.state()).toBe('unknown');
  expect(t.stale()).toEqual([]);
});

test('An absent person is warned two minutes before the end, without a renewal; the warning goes at the end', () => {
  const t = createTest();
  t.expires(quarter);
  t.clock.increment(quarter - renewalTime);
  expect(t.state()).toBe('renewable');
  t.clock.increment(renewalTime - warningTime - 1);
  expect(t.warns()).toBe(false);
  t.clock.increment(1);
  expect(t.state()).toEqual({ warning: 'warned' });
  t.clock.increment(warningTime - 1);
  expect(t.warns()).toBe(true);
  t.clock.increment(1);
  expect(t.state()).toBe('over');
  t.works();
  expect(t.state()).toBe('over');
  expect(t.stale()).toEqual([]);
});

test("An active person's token is renewed once, three minutes before the end, without a warning", async () => {
  const t = createTest();
  t.expires(quarter);
  t.clock.increment(quarter - renewalTime - activeTime);
  t.works();
  t.clock.increment(activeTime - 1);
  expect(t.stale()).toEqual([]);
  t.clock.increment(1);
  expect(t.state()).toBe('renewing');
  expect(t.stale()).toEqual(['t-1']);
  t.works();
  await t.refreshTokens.call().answer();
  t.stands('t-2', 2 * quarter);
  expect(t.state()).toBe('waiting');
  expect(t.stale()).toEqual(['t-1']);
});

test('An activity more than five minutes ago does not count', () => {
  const t = createTest();
  t.expires(quarter);
  t.clock.increment(quarter - renewalTime - activeTime - 1);
  t.works();
  t.clock.increment(activeTime + 1);
  expect(t.state()).toBe('renewable');
  expect(t.stale()).toEqual([]);
});

test('The first activity renews, before the warning and during it; the warning stays until the new token comes', async () => {
  const before = createTest();
  before.expires(quarter);
  before.clock.increment(quarter - renewalTime + 1);
  before.works();
  expect(before.state()).toBe('renewing');
  expect(before.stale()).toEqual(['t-1']);

  const under = createTest();
  under.expires(quarter);
  under.clock.increment(quarter - warningTime + 1);
  under.works();
  expect(under.state()).toEqual({ warning: 'renewing' });
  await under.refreshTokens.call().answer();
  under.stands('t-2', 2 * quarter);
  expect(under.state()).toBe('waiting');
  expect(under.stale()).toEqual(['t-1']);
});

test('A failed renewal is retried at the next activity after half a minute, and the end is warned of', async () => {
  const t = createTest();
  t.expires(quarter);
  t.clock.increment(quarter - renewalTime - 1);
  t.works();
  t.clock.increment(1);
  await t.refreshTokens.call().fail(new Error('no network'));
  expect(t.state()).toBe('renewable');
  t.clock.increment(retryPause - 1);
  t.works();
  expect(t.stale()).toHaveLength(1);
  t.clock.increment(1);
  t.works();
  expect(t.state()).toBe('renewing');
  await t.refreshTokens.call().fail(new Error('no network'));
  t.clock.increment(renewalTime - warningTime - retryPause);
  // An activity within five minutes: another attempt comes before the warning.
  expect(t.state()).toBe('renewing');
  await t.refreshTokens.call().fail(new Error('no network'));
  expect(t.state()).toEqual({ warning: 'warned' });
  t.works();
  expect(t.stale()).toHaveLength(3);
  t.clock.increment(retryPause);
  t.works();
  await t.refreshTokens.call().fail(new Error('no network'));
  expect(t.state()).toEqual({ warning: 'warned' });
  t.clock.increment(warningTime);
  expect(t.state()).toBe('over');
  expect(t.stale()).toEqual(['t-1', 't-1', 't-1', 't-1']);
});

test('A refused renewal is not retried: an active person is warned, until another token is stored', async () => {
  const t = createTest();
  t.expires(quarter);
  t.clock.increment(quarter - renewalTime);
  t.works();
  await t.refreshTokens.call().fail(rejected('refreshToken', 401));
  expect(t.state()).toBe('renewable');
  t.clock.increment(renewalTime - warningTime);
  t.works();
  expect(t.state()).toEqual({ warning: 'warned' });
  t.clock.increment(retryPause);
  t.works();
  expect(t.stale()).toEqual(['t-1']);
  t.stands('t-2', t.clock.now() + quarter);
  t.clock.increment(quarter - renewalTime);
  t.works();
  expect(t.stale()).toEqual(['t-1', 't-2']);
});

test('A token that another tab has renewed ends the renewal and the warning', () => {
  const renewing = createTest();
  renewing.expires(quarter);
  renewing.clock.increment(quarter - renewalTime);
  renewing.works();
  renewing.stands('t-2', 2 * quarter);
  expect(renewing.state()).toBe('waiting');
  expect(renewing.refreshTokens.call().signal.aborted).toBe(true);

  const away = createTest();
  away.expires(quarter);
  away.clock.increment(quarter - warningTime);
  expect(away.warns()).toBe(true);
  away.stands('t-2', 2 * quarter);
  expect(away.state()).toBe('waiting');
  away.expires(null);
  expect(away.state()).toBe('unknown');
});

test('Salir ends all renewals: the one under way is cancelled, and no activity counts', () => {
  const t = createTest();
  t.expires(quarter);
  t.clock.increment(quarter - renewalTime + 1);
  t.works();
  t.actor.stop();
  expect(t.refreshTokens.call().signal.aborted).toBe(true);
  t.works();
  t.clock.increment(day);
  expect(t.stale()).toHaveLength(1);

  const gone = createTest();
  gone.expires(quarter);
  gone.stands(null, null);
  gone.works();
  gone.clock.increment(day);
  expect(gone.stale()).toEqual([]);
});

test('A token of a minute and a half is renewed at half its life, one of seconds twice a minute', async () => {
  const short = createTest();
  short.expires(90_000);
  expect(short.state()).toBe('waiting');
  short.clock.increment(45_000);
  expect(short.state()).toBe('renewing');
  await short.refreshTokens.call().answer();
  short.stands('t-2', short.clock.now() + 90_000);
  expect(short.state()).toBe('waiting');

  const shorter = createTest();
  shorter.expires(10_000);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    shorter.works();
    shorter.clock.increment(1000);
    if (shorter.refreshTokens.calls.some((call) => call.open())) await shorter.refreshTokens.call().answer();
    if (seconds % 9 === 8) shorter.stands(`t-${seconds}`, shorter.clock.now() + 10_000);
  }
  expect(shorter.stale()).toHaveLength(2);
});

test('A past end raises no warning, by any clock', () => {
  const t = createTest();
  t.expires(-day);
  t.works();
  expect(t.state()).toBe('over');
  expect(t.stale()).toEqual([]);
});

test('An end beyond the longest timer does not warn at once', () => {
  const t = createTest();
  t.expires(60 * day);
  t.clock.increment(40 * day);
  expect(t.state()).toBe('waiting');
  t.clock.increment(20 * day - warningTime - 1);
  expect(t.warns()).toBe(false);
  t.clock.increment(1);
  expect(t.warns()).toBe(true);
});
