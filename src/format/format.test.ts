import { describe, expect, test, vi } from 'vitest';
import { formatDay } from './dates.ts';
import { todayInSantoDomingo } from './today.ts';
import { formatCount } from './numbers.ts';

describe('A day on screen', () => {
  test.each([
    ['2026-05-09', '09-05-2026'],
    ['1980-02-29', '29-02-1980'],
    ['2026-12-31T23:59:59Z', '31-12-2026'],
    [null, '--'],
    [undefined, '--'],
    ['', '--'],
    ['hola', '--'],
    ['09/05/2026', '--'],
    ['2026-5-9', '--'],
    [' 2026-05-09', '--'],
  ])('is written day-month-year, or -- when there is none: %j → %s', (day, shown) => {
    expect(formatDay(day)).toBe(shown);
  });
});

describe('A count on screen', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1200, '1,200'],
    [20_000, '20,000'],
    [1_234_567, '1,234,567'],
  ])('has the thousands separator of the country: %d → %s', (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });
});

test.each([
  [Date.UTC(2026, 10, 21, 3, 59), '2026-11-20'],
  [Date.UTC(2026, 10, 21, 4, 0), '2026-11-21'],
  [Date.UTC(2024, 1, 29, 12), '2024-02-29'],
])('at %i it is %s in Santo Domingo', (instant, day) => {
  vi.setSystemTime(instant);
  expect(todayInSantoDomingo()).toBe(day);
  vi.useRealTimers();
});
