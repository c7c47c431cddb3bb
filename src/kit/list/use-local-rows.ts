import { formatCount } from '../../format/numbers.ts';
import { useFetch } from '../portal/use-fetch.ts';
import type { ListDefinition, LocalFilters, RowTexts } from './define-list.ts';
import type { List } from './use-list.ts';

/** A list whose local filters have been at work. */
export interface LocalList<Row, Key extends string> extends List<Row, Key> {
  /** Says that only the rows of this page are filtered; null while no local filter is used. */
  readonly localNote: string | null;
  /** What an empty table says when the page has rows and none of them fits. */
  readonly localEmptyText: string | null;
}

const noTexts: RowTexts = {};

/** What a list is without local filters at work. */
export const notLocal = { localNote: null, localEmptyText: null } as const;

/** The rows of a list that fit its local filters, in place of all of them. */
export function useLocalRows<Row, Key extends string, Query>(
  { filters }: ListDefinition<Row, Key, Query>,
  local: LocalFilters<Row, Key>,
  list: List<Row, Key>,
): LocalList<Row, Key> {
  const ids = local.idsToLoad(list.rows, list.filter);
  const { data, failure, retry } = useFetch(local.load, { ids });
  const isUsed = filters.some(({ name, isLocal }) => isLocal && list.filter[name] !== '');
  if (!isUsed || list.status !== 'rows') return { ...list, ...notLocal };

  const count = list.rows.length;
  const filtered = {
    ...list,
    rows: [],
    localNote:
      count === 1 ? 'Filtrando la única fila de esta página' : `Filtrando las ${formatCount(count)} filas de esta página`,
    localEmptyText: 'Ninguna fila de esta página coincide con los filtros.',
  };
  const texts = ids.length === 0 ? noTexts : data;
  if (failure && ids.length > 0) return { ...filtered, status: 'failed', failure, retry };
  // What has come may still be that of other rows.
  if (!texts || !ids.every((id) => Object.hasOwn(texts, id))) return { ...filtered, status: 'loading' };
  const rows = local.match(list.rows, list.filter, texts);
  return { ...filtered, rows, status: rows.length === 0 ? 'empty' : 'rows' };
}
