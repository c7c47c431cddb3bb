import { describe, expect, test } from 'vitest';
import { selectedOf, toggleAll, toggleRow } from './selection.ts';

const order = (...ids: string[]) => ({ count: ids.length, idAt: (index: number) => ids[index] ?? '' });
const set = (...ids: string[]) => new Set(ids);
const sight = order('a', 'b', 'c', 'd');

describe('The selection of rows', () => {
  test.each([
    [[], 'none'],
    [['x'], 'none'],
    [['b', 'x'], 'some'],
    [['a', 'b', 'c', 'd', 'x'], 'all'],
  ])('of %j covers %s of the visible rows', (selected, expected) => {
    expect(selectedOf(sight, new Set(selected))).toBe(expected);
  });

  test('is none and stays where no row is visible', () => {
    expect(selectedOf(order(), set('a'))).toBe('none');
    expect(toggleAll(order(), set('a'))).toEqual(set('a'));
  });

  test.each([
    [[], ['a', 'b', 'c', 'd']],
    [
      ['b', 'x'],
      ['a', 'b', 'c', 'd', 'x'],
    ],
    [['a', 'b', 'c', 'd', 'x'], ['x']],
  ])('changes from %j to %j by the box of all visible rows and keeps other ids', (selected, expected) => {
    expect(toggleAll(sight, new Set(selected))).toEqual(new Set(expected));
  });

  test.each([
    [[], 1, null, ['b']],
    [['b', 'x'], 1, null, ['x']],
    [['b'], 3, 'b', ['b', 'c', 'd']],
    [['d'], 0, 'd', ['a', 'b', 'c', 'd']],
    [['a', 'b', 'c', 'd'], 2, 'a', ['d']],
    [[], 2, 'gone', ['c']],
  ])('of %j after the box of row %i, with Shift after the box of %s, is %j', (selected, index, anchor, expected) => {
    expect(toggleRow(sight, new Set(selected), index, anchor)).toEqual(new Set(expected));
  });

  test('takes the range in the visible order', () => {
    expect(toggleRow(order('d', 'b', 'a', 'c'), set('d'), 2, 'd')).toEqual(set('d', 'b', 'a'));
  });
});
