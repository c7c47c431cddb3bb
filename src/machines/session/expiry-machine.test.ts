import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { expiryMachine, warningTime } from './expiry-machine.ts';

const day = 24 * 3_600_000;

function createTest() {
  const clock = new SimulatedClock();
  const actor = createActor(expiryMachine, { input: { now: () => clock.now() }, clock });
  actor.start();
  return {
    clock,
    state: () => actor.getSnapshot().value,
    expires: (expiresAt: number | null) => actor.send({ type: 'token.changed', expiresAt }),
  };
}

test('A token that does not say when it ends warns of nothing', () => {
  const t = createTest();
  t.expires(null);
  t.clock.increment(365 * day);
  expect(t.state()).toBe('unknown');
});

test('The warning comes two minutes before the end and goes with it', () => {
  const t = createTest();
  t.expires(10 * 60_000);
  t.clock.increment(10 * 60_000 - warningTime - 1);
  expect(t.state()).toBe('waiting');
  t.clock.increment(1);
  expect(t.state()).toBe('warning');
  t.clock.increment(warningTime - 1);
  expect(t.state()).toBe('warning');
  t.clock.increment(1);
  expect(t.state()).toBe('over');
});

test('A renewed token takes the warning back; one without an end, too', () => {
  const t = createTest();
  t.expires(warningTime);
  expect(t.state()).toBe('warning');
  t.expires(10 * 60_000);
  expect(t.state()).toBe('waiting');
  t.expires(1);
  expect(t.state()).toBe('warning');
  t.expires(null);
  expect(t.state()).toBe('unknown');
});

test('An end that has passed, by whatever clock, says nothing', () => {
  const t = createTest();
  t.expires(-day);
  expect(t.state()).toBe('over');
});

test('An end further away than a timer reaches does not warn at once', () => {
  const t = createTest();
  t.expires(60 * day);
  t.clock.increment(40 * day);
  expect(t.state()).toBe('waiting');
  t.clock.increment(20 * day - 1);
  expect(t.state()).toBe('warning');
});
