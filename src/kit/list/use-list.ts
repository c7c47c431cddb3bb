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
  /** What is wrong with the filters, by their names; nothing is asked for while there is anything. */
  readonly filterErrors: Readonly<Partial<Record<Key, string>>>;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly status: 'loading' | 'empty' | 'rows' | 'failed';
  /** While a page loads, and after one of the same filter has failed, the former ones. */
  readonly rows: readonly Row[];
  /** The page that `rows` are; another than `pageNumber` while they are the former ones. */
  readonly shownPage: number;
  /** Totals under the present filter; they stay while another page loads. */
  readonly meta: Page<Row>['meta'] | null;
  readonly failure: Failure | null;
  /** What the address asks of the rows that are here. */
  readonly work: RowsAddress;
  /** Puts what is asked of the rows into the address; `replace` makes no step for Back of it. */
  readonly applyWork: (work: Partial<RowsAddress>, replace?: boolean) => void;
  /** Puts filters into the address; the first page follows. */
  readonly applyFilter: (filter: Partial<FilterValues<Key>>) => void;
  /** Takes all filters out of the address; undefined while there are none. */
  readonly clearFilters: (() => void) | undefined;
  readonly goToPage: (pageNumber: number) => void;
  /** Changes the rows a page, here and as this browser's preference; the first page follows. */
  readonly setPageSize: (pageSize: number) => void;
  readonly retry: () => void;
  /** Asks for the same page once more. */
  readonly reload: () => void;
}

/** What an address says of a list and of its rows. */
interface WholeAddress<Key extends string> extends ListAddress<Key> {
  readonly work: RowsAddress;
}

type Addressed<Key extends string> = Pick<ListDefinition<never, Key, never>, 'filters' | 'columns'>;

function readAddress<Key extends string>({ filters, columns }: Addressed<Key>, search: string): WholeAddress<Key> {
  return { ...readListAddress(filters, search), work: readRowsAddress(columns, search) };
}

function writeAddress<Key extends string>({ columns }: Pick<Addressed<Key>, 'columns'>, address: WholeAddress<Key>): string {
  return writeListAddress(address, (params) => writeRowsAddress(columns, address.work, params));
}

const noRows: readonly never[] = [];
const nothingAsked = { status: 'empty', rows: noRows, meta: null, failure: null } as const;
const shownStates = ['rows', 'empty', 'failed'] as const;

/** What an address asks of the service, as a text to compare; local filters are no part of it. */
const askedFor = <Key extends string>(filters: Addressed<Key>['filters'], { filter, pageNumber, pageSize }: ListAddress<Key>) =>
  JSON.stringify([toFilterQuery(filters, filter), pageNumber, pageSize ?? readPreferences().filas]);

/** Asks the machine for what an address says: once for each that says something else, and whenever the same is wanted `again`. */
function createAsk<Row, Key extends string, Query>(
  { filters, toQuery }: ListDefinition<Row, Key, Query>,
  send: (event: { readonly type: 'page.requested'; readonly request: PageRequest<Query> }) => void,
) {
  let last: string | null = null;
  return (address: ListAddress<Key>, again = false) => {
    const asked = askedFor(filters, address);
    if (asked === last && !again) return;
    last = asked;
    const { filter, pageNumber } = address;
    const pageSize = address.pageSize ?? readPreferences().filas;
    if (Object.keys(findFilterErrors(filters, filter)).length > 0) return;
    send({ type: 'page.requested', request: { filter: toQuery(toFilterQuery(filters, filter)), pageNumber, pageSize } });
  };
}

/**
 * A paged list whose address holds its filters and page: a press only navigates, and the address alone asks the machine.
 */
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
  // The same filters stay the same object: what shows them need not be drawn anew with each page.
  if (JSON.stringify(filter) !== JSON.stringify(address.filter)) setFilter(address.filter);
  const [work, setWork] = useState(address.work);
  if (JSON.stringify(work) !== JSON.stringify(address.work)) setWork(address.work);
  const { pageNumber } = address;
  const pageSize = address.pageSize ?? readPreferences().filas;
  const filterErrors = useMemo(() => findFilterErrors(filters, filter), [filters, filter]);
  const isSendable = Object.keys(filterErrors).length === 0;

  const ask = useMemo(() => createAsk(definition, send), [definition, send]);
  useEffect(() => {
    const own = place.path();
    // Before anything is drawn: the former rows would hold the call back.
    const askAddress = () => {
      if (place.path() === own) ask(readListAddress(filters, place.search()));
    };
    askAddress();
    return place.subscribe(askAddress);
  }, [ask, filters, place]);

  const go = useCallback(
    (next: (now: WholeAddress<Key>) => Partial<WholeAddress<Key>>, replace = false): boolean => {
      const now = readAddress({ filters, columns }, place.search());
      const written = writeAddress({ columns }, { ...now, pageNumber: 1, ...next(now) });
      if (written === writeAddress({ columns }, now)) return false;
      navigate(location + written, { replace });
      return true;
    },
    [filters, columns, place, navigate, location],
  );
  const reload = useCallback(() => ask(readListAddress(filters, place.search()), true), [ask, filters, place]);
  const applyFilter = useCallback(
    (next: Partial<FilterValues<Key>>) => {
      // The same once more is no step in the history, and asks once more.
      if (!go((now) => ({ filter: { ...now.filter, ...next } }))) reload();
    },
    [go, reload],
  );
  const applyWork = useCallback(
    (next: Partial<RowsAddress>, replace?: boolean) => void go((now) => ({ work: { ...now.work, ...next } }), replace),
    [go],
  );
  const clearFilters = useCallback(
    () => go(({ work: { all, sort } }) => ({ filter: readListAddress(filters, '').filter, work: { ...plainRows, all, sort } })),
    [go, filters],
  );

  const page = selectPage(snapshot);
  const lastPage = snapshot.matches('beyondLast') ? page?.meta.totalPages : undefined;
  useEffect(() => {
    if (lastPage) go(() => ({ pageNumber: lastPage }), true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer beyond the last page
  }, [lastPage]);

  const { meta, failure, answered } = snapshot.context;
  const hasFilters = filters.some(({ name }) => filter[name] !== '') || isFiltered(work);
  const status = shownStates.find((state) => snapshot.matches(state)) ?? 'loading';

  return {
    filter,
    filterErrors,
    pageNumber,
    pageSize,
    ...(isSendable ? { status, rows: page?.rows ?? noRows, meta, failure } : nothingAsked),
    shownPage: answered?.pageNumber ?? pageNumber,
    work,
    applyWork,
    applyFilter,
    clearFilters: hasFilters ? clearFilters : undefined,
    goToPage: (next) => go(() => ({ pageNumber: next })),
    setPageSize: (size) => {
      writePreferences({ filas: size });
      go(({ work: present }) => ({ pageSize: size, work: { ...present, all: false } }));
    },
    retry: () => send({ type: 'retry' }),
    reload,
  };
}
