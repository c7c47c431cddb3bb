import { fromPromise } from 'xstate';
import { formatCount } from '../../format/numbers.ts';
import type { Loaded } from '../../machines/fetch/fetch-machine.ts';
import { useFetch } from '../portal/use-fetch.ts';
import type { ListDefinition, RowTexts } from './define-list.ts';
import type { List } from './use-list.ts';

/** A list whose local filters have been at work. */
export interface LocalList<Row, Key extends string> extends List<Row, Key> {
  /** Says that only the rows of this page are filtered; null while no local filter is used. */
  readonly localNote: string | null;
  /** What an empty table says when the page has rows and none of them fits. */
  readonly localEmptyText: string | null;
}

const noTexts: RowTexts = {};
const defineNothing = () =>
  fromPromise<Loaded & { readonly data: RowTexts }, { params: { readonly ids: readonly number[] } }>(() =>
    Promise.resolve({ data: noTexts, dropped: 0 }),
  );

/** The rows of a list that fit its local filters, in place of all of them. */
export function useLocalRows<Row, Key extends string, Query>(
  { filters, local, load }: ListDefinition<Row, Key, Query>,
  list: List<Row, Key>,
): LocalList<Row, Key> {
  const ids = local?.idsToLoad(list.rows, list.filter) ?? [];
  const { data, failure, retry } = useFetch(local?.load ?? { operation: load.operation, defineLoad: defineNothing }, { ids });
  const isUsed = filters.some(({ name, isLocal }) => isLocal && list.filter[name] !== '');
  if (!local || !isUsed || list.status !== 'rows') return { ...list, localNote: null, localEmptyText: null };

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
