import type { Draft } from '../../domain/draft.ts';
import { addDays, today, utcDay } from '../../domain/periods.ts';

/**
 * The first day on which a form that opens now, or continues `draft`, can have been sent:
 * one day before the day on the portal's clock, as clocks differ (assumptions R6, Q17).
 */
export function firstDay(draft: Pick<Draft<unknown>, 'savedAt'> | null, now: number = Date.now()): string {
  return addDays(utcDay(draft?.savedAt) ?? today(now), -1);
}
