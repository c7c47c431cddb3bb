import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { provideList } from '../../machines/list/list-machine.ts';
import { readPreferences, writePreferences } from '../../storage/preferences.ts';
import { usePlace } from '../leave/leave-guard.tsx';
import { usePortal } from '../portal/portal-context.tsx';
import { useNotices } from '../portal/use-notices.ts';
import { useOnline } from '../portal/use-online.ts';
import { useRawSearch } from '../portal/use-raw-search.ts';
import type { ListDefinition } from './define-list.ts';
import {
  type FilterValues,
  findFilterErrors,
  type ListAddress,
  readListAddress,
  toFilterQuery,
  writeListAddress,
} from './list-address.ts';
import { isFiltered, plainRows, readRowsAddress, type RowsAddress, writeRowsAddress } from './rows/rows-address.ts';

/** A list as its view shows it. */
export interface List<Row, Key extends string> {
  readonly filter: FilterValues<Key>;
  /** The problems of the filters by name; nothing is requested while there are any. */
  readonly filterErrors: Readonly<Partial<Record<Key, string>>>;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly status: 'loading' | 'empty' | 'rows' | 'failed';
  /** The rows; those of the former page while a page loads or after it failed. */
  readonly rows: readonly Row[];
  /** The page of `rows`; differs from `pageNumber` while they are the former ones. */
  readonly shownPage: number;
  /** Totals under the present filter; kept while another page loads. */
  readonly meta: Page<Row>['meta'] | null;
  readonly failure: Failure | null;
  /** The order and filters of loaded rows in the address. */
  readonly rowsAddress: RowsAddress;
  /** Writes order and filters of loaded rows into the address; `replace` adds no step for Back. */
  readonly applyRowsAddress: (rowsAddress: Partial<RowsAddress>, replace?: boolean) => void;
  /** Writes filters into the address and goes to the first page. */
  readonly applyFilter: (filter: Partial<FilterValues<Key>>) => void;
  /** Removes all filters from the address; undefined while there are none. */
  readonly clearFilters: (() => void) | undefined;
  readonly goToPage: (pageNumber: number) => void;
  /** Sets the rows per page, here and as this browser's preference, and goes to the first page. */
  readonly setPageSize: (pageSize: number) => void;
  readonly retry: () => void;
  readonly reload: () => void;
}

interface WholeAddress<Key extends string> extends ListAddress<Key> {
  readonly rowsAddress: RowsAddress;
}

type Addressed<Key extends string> = Pick<ListDefinition<never, Key, never>, 'filters' | 'columns'>;

function readAddress<Key extends string>({ filters, columns }: Addressed<Key>, search: string): WholeAddress<Key> {
  return { ...readListAddress(filters, search), rowsAddress: readRowsAddress(columns, search) };
}

function writeAddress<Key extends string>({ columns }: Pick<Addressed<Key>, 'columns'>, address: WholeAddress<Key>): string {
  return writeListAddress(address, (params) => writeRowsAddress(columns, address.rowsAddress, params));
}

const noRows: readonly never[] = [];
const nothingRequested = { status: 'empty', rows: noRows, meta: null, failure: null } as const;
const shownStates = ['rows', 'empty', 'failed'] as const;

/** The request of an address as comparable text; local filters are not part of it. */
const requestKey = <Key extends string>(filters: Addressed<Key>['filters'], { filter, pageNumber, pageSize }: ListAddress<Key>) =>
  JSON.stringify([toFilterQuery(filters, filter), pageNumber, pageSize ?? readPreferences().filas]);

/** Requests the page of an address once per different request, or always with `again`. */
function createAsk<Row, Key extends string, Query>(
  { filters, toQuery }: ListDefinition<Row, Key, Query>,
  send: (event: { readonly type: 'page.requested'; readonly request: PageRequest<Query> }) => void,
) {
  let last: string | null = null;
  return (address: ListAddress<Key>, again = false) => {
    const key = requestKey(filters, address);
    if (key === last && !again) return;
    last = key;
    const { filter, pageNumber } = address;
    const pageSize = address.pageSize ?? readPreferences().filas;
    if (Object.keys(findFilterErrors(filters, filter)).length > 0) return;
    send({ type: 'page.requested', request: { filter: toQuery(toFilterQuery(filters, filter)), pageNumber, pageSize } });
  };
}

