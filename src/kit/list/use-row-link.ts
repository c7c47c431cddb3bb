import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { RowLink } from '../../ui/table/DataTable.tsx';
import { originOf } from '../../domain/list-addresses.ts';
import { useRawSearch } from '../portal/use-raw-search.ts';
import type { ListDefinition } from './define-list.ts';
import { withDetail } from './use-detail-address.ts';

/** The link of a list's rows: a screen, or a detail over the list; undefined without either. */
export function useRowLink<Row, Key extends string, Query>(
  { rowHref, rowId, detail }: ListDefinition<Row, Key, Query>,
  param: string,
  openDetail: (id: string) => void,
): RowLink<Row> | undefined {
  const { base, hrefs } = useRouter();
  const [location, navigate] = useLocation();
  const search = useRawSearch();
  // The list's address stays the same while its detail changes.
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
