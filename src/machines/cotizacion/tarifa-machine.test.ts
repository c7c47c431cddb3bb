import { createActor, type ActorLogic, type AnyEventObject, fromCallback, SimulatedClock } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type StatePath, type Step } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { expectFigures } from '../../../tests/support/figures.ts';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import type { PlanTarifa } from '../../domain/plan-tarifas.ts';
import { provideTarifa, selectTarifa, tarifaMachine, type WantedTarifa } from './tarifa-machine.ts';

const offline: Failure = { kind: 'transport', operation: 'fetchPlanTarifas' };

/** The rates of a plan: options 1 and 2 in currency 1, option 1 alone in currency 2. */
const tarifasOf = (plan: string): readonly PlanTarifa[] =>
  [
    ['1', '1'],
    ['2', '1'],
    ['1', '2'],
  ].map(([valorDato1, valorDato2], index) => ({
    id: index + 1,
    nombre: `Plan ${plan}, opción ${valorDato1}, moneda ${valorDato2}`,
    valorDato1,
    valorDato2,
  }));

const wish = (plan: string, opcion = '1', moneda = '1', cdProducto = 2501): WantedTarifa => ({
  cdProducto,
  plan,
  opcion,
  moneda,
});
const wanted = (wished: WantedTarifa | null) => ({ type: 'tarifa.wanted', wanted: wished }) as const;
const retry = { type: 'retry' } as const;
const conflict = { name: 'datos.uso', label: 'Uso', own: 'Privado', plan: 'Público' };
const taken = (conflicts: readonly (typeof conflict)[] = []) => ({ type: 'values.taken', conflicts }) as const;
const answered = { type: 'conflicts.answered' } as const;
type TarifaEvent = ReturnType<typeof wanted | typeof taken> | typeof retry | typeof answered;

function createTestActor() {
  const load = controllable<readonly PlanTarifa[], WantedTarifa>();
  const clock = new SimulatedClock();
  const actor = createActor(provideTarifa(load.logic as Parameters<typeof provideTarifa>[0]), { input: undefined, clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    load,
    notices,
    /** Ends the task in which the rates were loaded or the choice was made. */
    endTask: () => clock.increment(0),
    want: (...wishes: readonly (WantedTarifa | null)[]) => {
      for (const wished of wishes) actor.send(wanted(wished));
    },
    see() {
      const snapshot = actor.getSnapshot();
      return {
        state: snapshot.value,
        wanted: snapshot.context.wanted,
        row: selectTarifa(snapshot)?.nombre ?? null,
        failure: snapshot.context.failure,
        busy: snapshot.hasTag('busy'),
        notices: [...notices],
        asked: load.calls.map(({ input: { cdProducto, plan } }) => `${cdProducto} ${plan}`),
        open: load.calls.filter((call) => call.open()).length,
      };
    },
  };
}

const idle = { state: 'idle', wanted: null, row: null, failure: null, busy: false, notices: [], asked: [], open: 0 };
const loading = { ...idle, state: 'loading', wanted: wish('A'), busy: true, asked: ['2501 A'], open: 1 };
const found = { ...loading, state: 'found', row: 'Plan A, opción 1, moneda 1', busy: false, open: 0 };
const missing = { ...found, state: 'missing', row: null };

async function arriveAtFound() {
  const t = createTestActor();
  t.want(wish('A'));
  await t.load.call().answer(tarifasOf('A'));
  return t;
}

describe('What the form does with a rate', () => {
  test('is emitted for each row, and its progress is reported to the parent', async () => {
    const moved: boolean[] = [];
    const rows: string[] = [];
    const parent = createActor(
      fromCallback<{ readonly type: 'tarifa.moved'; readonly nuBien: number; readonly isUnderWay: boolean }>(({ receive }) =>
        receive(({ isUnderWay }) => moved.push(isUnderWay)),
      ),
    ).start();
    const load = controllable<readonly PlanTarifa[], WantedTarifa>();
    const clock = new SimulatedClock();
    const actor = createActor(provideTarifa(load.logic as Parameters<typeof provideTarifa>[0]), {
      input: { parent, nuBien: 1 },
      clock,
    });
    actor.on('tarifa.found', ({ tarifa }) => rows.push(tarifa.nombre));
    actor.start();
    actor.send(wanted(wish('A')));
    await load.call().answer(tarifasOf('A'));
    expect([actor.getSnapshot().value, moved, rows]).toEqual(['found', [false, true, true], []]);
    clock.increment(0);
    expect([actor.getSnapshot().value, moved, rows]).toEqual(['handing', [false, true, true], ['Plan A, opción 1, moneda 1']]);
    actor.send(taken([conflict]));
    // The form sends the same choice again while it takes the values.
    actor.send(wanted(wish('A')));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.conflicts, moved.at(-1)]).toEqual([
      'asking',
      [conflict],
      true,
    ]);
    actor.send(answered);
    actor.send(answered);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.conflicts, moved.at(-1)]).toEqual(['taken', [], false]);
    actor.send(wanted(wish('A', '2')));
    // The press that chose the option would close a question that opened within it.
    expect([actor.getSnapshot().value, rows.length, moved.at(-1)]).toEqual(['found', 1, true]);
    clock.increment(0);
    expect([actor.getSnapshot().value, rows.length, moved.at(-1)]).toEqual(['handing', 2, true]);
  });
});

