import { expect, test } from 'vitest';
import { emisionMachine } from '../../machines/emision/emision-machine.ts';
import { sessionMachine } from '../../machines/session/session-machine.ts';
import { activeStates, eventLabel, eventsOf, readChart } from './chart.ts';
import { toSketch } from './chart-layout.ts';

const { chart } = readChart(emisionMachine);

test('a state value gives the active states and their events', () => {
  const active = activeStates(chart, { open: { gathering: 'quiet' } });
  expect([...active]).toEqual(['emision', 'emision.open', 'emision.open.gathering', 'emision.open.gathering.quiet']);
  expect(eventsOf(chart, active)).toEqual([
    'notice.raised',
    'requisitos.changed',
    'emitida.elsewhere',
    'emit.requested',
    'cancel.requested',
  ]);
  expect([...activeStates(chart, null)]).toEqual([]);
  const session = readChart(sessionMachine).chart;
  expect([...activeStates(session, { session: 'anonymous', tokens: 'idle' })].length).toBeGreaterThan(3);
});

test('simple and combined guards have names', () => {
  const guards = chart.transitions.filter(({ event }) => event === 'emit.confirmed').map(({ guard }) => guard);
  expect(guards).toEqual(['and(isComplete, hasLostAnswer)', 'isComplete']);
});

test('every state and every arrow is laid out once', () => {
  const { texts, groups } = toSketch(chart);
  for (const { id } of chart.states) expect([...texts.keys()]).toContain(id);
  const drawn = [...groups.values()].flatMap(({ transitions }) => transitions).toSorted((a, b) => a - b);
  const leading = chart.transitions.flatMap(({ targets }, index) => (targets.length > 0 ? [index] : []));
  expect(drawn).toEqual(leading);
});

test.each([
  ['', 'siempre'],
  ['emit.requested', 'emit.requested'],
  ['xstate.done.actor.issue', '✓ issue'],
  ['xstate.error.actor.send', '✗ send'],
  ['xstate.snapshot.write', '… write'],
  ['xstate.after.300.lookUp.waiting', 'tras 300'],
])('the event %j has the label %j', (type, label) => {
  expect(eventLabel(type)).toBe(label);
});
