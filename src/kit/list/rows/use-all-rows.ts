import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Failure } from '../../../domain/failure.ts';
import { provideAllRows } from '../../../machines/walk/all-rows-machine.ts';
import { usePortal } from '../../portal/portal-context.tsx';
import { useNotices } from '../../portal/use-notices.ts';
import { useOnline } from '../../portal/use-online.ts';
import type { ListDefinition } from '../define-list.ts';
import { toFilterQuery } from '../list-address.ts';
import type { List } from '../use-list.ts';
import { plainRows, type RowsAddress, wantsAllRows } from './rows-address.ts';

/** All rows of a list, and how far they are here. */
export interface AllRows<Row> {
  /** `page`: one page at a time; `offered`: there are more than come unasked. */
  readonly status: 'page' | 'offered' | 'tooMany' | 'walking' | 'whole' | 'stopped' | 'failed' | 'short';
  /** What is sorted and filtered in place of the page; null where that is the page. */
  readonly rows: readonly Row[] | null;
  /** Whether they were brought in, and do not just all stand on the page. */
  readonly isHeld: boolean;
  readonly taken: number;
  readonly total: number | null;
  readonly dropped: number;
  /** When `rows` were asked for, in ISO form. */
  readonly since: string | null;
  /** Something was written since, or the list counts other rows by now. */
  readonly isOutdated: boolean;
  /** `rows` are those of an earlier walk: the last one did not come to its end. */
  readonly isFormer: boolean;
  readonly failure: Failure | null;
  /** Brings all of them in; once more where they are here. */
  readonly request: () => void;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Changes what the address asks of the rows: what was brought in stays in sight. */
  readonly change: (work: Partial<RowsAddress>, replace?: boolean) => void;
  /** Shows one page at a time again. */
  readonly leave: () => void;
}

const now = () => new Date().toISOString();
const shownStates = ['offered', 'tooMany', 'walking', 'whole'] as const;
const partStates = ['stopped', 'failed', 'short'] as const;

/** Joins a list with the machine that brings all its rows in: as the address asks for them, or the person. */
export function useAllRows<Row, Key extends string, Query>(
  { load, filters, toQuery, rowId }: ListDefinition<Row, Key, Query>,
  list: List<Row, Key>,
): AllRows<Row> {
  const { core, inspect, memory } = usePortal();
  const [path] = useLocation();
  const [{ machine, inputOf, seeList, selectRows, remember }] = useState(() =>
    provideAllRows(load.operation, load.defineLoad(core), rowId),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: inputOf(now, memory.heldRows.get(path) ?? null), inspect });
  useNotices(actor);
  useOnline(actor);
  useEffect(() => memory.onWrite(() => send({ type: 'rows.outdated' })), [memory, send]);
  // Before the actor goes.
  useLayoutEffect(
    () => () => {
      const remembered = remember(actor.getSnapshot());
      if (remembered) memory.heldRows.set(path, remembered);
      else memory.heldRows.delete(path);
    },
    [memory, path, actor, remember],
  );

  const { work, filter, meta, status: listStatus } = list;
  const isSendable = Object.keys(list.filterErrors).length === 0;
  const pageIsWhole = ['rows', 'empty'].includes(listStatus) && meta !== null && meta.totalCount <= list.rows.length;
  const isAsked = wantsAllRows(work) && isSendable;
  const wants = isAsked && !pageIsWhole;
  const total = listStatus === 'loading' ? null : (meta?.totalCount ?? null);
  const sent = toQuery(toFilterQuery(filters, filter));
  const query = JSON.stringify(sent);
  useEffect(() => {
    if (isSendable) send(seeList({ query, filter: sent, total, wants }));
    // The text stands for what is sent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, total, wants, isSendable, send, seeList]);

  const { seen, progress, since, begun, failure, isOutdated } = snapshot.context;
  // Rows of another query are gone as soon as the machine has heard of this one.
  const isSame = seen?.query === query;
  const status =
    shownStates.find((state) => snapshot.matches(state)) ??
    partStates.find((state) => snapshot.matches({ incomplete: state })) ??
    'page';
  const held = selectRows(snapshot);
  const hasRows = isSame && (status === 'whole' || held.length > 0);
  const isHeld = wants && hasRows;
  return {
    status: wants && isSame ? status : 'page',
    rows: isHeld ? held : isAsked && pageIsWhole ? list.rows : null,
    isHeld,
    taken: progress.taken,
    total: progress.total,
    dropped: progress.dropped,
    since,
    isOutdated,
    isFormer: since !== null && since !== begun,
    failure,
    request: () => {
      list.applyWork({ all: true });
      // From the page to rows that are here it is but a look.
      if (hasRows && !wants) return;
      if (hasRows) list.reload();
      send({ type: 'rows.requested' });
    },
    stop: () => send({ type: 'stop' }),
    goOn: () => send({ type: 'continue' }),
    change: (next, replace) => {
      const after = { ...work, ...next };
      // With the last filter gone the rows are still what is looked at.
      list.applyWork({ ...next, all: after.all || (isHeld && !wantsAllRows(after)) }, replace);
    },
    leave: () => list.applyWork(plainRows),
  };
}
