import type { Draft } from '../../domain/draft.ts';
import { addDays, today, utcDay } from '../../domain/periods.ts';

/** The first day on which a form that opens now, or that goes on with a draft, can have been sent: one more, as clocks differ (assumptions R6, Q17). */
export function firstDay(draft: Pick<Draft<unknown>, 'savedAt'> | null, now: number = Date.now()): string {
  return addDays(utcDay(draft?.savedAt) ?? today(now), -1);
}
