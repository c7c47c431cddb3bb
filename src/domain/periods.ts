import { parseInstant } from '../text/instants.ts';
import { madeOnce } from '../text/made-once.ts';

/** Ranges of the dashboard: last days, or last twelve months (specification 1, section 2). */
export type Rango = 7 | 30 | 'year';

/** The query of a count: its days and, for a number of days, that number (assumptions B3). */
export interface CountPeriod {
  readonly feDesde: string;
  readonly feHasta: string;
  readonly range?: 7 | 30;
}

/** The query of the commissions of a year. */
export interface YearPeriod {
  readonly fechaDesde: string;
  readonly fechaHasta: string;
  readonly range: 'year';
}

// Swedish writes days as the wire does: yyyy-MM-dd.
const dayIn = (timeZone: string) =>
  madeOnce(() => new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }));
const inSantoDomingo = dayIn('America/Santo_Domingo');
const inUtc = dayIn('UTC');

/** The day (`yyyy-MM-dd`) in Santo Domingo, in any time zone of the machine. */
export function today(instant: number = Date.now()): string {
  return inSantoDomingo().format(instant);
}

/** The day `count` days after `day`, before it where negative; both `yyyy-MM-dd`. */
export function addDays(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return inUtc().format(Date.UTC(year, month - 1, date + count));
}

/** The first day of the month of `day`; both `yyyy-MM-dd`. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the next month, found four days after the 28th; both `yyyy-MM-dd`. */
export const firstOfNextMonth = (day: string): string => firstOfMonth(addDays(`${day.slice(0, 7)}-28`, 4));

/**
 * The first day (`yyyy-MM-dd`) of what a service can have written since `desde`. Its clock may
 * differ from the browser's, so the day before its newest row counts, too.
 */
export function firstDayByServiceClock(desde: string, newest: string | null | undefined): string {
  const before = newest ? addDays(newest, -1) : desde;
  return before < desde ? before : desde;
}

/** How many days `to` is after `from`, both `yyyy-MM-dd`; negative where it is before. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [from, to].map((day) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return Date.UTC(year, month - 1, date);
  });
  return Math.round(((end ?? 0) - (start ?? 0)) / 86_400_000);
}

/** The UTC day (`yyyy-MM-dd`) of an instant of the wire; null for a missing or invalid one. */
export function utcDay(instant: string | null | undefined): string | null {
  const time = parseInstant(instant);
  return time === null ? null : inUtc().format(time);
}

function sameDayLastYear(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return `${year}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;
}

/** The query of a range that ends on the day `hasta` (assumptions B3). */
export function countPeriod(rango: Rango, hasta: string): CountPeriod {
  if (rango === 'year') return { feDesde: addDays(sameDayLastYear(hasta), 1), feHasta: hasta };
  return { feDesde: addDays(hasta, 1 - rango), feHasta: hasta, range: rango };
}

/** The query of a calendar year of commissions (assumptions B4). */
export function yearPeriod(year: number): YearPeriod {
  return { fechaDesde: `${year}-01-01`, fechaHasta: `${year}-12-31`, range: 'year' };
}

/** The years that the commissions offer: that of the day `hoy` and the two before it. */
export function comisionYears(hoy: string): readonly number[] {
  const year = Number(hoy.slice(0, 4));
  return [year, year - 1, year - 2];
}
