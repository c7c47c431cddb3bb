import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, daysInMonth, partsOf, spellDay, weekdayOf } from './calendar.ts';

const days = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => dayOf(year, month, day));

/** How many days have passed since 1970. */
const count = (day: string) => {
  const [year, month, date] = partsOf(day);
  return Date.UTC(year, month - 1, date) / 86_400_000;
};

describe('A month', () => {
  test.each([
    [2026, 1, 31],
    [2026, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
    [2026, 0, 0],
    [2026, 13, 0],
  ])('of %d-%d has its days: %d', (year, month, length) => {
    expect(daysInMonth(year, month)).toBe(length);
  });
});

describe('A day', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %d days are %s', (day, more, expected) => {
    expect(addDays(day, more)).toBe(expected);
  });

  test('moves over months and leap years without losing a day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, more) => {
        expect(count(addDays(day, more))).toBe(count(day) + more);
      }),
    );
  });

  test.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-20', 1, '2027-01-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-15', -15, '2024-12-15'],
  ])('%s and %d months are %s', (day, more, expected) => {
    expect(addMonths(day, more)).toBe(expected);
  });

  test.each([
    ['2026-11-20', 5],
    ['1970-01-01', 4],
    ['1956-02-29', 3],
    ['2000-01-02', 0],
  ])('%s falls on weekday %d', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test('is spelled in words', () => {
    expect(spellDay('2026-11-20')).toBe('viernes 20 de noviembre de 2026');
    expect(spellDay('1956-02-01')).toBe('miércoles 1 de febrero de 1956');
  });
});
