import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../../domain/failure.ts';
import type { Page } from '../../domain/page.ts';
import { provideList } from '../../machines/list/list-machine.ts';
import { readPreferences, writePreferences } from '../../storage/preferences.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { useNotices } from '../portal/use-notices.ts';
import { useRawSearch } from '../portal/use-raw-search.ts';
import type { ListDefinition } from './define-list.ts';
import { type FilterValues, findFilterErrors, readListAddress, toFilterQuery, writeListAddress } from './list-address.ts';

/** The filters of a list. */
export interface Filtering<Key extends string> {
  readonly filter: FilterValues<Key>;
  /** What is wrong with the filters, by their names; nothing is asked for while there is anything. */
  readonly filterErrors: Readonly<Partial<Record<Key, string>>>;
  /** Puts filters into the address; the first page follows. */
  readonly applyFilter: (filter: Partial<FilterValues<Key>>) => void;
  /** Takes all filters out of the address; undefined while there are none. */
  readonly clearFilters: (() => void) | undefined;
}

/** A list as its view shows it. */
export interface List<Row, Key extends string> extends Filtering<Key> {
  /** The same filters, the same object as long as they are the same: what is drawn of them alone need not be drawn with every page. */
  readonly filtering: Filtering<Key>;
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
  readonly goToPage: (pageNumber: number) => void;
  /** Changes the rows a page, here and as this browser's preference; the first page follows. */
  readonly setPageSize: (pageSize: number) => void;
  readonly retry: () => void;
}

const noRows: readonly never[] = [];
const nothingAsked = { status: 'empty', rows: noRows, meta: null, failure: null } as const;
const shownStates = ['rows', 'empty', 'failed'] as const;

/**
 * A paged list whose address holds its filters and page: filtering only navigates, the hook reads
 * the address and sends the machine one event.
 */
export function useList<Row, Key extends string, Query>(definition: ListDefinition<Row, Key, Query>): List<Row, Key> {
  const { filters, load, toQuery } = definition;
  const { core, inspect } = usePortal();
  const [{ machine, selectPage }] = useState(() => provideList(load.defineLoad(core)));
  const [snapshot, send, actor] = useMachine(machine, { input: { operation: load.operation }, inspect });
  useNotices(actor);

  const [location, navigate] = useLocation();
  const address = readListAddress(filters, useRawSearch());
  const { filter, pageNumber } = address;
  const pageSize = address.pageSize ?? readPreferences().filas;
  const filterErrors = findFilterErrors(filters, filter);
  const isSendable = Object.keys(filterErrors).length === 0;
  const filterText = JSON.stringify(filter);
  const asked = JSON.stringify([filter, pageNumber, pageSize]);

  useEffect(() => {
    if (!isSendable) return;
    send({ type: 'page.requested', request: { filter: toQuery(toFilterQuery(filters, filter)), pageNumber, pageSize } });
    // The text stands for all that the request is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [send, asked]);

  useEffect(() => {
    const onOnline = () => send({ type: 'network.restored' });
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [send]);

  const { go, filtering } = useMemo(() => {
    const goTo = (next: Partial<typeof address>, replace = false) => {
      const now = readListAddress(filters, window.location.search);
      navigate(location + writeListAddress({ ...now, pageNumber: 1, ...next }), { replace });
    };
    const isFiltered = filters.some(({ name }) => filter[name] !== '');
    const current: Filtering<Key> = {
      filter,
      filterErrors,
      applyFilter: (next) => goTo({ filter: { ...filter, ...next } }),
      clearFilters: isFiltered ? () => goTo({ filter: readListAddress(filters, '').filter }) : undefined,
    };
    return { go: goTo, filtering: current };
    // oxlint-disable-next-line react/exhaustive-deps -- the text stands for the filters and for what is wrong with them
  }, [filters, filterText, location, navigate]);

  const page = selectPage(snapshot);
  const lastPage = snapshot.matches('beyondLast') ? page?.meta.totalPages : undefined;
  useEffect(() => {
    if (lastPage) go({ pageNumber: lastPage }, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer beyond the last page
  }, [lastPage]);

  const { meta, failure, answered } = snapshot.context;
  const status = shownStates.find((state) => snapshot.matches(state)) ?? 'loading';

  return {
    ...filtering,
    filtering,
    pageNumber,
    pageSize,
    ...(isSendable ? { status, rows: page?.rows ?? noRows, meta, failure } : nothingAsked),
    shownPage: answered?.pageNumber ?? pageNumber,
    goToPage: (next) => go({ pageNumber: next }),
    setPageSize: (size) => {
      writePreferences({ filas: size });
      go({ pageSize: size });
    },
    retry: () => send({ type: 'retry' }),
  };
}
