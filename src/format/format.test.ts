import { describe, expect, test } from 'vitest';
import { formatDay, monthNames, monthTitles } from './dates.ts';
import { formatInstant } from './instants.ts';
import { formatMoneda, formatMoney, formatShortMoney, sumMoney } from './money.ts';
import { formatCount } from './numbers.ts';
import { relativeTime } from './relative-time.ts';

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

describe('Money on screen', () => {
  test.each([
    [184_350.75, '184,350.75'],
    [1240.5, '1,240.50'],
    [3875, '3,875.00'],
    [-12.345, '-12.34'],
    [0.1 + 0.2, '0.30'],
    [1_234_567_890.12, '1,234,567,890.12'],
    [0, '0.00'],
    [-0.001, '0.00'],
    [null, '0.00'],
    [undefined, '0.00'],
    [Number.POSITIVE_INFINITY, '--'],
    [Number.NaN, '--'],
    [-1e308, '--'],
  ])('is written as in the country, with its cents: %d → %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown);
  });

  test.each([
    ['DOP', 'RD$'],
    ['USD', 'US$'],
    ['EUR', '€'],
    ['Pesos dominicanos', 'Pesos dominicanos'],
    ['toString', 'toString'],
    [null, ''],
    [undefined, ''],
  ])('has the symbol of its currency, or the service’s word for it: %j → %s', (moneda, shown) => {
    expect(formatMoneda(moneda)).toBe(shown);
  });

  test.each([
    [[0.1, 0.2], 0.3],
    [[1_000_000.01, -0.01, null, undefined], 1_000_000],
    [Array.from({ length: 1000 }, () => 0.01), 10],
    [[], 0],
  ])('is added up in cents: %j', (amounts, sum) => {
    expect(sumMoney(amounts)).toBe(sum);
  });

  test('is shortened on an axis', () => {
    expect([0, 900, 41_250, 1_250_000].map(formatShortMoney).map((text) => text.replace(/\s/u, ' '))).toEqual([
      '0',
      '900',
      '41.3 k',
      '1.3 M',
    ]);
  });
});

test('a year has its twelve months', () => {
  const names = new Intl.DateTimeFormat('es-DO', { month: 'long', timeZone: 'UTC' });
  const expected = Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2026, month, 15)));
  expect(monthNames).toEqual(expected);
  expect(monthTitles.map((name) => name.toLowerCase())).toEqual(expected);
  expect(monthTitles[10]).toBe('Noviembre');
});

test.each([
  ['2026-11-21T03:59:00Z', '20-11-2026 23:59'],
  ['2026-11-21T04:00:00.123Z', '21-11-2026 00:00'],
  ['2026-11-21', '--'],
  [null, '--'],
])('the instant %s is %s', (instant, shown) => expect(formatInstant(instant)).toBe(shown));

describe('How long ago something was', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  test.each([
    [-60 * minute, 'hace un momento'],
    [0, 'hace un momento'],
    [59_999, 'hace un momento'],
    [minute, 'hace 1 minuto'],
    [59 * minute, 'hace 59 minutos'],
    [60 * minute, 'hace 1 hora'],
    [day - 1, 'hace 23 horas'],
    [day, 'hace 1 día'],
    [29 * day, 'hace 29 días'],
    [65 * day, 'hace 2 meses'],
    [800 * day, 'hace 2 años'],
  ])('is given in its largest unit: %d ms → %s', (ago, text) => {
    const now = Date.UTC(2026, 10, 20);
    expect(relativeTime(now - ago, now)).toBe(text);
  });
});
