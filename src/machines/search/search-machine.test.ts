import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Found, LookUp, SearchKind } from '../../domain/search.ts';
import { searchMachine } from './search-machine.ts';

const of900: readonly LookUp[] = [
  { kind: 'cotizacion', numero: 900 },
  { kind: 'poliza', numero: 900 },
  { kind: 'siniestro', numero: 900 },
  { kind: 'cliente', documento: '900' },
];
const ofAna: readonly LookUp[] = [{ kind: 'cliente', documento: '00113918254' }];
const cotizacion: Found = { kind: 'cotizacion', row: { nuCotizacion: 900, idEstatus: 1 } };
const poliza: Found = { kind: 'poliza', row: { numeroPoliza: 900, numeroCertificado: 1 } };
const offline: Failure = { kind: 'transport', operation: 'fetchPolizas' };

function createTestActor() {
  const lookUp = controllable<readonly Found[], LookUp | undefined>();
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine.provide({ actors: { lookUp: lookUp.logic } }), { clock });
  actor.start();
  const asked = () => lookUp.calls.filter(({ input }) => input !== undefined);
  return {
    actor,
    rest: (time = 300) => clock.increment(time),
    type: (...lookUps: readonly LookUp[]) => actor.send({ type: 'typed', lookUps }),
    call(kind: SearchKind, index = -1) {
      const found = asked()
        .filter(({ input }) => input?.kind === kind)
        .at(index);
      if (!found) throw new Error(`Nobody asked for ${kind}`);
      return found;
    },
    see() {
      const snapshot = actor.getSnapshot();
      const { answers, first } = snapshot.context;
      return {
        state: snapshot.value,
        busy: snapshot.hasTag('busy'),
        answers,
        first,
        calls: asked().map(({ input, signal }) => [input?.kind, signal.aborted]),
      };
    },
  };
}

const loading = { status: 'loading' };
const nothing = { status: 'nothing' };
const calls = [
  ['cotizacion', false],
  ['poliza', false],
  ['siniestro', false],
  ['cliente', false],
];
const cut = calls.map(([kind]) => [kind, true]);
const idle = { state: 'idle', busy: false, answers: {}, first: null, calls: [] };
const resting = { ...idle, state: 'resting' };
const looking = {
  state: 'looking',
  busy: true,
  answers: { cotizacion: loading, poliza: loading, siniestro: loading, cliente: loading },
  first: null,
  calls,
};
const answers = {
  cotizacion: { status: 'found', found: [cotizacion] },
  poliza: { status: 'failed', failure: offline },
  siniestro: nothing,
  cliente: nothing,
};
const answered = { ...looking, state: 'answered', busy: false, answers, first: 'cotizacion' };

const states = ['idle', 'resting', 'looking', 'answered'] as const;

interface Arrived {
  readonly t: ReturnType<typeof createTestActor>;
  readonly before: { readonly calls: readonly unknown[] };
}

const arrive: Readonly<Record<(typeof states)[number], () => Promise<Arrived>>> = {
  async idle() {
    return { t: createTestActor(), before: idle };
  },
  async resting() {
    const t = createTestActor();
    t.type(...of900);
    return { t, before: resting };
  },
  async looking() {
    const { t } = await arrive.resting();
    t.rest();
    return { t, before: looking };
  },
  async answered() {
    const { t } = await arrive.looking();
    await t.call('siniestro').answer([]);
    await t.call('cotizacion').answer([cotizacion]);
    await t.call('poliza').fail(offline);
    await t.call('cliente').answer([]);
    return { t, before: answered };
  },
};

