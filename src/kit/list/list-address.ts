import { holdsSeveralNumbers, oneNumberMessage } from '../../domain/documents.ts';
import { toNumero } from '../../domain/numero.ts';
import { pageSizes } from '../../domain/page.ts';
import { cleanTyped, visibleText } from '../../text/typed-text.ts';
import type { FilterQuery, ListFilter } from './define-list.ts';

/** The filters of a list as the address holds them: text, empty when not given. */
export type FilterValues<Key extends string> = Readonly<Record<Key, string>>;

/** The address of a list. */
export interface ListAddress<Key extends string> {
  readonly filter: FilterValues<Key>;
  readonly pageNumber: number;
  /** Null when the person's preference applies. */
  readonly pageSize: number | null;
}

const pageParam = 'page';
const pageSizeParam = 'filas';
const lastPageNumber = 1_000_000;

export const defaultMaxLength = 100;

/** Cleans a filter's text: numbers fully, other text from invisible characters only. */
export function readFilter({ kind, normalise }: Pick<ListFilter, 'kind' | 'normalise'>, typed: string): string {
  return kind === 'number' || normalise ? cleanTyped(typed) : visibleText(typed);
}

function valuesOf<Key extends string>(
  filters: readonly ListFilter<Key>[],
  valueOf: (filter: ListFilter<Key>) => string,
): FilterValues<Key> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the same keys
  return Object.fromEntries(filters.map((filter) => [filter.name, valueOf(filter)])) as FilterValues<Key>;
}

/** Reads the query of an address; invalid values are ignored. */
export function readListAddress<Key extends string>(filters: readonly ListFilter<Key>[], search: string): ListAddress<Key> {
  const params = new URLSearchParams(search);
  const page = cleanTyped(params.get(pageParam) ?? '');
  const size = Number(cleanTyped(params.get(pageSizeParam) ?? ''));
  return {
    filter: valuesOf(filters, (filter) => readFilter(filter, params.get(filter.name) ?? '')),
    pageNumber: /^\d{1,7}$/.test(page) ? Math.min(Math.max(Number(page), 1), lastPageNumber) : 1,
    pageSize: pageSizes.includes(size) ? size : null,
  };
}

/** The query with its `?`, '' for the first page without filters; `writeMore` adds to it. */
export function writeListAddress<Key extends string>(
  { filter, pageNumber, pageSize }: ListAddress<Key>,
  writeMore?: (params: URLSearchParams) => void,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries<string>(filter)) if (value.trim()) params.set(name, value.trim());
  if (pageSize !== null) params.set(pageSizeParam, String(pageSize));
  writeMore?.(params);
  if (pageNumber > 1) params.set(pageParam, String(pageNumber));
  const query = params.toString();
  return query && `?${query}`;
}

/** The values of a form whose fields are named as the filters. */
export function readFilterForm<Key extends string>(
  filters: readonly ListFilter<Key>[],
  data: FormData,
): Partial<FilterValues<Key>> {
  const entered: Partial<Record<Key, string>> = {};
  for (const filter of filters) {
    const value = data.get(filter.name);
    if (typeof value === 'string') entered[filter.name] = readFilter(filter, value);
  }
  return entered;
}

const sentOf = (normalise: ListFilter['normalise'], typed: string) => (normalise ? normalise(typed.trim()) : typed.trim());

/** The filters as they are sent. */
export function toFilterQuery<Key extends string>(
  filters: readonly ListFilter<Key>[],
  values: FilterValues<Key>,
): FilterQuery<Key> {
  const query: Partial<Record<Key, string>> = {};
  for (const { name, normalise, isLocal } of filters) {
    const value = sentOf(normalise, values[name]);
    if (value !== '' && !isLocal) query[name] = value;
  }
  return query;
}

/** The problems of the filters in an address, by name. */
export function findFilterErrors<Key extends string>(
  filters: readonly ListFilter<Key>[],
  values: FilterValues<Key>,
): Readonly<Partial<Record<Key, string>>> {
  const errors: Partial<Record<Key, string>> = {};
  for (const { name, kind, normalise, maxLength = defaultMaxLength } of filters) {
    if (values[name].trim().length > maxLength) errors[name] = `Escribe como máximo ${maxLength} caracteres.`;
    else if (normalise && holdsSeveralNumbers(values[name])) errors[name] = oneNumberMessage;
    else if (kind === 'number') {
      const sent = sentOf(normalise, values[name]);
      if (sent !== '' && toNumero(sent) === undefined) errors[name] = 'Escribe un número de hasta 15 dígitos.';
    }
  }
  return errors;
}
