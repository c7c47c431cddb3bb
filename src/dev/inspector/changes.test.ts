import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, findChanges } from './changes.ts';
import type { Json } from './recording.ts';

test('findChanges gives the path and value of each change', () => {
  const same = { deep: [1] };
  expect(
    findChanges(
      { a: 1, b: { c: 'x', d: null }, list: [1, 2], gone: true, short: [1, 2], same },
      { a: 2, b: { c: 'x', d: {} }, list: [1, 3, 4], short: [1], same },
    ),
  ).toEqual([
    { path: ['gone'] },
    { path: ['a'], value: 2 },
    { path: ['b', 'd'], value: {} },
    { path: ['list', 1], value: 3 },
    { path: ['list', 2], value: 4 },
    { path: ['short'], value: [1] },
  ]);
});

test('applying the changes between two values gives the second and keeps the first', () => {
  const value = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(value, value, (before, after) => {
      const copy = structuredClone(before);
      expect(applyChanges(before, findChanges(before, after))).toEqual(after);
      expect(before).toEqual(copy);
    }),
    // Names that every object inherits from its prototype.
    { examples: [[{ toString: false, constructor: 1 }, {}]] },
  );
});