describe('The rate of a plan', () => {
  test('is not loaded before the plan is chosen', () => {
    const t = createTestActor();
    expect(t.see()).toEqual(idle);
    t.want(null);
    t.actor.send(retry);
    expect(t.see()).toEqual(idle);
  });

  test.each([
    ['neither option nor currency', wish('A', '', '')],
    ['an option alone', wish('A', '1', '')],
    ['a currency alone', wish('A', '', '1')],
  ])('is loaded for the plan with %s, and waits for the rest', async (_, part) => {
    const t = createTestActor();
    t.want(part);
    expect(t.see()).toEqual({ ...loading, wanted: part });
    await t.load.call().answer([...tarifasOf('A'), { id: 9, nombre: 'Sin opción ni moneda', valorDato1: '', valorDato2: '' }]);
    expect(t.see()).toEqual({ ...found, state: 'waiting', wanted: part, row: null });
    t.want(wish('A', '2'));
    expect(t.see()).toEqual({ ...found, wanted: wish('A', '2'), row: 'Plan A, opción 2, moneda 1' });
    t.want(part);
    expect(t.see()).toEqual({ ...found, state: 'waiting', wanted: part, row: null });
  });

  test('is found with the option that is chosen when it arrives', async () => {
    const t = createTestActor();
    t.want(wish('A', ''), wish('A', '2'));
    expect(t.see()).toEqual({ ...loading, wanted: wish('A', '2') });
    await t.load.call().answer(tarifasOf('A'));
    expect(t.see()).toEqual({ ...found, wanted: wish('A', '2'), row: 'Plan A, opción 2, moneda 1' });
  });

  test('is found among the rates of the plan', async () => {
    const t = createTestActor();
    t.want(wish('A'));
    expect(t.see()).toEqual(loading);
    await t.load.call().answer(tarifasOf('A'));
    expect(t.see()).toEqual(found);
  });

  test.each([
    ['another option', wish('A', '2'), 'Plan A, opción 2, moneda 1'],
    ['another currency', wish('A', '1', '2'), 'Plan A, opción 1, moneda 2'],
    ['both', wish('A', '2', '2'), null],
  ])('with %s needs no other call', async (_, other, row) => {
    const t = await arriveAtFound();
    t.want(other);
    expect(t.see()).toEqual({ ...found, state: row === null ? 'missing' : 'found', wanted: other, row });
  });

  test('is loaded once while option and currency change, and the last choice wins', async () => {
    const t = createTestActor();
    t.want(wish('A'), wish('A', '2'), wish('A', '1', '2'));
    expect(t.see()).toEqual({ ...loading, wanted: wish('A', '1', '2') });
    await t.load.call().answer(tarifasOf('A'));
    expect(t.see()).toEqual({ ...found, wanted: wish('A', '1', '2'), row: 'Plan A, opción 1, moneda 2' });
  });

  test.each([
    ['no rates at all', []],
    ['none of that option and currency', tarifasOf('A').slice(1)],
    ['none with values', [{ id: 1, nombre: 'Sin valores' }]],
  ])('is missing when the plan has %s', async (_, tarifas) => {
    const t = createTestActor();
    t.want(wish('A'));
    await t.load.call().answer(tarifas);
    expect(t.see()).toEqual(missing);
  });

  test('is nothing once the option is cleared, and is found again without a call', async () => {
    const t = await arriveAtFound();
    t.want(null);
    expect(t.see()).toEqual({ ...found, state: 'idle', wanted: null, row: null });
    t.want(wish('A'));
    expect(t.see()).toEqual(found);
  });

  test('is dropped when the option is cleared during the load', async () => {
    const t = createTestActor();
    t.want(wish('A'), null);
    expect(t.load.call().signal.aborted).toBe(true);
    await t.load.call().answer(tarifasOf('A'));
    expect(t.see()).toEqual({ ...idle, asked: ['2501 A'] });
  });

  test('of another product is another one, even under the same plan', async () => {
    const t = await arriveAtFound();
    t.want(wish('A', '1', '1', 2502));
    expect(t.see()).toEqual({ ...loading, wanted: wish('A', '1', '1', 2502), asked: ['2501 A', '2502 A'] });
  });

  test('of a former plan never shows: late answers are dropped, in any order of arrival', async () => {
    const t = createTestActor();
    t.want(wish('A'), wish('B'));
    expect(t.see()).toEqual({ ...loading, wanted: wish('B'), asked: ['2501 A', '2501 B'] });
    await t.load.call(1).answer(tarifasOf('B'));
    await t.load.call(0).answer(tarifasOf('A'));
    expect(t.see()).toMatchObject({ state: 'found', row: 'Plan B, opción 1, moneda 1' });

    const other = createTestActor();
    other.want(wish('A'), wish('B'));
    await other.load.call(0).fail(offline);
    expect(other.see()).toEqual({ ...loading, wanted: wish('B'), asked: ['2501 A', '2501 B'] });
    await other.load.call(1).answer(tarifasOf('B'));
    expect(other.see()).toMatchObject({ state: 'found', row: 'Plan B, opción 1, moneda 1' });
  });

  test('is loaded again when the plan changes there and back, without the cancelled answer', async () => {
    const t = createTestActor();
    t.want(wish('A'), wish('B'), wish('A'));
    await t.load.call(0).answer([]);
    expect(t.see()).toMatchObject({ state: 'loading', asked: ['2501 A', '2501 B', '2501 A'], open: 1 });
    await t.load.call(2).answer(tarifasOf('A'));
    expect(t.see()).toMatchObject({ state: 'found', row: 'Plan A, opción 1, moneda 1' });
  });

  test('that could not be loaded raises one notice, and is retried in place', async () => {
    const t = createTestActor();
    t.want(wish('A'));
    await t.load.call().fail(offline);
    const failed = {
      ...loading,
      state: 'failed',
      failure: offline,
      busy: false,
      notices: [{ type: 'failed', failure: offline }],
      open: 0,
    };
    expect(t.see()).toEqual(failed);
    t.actor.send(retry);
    t.actor.send(retry);
    expect(t.see()).toEqual({ ...failed, state: 'loading', failure: null, busy: true, asked: ['2501 A', '2501 A'], open: 1 });
    await t.load.call().answer(tarifasOf('A'));
    expect(t.see()).toMatchObject({ state: 'found', failure: null });
  });

  test('that could not be loaded is loaded with the next choice', async () => {
    const t = await arriveAtFound();
    t.want(wish('B'));
    await t.load.call().fail(offline);
    expect(t.see()).toMatchObject({ state: 'failed', row: null });
    t.want(wish('A'));
    expect(t.see()).toMatchObject({ state: 'found', failure: null, asked: ['2501 A', '2501 B'] });
    t.want(wish('B', '2'));
    expect(t.see()).toMatchObject({ state: 'loading', failure: null, asked: ['2501 A', '2501 B', '2501 B'] });
  });
});

