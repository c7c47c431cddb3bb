/**
 * A day of the wire (`yyyy-MM-dd`, or an instant that begins with one) as it stands on screen: `dd-mm-aaaa`;
 * `--` when it is missing or not a day (specification 1, section 9). The string is never read as a `Date`.
 */
export function formatDay(day: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  return match ? `${match[3]}-${match[2]}-${match[1]}` : '--';
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
