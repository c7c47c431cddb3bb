import { cleanCharacters, cleanTyped } from '../text/typed-text.ts';
import { dayOf, daysInMonth } from './calendar.ts';
import { formatDay } from './dates.ts';

const dayFirst = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+([1-9]\d{3})$/;
const digitsOnly = /^(\d{2})(\d{2})([1-9]\d{3})$/;
/** Year first, with an optional time behind the day, and nothing that could be a second day. */
const yearFirst =
  /^([1-9]\d{3})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})(?:[T ]\d{1,2}:[\d:.,]+ ?(?:Z|[+-]\d{2}:?\d{0,2}|[ap]\.? ?m\.?)?)?$/i;

const digit = /^\d$/;

/** Year first, split by the hyphens of the mask: `19-90-01-01`, `20-12-0509`. */
const splitYear = /^((?:1[89]|20)-\d{2})-(\d{2})-(\d{2}|[4-9])$/;
const splitYearOnly = /^((?:1[89]|20)-\d{2})-(0\d)(\d{2})$/;

/** Joins the groups of digits of a partial day; a whole day with its year first is reordered. */
function joinGroups(groups: readonly string[]): string {
  const text = groups.join('-');
  const [, year = '', month = '', date = ''] = splitYear.exec(text) ?? splitYearOnly.exec(text) ?? [];
  const day = parseTypedDay(`${year.replace('-', '')}-${month}-${date}`);
  return day === null ? text : dayToTyped(day);
}

/**
 * A typed day as `yyyy-MM-dd`; null for no real day. Reads `d-m-aaaa` with - / . or spaces,
 * `ddmmaaaa`, `aaaa-mm-dd` and instants. Two digits of a year would be ambiguous.
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
 * Formats a day during typing: `0105` becomes `01-05`, `1/` becomes `01-`; other text stays. A
 * hyphen comes before a digit and never after one, so that Backspace always deletes something.
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

/** A day of the wire for an input, `dd-mm-aaaa`; empty for none. */
export function dayToTyped(day: string | null | undefined): string {
  const shown = formatDay(day);
  return shown === '--' ? '' : shown;
}

/** A typed day for the wire; empty for none. */
export const toDay = (typed: string): string => parseTypedDay(typed) ?? '';
