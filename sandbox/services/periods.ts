import { addMonths, isDay } from '../days.ts';
import { Refusal } from '../refusal.ts';

/** Checks that the named days exist: the contract's date format accepts 2026-02-30. */
export function checkDays(title: string, days: Readonly<Record<string, string | null | undefined>>): void {
  const wrong = Object.entries(days).filter(([, day]) => day !== null && day !== undefined && !isDay(day));
  if (wrong.length === 0) return;
  throw new Refusal(400, title, ...wrong.map(([name]) => `El campo «${name}» no es una fecha del calendario.`));
}

/** Checks a policy's period: from a day to a later one, at most five years. */
export function checkPeriod(title: string, feDesde: string, feHasta: string): void {
  checkDays(title, { feDesde, feHasta });
  if (feHasta <= feDesde) throw new Refusal(400, title, 'El campo «feHasta» debe ser posterior a «feDesde».');
  if (feHasta > addMonths(feDesde, 60))
    throw new Refusal(400, title, 'El campo «feHasta» no puede pasar de cinco años desde «feDesde».');
}