/** A paged list whose address holds filters and page: only the address requests pages. */
export function useList<Row, Key extends string, Query>(definition: ListDefinition<Row, Key, Query>): List<Row, Key> {
  const { filters, columns, load } = definition;
  const { core, inspect } = usePortal();
  const [{ machine, selectPage }] = useState(() => provideList(load.defineLoad(core)));
  const [snapshot, send, actor] = useMachine(machine, { input: { operation: load.operation }, inspect });
  useNotices(actor);
  useOnline(actor);

  const [location, navigate] = useLocation();
  const place = usePlace();
  const address = readAddress({ filters, columns }, useRawSearch());
  const [filter, setFilter] = useState(address.filter);
  // A stable object: an equal filter must not rerender its views with each page.
  if (JSON.stringify(filter) !== JSON.stringify(address.filter)) setFilter(address.filter);
  const [rowsAddress, setRowsAddress] = useState(address.rowsAddress);
  if (JSON.stringify(rowsAddress) !== JSON.stringify(address.rowsAddress)) setRowsAddress(address.rowsAddress);
  const { pageNumber } = address;
  const pageSize = address.pageSize ?? readPreferences().filas;
  const filterErrors = useMemo(() => findFilterErrors(filters, filter), [filters, filter]);
  const isSendable = Object.keys(filterErrors).length === 0;

  const ask = useMemo(() => createAsk(definition, send), [definition, send]);
  useEffect(() => {
    // Before React renders: rendering the former rows would delay the call.
    const askAddress = () => {
      if (place.isHere()) ask(readListAddress(filters, place.search()));
    };
    askAddress();
    return place.subscribe(askAddress);
  }, [ask, filters, place]);

  const go = useCallback(
    (next: (now: WholeAddress<Key>) => Partial<WholeAddress<Key>>, replace = false): boolean => {
      const now = readAddress({ filters, columns }, place.search());
      const written = writeAddress({ columns }, { ...now, pageNumber: 1, ...next(now) });
      // An answer that comes while the next screen is being drawn must not lead back.
      if (written === writeAddress({ columns }, now) || !place.isHere()) return false;
      navigate(location + written, { replace });
      return true;
    },
    [filters, columns, place, navigate, location],
  );
  const reload = useCallback(() => ask(readListAddress(filters, place.search()), true), [ask, filters, place]);
  const applyFilter = useCallback(
    (next: Partial<FilterValues<Key>>) => {
      // Equal filters add no step to the history and reload the page.
      if (!go((now) => ({ filter: { ...now.filter, ...next } }))) reload();
    },
    [go, reload],
  );
  const applyRowsAddress = useCallback(
    (next: Partial<RowsAddress>, replace?: boolean) =>
      void go((now) => ({ rowsAddress: { ...now.rowsAddress, ...next } }), replace),
    [go],
  );
  const clearFilters = useCallback(
    () =>
      go(({ rowsAddress: { all, sort } }) => ({
        filter: readListAddress(filters, '').filter,
        rowsAddress: { ...plainRows, all, sort },
      })),
    [go, filters],
  );

  const page = selectPage(snapshot);
  const lastPage = snapshot.matches('beyondLast') ? page?.meta.totalPages : undefined;
  useEffect(() => {
    if (lastPage) go(() => ({ pageNumber: lastPage }), true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer beyond the last page
  }, [lastPage]);

  const { meta, failure, answered } = snapshot.context;
  const hasFilters = filters.some(({ name }) => filter[name] !== '') || isFiltered(rowsAddress);
  const status = shownStates.find((state) => snapshot.matches(state)) ?? 'loading';

  return {
    filter,
    filterErrors,
    pageNumber,
    pageSize,
    ...(isSendable ? { status, rows: page?.rows ?? noRows, meta, failure } : nothingRequested),
    shownPage: answered?.pageNumber ?? pageNumber,
    rowsAddress,
    applyRowsAddress,
    applyFilter,
    clearFilters: hasFilters ? clearFilters : undefined,
    goToPage: (next) => go(() => ({ pageNumber: next })),
    setPageSize: (size) => {
      writePreferences({ filas: size });
      go(({ rowsAddress: present }) => ({ pageSize: size, rowsAddress: { ...present, all: false } }));
    },
    retry: () => send({ type: 'retry' }),
    reload,
  };
}
