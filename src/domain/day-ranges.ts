import { addDays, daysBetween, firstOfMonth, firstOfNextMonth } from './periods.ts';

/** Days (yyyy-MM-dd), both included; null leaves an end open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Ranges whose days depend on the current day. */
export type NamedRange = 'hoy' | 'esta-semana' | 'este-mes' | 'mes-pasado' | 'proximos-30' | 'vencidas';

/** The labels of the named ranges, in order. */
export const rangeNames: Readonly<Record<NamedRange, string>> = {
  hoy: 'Hoy',
  'esta-semana': 'Esta semana',
  'este-mes': 'Este mes',
  'mes-pasado': 'Mes pasado',
  'proximos-30': 'Próximos 30 días',
  vencidas: 'Vencidas',
};

/** Whether a text names a range. */
export const isNamedRange = (text: string): text is NamedRange => Object.hasOwn(rangeNames, text);

/** The ranges that people filter by: of the days on which something ends, also those that look ahead or back from now. */
export const rangesFor = (ends: boolean): readonly NamedRange[] =>
  Object.keys(rangeNames)
    .filter(isNamedRange)
    .filter((name) => ends || (name !== 'proximos-30' && name !== 'vencidas'));

/** Any Monday. */
const monday = '2026-01-05';

/** The days of a named range on the day `hoy`. Weeks start on Monday. */
export function daysOf(name: NamedRange, hoy: string): DayRange {
  switch (name) {
    case 'hoy':
      return { from: hoy, to: hoy };
    case 'esta-semana': {
      const first = addDays(hoy, -(((daysBetween(monday, hoy) % 7) + 7) % 7));
      return { from: first, to: addDays(first, 6) };
    }
    case 'este-mes':
      return { from: firstOfMonth(hoy), to: addDays(firstOfNextMonth(hoy), -1) };
    case 'mes-pasado': {
      const last = addDays(firstOfMonth(hoy), -1);
      return { from: firstOfMonth(last), to: last };
    }
    case 'proximos-30':
      return { from: hoy, to: addDays(hoy, 30) };
    case 'vencidas':
      return { from: null, to: addDays(hoy, -1) };
  }
}

/** Whether a day (yyyy-MM-dd, empty for none) lies in a range. */
export const isWithin =
  ({ from, to }: DayRange) =>
  (day: string): boolean =>
    day !== '' && (from === null || day >= from) && (to === null || day <= to);
