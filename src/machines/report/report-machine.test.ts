import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { expectFigures } from '../../../tests/support/figures.ts';
import { controllable, noticesOf } from '../../../tests/support/machines.ts';
import type { Failure } from '../../domain/failure.ts';
import { asSpreadsheet, type ReporteOrder, reporteOrder, reportes } from '../../domain/reportes.ts';
import { isStale, isUnderWay, reportMachine } from './report-machine.ts';

const operation = 'createReporte';
const order = (corte: string) => reporteOrder(reportes.JRTE10069, { entidad: '1', corte });
const first = order('2026-10-31');
const second = order('2026-11-20');
const sheet = asSpreadsheet(first, 'saldo.xlsx');
const file = new Blob(['%PDF-1']);
const other = new Blob(['%PDF-2']);
const offline: Failure = { kind: 'transport', operation, code: 'JRTE10069' };
const cancelled: Failure = { kind: 'cancelled', operation };

function createTestActor() {
  const generate = controllable<Blob, { readonly order: ReporteOrder | null }>();
  const download = controllable<void, { readonly order: ReporteOrder | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(reportMachine.provide({ actors: { generate: generate.logic, download: download.logic } }), { clock });
  const notices = noticesOf(actor);
  actor.start();
  return {
    actor,
    generate,
    download,
    notices,
    wait: (time: number) => clock.increment(time),
    request: (asked: ReporteOrder) => actor.send({ type: 'report.requested', order: asked }),
    change: (wanted: ReporteOrder | null) => actor.send({ type: 'form.changed', order: wanted }),
    see() {
      const snapshot = actor.getSnapshot();
      const { made, failure } = snapshot.context;
      return {
        state: snapshot.value.report,
        made,
        failure,
        stale: isStale(snapshot.context),
        underWay: isUnderWay(snapshot.context),
        calls: generate.calls.map(({ input, signal }) => ({ order: input.order, aborted: signal.aborted })),
      };
    },
  };
}

const untouched = { state: 'editing', made: null, failure: null, stale: false, underWay: false, calls: [] };
const generating = {
  ...untouched,
  state: { generating: 'quick' },
  underWay: true,
  calls: [{ order: first, aborted: false }],
};
const shown = {
  ...generating,
  state: { shown: 'fresh' },
  made: { order: first, file },
  underWay: false,
  calls: [{ order: first, aborted: false }],
};

async function madeActor() {
  const t = createTestActor();
  t.change(first);
  t.request(first);
  await t.generate.call().answer(file);
  return t;
}

describe('A report', () => {
  test('waits for its form', () => {
    expect(createTestActor().see()).toEqual(untouched);
  });

  test('is made and shown', async () => {
    const t = createTestActor();
    t.request(first);
    expect(t.see()).toEqual(generating);
    await t.generate.call().answer(file);
    expect(t.see()).toEqual(shown);
    expect(t.notices).toEqual([]);
  });

  test('that is requested twice is made once', () => {
    const t = createTestActor();
    t.request(first);
    t.request(first);
    expect(t.see()).toEqual(generating);
  });

  test('with a newer order wins; the answer of the first is never shown', async () => {
    const t = createTestActor();
    t.request(first);
    const [slow] = t.generate.calls;
    t.request(second);
    expect(t.see().calls).toEqual([
      { order: first, aborted: true },
      { order: second, aborted: false },
    ]);
    await slow?.answer(file);
    expect(t.see().made).toBeNull();
    await t.generate.call(1).answer(other);
    expect(t.see().made).toEqual({ order: second, file: other });
  });

  test('counts as slow after three seconds, and can be cancelled', () => {
    const t = createTestActor();
    t.request(first);
    t.wait(2999);
    expect(t.see().state).toEqual({ generating: 'quick' });
    t.wait(1);
    expect(t.see().state).toEqual({ generating: 'slow' });
    t.actor.send({ type: 'report.cancelled' });
    expect(t.see()).toEqual({ ...untouched, calls: [{ order: first, aborted: true }] });
  });

  test('that is cancelled leaves the one before on screen', async () => {
    const t = await madeActor();
    t.change(second);
    t.request(second);
    expect(t.see()).toMatchObject({ state: { generating: 'quick' }, made: shown.made, stale: true });
    t.actor.send({ type: 'report.cancelled' });
    expect(t.see()).toMatchObject({ state: { shown: 'stale' }, made: shown.made, stale: true });
  });

  test('is stale while the form differs, and is not when it matches again', async () => {
    const t = await madeActor();
    t.change(second);
    expect(t.see()).toEqual({ ...shown, state: { shown: 'stale' }, stale: true });
    t.change(null);
    expect(t.see()).toEqual({ ...shown, state: { shown: 'stale' }, stale: true });
    t.change(first);
    expect(t.see()).toEqual(shown);
  });

  test('whose form was changed while it was made is stale at once', async () => {
    const t = createTestActor();
    t.change(first);
    t.request(first);
    t.change(second);
    expect(t.see().underWay).toBe(false);
    await t.generate.call().answer(file);
    expect(t.see()).toMatchObject({ state: { shown: 'stale' }, made: shown.made, stale: true });
  });

  test('that fails has its reason and can be retried', async () => {
    const t = createTestActor();
    t.request(first);
    await t.generate.call().fail(offline);
    expect(t.see()).toEqual({ ...generating, state: 'failed', failure: offline });
    expect(t.notices).toEqual([{ type: 'failed', failure: offline }]);
    t.actor.send({ type: 'retry' });
    t.actor.send({ type: 'retry' });
    expect(t.see().calls).toEqual([
      { order: first, aborted: false },
      { order: first, aborted: false },
    ]);
    await t.generate.call().answer(file);
    expect(t.see()).toMatchObject({ state: { shown: 'fresh' }, made: shown.made, failure: null });
  });

  test('that fails leaves the one before on screen', async () => {
    const t = await madeActor();
    t.request(second);
    await t.generate.call().fail(offline);
    expect(t.see()).toMatchObject({ state: 'failed', made: shown.made, failure: offline });
    t.request(first);
    await t.generate.call().answer(other);
    expect(t.see()).toMatchObject({ state: { shown: 'fresh' }, made: { order: first, file: other }, failure: null });
  });

  test('of a session that ends is no failure', async () => {
    const t = createTestActor();
    t.request(first);
    await t.generate.call().fail(cancelled);
    expect(t.see()).toEqual({ ...untouched, calls: [{ order: first, aborted: false }] });
    expect(t.notices).toEqual([]);
  });

  test('of a screen that is left is cancelled, and its late answer changes nothing', async () => {
    const t = createTestActor();
    t.request(first);
    t.actor.stop();
    expect(t.generate.call().signal.aborted).toBe(true);
    await t.generate.call().answer(file);
    expect(t.see().made).toBeNull();
  });

  test('with any other error counts as unreadable', async () => {
    const t = createTestActor();
    t.request(first);
    await t.generate.call().fail(new Error('broken'));
    expect(t.see().failure).toEqual({ kind: 'unreadable', operation, status: 0 });
  });
});

const downloadOf = (t: ReturnType<typeof createTestActor>) => {
  const snapshot = t.actor.getSnapshot();
  return { state: snapshot.value.download, failure: snapshot.context.downloadFailure, calls: t.download.calls.length };
};
const ask = (t: ReturnType<typeof createTestActor>) => t.actor.send({ type: 'download.requested', order: sheet });

describe('Its download', () => {
  test('goes on beside the report, and once', async () => {
    const t = createTestActor();
    ask(t);
    t.request(first);
    ask(t);
    expect(downloadOf(t)).toEqual({ state: 'downloading', failure: null, calls: 1 });
    expect(t.download.call().input).toEqual({ order: sheet });
    await t.download.call().answer(undefined);
    expect(downloadOf(t)).toEqual({ state: 'saved', failure: null, calls: 1 });
    expect(t.see()).toEqual(generating);
    ask(t);
    expect(downloadOf(t)).toEqual({ state: 'downloading', failure: null, calls: 2 });
  });

  test('that fails has its own reason, and leaves the report alone', async () => {
    const t = await madeActor();
    ask(t);
    await t.download.call().fail(offline);
    expect(downloadOf(t)).toEqual({ state: 'failed', failure: offline, calls: 1 });
    expect(t.notices).toEqual([{ type: 'failed', failure: offline }]);
    expect(t.see()).toEqual(shown);
    ask(t);
    expect(downloadOf(t)).toEqual({ state: 'downloading', failure: null, calls: 2 });
  });

  test('can be cancelled', () => {
    const t = createTestActor();
    ask(t);
    t.actor.send({ type: 'download.cancelled' });
    expect(downloadOf(t)).toEqual({ state: 'idle', failure: null, calls: 1 });
    expect(t.download.call().signal.aborted).toBe(true);
  });

  test('of a session that ends is no failure', async () => {
    const t = createTestActor();
    ask(t);
    await t.download.call().fail(cancelled);
    expect(downloadOf(t)).toEqual({ state: 'idle', failure: null, calls: 1 });
    expect(t.notices).toEqual([]);
  });
});

describe('Its paths', () => {
  const events = [
    { type: 'report.requested', order: first },
    { type: 'report.requested', order: second },
    { type: 'report.cancelled' },
    { type: 'retry' },
    { type: 'form.changed', order: first },
    { type: 'form.changed', order: second },
    { type: 'form.changed', order: null },
    { type: 'download.requested', order: sheet },
    { type: 'download.cancelled' },
    { type: 'xstate.done.actor.generate', output: file, actorId: 'generate' },
    { type: 'xstate.error.actor.generate', error: offline, actorId: 'generate' },
    { type: 'xstate.error.actor.generate', error: cancelled, actorId: 'generate' },
    { type: 'xstate.done.actor.download', output: undefined, actorId: 'download' },
    { type: 'xstate.error.actor.download', error: offline, actorId: 'download' },
    { type: 'xstate.after.slowAfter.report.report.generating.quick' },
  ] as const;

  test('are all walked: each ends in a state that shows what it holds', async () => {
    const paths = getShortestPaths(reportMachine, {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of actors are events, too
      events: events as never,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.made?.order.request.params, isStale(context), isUnderWay(context)]),
    });
    const states = new Set<string>();
    for (const { state } of paths) {
      const { value, context } = state;
      const where = JSON.stringify(value.report);
      states.add(where);
      expect(where.includes('stale')).toBe(where.includes('shown') && isStale(context));
      expect(context.made !== null || !where.includes('shown')).toBe(true);
      expect(where === '"editing"' && context.made !== null).toBe(false);
      expect(context.failure !== null).toBe(where === '"failed"');
      expect(context.order !== null).toBe(where.includes('generating') || where === '"failed"');
      expect(state.hasTag('busy')).toBe(where.includes('generating'));
      expect(context.downloadFailure !== null).toBe(value.download === 'failed');
    }
    expect([...states].toSorted()).toEqual([
      '"editing"',
      '"failed"',
      '{"generating":"quick"}',
      '{"generating":"slow"}',
      '{"shown":"fresh"}',
      '{"shown":"stale"}',
    ]);
    expect(paths.length).toBeGreaterThan(100);
    await expectFigures('report', 'every situation', { paths: paths.length });
  });
});
