import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { activityPause, defineWatchActivityActor } from './watch-activity.ts';

function createTest() {
  const target = new EventTarget();
  const calls = new Set<(url: string) => void>();
  let time = 0;
  let reports = 0;
  const watchActivity = defineWatchActivityActor({
    target,
    watchCalls: (listener) => {
      calls.add(listener);
      return () => calls.delete(listener);
    },
    now: () => time,
  });
  const actor = createActor(
    setup({ actors: { watchActivity } }).createMachine({
      invoke: { src: 'watchActivity' },
      on: {
        activity: {
          actions: () => {
            reports += 1;
          },
        },
      },
    }),
  );
  actor.start();
  return {
    actor,
    reports: () => reports,
    sign: (type: string) => target.dispatchEvent(new Event(type)),
    call: (url: string) => {
      for (const listener of calls) listener(url);
    },
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('Keys, presses, clicks, typing and calls are signs of activity, reported once in ten seconds', () => {
  const t = createTest();
  const signs = [() => t.call('/v1/clientes'), ...['keydown', 'pointerdown', 'click', 'input'].map((type) => () => t.sign(type))];
  for (const [index, sign] of signs.entries()) {
    sign();
    expect(t.reports()).toBe(index + 1);
    t.later(activityPause - 1);
    sign();
    expect(t.reports()).toBe(index + 1);
    t.later(1);
  }
  t.sign('pointermove');
  expect(t.reports()).toBe(signs.length);
});

test('A repeated call is no sign of activity; after a key it counts again', () => {
  const t = createTest();
  const later = () => t.later(activityPause);
  t.call('/v1/tickets/60/comments');
  later();
  t.call('/v1/tickets/60/comments');
  expect(t.reports()).toBe(1);
  t.call('/v1/clientes?pageNumber=2');
  expect(t.reports()).toBe(2);
  later();
  t.sign('keydown');
  later();
  t.call('/v1/tickets/60/comments');
  later();
  t.call('/v1/tickets/60/comments');
  expect(t.reports()).toBe(4);
});

test('Nothing is reported after the end', () => {
  const t = createTest();
  t.actor.stop();
  t.sign('keydown');
  t.call('/v1/clientes');
  expect(t.reports()).toBe(0);
});
