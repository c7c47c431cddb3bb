import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { PromiseActorLogic } from 'xstate';
import type { CoreClient } from '../../api/core-client.ts';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { type Page, type PageRequest, pageSizes } from '../../domain/page.ts';
import { provideList } from '../../machines/list/list-machine.ts';
import { readPreferences, writePreferences } from '../../storage/preferences.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { useNotices } from '../portal/use-notices.ts';
import { useRawSearch } from '../portal/use-raw-search.ts';

/** The filters of a list as the address holds them: text, empty when not given. */
export type ListFilter<Key extends string> = Readonly<Record<Key, string>>;

/** What one list is made of. */
export interface ListDefinition<Row, Key extends string, Query> {
  readonly operation: OperationId;
  /** Names of the filters in the address. */
  readonly filterKeys: readonly Key[];
  /** The filters as the call wants them; empty ones are left out. */
  readonly toQuery: (filter: ListFilter<Key>) => Query;
  readonly defineFetchPage: (core: CoreClient) => PromiseActorLogic<Page<Row>, PageRequest<Query>>;
}

/** A list as its view shows it. */
export interface List<Row, Key extends string> {
  readonly filter: ListFilter<Key>;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly status: 'loading' | 'empty' | 'rows' | 'failed';
  readonly page: Page<Row> | null;
  /** Totals under the present filter; they stay while another page loads. */
  readonly meta: Page<Row>['meta'] | null;
  readonly failure: Failure | null;
  /** Puts filters into the address; the first page follows. */
  readonly applyFilter: (filter: Partial<ListFilter<Key>>) => void;
  readonly goToPage: (pageNumber: number) => void;
  /** Changes the rows a page, here and as this browser's preference; the first page follows. */
  readonly setPageSize: (pageSize: number) => void;
  readonly retry: () => void;
}

/** Page and rows a page stand in the address under these names, beside the filters. */
const pageParam = 'page';
const pageSizeParam = 'filas';

function parsePageNumber(raw: string | null): number {
  const page = raw !== null && /^\d{1,7}$/.test(raw) ? Number(raw) : 1;
  return Math.min(Math.max(page, 1), 1_000_000);
}

function parsePageSize(raw: string | null): number {
  const size = Number(raw);
  return pageSizes.includes(size) ? size : readPreferences().filas;
}

/**
 * A paged list whose address holds its filters and page (design, "How data flows, once, for a list"): filtering only navigates, the hook reads
 * the address and sends the machine one event.
 */
export function useList<Row, Key extends string, Query>(definition: ListDefinition<Row, Key, Query>): List<Row, Key> {
  const { core, inspect } = usePortal();
  const [{ machine, selectPage }] = useState(() => provideList(definition.defineFetchPage(core)));
  const [snapshot, send, actor] = useMachine(machine, { input: { operation: definition.operation }, inspect });
  useNotices(actor);

  const [location, navigate] = useLocation();
  const search = useRawSearch();
  const params = new URLSearchParams(search);
  const pageNumber = parsePageNumber(params.get(pageParam));
  const pageSize = parsePageSize(params.get(pageSizeParam));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the very keys
  const filter = Object.fromEntries(definition.filterKeys.map((key) => [key, params.get(key) ?? ''])) as ListFilter<Key>;
  const address = JSON.stringify([filter, pageNumber, pageSize]);

  useEffect(() => {
    send({ type: 'page.requested', request: { filter: definition.toQuery(filter), pageNumber, pageSize } });
    // The address stands for all that the request is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [send, address]);

  const go = (next: { filter?: Partial<ListFilter<Key>>; page?: number; size?: number }, replace = false) => {
    const target = new URLSearchParams();
    for (const key of definition.filterKeys) {
      const value = (next.filter?.[key] ?? filter[key]).trim();
      if (value) target.set(key, value);
    }
    const size = next.size ?? pageSize;
    if (params.has(pageSizeParam) || next.size) target.set(pageSizeParam, String(size));
    if ((next.page ?? 1) > 1) target.set(pageParam, String(next.page));
    const query = target.toString();
    navigate(query ? `${location}?${query}` : location, { replace });
  };

  const page = selectPage(snapshot);
  const lastPage = snapshot.matches('beyondLast') ? page?.meta.totalPages : undefined;
  useEffect(() => {
    if (lastPage) go({ page: lastPage }, true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer beyond the last page
  }, [lastPage]);

  return {
    filter,
    pageNumber,
    pageSize,
    status: snapshot.matches('rows')
      ? 'rows'
      : snapshot.matches('empty')
        ? 'empty'
        : snapshot.matches('failed')
          ? 'failed'
          : 'loading',
    page,
    meta: snapshot.context.meta,
    failure: snapshot.context.failure,
    applyFilter: (next) => go({ filter: next }),
    goToPage: (next) => go({ page: next }),
    setPageSize: (size) => {
      writePreferences({ filas: size });
      go({ size });
    },
    retry: () => send({ type: 'retry' }),
  };
}
