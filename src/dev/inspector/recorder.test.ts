import { assign, createActor, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { settle } from '../../../tests/support/machines.ts';
import { filterLog } from './log-filter.ts';
import { toLog, worldAt } from './moment.ts';
import { createRecorder } from './recorder.ts';
import { nothingSeen, onlyOf, parseRecording, type Recording } from './recording.ts';
import { toSequence } from './sequence.ts';

const door = setup({
  types: {
    context: {} as { visits: number; last: string | null },
    events: {} as { type: 'open'; who: string } | { type: 'close' },
  },
  actors: { ring: fromPromise<string, string>(({ input }) => Promise.resolve(`${input}!`)) },
  guards: { isInvited: ({ event }) => event.type === 'open' && event.who !== '' },
}).createMachine({
  id: 'door',
  context: { visits: 0, last: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { guard: 'isInvited', target: 'opening', actions: assign({ visits: ({ context }) => context.visits + 1 }) } },
    },
    opening: {
      invoke: {
        id: 'ring',
        src: 'ring',
        input: 'ding',
        onDone: { target: 'open', actions: assign({ last: ({ event }) => event.output }) },
      },
    },
    open: { on: { close: 'closed' } },
  },
});

async function recorded(): Promise<Recording> {
  let at = 0;
  const recorder = createRecorder(() => (at += 1));
  const actor = createActor(door, { inspect: recorder.note });
  actor.start();
  actor.send({ type: 'open', who: '' });
  actor.send({ type: 'open', who: 'Ana' });
  await settle();
  actor.send({ type: 'close' });
  actor.stop();
  const { charts, entries } = recorder.take();
  return { ...nothingSeen, startedAt: 1, charts, entries };
}

const named = (recording: Recording) => {
  const names = new Map(
    recording.entries.flatMap((entry) => (entry.kind === 'actor' ? [[entry.actor, entry.name] as const] : [])),
  );
  return (id: string | null) => (id === null ? null : (names.get(id) ?? id));
};

test('each event of the log has its source and the state after it', async () => {
  const recording = await recorded();
  const nameOf = named(recording);
  const log = toLog(recording.entries);
  const events = log.map(({ actor, source, event, settled }) => {
    const seen = worldAt(recording.entries, settled).get(actor);
    return [nameOf(source), nameOf(actor), event.type, seen?.value, seen?.status, seen?.changes];
  });
  expect(events).toEqual([
    [
      null,
      'door',
      'xstate.init',
      'closed',
      'active',
      [
        { path: ['visits'], value: 0 },
        { path: ['last'], value: null },
      ],
    ],
    [null, 'door', 'open', 'closed', 'active', []],
    [null, 'door', 'open', 'opening', 'active', [{ path: ['visits'], value: 1 }]],
    ['door', 'ring', 'xstate.init', null, 'active', [{ path: ['input'], value: 'ding' }]],
    ['ring', 'ring', 'xstate.promise.resolve', null, 'done', expect.any(Array)],
    ['ring', 'door', 'xstate.done.actor.ring', 'open', 'active', [{ path: ['last'], value: 'ding!' }]],
    [null, 'door', 'close', 'closed', 'active', []],
  ]);
  expect([...worldAt(recording.entries, recording.entries.length).values()].map(({ status }) => status)).toEqual([
    'stopped',
    'done',
  ]);
});

test('the chart has every transition, and snapshots name the taken ones', async () => {
  const { charts, entries } = await recorded();
  const { door: chart } = charts;
  expect(chart?.transitions).toEqual([
    { from: 'door.closed', event: 'open', guard: 'isInvited', targets: ['door.opening'] },
    { from: 'door.opening', event: 'xstate.done.actor.ring', guard: null, targets: ['door.open'] },
    { from: 'door.open', event: 'close', guard: null, targets: ['door.closed'] },
  ]);
  expect(entries.flatMap((entry) => (entry.kind === 'snapshot' ? entry.taken : []))).toEqual([0, 1, 2]);
});

test('a moment computed from an earlier one equals one computed from the start', async () => {
  const { entries } = await recorded();
  for (const [index] of entries.entries()) {
    const earlier = { world: worldAt(entries, Math.floor(index / 2)), count: Math.floor(index / 2) };
    expect([...worldAt(entries, index, earlier)]).toEqual([...worldAt(entries, index)]);
  }
});

test('the log is filtered by event type, by actor and by events of the engine', async () => {
  const recording = await recorded();
  const log = toLog(recording.entries);
  const ring = recording.entries.find((entry) => entry.kind === 'actor' && entry.name === 'ring')?.actor ?? '';
  const types = (filter: Partial<Parameters<typeof filterLog>[1]>) =>
    filterLog(log, { type: '', actors: null, internal: false, ...filter }).map(({ event }) => event.type);
  expect(types({})).toEqual(['open', 'open', 'close']);
  expect(types({ type: ' CLO' })).toEqual(['close']);
  expect(types({ actors: new Set([ring]), internal: true })).toEqual([
    'xstate.init',
    'xstate.promise.resolve',
    'xstate.done.actor.ring',
  ]);
});

test('the sequence has a lifeline for each actor of an event', async () => {
  const recording = await recorded();
  const { lifelines, steps } = toSequence(toLog(recording.entries));
  expect(lifelines.map(named(recording))).toEqual([null, 'door', 'ring']);
  expect(steps.slice(0, 6).map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [1, 2],
    [2, 2],
    [2, 1],
  ]);
});

test('parseRecording reads exports of all or one actor and refuses other texts', async () => {
  const recording = await recorded();
  expect(parseRecording(JSON.stringify(recording))).toEqual(recording);
  const ring = recording.entries.find((entry) => entry.kind === 'actor' && entry.name === 'ring')?.actor ?? '';
  const one = onlyOf(recording, ring);
  expect(one.charts).toEqual({});
  expect(new Set(one.entries.map(({ actor }) => actor))).toEqual(new Set([ring]));
  for (const text of [
    '',
    '{}',
    '[]',
    JSON.stringify({ ...recording, version: 2 }),
    JSON.stringify({ ...recording, entries: [{}] }),
  ]) {
    expect(parseRecording(text)).toBeNull();
  }
});
