import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { controllable } from '../../../tests/support/machines.ts';
import { aheadMachine, quietTime } from './ahead-machine.ts';

function begin(modules = 2) {
  const listFiles = controllable<readonly (readonly string[])[], void>();
  const fetchFiles = controllable<void, { files: readonly string[] }>();
  const runModule = controllable<void, { index: number }>();
  const finish = vi.fn<() => void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    aheadMachine.provide({
      actors: { listFiles: listFiles.logic, fetchFiles: fetchFiles.logic, runModule: runModule.logic },
      actions: { finish },
    }),
    { input: { modules }, clock },
  );
  actor.start();
  return {
    actor,
    listFiles,
    fetchFiles,
    runModule,
    finish,
    afterQuietTime: () => clock.increment(quietTime),
    see: () => actor.getSnapshot().value,
  };
}

/** With the files of the first of two screens under way. */
async function fetching() {
  const t = begin();
  t.afterQuietTime();
  await t.listFiles.call().answer([['a.js', 'a.css'], ['b.js']]);
  return t;
}

test('nothing is fetched before the quiet time has passed', () => {
  const t = begin();
  expect([t.see(), t.listFiles.calls.length]).toEqual(['resting', 0]);
  t.afterQuietTime();
  expect([t.see(), t.listFiles.calls.length]).toEqual(['listing', 1]);
});

test('the files are fetched screen by screen, then the modules run one by one', async () => {
  const t = await fetching();
  expect([t.see(), t.fetchFiles.call().input]).toEqual(['fetching', { files: ['a.js', 'a.css'] }]);
  await t.fetchFiles.call().answer();
  expect([t.see(), t.fetchFiles.call().input]).toEqual(['fetching', { files: ['b.js'] }]);
  await t.fetchFiles.call().answer();
  expect([t.see(), t.runModule.call().input]).toEqual(['running', { index: 0 }]);
  await t.runModule.call().answer();
  expect([t.see(), t.runModule.call().input]).toEqual(['running', { index: 1 }]);
  expect(t.finish).not.toHaveBeenCalled();
  await t.runModule.call().answer();
  expect([t.see(), t.finish.mock.calls.length]).toEqual(['done', 1]);
});

test('a press cancels the fetch; after the quiet time the same files are fetched', async () => {
  const t = await fetching();
  t.actor.send({ type: 'press' });
  expect([t.see(), t.fetchFiles.call().signal.aborted]).toEqual(['resting', true]);
  t.afterQuietTime();
  expect([t.see(), t.fetchFiles.calls.map(({ input }) => input.files[0])]).toEqual(['fetching', ['a.js', 'a.js']]);
});

test('each press restarts the quiet time', async () => {
  const t = await fetching();
  t.actor.send({ type: 'press' });
  t.afterQuietTime.call(null);
  t.actor.send({ type: 'press' });
  t.actor.send({ type: 'press' });
  expect(t.see()).toBe('resting');
  t.afterQuietTime();
  expect(t.see()).toBe('fetching');
});

test('nothing is fetched while calls are under way, and their end restarts the quiet time', async () => {
  const t = await fetching();
  t.actor.send({ type: 'calls.started' });
  expect(t.fetchFiles.call().signal.aborted).toBe(true);
  t.afterQuietTime();
  expect(t.see()).toBe('resting');
  t.actor.send({ type: 'calls.ended' });
  expect(t.see()).toBe('resting');
  t.afterQuietTime();
  expect(t.see()).toBe('fetching');
});

test('a press cancels a module that waits for its idle moment', async () => {
  const t = begin(1);
  t.afterQuietTime();
  await t.listFiles.call().answer([]);
  expect(t.see()).toBe('running');
  t.actor.send({ type: 'press' });
  expect([t.see(), t.runModule.call().signal.aborted]).toEqual(['resting', true]);
  t.afterQuietTime();
  await t.runModule.call().answer();
  expect(t.see()).toBe('done');
});

test('a list, a screen or a module that fails is skipped', async () => {
  const t = begin(1);
  t.afterQuietTime();
  await t.listFiles.call().fail(new TypeError('No network'));
  expect(t.see()).toBe('running');
  await t.runModule.call().fail(new TypeError('No network'));
  expect(t.see()).toBe('done');

  const other = await fetching();
  await other.fetchFiles.call().fail(new TypeError('No network'));
  expect([other.see(), other.fetchFiles.call().input]).toEqual(['fetching', { files: ['b.js'] }]);
});

test('events are ignored at the end', async () => {
  const t = begin(0);
  t.afterQuietTime();
  await t.listFiles.call().answer([]);
  t.actor.send({ type: 'press' });
  t.actor.send({ type: 'calls.started' });
  expect([t.see(), t.finish.mock.calls.length]).toEqual(['done', 1]);
});
