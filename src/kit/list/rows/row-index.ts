import type { DayRange } from '../../../domain/day-ranges.ts';
import type { ColumnKind } from '../typed-cells.ts';
import { type ColumnChoices, type ColumnTexts, encodeChoices, encodeColumn, finish, type Sliced } from './column-texts.ts';
import { type Ranks, rankValues, sortByRanks } from './ranks.ts';
import {
  type ColumnFilter,
  countChoices,
  countRanges,
  type FacetChoice,
  foldValues,
  passAll,
  passColumn,
  type Passing,
  passText,
} from './row-filters.ts';
import type { RowSort } from './rows-address.ts';

/** A column as rows are sorted and filtered by it. */
export interface IndexedColumn<Row> {
  readonly id: string;
  readonly kind: ColumnKind;
  readonly text: (row: Row) => string;
  /** What rows are chosen by, where it is not the text. */
  readonly facetKey?: ((row: Row) => string) | undefined;
}

/** What is worked out of a column, each but the first from its texts. */
interface Parts {
  texts: ColumnTexts;
  choices: ColumnChoices;
  ranks: Ranks;
  folded: readonly string[];
}

/** What is wanted of the rows. */
export interface RowsWish {
  readonly sort: RowSort | null;
  readonly filters: readonly { readonly column: string; readonly filter: ColumnFilter }[];
  readonly text: string;
}

/** When the next slice of the work may be done: soon, or once the page has nothing else to do. Gives what calls it off. */
export type ScheduleSlice = (isUrgent: boolean, work: (mayGoOn: () => boolean) => void) => () => void;

/** Filters whose rows are remembered. */
const mostPassed = 16;

/** As many rows are worked out at once, without a pause. */
const fewRows = 1000;

/** Rows with what their columns show, in what order, worked out ahead in slices. */
export interface RowIndex<Row> {
  readonly rows: readonly Row[];
  /** The indices of the rows that are wanted, in the order that is; null while what that needs is being worked out. */
  readonly arrange: (wish: RowsWish) => Int32Array | null;
  /** What rows may be chosen by in a column, counted among those that the other filters let through; null while it is being worked out. */
  readonly count: (column: string, wish: RowsWish) => readonly FacetChoice[] | null;
  /** The same for ranges of days: how many rows each lets through, and how many have a day at all. */
  readonly countDays: (
    column: string,
    wish: RowsWish,
    ranges: readonly DayRange[],
  ) => { readonly counts: readonly number[]; readonly ofAll: number } | null;
  /** What rows show for a key that they are chosen by; undefined where none has it, or while it is being worked out. */
  readonly labelOf: (column: string, key: string) => string | undefined;
  /** Tells when something was worked out. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each part that was worked out. */
  readonly version: () => number;
  /** Begins to work ahead; gives what ends it. */
  readonly begin: () => () => void;
}

