import { describe, expect, test } from 'vitest';
import { selectedOf, toggleAll, toggleRow } from './selection.ts';

const order = (...ids: string[]) => ({ count: ids.length, idAt: (index: number) => ids[index] ?? '' });
const set = (...ids: string[]) => new Set(ids);
const sight = order('a', 'b', 'c', 'd');

describe('The selection of rows', () => {
  test.each([
    [order(), set('a'), 'none'],
    [sight, set(), 'none'],
    [sight, set('x'), 'none'],
    [sight, set('b', 'x'), 'some'],
    [sight, set('a', 'b', 'c', 'd', 'x'), 'all'],
  ])('of %j is %s among those in sight', (rows, selected, expected) => {
    expect(selectedOf(rows, selected)).toBe(expected);
  });

  test.each([
    [set(), set('a', 'b', 'c', 'd')],
    [set('b', 'x'), set('a', 'b', 'c', 'd', 'x')],
    [set('a', 'b', 'c', 'd', 'x'), set('x')],
  ])('goes from %j to %j by the box of all: what is not in sight stays', (selected, expected) => {
    expect(toggleAll(sight, selected)).toEqual(expected);
  });

  test.each([
    [set(), 1, null, set('b')],
    [set('b', 'x'), 1, null, set('x')],
    [set('b'), 3, 'b', set('b', 'c', 'd')],
    [set('d'), 0, 'd', set('a', 'b', 'c', 'd')],
    [set('a', 'b', 'c', 'd'), 2, 'a', set('d')],
    [set(), 2, 'gone', set('c')],
  ])('goes from %j by the box of row %i, with Shift after the box of %s, to %j', (selected, index, anchor, expected) => {
    expect(toggleRow(sight, selected, index, anchor)).toEqual(expected);
  });

  test('takes the range of the order in sight, whatever it was before', () => {
    expect(toggleRow(order('d', 'b', 'a', 'c'), set('d'), 2, 'd')).toEqual(set('d', 'b', 'a'));
  });
});
