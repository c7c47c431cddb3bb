import { monthNames } from './dates.ts';

/** The days of the week, Sunday first as in Dominican calendars. */
export const weekdayNames: readonly string[] = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** How many days a month (1 to 12) has; 0 for no such month. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Year, month (1 to 12) and day of a day string (`yyyy-MM-dd`). */
export function partsOf(day: string): readonly [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** The day string (`yyyy-MM-dd`) of its parts; a day that the month lacks becomes its last. */
export function dayOf(year: number, month: number, day: number): string {
  const inMonth = Math.min(day, daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(inMonth).padStart(2, '0')}`;
}

/** The day string `count` days later, earlier where negative. */
export function addDays(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  const next = date + count;
  const length = daysInMonth(year, month);
  // Goes on from the last day of the month before, or from the first day of the month after.
  if (next < 1) {
    const [before, last] = partsOf(addMonths(day, -1));
    return addDays(dayOf(before, last, 31), next);
  }
  if (next > length) return addDays(addMonths(dayOf(year, month, 1), 1), next - length - 1);
  return dayOf(year, month, next);
}

/** The same day `count` months later, earlier where negative; the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  const months = year * 12 + month - 1 + count;
  return dayOf(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, date);
}

/** The weekday of a day string: 0 is Sunday. */
export function weekdayOf(day: string): number {
  const [year, month, date] = partsOf(day);
  // 1 January 1970 was a Thursday.
  return (((Date.UTC(year, month - 1, date) / 86_400_000 + 4) % 7) + 7) % 7;
}

/** A day in words, `viernes 20 de noviembre de 2026`. */
export function spellDay(day: string): string {
  const [year, month, date] = partsOf(day);
  return `${weekdayNames[weekdayOf(day)] ?? ''} ${date} de ${monthNames[month - 1] ?? ''} de ${year}`;
}
