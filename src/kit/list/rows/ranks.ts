import { madeOnce } from '../../../text/made-once.ts';
import { type ColumnKind, readShownAmount, readShownDay } from '../typed-cells.ts';
import { type ColumnTexts, type Sliced, sliceLength } from './column-texts.ts';
import { sortSliced } from './sort-sliced.ts';

/** Ranks of a column's values from 0: equal values share one, -1 is an empty text. */
export interface Ranks {
  readonly places: Int32Array;
  readonly count: number;
}

export type SortDirection = 'asc' | 'desc';

/** ñ comes after n; accents and case are ignored. */
const textOrder = madeOnce(() => new Intl.Collator('es-DO', { sensitivity: 'base' }));
/** Compares the parts of a number as numbers: 9-1 comes before 10-1. */
const codeOrder = madeOnce(() => new Intl.Collator('es-DO', { sensitivity: 'base', numeric: true }));

type Value = string | number;

/** The value that a cell is ordered by; null where the cell is empty. */
function readValue(shown: string, kind: ColumnKind): Value | null {
  if (isEmptyCell(shown)) return null;
  if (kind === 'day') return readShownDay(shown);
  if (kind === 'money' || kind === 'number') return readShownAmount(shown);
  // A collator is slow; plain digits sort as numbers.
  return kind === 'document' && /^\d{1,15}$/.test(shown) ? Number(shown) : shown;
}

function orderOf(kind: ColumnKind): (a: Value, b: Value) => number {
  // Days as `yyyy-MM-dd` sort as plain text, without a slow collator.
  if (kind === 'day') return (a, b) => (a < b ? -1 : Number(a > b));
  const { compare } = kind === 'text' || kind === 'status' ? textOrder() : codeOrder();
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
}

/** Whether a cell is empty or holds dashes alone. */
export const isEmptyCell = (shown: string) => /^[\s\-–—]*$/.test(shown);

/** Ranks the different texts of a column. */
export function* rankValues(texts: readonly string[], kind: ColumnKind): Sliced<Ranks> {
  const compare = orderOf(kind);
  const values: (readonly [code: number, value: Value])[] = [];
  for (const [code, text] of texts.entries()) {
    if (code % sliceLength === 0) yield;
    const value = readValue(text, kind);
    if (value !== null) values.push([code, value]);
  }
  const sorted = yield* sortSliced(values, ([, a], [, b]) => compare(a, b));
  const places = new Int32Array(texts.length).fill(-1);
  let count = 0;
  let former: Value | null = null;
  for (const [index, [code, value]] of sorted.entries()) {
    if (index % sliceLength === 0) yield;
    if (former === null || compare(former, value) !== 0) count += 1;
    places[code] = count - 1;
    former = value;
  }
  return { places, count };
}

/**
 * Sorts rows by ranks; equal rows keep their order, rows without a value come last either way.
 * @param rows indices of rows, in their present order
 */
export function sortByRanks(
  rows: Int32Array,
  { codes }: Pick<ColumnTexts, 'codes'>,
  { places, count }: Ranks,
  direction: SortDirection,
): Int32Array {
  const bucketOf = (place: number) => {
    if (place < 0) return count;
    return direction === 'asc' ? place : count - 1 - place;
  };
  const buckets = new Int32Array(rows.length);
  const starts = new Int32Array(count + 2);
  for (let index = 0; index < rows.length; index += 1) {
    const bucket = bucketOf(places[codes[rows[index] ?? -1] ?? -1] ?? -1);
    buckets[index] = bucket;
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const sorted = new Int32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const bucket = buckets[index] ?? 0;
    const place = starts[bucket] ?? 0;
    sorted[place] = rows[index] ?? 0;
    starts[bucket] = place + 1;
  }
  return sorted;
}
