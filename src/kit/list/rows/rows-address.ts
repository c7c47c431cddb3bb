import { type DayRange, daysOf, isNamedRange } from '../../../domain/day-ranges.ts';
import { foldText } from '../../../format/text.ts';
import { dayOfWire } from '../../../text/instants.ts';
import { visibleText } from '../../../text/typed-text.ts';
import type { ColumnKind } from '../typed-cells.ts';
import type { SortDirection } from './ranks.ts';
import type { ColumnFilter } from './row-filters.ts';

/** A column as the address knows it. */
export interface AddressColumn {
  readonly head: string;
  readonly id?: string | undefined;
  readonly kind: ColumnKind;
  /** Texts that repeat are offered as choices; a status always is. */
  readonly facet?: true;
}

/** What a column sorts by, in which direction; the column by its id. */
export interface RowSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What rows are wanted in a column: the keys of its values, or a range of days: its name, or its ends as `2026-01-01..2026-01-31`. */
export type FacetWish = readonly string[] | string;

/** How the rows that are here are worked on, as the address says it. */
export interface RowsAddress {
  /** Whether all rows are asked for, whatever is done with them. */
  readonly all: boolean;
  readonly sort: RowSort | null;
  /** By the ids of columns. */
  readonly facets: Readonly<Record<string, FacetWish>>;
  readonly text: string;
  /** What the address says in vain. */
  readonly unknown: readonly string[];
}

const sortParam = 'orden';
const textParam = 'texto';
const sizeParam = 'filas';
const allRows = 'todas';
const facetPrefix = 'f.';
/** What is longer finds nothing. */
const longestText = 100;

/** Nothing is done with the rows. */
export const plainRows: RowsAddress = { all: false, sort: null, facets: {}, text: '', unknown: [] };

/** What a column is called by the engine of the table. */
export const columnIdOf = ({ head, id }: Pick<AddressColumn, 'head' | 'id'>): string => id ?? head;

/** What a column is called in the address: `No. Cotización` as `no-cotizacion`. */
export const columnKeyOf = (column: Pick<AddressColumn, 'head' | 'id'>): string =>
  foldText(columnIdOf(column))
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How rows are chosen in a column: by its values, by its days, or not at all. */
export function facetKindOf({ kind, facet }: Pick<AddressColumn, 'kind' | 'facet'>): 'values' | 'days' | null {
  if (kind === 'status' || facet) return 'values';
  return kind === 'day' ? 'days' : null;
}

function readEnd(text: string): string | null | undefined {
  return text === '' ? null : (dayOfWire(text) ?? undefined);
}

/** The days of a range of the address on the day `hoy`; null where it is none. */
export function readRange(range: string, hoy: string): DayRange | null {
  if (isNamedRange(range)) return daysOf(range, hoy);
  const [, first = '', last = ''] = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/.exec(range) ?? [];
  const [from, to] = [readEnd(first), readEnd(last)];
  return from === undefined || to === undefined || (from === null && to === null) ? null : { from, to };
}

/** A range of the address between two days. */
export const writeRange = ({ from, to }: DayRange): string => `${from ?? ''}..${to ?? ''}`;

/** What a wish lets through on the day `hoy`. */
export function toColumnFilter(wish: FacetWish, hoy: string): ColumnFilter {
  if (typeof wish !== 'string') return { kind: 'values', values: wish };
  return { kind: 'days', ...(readRange(wish, hoy) ?? { from: null, to: null }) };
}

/** Reads what an address asks of the rows; what the list does not have is left out, and named. */
export function readRowsAddress(columns: readonly AddressColumn[], search: string): RowsAddress {
  const params = new URLSearchParams(search);
  const byKey = new Map(columns.map((column) => [columnKeyOf(column), column]));
  const facets: Record<string, FacetWish> = {};
  const unknown: string[] = [];
  const asked = params.get(sortParam) ?? '';
  const sorted = byKey.get(asked.replace(/^-/, ''));
  if (asked !== '' && !sorted) unknown.push(sortParam);
  for (const name of new Set(params.keys())) {
    if (!name.startsWith(facetPrefix)) continue;
    const key = name.slice(facetPrefix.length);
    const column = byKey.get(key);
    const kind = column ? facetKindOf(column) : null;
    const values = [...new Set(params.getAll(name))];
    const [range = ''] = values;
    if (column && kind === 'values') facets[columnIdOf(column)] = values;
    else if (column && kind === 'days' && values.length === 1 && readRange(range, '2026-01-01')) {
      facets[columnIdOf(column)] = range;
    } else unknown.push(key);
  }
  return {
    all: params.get(sizeParam) === allRows,
    sort: sorted ? { column: columnIdOf(sorted), direction: asked.startsWith('-') ? 'desc' : 'asc' } : null,
    facets,
    text: visibleText(params.get(textParam) ?? '')
      .trim()
      .slice(0, longestText),
    unknown,
  };
}

/** Puts into a query what is asked of the rows. */
export function writeRowsAddress(
  columns: readonly AddressColumn[],
  { all, sort, facets, text }: RowsAddress,
  params: URLSearchParams,
): void {
  if (all) params.set(sizeParam, allRows);
  for (const column of columns) {
    const id = columnIdOf(column);
    if (sort?.column === id) params.set(sortParam, `${sort.direction === 'desc' ? '-' : ''}${columnKeyOf(column)}`);
    const wish = facets[id] ?? [];
    for (const value of typeof wish === 'string' ? [wish] : wish) params.append(`${facetPrefix}${columnKeyOf(column)}`, value);
  }
  if (text.trim()) params.set(textParam, text.trim());
}

/** Whether rows are chosen among those of the list. */
export const isFiltered = ({ facets, text }: Pick<RowsAddress, 'facets' | 'text'>): boolean =>
  text !== '' || Object.keys(facets).length > 0;

/** Whether the address asks for more than one page of rows. */
export const wantsAllRows = (rows: RowsAddress): boolean => rows.all || rows.sort !== null || isFiltered(rows);
