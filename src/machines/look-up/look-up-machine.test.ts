import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { Documento } from '../../domain/documents.ts';
import type { Failure } from '../../domain/failure.ts';
import { lookUpMachine, provideLookUp } from './look-up-machine.ts';

interface Found {
  readonly id: number;
}

const operation = 'fetchClienteByDocumento';
const offline: Failure = { kind: 'transport', operation };
const cedula = (nuDocumento: string): Documento => ({ tipoDocumento: 'CED', nuDocumento });
const ana = cedula('00113918205');
const luis = cedula('00113918206');

function createTestActor() {
  const find = controllable<Found | null, Documento>();
  const clock = new SimulatedClock();
  const { machine, selectFound } = provideLookUp(find.logic);
  const actor = createActor(machine, { input: { operation }, clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    find,
    rest: (time = 500) => clock.increment(time),
    edit: ({ tipoDocumento, nuDocumento }: Documento, complete = true) =>
      actor.send({ type: 'documento.edited', tipoDocumento, nuDocumento, complete }),
    see() {
      const snapshot = actor.getSnapshot();
      const { documento, failure } = snapshot.context;
      return {
        state: snapshot.value,
        documento,
        found: selectFound(snapshot),
        failure,
        busy: snapshot.hasTag('busy'),
        notices: [...notices],
        calls: find.calls.map(({ input, signal }) => ({ ...input, aborted: signal.aborted })),
      };
    },
  };
}

const idle = { state: 'idle', documento: null, found: null, failure: null, busy: false, notices: [], calls: [] };
const resting = { ...idle, state: 'resting', documento: ana };
const call = { ...ana, aborted: false };
const cut = { ...ana, aborted: true };
const looking = { ...resting, state: 'looking', busy: true, calls: [call] };
const found = { ...looking, state: 'found', found: { id: 7 }, busy: false };
const missing = { ...looking, state: 'missing', busy: false };
const failed = { ...looking, state: 'failed', busy: false, failure: offline, notices: [{ type: 'failed', failure: offline }] };

const states = ['idle', 'resting', 'looking', 'found', 'missing', 'failed'] as const;
const withDocumento = ['resting', 'looking', 'found', 'missing', 'failed'] as const;

interface Arrived {
  readonly t: ReturnType<typeof createTestActor>;
  readonly before: { readonly notices: readonly unknown[]; readonly calls: readonly unknown[] };
}

const arrive: Readonly<Record<(typeof states)[number], () => Promise<Arrived>>> = {
  async idle() {
    return { t: createTestActor(), before: idle };
  },
  async resting() {
    const t = createTestActor();
    t.edit(ana);
    return { t, before: resting };
  },
  async looking() {
    const { t } = await arrive.resting();
    t.rest();
    return { t, before: looking };
  },
  async found() {
    const { t } = await arrive.looking();
    await t.find.call().answer({ id: 7 });
    return { t, before: found };
  },
  async missing() {
    const { t } = await arrive.looking();
    await t.find.call().answer(null);
    return { t, before: missing };
  },
  async failed() {
    const { t } = await arrive.looking();
    await t.find.call().fail(offline);
    return { t, before: failed };
  },
};

describe('A look-up', () => {
  test.each(states)('can be %s', async (state) => {
    const { t, before } = await arrive[state]();
    expect(t.see()).toEqual(before);
  });

  test('calls the service once typing has paused for half a second, and not before', () => {
    const t = createTestActor();
    t.edit(ana);
    t.rest(499);
    expect(t.see()).toEqual(resting);
    t.rest(1);
    expect(t.see()).toEqual(looking);
    t.rest(5000);
    expect(t.see()).toEqual(looking);
  });

  test('counts the pause from the last edit, and looks up that document only', () => {
    const t = createTestActor();
    t.edit(luis);
    t.rest(400);
    t.edit(ana);
    t.rest(400);
    expect(t.see()).toEqual(resting);
    t.rest(100);
    expect(t.see()).toEqual(looking);
  });

  test('drops the separators', () => {
    const t = createTestActor();
    t.edit(cedula(' 001-1391820-5 '));
    t.rest();
    expect(t.see()).toEqual(looking);
  });

  test.each(states)('is idle when the document is incomplete, without a call: from %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.edit(cedula('001'), false);
    const calls = before.calls.map(() => (state === 'looking' ? cut : call));
    expect(t.see()).toEqual({ ...idle, notices: before.notices, calls });
    t.rest();
    expect(t.see().state).toBe('idle');
  });

  test.each([cedula(''), cedula(' - '), { tipoDocumento: '', nuDocumento: '1' }])(
    'takes %j for incomplete, even as `complete`',
    (documento) => {
      const t = createTestActor();
      t.edit(documento);
      expect(t.see()).toEqual(idle);
    },
  );

  test.each(withDocumento)('of the same document changes nothing: %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.edit(ana);
    t.edit(cedula('001-1391820-5'));
    expect(t.see()).toEqual(before);
  });

  test.each(withDocumento)('starts again with another document: %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.edit(luis);
    const calls = before.calls.map(() => (state === 'looking' ? cut : call));
    expect(t.see()).toEqual({ ...idle, state: 'resting', documento: luis, notices: before.notices, calls });
    t.rest();
    expect(t.find.call().input).toEqual(luis);
  });

  test('of another document type starts again, too', async () => {
    const { t } = await arrive.found();
    t.edit({ ...ana, tipoDocumento: 'PAS' });
    expect(t.see()).toMatchObject({ state: 'resting', found: null });
  });
});

