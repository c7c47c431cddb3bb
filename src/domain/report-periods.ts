import { addDays, firstOfMonth, firstOfNextMonth } from './periods.ts';

/** The first and last day of a period, both `yyyy-MM-dd`. */
export interface Period {
  readonly desde: string;
  readonly hasta: string;
}

/** The month of a day, up to that day. */
export const thisMonth = (today: string): Period => ({ desde: firstOfMonth(today), hasta: today });

/** The whole month before that of a day. */
export function lastMonth(today: string): Period {
  const hasta = addDays(firstOfMonth(today), -1);
  return { desde: firstOfMonth(hasta), hasta };
}

/** The year of a day, up to that day. */
export const thisYear = (today: string): Period => ({ desde: `${today.slice(0, 5)}01-01`, hasta: today });

/** The periods that a report offers beside its two dates. */
export const reportPeriods = [
  { label: 'Este mes', of: thisMonth },
  { label: 'Mes pasado', of: lastMonth },
  { label: 'Este año', of: thisYear },
] as const;

/** The month of renewals to show on a day: its own, from the 20th on the next (assumptions P13). */
export function renewalMonth(today: string): { readonly anio: string; readonly mes: string } {
  const day = Number(today.slice(8)) < 20 ? today : firstOfNextMonth(today);
  return { anio: day.slice(0, 4), mes: String(Number(day.slice(5, 7))) };
}
