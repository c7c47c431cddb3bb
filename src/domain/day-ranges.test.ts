import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, isNamedRange, type NamedRange, rangeNames, rangesFor } from './day-ranges.ts';
import { addDays, daysBetween } from './periods.ts';

test.each<[NamedRange, string, string | null, string | null]>([
  ['hoy', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['esta-semana', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['esta-semana', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['esta-semana', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['esta-semana', '2024-12-31', '2024-12-30', '2025-01-05'],
  ['este-mes', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['este-mes', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['este-mes', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['mes-pasado', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['mes-pasado', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['mes-pasado', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['proximos-30', '2026-11-20', '2026-11-20', '2026-12-20'],
  ['vencidas', '2026-11-01', null, '2026-10-31'],
])('%s on %s is from %s to %s', (name, hoy, from, to) => {
  expect(daysOf(name, hoy)).toEqual({ from, to });
});

test('A week has seven days, contains the day itself and starts seven days after the last one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (shift) => {
      const hoy = addDays('2026-11-20', shift);
      const { from, to } = daysOf('esta-semana', hoy);
      expect(daysBetween(from ?? '', to ?? '')).toBe(6);
      expect((from ?? '') <= hoy && hoy <= (to ?? '')).toBe(true);
      expect(((daysBetween('2026-11-16', from ?? '') % 7) + 7) % 7).toBe(0);
    }),
  );
});

test('Only the offered names are ranges', () => {
  expect([...Object.keys(rangeNames), 'toString', 'ayer', ''].filter(isNamedRange)).toEqual(Object.keys(rangeNames));
});

test('Ranges that look ahead or back from now are for days on which something ends', () => {
  expect(rangesFor(false)).toEqual(['hoy', 'esta-semana', 'este-mes', 'mes-pasado']);
  expect(rangesFor(true)).toEqual([...rangesFor(false), 'proximos-30', 'vencidas']);
});
