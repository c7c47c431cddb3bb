import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeChoices, encodeColumn, finish } from './column-texts.ts';
import { type ColumnFilter, countChoices, countRanges, foldValues, passAll, passColumn, passText } from './row-filters.ts';

const column = (shown: readonly string[]) => finish(encodeColumn(shown.length, (row) => shown[row] ?? ''));
const choices = (shown: readonly string[]) => ({ ...column(shown), labels: column(shown).values });
const folded = (shown: readonly string[]) => {
  const { values, codes } = column(shown);
  return { folded: finish(foldValues(values)), codes };
};

const status = ['Abierta', 'Cerrada', 'Abierta', '--', ''];
const days = ['20-11-2026', '21-11-2026 10:00', '--', '31-12-2026', '01-01-2027'];
const rowsOf = (count: number, ...passing: readonly Uint8Array[]) => [...passAll(count, passing)];

describe('A filter', () => {
  test('passes the chosen values, and nothing without a choice', () => {
    expect(rowsOf(5, passColumn(column(status), { kind: 'values', values: ['Abierta', 'Nueva'] }))).toEqual([0, 2]);
    expect(rowsOf(5, passColumn(column(status), { kind: 'values', values: [] }))).toEqual([]);
    expect(rowsOf(5)).toEqual([0, 1, 2, 3, 4]);
  });

  test.each<[string, Extract<ColumnFilter, { kind: 'days' }>, readonly number[]]>([
    ['both days included, whatever the minute', { kind: 'days', from: '2026-11-20', to: '2026-11-21' }, [0, 1]],
    ['one end open', { kind: 'days', from: '2026-12-31', to: null }, [3, 4]],
    ['both ends open: rows with a day', { kind: 'days', from: null, to: null }, [0, 1, 3, 4]],
  ])('lets days through: %s', (_, filter, rows) => {
    expect(rowsOf(5, passColumn(column(days), filter))).toEqual(rows);
  });

  test('finds every word, regardless of case and accents', () => {
    const names = folded(['Peña D’Óleo, María', 'Pena Mario', "D'OLEO PEÑA"]);
    const products = folded(['Vida', 'Auto', 'Auto']);
    const found = (typed: string) => rowsOf(3, passText([names, products], 3, typed));
    expect(found('PENA mari')).toEqual([0, 1]);
    expect(found('  ')).toEqual([0, 1, 2]);
    expect(found('oleo')).toEqual([0, 2]);
    expect(found('óleo áuto')).toEqual([2]);
    expect(found('vida auto')).toEqual([]);
  });
});

test('Choices are counted in given rows, the most frequent first', () => {
  expect(countChoices(choices(status), Int32Array.of(0, 1, 2, 3, 4))).toEqual([
    { value: 'Abierta', label: 'Abierta', count: 2 },
    { value: 'Cerrada', label: 'Cerrada', count: 1 },
  ]);
  expect(countChoices(choices(status), Int32Array.of(1, 3))).toEqual([{ value: 'Cerrada', label: 'Cerrada', count: 1 }]);
});

test('Days are counted in given rows', () => {
  const ranges = [
    { from: null, to: null },
    { from: '2026-11-20', to: '2026-11-20' },
    { from: '2026-12-01', to: null },
  ];
  expect(countRanges(column(days), Int32Array.of(0, 1, 2, 3, 4), ranges)).toEqual([4, 1, 2]);
  expect(countRanges(column(days), Int32Array.of(2), ranges)).toEqual([0, 0, 0]);
});

test('Choices with separate keys have the label of their first row', () => {
  const keys = ['1', '4', '1', '0', '0'];
  const made = finish(encodeChoices(column(status), (row) => keys[row] ?? ''));
  expect(countChoices(made, Int32Array.of(0, 1, 2, 3, 4))).toEqual([
    { value: '1', label: 'Abierta', count: 2 },
    { value: '4', label: 'Cerrada', count: 1 },
  ]);
});

test('Filters commute', () => {
  const shown = fc.array(fc.constantFrom('a', 'b', '--', '01-02-2026', '02-02-2026'), { maxLength: 40 });
  const filter = fc.constantFrom<ColumnFilter>(
    { kind: 'values', values: ['a', 'b'] },
    { kind: 'values', values: ['b', '01-02-2026'] },
    { kind: 'days', from: '2026-02-02', to: null },
  );
  fc.assert(
    fc.property(shown, filter, filter, (texts, one, other) => {
      const [a, b] = [passColumn(column(texts), one), passColumn(column(texts), other)];
      expect(rowsOf(texts.length, a, b)).toEqual(rowsOf(texts.length, b, a));
    }),
  );
});
