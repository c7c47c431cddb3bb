import { madeOnce } from '../../../text/made-once.ts';
import { type ColumnKind, readShownAmount, readShownDay } from '../typed-cells.ts';

/** The places of rows in the order of a column, from 0: equal values share one, and -1 stands for a row without a value. */
export interface Ranks {
  readonly places: Int32Array;
  /** How many different places there are. */
  readonly count: number;
}

export type SortDirection = 'asc' | 'desc';

/** ñ comes after n; accents and case decide nothing. */
const textOrder = madeOnce(() => new Intl.Collator('es-DO', { sensitivity: 'base' }));
/** The parts of a number are compared as numbers: 9-1 comes before 10-1. */
const codeOrder = madeOnce(() => new Intl.Collator('es-DO', { sensitivity: 'base', numeric: true }));

type Value = string | number;

/** The value that a cell of a kind is ordered by; null where the cell shows none. */
function readValue(shown: string, kind: ColumnKind): Value | null {
  if (isEmptyCell(shown)) return null;
  if (kind === 'day') return readShownDay(shown);
  return kind === 'money' || kind === 'number' ? readShownAmount(shown) : shown;
}

/** The order of the values of a kind. */
function orderOf(kind: ColumnKind): (a: Value, b: Value) => number {
  const { compare } = kind === 'text' || kind === 'status' ? textOrder() : codeOrder();
  return (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
}

/** Whether a cell says nothing: it is empty or holds dashes alone. */
export const isEmptyCell = (shown: string) => /^[\s\-–—]*$/.test(shown);

/**
 * Ranks the rows of a column by what it shows in each.
 * @param shown the text of the column, row by row
 */
export function rankColumn(shown: readonly string[], kind: ColumnKind): Ranks {
  const compare = orderOf(kind);
  const values = new Map<string, Value>();
  for (const text of new Set(shown)) {
    const value = readValue(text, kind);
    if (value !== null) values.set(text, value);
  }
  const sorted = [...values].toSorted(([, a], [, b]) => compare(a, b));
  const placeOf = new Map<string, number>();
  let count = 0;
  let former: Value | null = null;
  for (const [text, value] of sorted) {
    if (former !== null && compare(former, value) !== 0) count += 1;
    placeOf.set(text, count);
    former = value;
  }
  return {
    places: Int32Array.from(shown, (text) => placeOf.get(text) ?? -1),
    count: sorted.length > 0 ? count + 1 : 0,
  };
}

/**
 * Sorts rows by the ranks of a column; equal ones keep their order, and those without a value come last in both directions.
 * @param rows indices of rows, in their present order
 */
export function sortByRanks(rows: Int32Array, { places, count }: Ranks, direction: SortDirection): Int32Array {
  const bucketOf = (row: number) => {
    const place = places[row] ?? -1;
    if (place < 0) return count;
    return direction === 'asc' ? place : count - 1 - place;
  };
  const starts = new Int32Array(count + 2);
  for (const row of rows) starts[bucketOf(row) + 1] = (starts[bucketOf(row) + 1] ?? 0) + 1;
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const sorted = new Int32Array(rows.length);
  for (const row of rows) {
    const bucket = bucketOf(row);
    const index = starts[bucket] ?? 0;
    sorted[index] = row;
    starts[bucket] = index + 1;
  }
  return sorted;
}
