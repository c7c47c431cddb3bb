import { dayOfWire } from '../text/instants.ts';

/**
 * A day of the wire (`yyyy-MM-dd`, or an instant that begins with one) as it stands on screen: `dd-mm-aaaa`;
 * `--` when it is missing or not a day (specification 1, section 9).
 */
export function formatDay(day: string | null | undefined): string {
  return dayOfWire(day)?.split('-').toReversed().join('-') ?? '--';
}

/** The months of a year, by name. */
export const monthNames: readonly string[] = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];
