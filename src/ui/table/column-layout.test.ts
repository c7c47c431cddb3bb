import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShown, moveColumn, moveEdge, orderedColumns, shownColumns, toggleColumn } from './column-layout.ts';
import { columnId, columnWidth, initialLayout } from './columns.ts';

const columns = [{ head: 'A' }, { head: 'Nombre', main: true }, { head: 'C', id: 'c' }, { head: 'D' }] as const;
const ids = (of: readonly (typeof columns)[number][]) => of.map(columnId);

describe('The columns of a table', () => {
  test.each([
    [initialLayout, ['A', 'Nombre', 'c', 'D']],
    [{ ...initialLayout, order: ['D', 'c'] }, ['D', 'c', 'A', 'Nombre']],
    [{ ...initialLayout, order: ['gone', 'Nombre', 'D', 'A', 'c'] }, ['Nombre', 'D', 'A', 'c']],
    [{ ...initialLayout, hidden: ['A', 'gone', 'Nombre'] }, ['Nombre', 'c', 'D']],
    [{ ...initialLayout, order: ['D'], hidden: ['c'] }, ['D', 'A', 'Nombre']],
  ])('with the layout %j are %j, with the main column and without unknown names', (layout, expected) => {
    expect(ids(shownColumns(columns, layout))).toEqual(expected);
  });

  test('can be hidden and shown again', () => {
    const hidden = toggleColumn(initialLayout, 'D');
    expect(hidden).toEqual({ ...initialLayout, hidden: ['D'] });
    expect(columns.map((column) => isShown(column, hidden))).toEqual([true, true, true, false]);
    expect(toggleColumn(hidden, 'D')).toEqual(initialLayout);
  });

  test.each([
    ['c', -1, ['A', 'c', 'Nombre', 'D']],
    ['c', 1, ['A', 'Nombre', 'D', 'c']],
    ['A', -1, []],
    ['D', 1, []],
    ['gone', 1, []],
  ] as const)('when column %s moves by %i, have the order %j', (id, step, order) => {
    expect(moveColumn(columns, initialLayout, id, step).order).toEqual(order);
  });

  test('keep the place of a hidden one', () => {
    const layout = moveColumn(columns, { ...initialLayout, hidden: ['A'] }, 'Nombre', -1);
    expect(ids(orderedColumns(columns, layout))).toEqual(['Nombre', 'A', 'c', 'D']);
  });
});

describe('An edge between two columns', () => {
  test.each([
    [{ left: 10, right: 10 }, 3, { left: 13, right: 7 }],
    [{ left: 10, right: 10 }, -3, { left: 7, right: 13 }],
    [{ left: 10, right: 10 }, 90, { left: 16, right: 4 }],
    [{ left: 10, right: 10 }, -90, { left: 4, right: 16 }],
    [{ left: 2, right: 3 }, 1, { left: 2, right: 3 }],
  ])('of %j moved by %d leaves %j', (pair, by, expected) => {
    expect(moveEdge(pair, by)).toEqual(expected);
  });

  test('gives one column what the other loses and keeps both within their limits', () => {
    const width = fc.double({ min: columnWidth.least, max: columnWidth.most, noNaN: true });
    fc.assert(
      fc.property(width, width, fc.double({ min: -200, max: 200, noNaN: true }), (left, right, by) => {
        const moved = moveEdge({ left, right }, by);
        expect(moved.left + moved.right).toBeCloseTo(left + right);
        expect(Math.min(moved.left, moved.right)).toBeGreaterThanOrEqual(columnWidth.least - 1e-9);
        expect(Math.max(moved.left, moved.right)).toBeLessThanOrEqual(columnWidth.most + 1e-9);
      }),
    );
  });
});
