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
  /** Texts that repeat are offered as choices; implied for a status. */
  readonly facet?: true;
}

/** The id of the column that rows are sorted by, and the direction. */
export interface RowSort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** A column's filter: keys of values, or a range as its name or `2026-01-01..2026-01-31`. */
export type FacetWish = readonly string[] | string;

/** The order and filters of the loaded rows in the address. */
export interface RowsAddress {
  /** Whether all rows are requested even without order and filters. */
  readonly all: boolean;
  readonly sort: RowSort | null;
  /** By the ids of columns. */
  readonly facets: Readonly<Record<string, FacetWish>>;
  readonly text: string;
  /** Parameters that the list does not know. */
  readonly unknown: readonly string[];
}

const sortParam = 'orden';
const textParam = 'texto';
const sizeParam = 'filas';
const allRows = 'todas';
const facetPrefix = 'f.';
const longestText = 100;

/** No order, no filter, one page of rows. */
export const plainRows: RowsAddress = { all: false, sort: null, facets: {}, text: '', unknown: [] };

/** The id of a column in the table's engine. */
export const columnIdOf = ({ head, id }: Pick<AddressColumn, 'head' | 'id'>): string => id ?? head;

/** The key of a column in the address: `No. Cotización` becomes `no-cotizacion`. */
export const columnKeyOf = (column: Pick<AddressColumn, 'head' | 'id'>): string =>
  foldText(columnIdOf(column))
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How a column is filtered: by values, by days, or not at all. */
export function facetKindOf({ kind, facet }: Pick<AddressColumn, 'kind' | 'facet'>): 'values' | 'days' | null {
  if (kind === 'status' || facet) return 'values';
  return kind === 'day' ? 'days' : null;
}

function readEnd(text: string): string | null | undefined {
  return text === '' ? null : (dayOfWire(text) ?? undefined);
}

/** The days of a range in the address on the day `hoy`; null for invalid text. */
export function readRange(range: string, hoy: string): DayRange | null {
  if (isNamedRange(range)) return daysOf(range, hoy);
  const [, first = '', last = ''] = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/.exec(range) ?? [];
  const [from, to] = [readEnd(first), readEnd(last)];
  return from === undefined || to === undefined || (from === null && to === null) ? null : { from, to };
}

/** Writes a range of days for the address. */
export const writeRange = ({ from, to }: DayRange): string => `${from ?? ''}..${to ?? ''}`;

export function toColumnFilter(wish: FacetWish, hoy: string): ColumnFilter {
  if (typeof wish !== 'string') return { kind: 'values', values: wish };
  return { kind: 'days', ...(readRange(wish, hoy) ?? { from: null, to: null }) };
}

/** Reads order and filters of the rows from an address; unknown parts are left out and listed. */
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

/** Writes order and filters of the rows into a query. */
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

/** Whether any filter on loaded rows is active. */
export const isFiltered = ({ facets, text }: Pick<RowsAddress, 'facets' | 'text'>): boolean =>
  text !== '' || Object.keys(facets).length > 0;

/** Whether the address needs all rows instead of one page. */
export const wantsAllRows = (rows: RowsAddress): boolean => rows.all || rows.sort !== null || isFiltered(rows);
