import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnKind } from '../typed-cells.ts';
import { encodeColumn, finish } from './column-texts.ts';
import { rankValues, type SortDirection, sortByRanks } from './ranks.ts';

const all = (count: number) => Int32Array.from({ length: count }, (_, index) => index);

/** A column of texts with its ranks. */
function ranked(shown: readonly string[], kind: ColumnKind) {
  const texts = finish(encodeColumn(shown.length, (row) => shown[row] ?? ''));
  return { texts, ranks: finish(rankValues(texts.values, kind)) };
}

function sortRows(rows: Int32Array, shown: readonly string[], kind: ColumnKind, direction: SortDirection) {
  const { texts, ranks } = ranked(shown, kind);
  return [...sortByRanks(rows, texts, ranks, direction)];
}

/** The texts of a column in order. */
const sorted = (shown: readonly string[], kind: ColumnKind, direction: SortDirection = 'asc') =>
  sortRows(all(shown.length), shown, kind, direction).map((row) => shown[row]);

describe('A column is sorted', () => {
  test('with ñ after n, without accents and case, and empty cells last', () => {
    const names = ['Ñico', 'nube', '--', 'Óscar', 'NOEL', 'oscar', '', "D'Óleo", 'Doleo', 'Pérez', 'perez', 'Zoila', 'nz'];
    const ascending = ["D'Óleo", 'Doleo', 'NOEL', 'nube', 'nz', 'Ñico', 'Óscar', 'oscar', 'Pérez', 'perez', 'Zoila', '--', ''];
    expect(sorted(names, 'text')).toEqual(ascending);
    expect(sorted(names, 'text', 'desc')).toEqual([
      'Zoila',
      'Pérez',
      'perez',
      'Óscar',
      'oscar',
      'Ñico',
      'nz',
      'nube',
      'NOEL',
      'Doleo',
      "D'Óleo",
      '--',
      '',
    ]);
  });

  test('by the day, amount or number of a cell, and not by its letters', () => {
    expect(sorted(['02-01-2026', '31-12-2025', '--', '01-02-2026 09:30', '01-02-2026'], 'day')).toEqual([
      '31-12-2025',
      '02-01-2026',
      '01-02-2026',
      '01-02-2026 09:30',
      '--',
    ]);
    expect(sorted(['1,000.00', '999.99', '-5.00', '10,000.00', '--', '1,000'], 'money')).toEqual([
      '-5.00',
      '999.99',
      '1,000.00',
      '1,000',
      '10,000.00',
      '--',
    ]);
    expect(sorted(['10', '9', '100', ''], 'number', 'desc')).toEqual(['100', '10', '9', '']);
    expect(sorted(['2-2-502-10', '2-2-502-9', '001-1', '--'], 'document')).toEqual(['001-1', '2-2-502-9', '2-2-502-10', '--']);
  });

  test('from any order, which equal rows keep', () => {
    const shown = ['b', 'a', 'b', 'a', ''];
    expect(sortRows(Int32Array.of(4, 3, 2, 1, 0), shown, 'text', 'asc')).toEqual([3, 1, 2, 0, 4]);
    expect(sortRows(Int32Array.of(4, 3, 2, 1, 0), shown, 'text', 'desc')).toEqual([2, 0, 3, 1, 4]);
    expect(sortRows(Int32Array.of(2, 4), shown, 'text', 'desc')).toEqual([2, 4]);
    expect(sortRows(new Int32Array(), [], 'text', 'asc')).toEqual([]);
  });
});

test('Sorting is stable, loses no row, and is reversed by the other direction', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom('', '--', 'ñ', 'n', 'N', 'Á', 'a', 'b 1', '01-02-2026', '1,000'), fc.string()));
  const kind = fc.constantFrom<ColumnKind>('text', 'day', 'money', 'number', 'status', 'document');
  fc.assert(
    fc.property(texts, kind, fc.constantFrom<SortDirection>('asc', 'desc'), (shown, of, direction) => {
      const { texts: column, ranks } = ranked(shown, of);
      const keyOf = (row: number) => {
        const place = ranks.places[column.codes[row] ?? -1] ?? -1;
        return place < 0 ? Number.POSITIVE_INFINITY : direction === 'asc' ? place : -place;
      };
      const expected = [...all(shown.length)].toSorted((a, b) => {
        const [one, other] = [keyOf(a), keyOf(b)];
        return one === other ? a - b : one - other;
      });
      expect(sortRows(all(shown.length), shown, of, direction)).toEqual(expected);
    }),
  );
});
