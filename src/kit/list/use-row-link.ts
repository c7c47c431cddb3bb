import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { RowLink } from '../../ui/table/DataTable.tsx';
import { originOf } from '../../domain/list-addresses.ts';
import { useRawSearch } from '../portal/use-raw-search.ts';
import type { ListDefinition } from './define-list.ts';
import { withDetail } from './use-detail-address.ts';

/** Where the rows of a list lead: to a screen of their own, or to their detail over the list with its filters; undefined where nowhere. */
export function useRowLink<Row, Key extends string, Query>(
  { rowHref, rowId, detail }: ListDefinition<Row, Key, Query>,
  param: string,
  openDetail: (id: string) => void,
): RowLink<Row> | undefined {
  const { base, hrefs } = useRouter();
  const [location, navigate] = useLocation();
  const search = useRawSearch();
  // Another detail is the same list.
  const listSearch = detail ? withDetail(search, param, null) : '';
  return useMemo(() => {
    if (rowHref)
      return {
        hrefOf: (row) => hrefs(base + rowHref(row)),
        onFollow: (row) => navigate(rowHref(row), { state: originOf(window.location) }),
      };
    if (!detail) return undefined;
    return {
      hrefOf: (row) => hrefs(base + location + withDetail(listSearch, param, String(rowId(row)))),
      onFollow: (row) => openDetail(String(rowId(row))),
    };
  }, [rowHref, rowId, detail, base, hrefs, location, navigate, listSearch, param, openDetail]);
}
