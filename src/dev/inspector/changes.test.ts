import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, findChanges } from './changes.ts';
import type { Json } from './recording.ts';

test('what changed is told by its place', () => {
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

test('any value becomes any other by what changed', () => {
  const value = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(value, value, (before, after) => {
      const kept = structuredClone(before);
      expect(applyChanges(before, findChanges(before, after))).toEqual(after);
      expect(before).toEqual(kept);
    }),
    // Names that every object inherits from its prototype.
    { examples: [[{ toString: false, constructor: 1 }, {}]] },
  );
});