test('A machine without its call fails with its name', async () => {
  const actor = createActor(tarifaMachine, { input: undefined });
  const notices = noticesOf(actor);
  const settled = new Promise((resolve) => {
    actor.subscribe((snapshot) => snapshot.matches('failed') && resolve(snapshot.context.failure));
  });
  actor.start().send(wanted(wish('A')));
  expect(await settled).toEqual({ kind: 'unreadable', operation: 'fetchPlanTarifas', status: 0 });
  expect(notices).toHaveLength(1);
});

type TarifaTest = ReturnType<typeof createTestActor>;
type Snapshot = ReturnType<TarifaTest['actor']['getSnapshot']>;

const isLoading = (snapshot: Snapshot) => snapshot.matches('loading');
const done = (output: readonly PlanTarifa[]) => ({ type: 'xstate.done.actor.load', output, actorId: 'load' });

/** The events: choices, and the end of a call. A result is named after the plan of its call. */
const happenings: Readonly<Record<string, { event: AnyEventObject; make?: (t: TarifaTest) => unknown }>> = {
  'plan A': { event: wanted(wish('A')) },
  'plan A, option 2': { event: wanted(wish('A', '2')) },
  'plan A, option 2, currency 2': { event: wanted(wish('A', '2', '2')) },
  'plan A, no option': { event: wanted(wish('A', '')) },
  'plan B': { event: wanted(wish('B')) },
  'plan A of another product': { event: wanted(wish('A', '1', '1', 2502)) },
  nothing: { event: wanted(null) },
  retry: { event: retry },
  'values taken': { event: taken() },
  'values taken but one': { event: taken([conflict]) },
  'conflict answered': { event: answered },
  'task over': { event: { type: 'xstate.after.nextTask.tarifa.found' }, make: (t) => t.endTask() },
  answered: { event: done(tarifasOf('?')), make: (t) => t.load.call().answer(tarifasOf(t.load.call().input.plan)) },
  'answered without rows': { event: done([]), make: (t) => t.load.call().answer([]) },
  failed: {
    event: { type: 'xstate.error.actor.load', error: offline, actorId: 'load' },
    make: (t) => t.load.call().fail(offline),
  },
};
const events = Object.entries(happenings).map(([name, { event }]) => ({ ...event, name })) as unknown as readonly TarifaEvent[];
const nameOf = (event: TarifaEvent) => (event as unknown as { name: string }).name;

