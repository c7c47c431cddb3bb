import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from './column-texts.ts';
import { createRowIndex, type IndexedColumn, type RowsWish, type ScheduleSlice } from './row-index.ts';
import { sortSliced } from './sort-sliced.ts';

interface Row {
  readonly name: string;
  readonly status: string;
  readonly day: string;
}

const columns: readonly IndexedColumn<Row>[] = [
  { id: 'Nombre', kind: 'text', text: ({ name }) => name },
  { id: 'Estatus', kind: 'status', text: ({ status }) => `Estatus ${status}`, facetKey: ({ status }) => status },
  { id: 'Fecha', kind: 'day', text: ({ day }) => day },
];
const nothing: RowsWish = { sort: null, filters: [], text: '' };

/** A scheduler whose slices run when the test says so, one step of work each. */
function handSchedule() {
  let planned: { readonly isUrgent: boolean; readonly work: (mayGoOn: () => boolean) => void } | null = null;
  const schedule: ScheduleSlice = (isUrgent, work) => {
    planned = { isUrgent, work };
    return () => {
      planned = null;
    };
  };
  return {
    schedule,
    planned: () => planned && { isUrgent: planned.isUrgent },
    /** Runs one slice of some steps; tells whether there was one. */
    run(steps: number): boolean {
      const now = planned;
      planned = null;
      let left = steps;
      now?.work(() => left-- > 0);
      return now !== null;
    },
  };
}

const few: readonly Row[] = [
  { name: 'Ñico', status: '1', day: '02-01-2026' },
  { name: 'nube', status: '6', day: '31-12-2025' },
  { name: 'Óscar', status: '1', day: '--' },
  { name: "D'Óleo", status: '7', day: '01-02-2026' },
];
const many: readonly Row[] = Array.from({ length: 5000 }, (_, index) => ({
  name: `Nombre ${(index * 7919) % 5000}`,
  status: String(index % 3),
  day: '01-01-2026',
}));

describe('A few rows', () => {
  const { schedule, planned } = handSchedule();
  const index = createRowIndex(few, columns, schedule);
  const names = (wish: Partial<RowsWish>) => [...(index.arrange({ ...nothing, ...wish }) ?? [])].map((row) => few[row]?.name);

  test('are arranged at once, without waiting', () => {
    expect(names({})).toEqual(['Ñico', 'nube', 'Óscar', "D'Óleo"]);
    expect(names({ sort: { column: 'Nombre', direction: 'asc' } })).toEqual(["D'Óleo", 'nube', 'Ñico', 'Óscar']);
    expect(names({ sort: { column: 'Fecha', direction: 'desc' } })).toEqual(["D'Óleo", 'Ñico', 'nube', 'Óscar']);
    expect(names({ sort: { column: 'Color', direction: 'desc' } })).toEqual(['Ñico', 'nube', 'Óscar', "D'Óleo"]);
    expect(names({ text: 'oscar ESTATUS' })).toEqual(['Óscar']);
    expect(
      names({
        sort: { column: 'Nombre', direction: 'desc' },
        filters: [{ column: 'Estatus', filter: { kind: 'values', values: ['1', '7'] } }],
      }),
    ).toEqual(['Óscar', 'Ñico', "D'Óleo"]);
    expect(planned()).toBe(null);
    expect(index.version()).toBe(0);
  });

  test('are counted under the filters of other columns, and labelled as shown', () => {
    const wish: RowsWish = {
      ...nothing,
      filters: [
        { column: 'Estatus', filter: { kind: 'values', values: ['7'] } },
        { column: 'Fecha', filter: { kind: 'days', from: '2026-01-01', to: null } },
      ],
    };
    expect(index.count('Estatus', wish)).toEqual([
      { value: '1', label: 'Estatus 1', count: 1 },
      { value: '7', label: 'Estatus 7', count: 1 },
    ]);
    expect([index.labelOf('Estatus', '6'), index.labelOf('Estatus', '9')]).toEqual(['Estatus 6', undefined]);
  });
});

describe('Many rows', () => {
  test('are computed ahead in slices, and then arranged at once', () => {
    const hand = handSchedule();
    const index = createRowIndex(many, columns, hand.schedule);
    let notifications = 0;
    index.subscribe(() => {
      notifications += 1;
    });
    const end = index.begin();
    expect(hand.planned()).toEqual({ isUrgent: false });
    let slices = 0;
    while (hand.run(10)) slices += 1;
    expect(slices).toBeGreaterThan(10);
    expect(notifications).toBeGreaterThan(0);
    const order = index.arrange({ ...nothing, sort: { column: 'Nombre', direction: 'asc' } });
    expect([...(order ?? [])].slice(0, 3).map((row) => many[row]?.name)).toEqual(['Nombre 0', 'Nombre 1', 'Nombre 10']);
    expect(index.arrange({ ...nothing, text: 'nombre 4999' })?.length).toBe(1);
    expect(hand.planned()).toBe(null);
    end();
  });

  test('are computed first when they are requested', () => {
    const hand = handSchedule();
    const index = createRowIndex(many, columns, hand.schedule);
    const end = index.begin();
    hand.run(3);
    const wish: RowsWish = { ...nothing, sort: { column: 'Fecha', direction: 'asc' } };
    expect(index.arrange(wish)).toBe(null);
    expect(hand.planned()).toEqual({ isUrgent: true });
    const found: Int32Array[] = [];
    index.subscribe(() => {
      const order = index.arrange(wish);
      if (order) found.push(order);
    });
    while (found.length === 0 && hand.planned()?.isUrgent) hand.run(1);
    expect(found[0]?.length).toBe(many.length);
    while (hand.planned()) hand.run(100);
    end();
  });

  test('are no longer computed after the end', () => {
    const hand = handSchedule();
    const end = createRowIndex(many, columns, hand.schedule).begin();
    end();
    expect(hand.planned()).toBe(null);
  });
});

const compare = ([a]: readonly [number, number], [b]: readonly [number, number]) => a - b;

test('Sorting in slices gives what sorting at once gives', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.nat()), { minLength: 700, maxLength: 1500, size: 'max' });
  fc.assert(
    fc.property(pairs, (items) => {
      expect(finish(sortSliced(items, compare))).toEqual(items.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});
