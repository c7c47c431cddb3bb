const dayPattern = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const instantPattern =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|([+-])(\d{2})(?::?(\d{2}))?)?$/i;

/** Services write the year 1 for no date, and the library's calendar starts with the year 100. */
const firstYear = 100;
const dayLength = 86_400_000;

/** In milliseconds since 1970, UTC; null for an invalid day, and for no date. */
function midnight(year: number, month: number, day: number): number | null {
  const first = Date.UTC(year, month - 1);
  const isDay = year >= firstYear && month >= 1 && month <= 12 && day >= 1 && day <= (Date.UTC(year, month) - first) / dayLength;
  return isDay ? first + (day - 1) * dayLength : null;
}

/**
 * An ISO instant, by default UTC, in milliseconds since 1970; null for an invalid one, and for the
 * year 1, which means no date (assumptions W2).
 */
export function parseInstant(instant: string | null | undefined): number | null {
  const read = instantPattern.exec(instant ?? '');
  if (!read) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = read.slice(1, 7).map((part) => Number(part ?? 0));
  const [fraction, sign, hours, minutes] = read.slice(7);
  const start = midnight(year, month, day);
  if (start === null || hour > 23 || minute > 59 || second > 60) return null;
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return start + ((hour * 60 + minute - offset) * 60 + second) * 1000 + Number((fraction ?? '').slice(0, 3).padEnd(3, '0'));
}

/**
 * The day (`yyyy-MM-dd`) written in a day or instant; null for an invalid one, and for the year 1,
 * which means no date (assumptions W2).
 */
export function dayOfWire(day: string | null | undefined): string | null {
  const [text, ...parts] = dayPattern.exec(day ?? '') ?? [];
  const [year = 0, month = 0, date = 0] = parts.map(Number);
  return text !== undefined && midnight(year, month, date) !== null ? text : null;
}