function essence({ value, context: { wanted: choice, loaded, failure } }: Snapshot): string {
  const whose = loaded && [loaded.query.cdProducto, loaded.query.plan, loaded.tarifas.length];
  return JSON.stringify([value, choice, whose, failure !== null]);
}

/** Whether the shown row belongs to the present choice. */
function holds(t: TarifaTest): void {
  const snapshot = t.actor.getSnapshot();
  const { wanted: choice, failure } = snapshot.context;
  const isHanded = snapshot.matches('asking') || snapshot.matches('taken');
  const isOnItsWay = snapshot.matches('found') || snapshot.matches('handing');
  const row = selectTarifa(snapshot)?.nombre ?? null;
  expect({
    row: row === null || row === `Plan ${choice?.plan}, opción ${choice?.opcion}, moneda ${choice?.moneda}`,
    found: (isOnItsWay || isHanded) === (row !== null),
    asked: snapshot.matches('asking') === snapshot.context.conflicts.length > 0,
    underWay: snapshot.hasTag('underWay') === (isLoading(snapshot) || isOnItsWay || snapshot.matches('asking')),
    idle: snapshot.matches('idle') === (choice === null),
    waiting: !snapshot.matches('waiting') || choice?.opcion === '',
    failed: snapshot.matches('failed') === (failure !== null),
    calls: t.load.calls.filter((call) => call.open()).length === (isLoading(snapshot) ? 1 : 0),
    busy: snapshot.hasTag('busy') === isLoading(snapshot),
  }).toEqual({
    row: true,
    found: true,
    asked: true,
    underWay: true,
    idle: true,
    waiting: true,
    failed: true,
    calls: true,
    busy: true,
  });
}

test('every path leads where the chart says, and no row of a former choice is ever found', async () => {
  // The types of xstate/graph know no emitted events.
  const logic = tarifaMachine as unknown as ActorLogic<Snapshot, TarifaEvent>;
  const filterEvents = (snapshot: Snapshot, { type }: AnyEventObject) =>
    !type.startsWith('xstate.') || (type.startsWith('xstate.after.') ? snapshot.matches('found') : isLoading(snapshot));
  const options = { events, filterEvents, serializeState: essence, limit: 10_000 };
  const map = getAdjacencyMap(logic, options);
  const shortest: readonly StatePath<Snapshot, TarifaEvent>[] = getShortestPaths(logic, options);
  const reached = new Set<unknown>();
  let count = 0;
  for (const path of shortest) {
    const ways: readonly Step<Snapshot, TarifaEvent>[] = path.steps.slice(1);
    reached.add(path.state.value);
    for (const { event, state } of Object.values(map[essence(path.state) as keyof typeof map]?.transitions ?? {})) {
      const t = createTestActor();
      for (const one of [...ways.map((step) => step.event), event]) {
        const { make, event: plain } = happenings[nameOf(one)] ?? {};
        if (make) await make(t);
        else t.actor.send(plain as TarifaEvent);
        holds(t);
      }
      const way = [...ways, { event }].map((step) => nameOf(step.event)).join(' → ');
      expect([way, essence(t.actor.getSnapshot())]).toEqual([way, essence(state)]);
      t.actor.stop();
      count += 1;
    }
  }
  await expectFigures('tarifa', 'every path', { situations: shortest.length, paths: count });
  expect([...reached].map(String).toSorted()).toEqual([
    'asking',
    'failed',
    'found',
    'handing',
    'idle',
    'loading',
    'missing',
    'taken',
    'waiting',
  ]);
});