/** Makes the index of some rows. */
export function createRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly IndexedColumn<Row>[],
  schedule: ScheduleSlice,
): RowIndex<Row> {
  const made = new Map<string, Partial<Parts>>(columns.map(({ id }) => [id, {}]));
  const byId = new Map(columns.map((column) => [column.id, column]));
  /** Codes differ in each row and need a collator: their ranks take longer than those of all other columns. */
  const byCostOfRanks = columns.toSorted((a, b) => Number(a.kind === 'document') - Number(b.kind === 'document'));
  const listeners = new Set<() => void>();
  let partsMade = 0;
  let version = 0;
  let callOff: (() => void) | null = null;
  let isBegun = false;
  /** The last one is worked on. */
  const stack: { readonly isUrgent: boolean; readonly key: string; readonly work: Sliced<void> }[] = [];

  const textOf = (column: IndexedColumn<Row>) => (row: number) => {
    const at = rows[row];
    return at === undefined ? '' : column.text(at);
  };

  function* workOut(column: IndexedColumn<Row>, part: keyof Parts): Sliced<void> {
    const parts = made.get(column.id);
    if (!parts || parts[part] !== undefined) return;
    if (part !== 'texts') yield* workOut(column, 'texts');
    const { texts } = parts;
    switch (part) {
      case 'texts':
        parts.texts ??= yield* encodeColumn(rows.length, textOf(column));
        break;
      case 'choices': {
        const { facetKey } = column;
        if (!texts) return;
        const keyOf = (row: number) => {
          const at = rows[row];
          return at === undefined || !facetKey ? '' : facetKey(at);
        };
        parts.choices ??= facetKey ? yield* encodeChoices(texts, keyOf) : { ...texts, labels: texts.values };
        break;
      }
      case 'ranks':
        if (texts) parts.ranks ??= yield* rankValues(texts.values, column.kind);
        break;
      case 'folded':
        if (texts) parts.folded ??= yield* foldValues(texts.values);
        break;
    }
    partsMade += 1;
  }

  function* workAhead(): Sliced<void> {
    for (const part of ['texts', 'choices', 'folded'] as const) {
      for (const column of columns) yield* workOut(column, part);
    }
    for (const column of byCostOfRanks) yield* workOut(column, 'ranks');
  }

  const slice = (mayGoOn: () => boolean) => {
    callOff = null;
    let last = stack.at(-1);
    while (last && mayGoOn()) {
      if (last.work.next().done) stack.splice(stack.indexOf(last), 1);
      last = stack.at(-1);
    }
    plan();
    // What was worked out at once was so for whoever asked.
    if (version === partsMade) return;
    version = partsMade;
    for (const listener of listeners) listener();
  };
  function plan(): void {
    const last = stack.at(-1);
    if (last && isBegun && !callOff) callOff = schedule(last.isUrgent, slice);
  }

  /** What was worked out; what was not is, at once for few rows and as soon as may be for many. */
  function need<Part extends keyof Parts>(id: string, part: Part): Parts[Part] | null {
    const column = byId.get(id);
    const parts = made.get(id);
    if (!column || !parts) return null;
    if (parts[part] === undefined && rows.length <= fewRows) finish(workOut(column, part));
    const found: Partial<Parts>[Part] = parts[part];
    if (found !== undefined) return found;
    const key = `${part} ${id}`;
    if (stack.every((other) => other.key !== key)) stack.push({ isUrgent: true, key, work: workOut(column, part) });
    callOff?.();
    callOff = null;
    plan();
    return null;
  }

  /** What was let through last: a facet is counted under the same filters as the others. */
  const passed = new Map<string, Passing>();
  function once(key: string, make: () => Passing): Passing {
    const found = passed.get(key) ?? make();
    if (passed.size >= mostPassed) passed.clear();
    passed.set(key, found);
    return found;
  }

  /** The rows that each filter lets through; null while one can't be told. */
  function passingOf({ filters, text }: RowsWish, except: string | null): readonly Passing[] | null {
    const passing: Passing[] = [];
    for (const { column, filter } of filters) {
      if (column === except) continue;
      const values = need(column, filter.kind === 'values' ? 'choices' : 'texts');
      if (!values) return null;
      passing.push(once(JSON.stringify([column, filter]), () => passColumn(values, filter)));
    }
    if (text === '') return passing;
    const searched = columns.map(({ id }) => ({ folded: need(id, 'folded'), codes: made.get(id)?.texts?.codes }));
    const ready = searched.flatMap(({ folded, codes }) => (folded && codes ? [{ folded, codes }] : []));
    return ready.length < searched.length ? null : [...passing, once(text, () => passText(ready, rows.length, text))];
  }

  return {
    rows,
    arrange(wish) {
      const passing = passingOf(wish, null);
      if (!passing) return null;
      const kept = passAll(rows.length, passing);
      const { sort } = wish;
      if (!sort || !byId.has(sort.column)) return kept;
      const ranks = need(sort.column, 'ranks');
      const texts = made.get(sort.column)?.texts;
      return ranks && texts ? sortByRanks(kept, texts, ranks, sort.direction) : null;
    },
    count(column, wish) {
      const passing = passingOf(wish, column);
      const choices = need(column, 'choices');
      return passing && choices ? countChoices(choices, passAll(rows.length, passing)) : null;
    },
    countDays(column, wish, ranges) {
      const passing = passingOf(wish, column);
      const texts = need(column, 'texts');
      if (!passing || !texts) return null;
      const left = passAll(rows.length, passing);
      const [ofAll = 0, ...counts] = countRanges(texts, left, [{ from: null, to: null }, ...ranges]);
      return { counts, ofAll };
    },
    labelOf(column, key) {
      const choices = need(column, 'choices');
      return choices?.labels[choices.values.indexOf(key)];
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    begin() {
      isBegun = true;
      if (stack.length === 0 && rows.length > fewRows) stack.push({ isUrgent: false, key: '', work: workAhead() });
      plan();
      return () => {
        isBegun = false;
        callOff?.();
        callOff = null;
      };
    },
  };
}
