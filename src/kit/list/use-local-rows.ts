import { useMemo } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { useFetch } from '../portal/use-fetch.ts';
import type { ListDefinition, LocalFilters, RowTexts } from './define-list.ts';
import type { List } from './use-list.ts';

/** A list after its local filters. */
export interface LocalList<Row, Key extends string> extends List<Row, Key> {
  /** Says that only loaded rows are filtered; null while no local filter is used. */
  readonly localNote: string | null;
  /** Text of the empty table when the page has rows and none matches. */
  readonly localEmptyText: string | null;
}

const noTexts: RowTexts = {};
const noRows: readonly never[] = [];
const mostLoaded = 200;

/** No active local filter. */
export const notLocal = { localNote: null, localEmptyText: null } as const;

/** A list reduced to the rows that match its local filters. */
export function useLocalRows<Row, Key extends string, Query>(
  { filters }: ListDefinition<Row, Key, Query>,
  local: LocalFilters<Row, Key>,
  list: List<Row, Key>,
  hasAll: boolean,
): LocalList<Row, Key> {
  const wantedIds = local.idsToLoad(list.rows, list.filter);
  // One call per row: hundreds of them would overload the service.
  const isTooMany = wantedIds.length > mostLoaded;
  const ids = isTooMany ? [] : wantedIds;
  const { data, failure, retry } = useFetch(local.load, { ids });
  const texts = ids.length === 0 ? noTexts : data;
  // The last answer may belong to other rows.
  const hasTexts = texts !== null && ids.every((id) => Object.hasOwn(texts, id));
  const matching = useMemo(
    () => (hasTexts && !isTooMany ? local.match(list.rows, list.filter, texts) : noRows),
    [hasTexts, isTooMany, local, list.rows, list.filter, texts],
  );
  const isUsed = filters.some(({ name, isLocal }) => isLocal && list.filter[name] !== '');
  if (!isUsed || list.status !== 'rows') return { ...list, ...notLocal };

  const count = list.rows.length;
  const where = hasAll ? 'del listado' : 'de esta página';
  const filtered = {
    ...list,
    rows: noRows,
    localNote: count === 1 ? `Filtrando la única fila ${where}` : `Filtrando las ${formatCount(count)} filas ${where}`,
    localEmptyText: `Ninguna fila ${where} coincide con los filtros.`,
  };
  if (isTooMany) {
    const localEmptyText = `Este filtro lee fila por fila, hasta ${mostLoaded}: usa otro además, o míralo por páginas.`;
    return { ...filtered, status: 'empty', localEmptyText };
  }
  if (failure && ids.length > 0) return { ...filtered, status: 'failed', failure, retry };
  if (!hasTexts) return { ...filtered, status: 'loading' };
  return { ...filtered, rows: matching, status: matching.length === 0 ? 'empty' : 'rows' };
}
