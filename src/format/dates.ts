import { dayOfWire } from '../text/instants.ts';

/**
 * A day of the wire (`yyyy-MM-dd`, or an instant that begins with one) as it stands on screen: `dd-mm-aaaa`;
 * `--` when it is missing or not a day (specification 1, section 9).
 */
export function formatDay(day: string | null | undefined): string {
  return dayOfWire(day)?.split('-').toReversed().join('-') ?? '--';
}

/** The months as they are written in Spanish, January first. */
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

/** The same as titles: `Enero`. */
export const monthTitles: readonly string[] = monthNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
