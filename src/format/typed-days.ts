import { cleanCharacters, cleanTyped } from '../text/typed-text.ts';
import { dayOf, daysInMonth } from './calendar.ts';
import { formatDay } from './dates.ts';

const dayFirst = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+([1-9]\d{3})$/;
const digitsOnly = /^(\d{2})(\d{2})([1-9]\d{3})$/;
/** Behind the day a time, and nothing that could be a second day. */
const yearFirst =
  /^([1-9]\d{3})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})(?:[T ]\d{1,2}:[\d:.,]+ ?(?:Z|[+-]\d{2}:?\d{0,2}|[ap]\.? ?m\.?)?)?$/i;

const digit = /^\d$/;

/** The year first, with the hyphens that the mask puts into its digits: `19-90-01-01`, or `20-12-0509`, whose year would begin with 0. */
const splitYear = /^((?:1[89]|20)-\d{2})-(\d{2})-(\d{2}|[4-9])$/;
const splitYearOnly = /^((?:1[89]|20)-\d{2})-(0\d)(\d{2})$/;

/** Half a day in its groups of digits; one that begins with a year is written out once it is whole. */
function joinGroups(groups: readonly string[]): string {
  const text = groups.join('-');
  const [, year = '', month = '', date = ''] = splitYear.exec(text) ?? splitYearOnly.exec(text) ?? [];
  const day = parseTypedDay(`${year.replace('-', '')}-${month}-${date}`);
  return day === null ? text : dayToTyped(day);
}

/**
 * What a person typed or pasted as a day, as a day string of the wire (`yyyy-MM-dd`); null when it is no real day. Read are `d-m-aaaa` with
 * hyphens, slashes, dots or spaces, `ddmmaaaa`, `aaaa-mm-dd`, and an instant, of which the day counts that it is written with.
 * Years have four digits: in two, 1956 and 2056 are the same.
 */
export function parseTypedDay(text: string): string | null {
  const typed = cleanTyped(text);
  const byDay = dayFirst.exec(typed) ?? digitsOnly.exec(typed);
  const byYear = yearFirst.exec(typed);
  const [year, month, day] = byDay ? [byDay[3], byDay[2], byDay[1]] : [byYear?.[1], byYear?.[2], byYear?.[3]];
  const date = Number(day);
  const isReal = date >= 1 && date <= daysInMonth(Number(year), Number(month));
  return isReal ? dayOf(Number(year), Number(month), date) : null;
}

/**
 * A day while it is being typed: digits get their hyphens (`0105` → `01-05`), one that a person types pads what stands before it (`1/` → `01-`),
 * a whole day is written as {@link dayToTyped} does, one that begins with the year (`1990-01-01`) too. A hyphen is put before a digit and never after one: Backspace always takes something away.
 * Text that is no day stays as it is.
 */
export function maskTypedDay(text: string): string {
  const day = parseTypedDay(text);
  if (day !== null) return dayToTyped(day);
  const typed = cleanCharacters(text);
  if (!/^[\d\-./ ]*$/.test(typed)) return text;
  const parts = [''];
  for (const character of typed) {
    const last = parts.at(-1) ?? '';
    const most = Number(parts[1]) > 12 ? 4 : 3;
    const isFull = parts.length < most && last.length === 2;
    if (digit.test(character)) {
      if (isFull) parts.push(character);
      else parts[parts.length - 1] = last + character;
    } else if (parts.length < most && last !== '') {
      parts[parts.length - 1] = last.padStart(2, '0');
      parts.push('');
    }
  }
  return joinGroups(parts);
}

/** A day of the wire as it stands in a field, `dd-mm-aaaa`; empty when there is none. */
export function dayToTyped(day: string | null | undefined): string {
  const shown = formatDay(day);
  return shown === '--' ? '' : shown;
}

/** A typed day as it is sent; empty when there is none. */
export const toDay = (typed: string): string => parseTypedDay(typed) ?? '';
