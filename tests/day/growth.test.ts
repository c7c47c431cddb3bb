import { expect, test } from 'vitest';
import { due, type Figure, judge, type Sample } from './growth.ts';

const level: Record<Figure, number> = {
  heap: 10,
  nodes: 1000,
  detached: 0,
  listeners: 300,
  timers: 4,
  actors: 30,
  catalogues: 20,
  urls: 0,
  channels: 2,
  workers: 0,
};
const sample = (changes: number, others: Partial<Record<Figure, number>> = {}, actors = { session: 1 }): Sample => ({
  changes,
  figures: { ...level, ...others },
  actors,
});

test('a day without growth after its first fifty changes has no errors', () => {
  expect(
    judge([sample(25, { heap: 7, listeners: 100 }), sample(50), sample(75, { heap: 10.4 }), sample(100, { heap: 10.2 })]),
  ).toEqual([]);
});

test('each figure that has grown by more than a fiftieth is an error', () => {
  const grown = (Object.keys(level) as Figure[]).filter((figure) => figure !== 'catalogues');
  for (const figure of grown) {
    const told = judge([sample(50), sample(75), sample(300, { [figure]: level[figure] * 1.03 + 0.1 })]);
    expect(told.join('\n')).toContain(`${figure}: ${level[figure]} after 50 changes`);
  }
});

test('a large heap, an actor of a left screen and an extra listener in between are errors', () => {
  const told = judge([sample(25, { heap: 13 }), sample(50), sample(75), sample(100, { listeners: 301 }, { session: 2 })]);
  expect(told).toEqual([
    'heap: 13 MB after 25 changes',
    'actors after 100 changes: [["session",2]], where at first [["session",1]]',
    'listeners after 100 changes: 301, where at first 300',
  ]);
});

test('a later catalogue may take some heap, and the heap of the tests does not count', () => {
  expect(judge([sample(50), sample(75), sample(100, { heap: 10.45, catalogues: 30 })])).toEqual([]);
  expect(judge([sample(50), sample(75), sample(100, { heap: 10.55, catalogues: 30 })])).toHaveLength(1);
  expect(judge([sample(50, { heap: 13 }), sample(75, { heap: 13 })], 1)).toEqual([]);
});

test('a day that ended early is reported as too short', () => {
  expect(judge([sample(25), sample(50)])).toEqual(['the day was too short to tell']);
});

test('the actions of a day are spread over its laps', () => {
  expect(Array.from({ length: 12 }, (_, lap) => due(10, lap, 12))).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 10]);
});
