import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../../format/text.ts';
import { type ColumnFilter, countChoices, passAll, passColumn, passText } from './row-filters.ts';

const status = ['Abierta', 'Cerrada', 'Abierta', '--', ''];
const days = ['20-11-2026', '21-11-2026 10:00', '--', '31-12-2026', '01-01-2027'];
const rowsOf = (count: number, ...passing: readonly Uint8Array[]) => [...passAll(count, passing)];

describe('A filter', () => {
  test('lets the chosen values through, and nothing without a choice', () => {
    expect(rowsOf(5, passColumn(status, { kind: 'values', values: ['Abierta', 'Nueva'] }))).toEqual([0, 2]);
    expect(rowsOf(5, passColumn(status, { kind: 'values', values: [] }))).toEqual([]);
    expect(rowsOf(5)).toEqual([0, 1, 2, 3, 4]);
  });

  test.each<[string, Extract<ColumnFilter, { kind: 'days' }>, readonly number[]]>([
    ['both days included, whatever the minute', { kind: 'days', from: '2026-11-20', to: '2026-11-21' }, [0, 1]],
    ['one end open', { kind: 'days', from: '2026-12-31', to: null }, [3, 4]],
    ['both ends open: rows with a day', { kind: 'days', from: null, to: null }, [0, 1, 3, 4]],
  ])('lets days through: %s', (_, filter, rows) => {
    expect(rowsOf(5, passColumn(days, filter))).toEqual(rows);
  });

  test('finds every word, whatever its case and accents', () => {
    const folded = ['Peña D’Óleo, María', 'Pena Mario', "D'OLEO PEÑA"].map(foldText);
    expect(rowsOf(3, passText(folded, 'PENA mari'))).toEqual([0, 1]);
    expect(rowsOf(3, passText(folded, '  '))).toEqual([0, 1, 2]);
    expect(rowsOf(3, passText(folded, 'oleo'))).toEqual([0, 2]);
  });
});

test('Choices are counted in the rows that are left, the most frequent first', () => {
  expect(countChoices(status, Int32Array.of(0, 1, 2, 3, 4))).toEqual([
    { value: 'Abierta', count: 2 },
    { value: 'Cerrada', count: 1 },
  ]);
  expect(countChoices(status, Int32Array.of(1, 3))).toEqual([{ value: 'Cerrada', count: 1 }]);
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
      const [a, b] = [passColumn(texts, one), passColumn(texts, other)];
      expect(rowsOf(texts.length, a, b)).toEqual(rowsOf(texts.length, b, a));
    }),
  );
});
