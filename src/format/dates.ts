import { dayOfWire } from '../text/instants.ts';

/**
 * A day of the wire (`yyyy-MM-dd`, also of an instant) on screen: `dd-mm-aaaa`; `--` for a missing
 * or invalid one (specification 1, section 9).
 */
export function formatDay(day: string | null | undefined): string {
  return dayOfWire(day)?.split('-').toReversed().join('-') ?? '--';
}

/** The Spanish names of the months, January first. */
export const monthNames: readonly string[] = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The names of the months as titles: `Enero`. */
export const monthTitles: readonly string[] = monthNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
