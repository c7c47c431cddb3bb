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
  /** The key of a row's value, where it is not the text. */
  readonly facetKey?: ((row: Row) => string) | undefined;
}

/** Computed parts of a column, each but the first from its texts. */
interface Parts {
  texts: ColumnTexts;
  choices: ColumnChoices;
  ranks: Ranks;
  folded: readonly string[];
}

/** The wanted order and filters. */
export interface RowsWish {
  readonly sort: RowSort | null;
  readonly filters: readonly { readonly column: string; readonly filter: ColumnFilter }[];
  readonly text: string;
}

/** Plans the next slice: soon, or when the page is idle. Gives a function that cancels it. */
export type ScheduleSlice = (isUrgent: boolean, work: (mayGoOn: () => boolean) => void) => () => void;

const mostCached = 16;

/** Number of rows that are computed at once, without a pause. */
const fewRows = 1000;

/** Rows with the texts, choices and ranks of their columns, computed ahead in slices. */
export interface RowIndex<Row> {
  readonly rows: readonly Row[];
  /** The indices of the wanted rows in their order; null while parts are being computed. */
  readonly arrange: (wish: RowsWish) => Int32Array | null;
  /** The choices of a column under the filters of the other columns; null while computing. */
  readonly count: (column: string, wish: RowsWish) => readonly FacetChoice[] | null;
  /** For ranges of days: the rows that each range passes, and the rows with any day. */
  readonly countDays: (
    column: string,
    wish: RowsWish,
    ranges: readonly DayRange[],
  ) => { readonly counts: readonly number[]; readonly ofAll: number } | null;
  /** The label of a key; undefined where no row has it, or while computing. */
  readonly labelOf: (column: string, key: string) => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
  /** Starts to compute ahead; gives a function that stops it. */
  readonly begin: () => () => void;
}

/** Makes the index of rows. */
export function createRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly IndexedColumn<Row>[],
  schedule: ScheduleSlice,
): RowIndex<Row> {
  const partsById = new Map<string, Partial<Parts>>(columns.map(({ id }) => [id, {}]));
  const byId = new Map(columns.map((column) => [column.id, column]));
  /** Documents come last: their ranks need a collator and take longer than all other columns. */
  const byCostOfRanks = columns.toSorted((a, b) => Number(a.kind === 'document') - Number(b.kind === 'document'));
  const listeners = new Set<() => void>();
  let partsMade = 0;
  let version = 0;
  let cancelSlice: (() => void) | null = null;
  let isRunning = false;
  /** A stack: urgent work is pushed last and done first. */
  const stack: { readonly isUrgent: boolean; readonly key: string; readonly work: Sliced<void> }[] = [];

  const textOf = (column: IndexedColumn<Row>) => (row: number) => {
    const at = rows[row];
    return at === undefined ? '' : column.text(at);
  };

  function* workOut(column: IndexedColumn<Row>, part: keyof Parts): Sliced<void> {
    const parts = partsById.get(column.id);
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
    cancelSlice = null;
    let last = stack.at(-1);
    while (last && mayGoOn()) {
      if (last.work.next().done) stack.splice(stack.indexOf(last), 1);
      last = stack.at(-1);
    }
    plan();
    // Parts that were computed synchronously were returned to their caller.
    if (version === partsMade) return;
    version = partsMade;
    for (const listener of listeners) listener();
  };
  function plan(): void {
    const last = stack.at(-1);
    if (last && isRunning && !cancelSlice) cancelSlice = schedule(last.isUrgent, slice);
  }

  /** A computed part, or null: few rows are computed at once, many as an urgent slice. */
  function need<Part extends keyof Parts>(id: string, part: Part): Parts[Part] | null {
    const column = byId.get(id);
    const parts = partsById.get(id);
    if (!column || !parts) return null;
    if (parts[part] === undefined && rows.length <= fewRows) finish(workOut(column, part));
    const found: Partial<Parts>[Part] = parts[part];
    if (found !== undefined) return found;
    const key = `${part} ${id}`;
    if (stack.every((other) => other.key !== key)) stack.push({ isUrgent: true, key, work: workOut(column, part) });
    cancelSlice?.();
    cancelSlice = null;
    plan();
    return null;
  }

  /** Results of recent filters: the counts of a facet use the same filters as the rows. */
  const passingByKey = new Map<string, Passing>();
  function cached(key: string, make: () => Passing): Passing {
    const found = passingByKey.get(key) ?? make();
    if (passingByKey.size >= mostCached) passingByKey.clear();
    passingByKey.set(key, found);
    return found;
  }

  function passingOf({ filters, text }: RowsWish, except: string | null): readonly Passing[] | null {
    const passing: Passing[] = [];
    for (const { column, filter } of filters) {
      if (column === except) continue;
      const values = need(column, filter.kind === 'values' ? 'choices' : 'texts');
      if (!values) return null;
      passing.push(cached(JSON.stringify([column, filter]), () => passColumn(values, filter)));
    }
    if (text === '') return passing;
    const searched = columns.map(({ id }) => ({ folded: need(id, 'folded'), codes: partsById.get(id)?.texts?.codes }));
    const ready = searched.flatMap(({ folded, codes }) => (folded && codes ? [{ folded, codes }] : []));
    return ready.length < searched.length ? null : [...passing, cached(text, () => passText(ready, rows.length, text))];
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
      const texts = partsById.get(sort.column)?.texts;
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
      const passingRows = passAll(rows.length, passing);
      const [ofAll = 0, ...counts] = countRanges(texts, passingRows, [{ from: null, to: null }, ...ranges]);
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
      isRunning = true;
      if (stack.length === 0 && rows.length > fewRows) stack.push({ isUrgent: false, key: '', work: workAhead() });
      plan();
      return () => {
        isRunning = false;
        cancelSlice?.();
        cancelSlice = null;
      };
    },
  };
}
