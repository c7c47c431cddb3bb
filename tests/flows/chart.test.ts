import { and, assign, fromPromise, not, setup } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '../../tools/flows/chart.ts';
import { diagramOf } from '../../tools/flows/mermaid.ts';

const load = fromPromise(async () => 1);

const machine = setup({
  actors: { load },
  guards: { isFine: () => true, isNew: () => true },
  delays: { rest: 1500 },
  actions: { say: () => {} },
}).createMachine({
  id: 'probe',
  initial: 'open',
  on: { reset: '.open', noted: { actions: 'say' } },
  states: {
    open: {
      initial: 'idle',
      on: { leave: 'left' },
      states: {
        idle: {
          on: {
            go: [
              { guard: and(['isFine', 'isNew']), target: 'loading' },
              { guard: 'isFine', target: 'loading' },
              { actions: 'say' },
            ],
          },
        },
        loading: {
          tags: 'busy',
          entry: assign({}),
          invoke: { id: 'first', src: 'load', onDone: '#probe.both', onError: 'idle' },
          after: { rest: 'idle' },
        },
        last: { type: 'history' },
      },
    },
    both: {
      type: 'parallel',
      on: { back: 'open.last' },
      states: { one: { initial: 'a', states: { a: {} } }, two: { initial: 'b', states: { b: {} } } },
    },
    left: { type: 'final' },
  },
});

test('A machine is drawn with its hierarchy, its regions, guards, delays, actors and tags', () => {
  expect(diagramOf(chartOf(machine)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> probe_open',
    '  state "any state" as probe__any',
    '  probe__any : ↻ noted',
    '  state "open" as probe_open {',
    '    [*] --> probe_open_idle',
    '    state "any state" as probe_open_any',
    '    state "idle" as probe_open_idle',
    '    probe_open_idle : ↻ go',
    '    state "loading" as probe_open_loading',
    '    probe_open_loading : ▸ first (load)',
    '    probe_open_loading : tag busy',
    '    state "last (history)" as probe_open_last',
    '  }',
    '  state "both" as probe_both {',
    '    state "any state" as probe_both_any',
    '    --',
    '    state "one" as probe_both_one {',
    '      [*] --> probe_both_one_a',
    '      state "a" as probe_both_one_a',
    '    }',
    '    --',
    '    state "two" as probe_both_two {',
    '      [*] --> probe_both_two_b',
    '      state "b" as probe_both_two_b',
    '    }',
    '  }',
    '  state "left" as probe_left',
    '  probe_left --> [*]',
    '  probe__any --> probe_open : reset',
    '  probe_open_any --> probe_left : leave',
    '  probe_open_idle --> probe_open_loading : go [isFine and isNew]<br/>go [isFine]',
    '  probe_open_loading --> probe_both : first: done',
    '  probe_open_loading --> probe_open_idle : first: failed<br/>after rest (1.5 s)',
    '  probe_both_any --> probe_open_last : back',
  ]);
});

const move = (...targets: readonly string[]) => targets.map((target) => ({ guard: 'mayGo' as const, target }));

test('The moves that all states of a group have in common are drawn once, and a guard turned round says so', () => {
  const steps = setup({ guards: { mayGo: () => true, isBusy: () => false } }).createMachine({
    id: 'steps',
    initial: 'at',
    states: {
      at: {
        initial: 'one',
        states: {
          one: { on: { chosen: move('two', 'three'), next: { guard: not('isBusy'), target: 'two' } } },
          two: { on: { chosen: move('one', 'three'), next: 'three' } },
          three: { on: { chosen: move('one', 'two') } },
          last: { type: 'history' },
        },
      },
    },
  });
  const arrows = diagramOf(chartOf(steps))
    .split('\n')
    .filter((line) => line.startsWith('  steps_at'));
  expect(arrows).toEqual([
    '  steps_at_any --> steps_at_one : chosen [mayGo]',
    '  steps_at_any --> steps_at_two : chosen [mayGo]',
    '  steps_at_any --> steps_at_three : chosen [mayGo]',
    '  steps_at_one --> steps_at_two : next [not isBusy]',
    '  steps_at_two --> steps_at_three : next',
  ]);
});
