import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { anulada, emision, estado, notRead, pendiente, procesada } from '../../../tests/support/emision-machine.ts';
import { expectFigures } from '../../../tests/support/figures.ts';
import { controllable, settle } from '../../../tests/support/machines.ts';
import type { EstadoCotizacion } from '../../domain/emisiones.ts';
import { comprobacionMachine } from './comprobacion-machine.ts';

const pauses = [1000, 2000, 4000, 8000, 15_000];

function createTestActor(numero = 900) {
  const read = controllable<EstadoCotizacion, { readonly numero: number }>();
  const clock = new SimulatedClock();
  const actor = createActor(comprobacionMachine.provide({ actors: { readEstado: read.logic } }), { input: { numero }, clock });
  actor.start();
  return {
    actor,
    read,
    async wait(time: number) {
      clock.increment(time);
      await settle();
    },
    see() {
      const { value, status, output } = actor.getSnapshot();
      return { state: value, done: status === 'done', output, asked: read.calls.map(({ input }) => input.numero) };
    },
  };
}

const asking = { state: 'asking', done: false, output: undefined, asked: [900] };
const known = { ...asking, state: 'known', done: true };

const answers = {
  issued: procesada,
  closed: anulada,
  notIssued: pendiente,
  fails: null,
} as const satisfies Record<string, EstadoCotizacion | null>;
type Answer = keyof typeof answers;

async function answer(t: ReturnType<typeof createTestActor>, which: Answer): Promise<void> {
  const readings = answers[which];
  if (readings) await t.read.call().answer(readings);
  else await t.read.call().fail(notRead);
}

describe('The outcome of an attempt', () => {
  test('is read at once, by the number of the quote', () => {
    expect(createTestActor(901).see()).toEqual({ ...asking, asked: [901] });
  });

  test.each([
    ['its policy', procesada],
    ['no policy', estado(3)],
  ])('is known when the quote was processed, with %s', async (_, readings) => {
    const t = createTestActor();
    await t.read.call().answer(readings);
    expect(t.see()).toEqual({ ...known, output: { kind: 'issued', estado: readings } });
  });

  test.each([0, 2, 4, 7, 99])('is known when the quote can no longer be issued: status %i', async (idEstatus) => {
    const t = createTestActor();
    await t.read.call().answer(estado(idEstatus));
    expect(t.see()).toEqual({ ...known, output: { kind: 'closed', estado: estado(idEstatus) } });
  });

  test('is nothing only after four such readings with their pauses; the last one is kept', async () => {
    const t = createTestActor();
    await t.read.call().answer(estado(1));
    expect(t.see()).toEqual({ ...asking, state: 'resting' });
    await t.wait(1000);
    await t.read.call().answer(estado(6));
    expect(t.see()).toEqual({ ...asking, state: 'resting', asked: [900, 900] });
    await t.wait(2000);
    await t.read.call().answer(estado(1));
    expect(t.see()).toEqual({ ...asking, state: 'resting', asked: [900, 900, 900] });
    await t.wait(3999);
    expect(t.see()).toEqual({ ...asking, state: 'resting', asked: [900, 900, 900] });
    await t.wait(1);
    await t.read.call().answer(estado(6, emision));
    const output = { kind: 'notIssued', estado: estado(6, emision) };
    expect(t.see()).toEqual({ ...known, output, asked: [900, 900, 900, 900] });
  });

  test('is not read any more once it is stopped; a late answer changes nothing', async () => {
    const t = createTestActor();
    await t.read.call().fail(notRead);
    await t.wait(1000);
    t.actor.stop();
    expect(t.read.call().signal.aborted).toBe(true);
    await t.read.call().answer(procesada);
    await t.wait(60_000);
    expect([t.actor.getSnapshot().value, t.read.calls.length]).toEqual(['asking', 2]);
  });
});

/** The expected outcome after these readings; null while the machine goes on. */
function endOf(readings: readonly Answer[]): string | null {
  const last = readings.at(-1);
  if (last === 'issued' || last === 'closed') return last;
  if (readings.filter((one) => one === 'notIssued').length === 4) return 'notIssued';
  return readings.length === 6 ? 'unknown' : null;
}

function ways(readings: readonly Answer[] = []): readonly (readonly Answer[])[] {
  if (endOf(readings) !== null) return [readings];
  return (['issued', 'closed', 'notIssued', 'fails'] as const).flatMap((next) => ways([...readings, next]));
}

/** The snapshots of a sequence: during each reading, before each pause ends, and at the end. */
async function walk(readings: readonly Answer[]): Promise<unknown> {
  const t = createTestActor();
  const seen: unknown[] = [];
  for (const [index, which] of readings.entries()) {
    await t.wait(120_000);
    seen.push(t.see());
    await answer(t, which);
    if (index === readings.length - 1) break;
    await t.wait((pauses[index] ?? 0) - 1);
    seen.push(t.see());
    await t.wait(1);
  }
  await t.wait(120_000);
  return { readings, seen: [...seen, t.see()] };
}

function walkOf(readings: readonly Answer[]): unknown {
  const kind = endOf(readings);
  const output = kind === 'unknown' ? { kind } : { kind, estado: answers[readings.at(-1) ?? 'fails'] };
  const seen = readings.flatMap((_, index) => {
    const asked = Array.from({ length: index + 1 }, () => 900);
    if (index < readings.length - 1)
      return [
        { ...asking, asked },
        { ...asking, state: 'resting', asked },
      ];
    return [
      { ...asking, asked },
      { state: kind === 'unknown' ? 'unknown' : 'known', done: true, output, asked },
    ];
  });
  return { readings, seen };
}

test('every path: each reading leads to another one right after its pause, or to the expected outcome', async () => {
  const all = ways();
  for (const readings of all) expect(await walk(readings)).toEqual(walkOf(readings));
  await expectFigures('comprobacion', 'every row of answers', { paths: all.length });
  expect(new Set(all.map(endOf))).toEqual(new Set(['issued', 'closed', 'notIssued', 'unknown']));
});
