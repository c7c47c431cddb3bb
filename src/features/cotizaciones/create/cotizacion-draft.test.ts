import { describe, expect, test } from 'vitest';
import {
  after,
  arriveAt,
  chosen,
  cotizar,
  type CotizacionTest,
  lost,
  order,
  typed as typedEvent,
} from '../../../../tests/support/cotizacion-machine.ts';
import { draftOf, progressOf, typedOf } from './cotizacion-draft.ts';
import { newCotizacion } from './cotizacion-form.ts';

const baseline = newCotizacion('2026-11-22');
const typed = { ...baseline, producto: '2501', numeroDocumento: '001-1391825-4' };
const keep = (t: CotizacionTest, held = typed, producto: string | null = 'Vehículo') =>
  draftOf(t.actor.getSnapshot(), held, baseline, producto);

describe('The draft of a quote', () => {
  test('is null while the form holds its opening values, whatever a rate has noted', () => {
    expect(keep(arriveAt.editing(), baseline)).toBeNull();
    expect(keep(arriveAt.editing(), { ...baseline, delPlan: { a: '1' }, tarifas: { 1: '2/1/1' } })).toBeNull();
  });

  test('holds the typed values, and its label names product and document if known', () => {
    expect(keep(arriveAt.editing())).toEqual({
      step: 'form',
      attempted: [],
      uncertain: false,
      label: 'Vehículo · 001-1391825-4',
      values: { ...typed, numero: '', noItem: '', sent: null },
    });
    expect(keep(arriveAt.editing(), { ...typed, numeroDocumento: '' }, null)?.label).toBe('cotización');
  });

  test('holds the number and the plan that the service has given', async () => {
    const kept = keep(after(await arriveAt.rated(), chosen(2)));
    expect([kept?.values.numero, kept?.values.noItem, kept?.uncertain]).toEqual(['900', '2', false]);
    expect(kept && typedOf(kept.values)).toEqual(typed);
  });

  test('is uncertain during a rating and after a lost answer, and holds the sent order', async () => {
    const t = arriveAt.rating();
    expect([keep(t)?.uncertain, keep(t)?.values.sent]).toEqual([true, order('a')]);
    await t.rate.call().fail(lost);
    expect([keep(t)?.uncertain, keep(t)?.values.sent]).toEqual([true, order('a')]);
    // While the lost rating is looked for, the draft keeps the order that may have been written.
    t.send(typedEvent('b'), cotizar('b'));
    expect(keep(t)?.values.sent).toEqual(order('a'));
  });
});

const progress = (t: CotizacionTest) => progressOf(t.actor.getSnapshot());

test('The machine’s part of a draft changes with number, plan and rating, not with typing', async () => {
  const editing = progress(arriveAt.editing());
  expect(progress(after(arriveAt.editing(), typedEvent('a')))).toBe(editing);
  const rated = await arriveAt.rated();
  const seen = [editing, progress(arriveAt.rating()), progress(rated), progress(after(rated, chosen(2)))];
  expect(new Set(seen).size).toBe(4);
});
