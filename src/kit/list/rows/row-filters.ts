import { type DayRange, isWithin } from '../../../domain/day-ranges.ts';
import { foldText } from '../../../format/text.ts';
import { readShownDay } from '../typed-cells.ts';
import { type ColumnChoices, type ColumnTexts, type Sliced, sliceLength } from './column-texts.ts';
import { isEmptyCell } from './ranks.ts';

/** A filter of a column. */
export type ColumnFilter =
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | ({ readonly kind: 'days' } & DayRange);

/** One choice of a column: its key, its label, and the rows that the other filters pass. */
export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A column for searching: its different texts without case and accents. */
export interface FoldedColumn extends Pick<ColumnTexts, 'codes'> {
  readonly folded: readonly string[];
}

/** One flag for each row: 1 where the row passes. */
export type Passing = Uint8Array;

function passValues({ values, codes }: ColumnTexts, passes: (value: string) => boolean): Passing {
  return byRow(codes, flagsOf(values, passes));
}

/** Plain loops, here and below: callbacks are slow over thousands of rows. */
function flagsOf(values: readonly string[], passes: (value: string) => boolean): Uint8Array {
  const flags = new Uint8Array(values.length);
  for (let code = 0; code < values.length; code += 1) if (passes(values[code] ?? '')) flags[code] = 1;
  return flags;
}

function byRow(codes: Int32Array, flags: Uint8Array): Passing {
  const passing = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) passing[row] = flags[codes[row] ?? -1] ?? 0;
  return passing;
}

/** The rows that a filter passes. */
export function passColumn(column: ColumnTexts, filter: ColumnFilter): Passing {
  if (filter.kind === 'values') {
    const wanted = new Set(filter.values);
    return passValues(column, (value) => wanted.has(value));
  }
  return byRow(column.codes, flagsOf(shownDays(column.values), isWithin(filter)));
}

/** Days of a column's texts, '' for no day. Cached: each typed key counts the ranges again. */
const daysRead = new WeakMap<readonly string[], readonly string[]>();

function shownDays(values: readonly string[]): readonly string[] {
  const read = daysRead.get(values) ?? values.map((shown) => readShownDay(shown)?.slice(0, 10) ?? '');
  daysRead.set(values, read);
  return read;
}

/** The number of rows that each range passes. */
export function countRanges({ values, codes }: ColumnTexts, rows: Int32Array, ranges: readonly DayRange[]): readonly number[] {
  return ranges.map((range) => {
    const passes = flagsOf(shownDays(values), isWithin(range));
    let count = 0;
    for (const row of rows) count += passes[codes[row] ?? -1] ?? 0;
    return count;
  });
}

/** Folds the different texts of a column by {@link foldText}. */
export function* foldValues(values: readonly string[]): Sliced<readonly string[]> {
  const folded: string[] = [];
  for (const value of values) {
    if (folded.push(foldText(value)) % sliceLength === 0) yield;
  }
  return folded;
}

/** The rows that contain every word of a text in any column, regardless of case and accents. */
export function passText(columns: readonly FoldedColumn[], count: number, typed: string): Passing {
  const passing = new Uint8Array(count).fill(1);
  for (const word of foldText(typed).split(/\s+/).filter(Boolean)) {
    const found = new Uint8Array(count);
    for (const { folded, codes } of columns) {
      const holds = flagsOf(folded, (text) => text.includes(word));
      for (let row = 0; row < count; row += 1) if (holds[codes[row] ?? -1] === 1) found[row] = 1;
    }
    for (let row = 0; row < count; row += 1) if (found[row] === 0) passing[row] = 0;
  }
  return passing;
}

/** The indices of the rows that pass every filter. */
export function passAll(count: number, passing: readonly Passing[]): Int32Array {
  const rows = new Int32Array(count);
  let kept = 0;
  for (let row = 0; row < count; row += 1) {
    if (passing.every((one) => one[row] === 1)) {
      rows[kept] = row;
      kept += 1;
    }
  }
  return rows.slice(0, kept);
}

/** The choices of a column among given rows, the most frequent first, without empty cells. */
export function countChoices({ values, labels, codes }: ColumnChoices, rows: Int32Array): readonly FacetChoice[] {
  const counts = new Int32Array(values.length);
  for (const row of rows) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return values
    .map((value, code) => ({ value, label: labels[code] ?? value, count: counts[code] ?? 0 }))
    .filter(({ label, count }) => count > 0 && !isEmptyCell(label))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'es-DO'));
}