describe('A search', () => {
  test.each(states)('can be %s', async (state) => {
    const { t, before } = await arrive[state]();
    expect(t.see()).toEqual(before);
  });

  test('looks everything up at once when typing has paused for 300 ms, and not before', () => {
    const t = createTestActor();
    t.type(...of900);
    t.rest(299);
    expect(t.see()).toEqual(resting);
    t.rest(1);
    expect(t.see()).toEqual(looking);
    t.rest(10_000);
    expect(t.see()).toEqual(looking);
  });

  test('counts the pause from the last key, even with the same text', () => {
    const t = createTestActor();
    t.type(...ofAna);
    t.rest(200);
    t.type(...of900);
    t.rest(200);
    t.type(...of900);
    t.rest(200);
    expect(t.see()).toEqual(resting);
    t.rest(100);
    expect(t.see()).toEqual(looking);
  });

  test('looks up only what the text may be', async () => {
    const t = createTestActor();
    t.type(...ofAna);
    t.rest();
    expect(t.see()).toEqual({ ...looking, answers: { cliente: loading }, calls: [['cliente', false]] });
    await t.call('cliente').answer([]);
    expect(t.see()).toEqual({ ...answered, answers: { cliente: nothing }, first: null, calls: [['cliente', false]] });
  });

  test.each(states)('of words is idle, and drops its calls and answers: from %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.type();
    expect(t.see()).toEqual({ ...idle, calls: state === 'looking' ? cut : before.calls });
    t.rest();
    expect(t.see().state).toBe('idle');
  });

  test.each(states)('starts again with the next key: from %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.type(...ofAna);
    const former = state === 'looking' ? cut : before.calls;
    expect(t.see()).toEqual({ ...resting, calls: former });
    t.rest();
    expect(t.see()).toEqual({ ...looking, answers: { cliente: loading }, calls: [...former, ['cliente', false]] });
  });

  test('cancels its calls when it is closed', async () => {
    const { t } = await arrive.looking();
    t.actor.stop();
    expect(t.see().calls).toEqual(cut);
  });
});

describe('The answers of a search', () => {
  test.each([
    ['in the order of the questions', [0, 1, 2, 3]],
    ['in the opposite order', [3, 2, 1, 0]],
    ['in any order', [2, 0, 3, 1]],
  ] as const)('are kept by kind as they arrive, %s', async (_, order) => {
    const { t } = await arrive.looking();
    const answer = [
      () => t.call('cotizacion').answer([cotizacion]),
      () => t.call('poliza').fail(offline),
      () => t.call('siniestro').answer([]),
      () => t.call('cliente').answer([]),
    ] as const;
    const shown: Partial<Record<SearchKind, unknown>> = { ...looking.answers };
    for (const [count, index] of order.entries()) {
      await answer[index]();
      const kind = of900[index]?.kind ?? 'cliente';
      shown[kind] = answers[kind];
      expect(t.see().answers).toEqual(shown);
      expect(t.see().state).toBe(count === 3 ? 'answered' : 'looking');
    }
    expect(t.see()).toEqual(answered);
  });

  test('mark the kind that was found first', async () => {
    const { t } = await arrive.looking();
    await t.call('siniestro').answer([]);
    expect(t.see().first).toBeNull();
    await t.call('poliza').answer([poliza]);
    await t.call('cotizacion').answer([cotizacion]);
    expect(t.see().first).toBe('poliza');
  });

  test.each([
    ['before', 0],
    ['after', 300],
  ])('of another text are never shown: they arrive %s the typing pauses again', async (_, time) => {
    const { t } = await arrive.looking();
    const late = { cotizacion: t.call('cotizacion'), poliza: t.call('poliza') };
    t.type(...of900);
    t.rest(time);
    const shown = { ...(time === 0 ? resting : looking), calls: [...cut, ...(time === 0 ? [] : calls)] };
    await late.cotizacion.answer([cotizacion]);
    await late.poliza.fail(offline);
    expect(t.see()).toEqual(shown);
  });

  test('that can not be read are failures of their call', async () => {
    const { t } = await arrive.looking();
    await t.call('cliente').fail(new Error('boom'));
    expect(t.see().answers.cliente).toEqual({
      status: 'failed',
      failure: { kind: 'unreadable', operation: 'fetchClientes', status: 0 },
    });
  });
});

const unprovided = (operation: string) => ({ status: 'failed', failure: { kind: 'unreadable', operation, status: 0 } });

test('A search without its calls fails with their names', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine, { clock });
  actor.start();
  const settled = new Promise((resolve) => {
    actor.subscribe((snapshot) => snapshot.matches('answered') && resolve(snapshot.context.answers));
  });
  actor.send({ type: 'typed', lookUps: of900 });
  clock.increment(300);
  expect(await settled).toEqual({
    cotizacion: unprovided('fetchCotizaciones'),
    poliza: unprovided('fetchPolizas'),
    siniestro: unprovided('fetchSiniestros'),
    cliente: unprovided('fetchClientes'),
  });
});