describe('A look-up whose document is edited during the call', () => {
  const second = { ...luis, aborted: false };

  test.each([
    ['comes first', [0, 1]],
    ['comes last', [1, 0]],
  ] as const)('drops the late answer when it %s', async (_, order) => {
    const { t } = await arrive.looking();
    t.edit(luis);
    t.rest();
    const answers = [{ id: 7 }, null];
    for (const index of order) await t.find.call(index).answer(answers[index] ?? null);
    expect(t.see()).toEqual({ ...missing, documento: luis, calls: [cut, second] });
  });

  test('drops the late answer while typing pauses', async () => {
    const { t } = await arrive.looking();
    t.edit(luis);
    await t.find.call().answer({ id: 7 });
    expect(t.see()).toEqual({ ...resting, documento: luis, calls: [cut] });
  });

  test('drops the late failure silently', async () => {
    const { t } = await arrive.looking();
    t.edit(luis);
    t.rest();
    await t.find.call(0).fail(offline);
    expect(t.see()).toEqual({ ...looking, documento: luis, calls: [cut, second] });
  });

  test('looks the first document up again when it returns', async () => {
    const { t } = await arrive.looking();
    t.edit(luis);
    t.edit(ana);
    t.rest();
    await t.find.call(0).answer({ id: 1 });
    await t.find.call(1).answer({ id: 7 });
    expect(t.see()).toEqual({ ...found, calls: [cut, call] });
  });

  test('drops what arrives after the screen was left', async () => {
    const { t } = await arrive.looking();
    t.actor.stop();
    await t.find.call().answer({ id: 7 });
    expect(t.see()).toEqual({ ...looking, calls: [cut] });
  });
});

describe('A look-up that is retried', () => {
  test.each(['resting', 'found', 'missing', 'failed'] as const)('calls the service at once, and once: from %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    const again = { ...looking, notices: before.notices, calls: [...before.calls, call] };
    expect(t.see()).toEqual(again);
    t.rest();
    expect(t.see()).toEqual(again);
  });

  test('does nothing without a document', () => {
    const t = createTestActor();
    t.actor.send({ type: 'retry' });
    expect(t.see()).toEqual(idle);
  });
});

describe('A look-up that gets the result of another call', () => {
  test.each(withDocumento)('takes it, without a call of its own: from %s', async (state) => {
    const { t, before } = await arrive[state]();
    t.actor.send({ type: 'documento.found', data: { id: 9 } });
    const calls = before.calls.map(() => (state === 'looking' ? cut : call));
    expect(t.see()).toEqual({ ...found, found: { id: 9 }, notices: before.notices, calls });
    t.rest();
    expect(t.see().calls).toEqual(calls);
    t.edit(luis);
    expect(t.see()).toMatchObject({ state: 'resting', found: null });
  });
});

test('A look-up without its call fails with its name', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(lookUpMachine, { input: { operation }, clock });
  const notices = noticesOf(actor);
  actor.start();
  const settled = new Promise((resolve) => {
    actor.subscribe((snapshot) => snapshot.matches('failed') && resolve(snapshot.context.failure));
  });
  actor.send({ type: 'documento.edited', ...ana, complete: true });
  clock.increment(500);
  const failure = { kind: 'unreadable', operation, status: 0 };
  expect(await settled).toEqual(failure);
  expect(notices).toEqual([{ type: 'failed', failure }]);
});
