import { describe, expect, test } from 'vitest';
import { addDays, comisionYears, countPeriod, today, yearPeriod } from './periods.ts';

describe('Today is the day in Santo Domingo', () => {
  test.each([
    [Date.UTC(2026, 10, 20, 12), '2026-11-20'],
    [Date.UTC(2026, 10, 21, 3, 30), '2026-11-20'],
    [Date.UTC(2026, 10, 21, 3, 59, 59, 999), '2026-11-20'],
    [Date.UTC(2026, 10, 21, 4), '2026-11-21'],
    [Date.UTC(2027, 0, 1, 3, 30), '2026-12-31'],
    [Date.UTC(2028, 2, 1, 3, 30), '2028-02-29'],
    [Date.UTC(2027, 2, 1, 3, 30), '2027-02-28'],
    [Date.UTC(2026, 6, 1, 4), '2026-07-01'],
  ])('at %d: %s', (instant, day) => {
    expect(today(instant)).toBe(day);
  });
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', -6, '2026-11-14'],
  ['2026-11-20', -29, '2026-10-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2100-02-28', 1, '2100-03-01'],
])('%s and %i days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result);
});

describe('The period of a count', () => {
  test.each([
    [7, '2026-11-20', { feDesde: '2026-11-14', feHasta: '2026-11-20', range: 7 }],
    [30, '2026-11-20', { feDesde: '2026-10-22', feHasta: '2026-11-20', range: 30 }],
    ['year', '2026-11-20', { feDesde: '2025-11-21', feHasta: '2026-11-20' }],
    [7, '2027-01-03', { feDesde: '2026-12-28', feHasta: '2027-01-03', range: 7 }],
    [7, '2028-03-01', { feDesde: '2028-02-24', feHasta: '2028-03-01', range: 7 }],
    ['year', '2026-12-31', { feDesde: '2026-01-01', feHasta: '2026-12-31' }],
    ['year', '2028-02-29', { feDesde: '2027-03-01', feHasta: '2028-02-29' }],
    ['year', '2029-02-28', { feDesde: '2028-02-29', feHasta: '2029-02-28' }],
    ['year', '2028-02-28', { feDesde: '2027-03-01', feHasta: '2028-02-28' }],
  ] as const)('of the range %s that ends on %s', (rango, hasta, period) => {
    expect(countPeriod(rango, hasta)).toEqual(period);
  });
});

test('commissions have periods of a calendar year, the current one and the two before', () => {
  expect(yearPeriod(2024)).toEqual({ fechaDesde: '2024-01-01', fechaHasta: '2024-12-31', range: 'year' });
  expect(comisionYears('2026-01-01')).toEqual([2026, 2025, 2024]);
});
