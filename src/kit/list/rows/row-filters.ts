import { foldText } from '../../../format/text.ts';
import { readShownDay } from '../typed-cells.ts';
import { isEmptyCell } from './ranks.ts';

/** What a filter of a column lets through. */
export type ColumnFilter =
  /** Rows that show one of these texts. */
  | { readonly kind: 'values'; readonly values: readonly string[] }
  /** Rows whose day lies between two days (yyyy-MM-dd), both included; null leaves an end open. */
  | { readonly kind: 'days'; readonly from: string | null; readonly to: string | null };

/** One choice of a facet: what rows show, and how many of those that the other filters let through do. */
export interface FacetChoice {
  readonly value: string;
  readonly count: number;
}

/** Rows that pass, one flag each. */
export type Passing = Uint8Array;

const flags = <T>(values: readonly T[], passes: (value: T) => boolean): Passing =>
  Uint8Array.from(values, (value) => (passes(value) ? 1 : 0));

/** The rows of a column that a filter lets through. */
export function passColumn(shown: readonly string[], filter: ColumnFilter): Passing {
  if (filter.kind === 'values') {
    const wanted = new Set(filter.values);
    return flags(shown, (text) => wanted.has(text));
  }
  const { from, to } = filter;
  const passes = new Map<string, boolean>();
  for (const text of new Set(shown)) {
    const day = readShownDay(text)?.slice(0, 10);
    passes.set(text, day !== undefined && (from === null || day >= from) && (to === null || day <= to));
  }
  return flags(shown, (text) => passes.get(text) ?? false);
}

/**
 * The rows that hold every word of a text, whatever its case and accents.
 * @param folded all texts of a row in one, folded by {@link foldText}
 */
export function passText(folded: readonly string[], typed: string): Passing {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return flags(folded, (text) => words.every((word) => text.includes(word)));
}

/** The indices of the rows that pass everything. */
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

/** What a column shows in some rows, the most frequent first; a cell that says nothing is no choice. */
export function countChoices(shown: readonly string[], rows: Int32Array): readonly FacetChoice[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = shown[row] ?? '';
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .filter(([value]) => !isEmptyCell(value))
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'es-DO'));
}
