import { describe, expect, test } from 'vitest';
import type { PlanCotizado } from './cotizaciones.ts';
import { comparePlanes } from './planes.ts';

const plan = (totalAnual: number | null, noItem = 1): PlanCotizado => ({
  id: 900,
  plan: `Plan ${noItem}`,
  totalAnual,
  noItem,
  idPlanPago: 1,
});
const plans = (...totals: readonly (number | null)[]) => totals.map((total, index) => plan(total, index + 1));

/** The difference of each plan, the lowest ones marked. */
const compared = (...totals: readonly (number | null)[]) =>
  comparePlanes(plans(...totals)).map(({ diferencia, isLowest }) => (isLowest ? ['lowest', diferencia] : diferencia));

describe('The plans of a quote', () => {
  test('stay in the order of the service, unchanged', () => {
    const rated = plans(300, 100, 200);
    expect(comparePlanes(rated)).toEqual([
      { plan: rated[0], diferencia: 200, isLowest: false },
      { plan: rated[1], diferencia: 0, isLowest: true },
      { plan: rated[2], diferencia: 100, isLowest: false },
    ]);
    expect(comparePlanes([])).toEqual([]);
  });

  test.each([
    ['cents are counted whole', [0.1 + 0.2, 0.3, 1.1, 0.7], [['lowest', 0], ['lowest', 0], 0.8, 0.4]],
    [
      'amounts that the sum of their parts misses by a hair are the same',
      [33992.060000000005, 33992.06],
      [
        ['lowest', 0],
        ['lowest', 0],
      ],
    ],
    ['a cent is a difference', [33002.01, 33002], [0.01, ['lowest', 0]]],
    ['all of the lowest are marked', [200, 100, 100], [100, ['lowest', 0], ['lowest', 0]]],
    ['one alone has nothing to be compared with', [100], [null]],
    ['neither has the only one with a price', [100, null, 0], [null, null, null]],
    ['what is no price is not the lowest', [0, -50, 200, 100, null], [null, null, 100, ['lowest', 0], null]],
    ['nor is it ever NaN', [Number.NaN, Infinity, 1e300, 1e17, 100, 101], [null, null, null, null, ['lowest', 0], 1]],
    ['without any price there is none', [null, null], [null, null]],
  ] as const)('are compared by their annual total: %s', (_, totals, expected) => {
    expect(compared(...totals)).toEqual(expected);
  });
});
