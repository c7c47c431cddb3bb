import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../../domain/failure.ts';
import { provideAllRows } from '../../../machines/walk/all-rows-machine.ts';
import type { WalkProgress } from '../../../machines/walk/walk-machine.ts';
import { usePortal } from '../../portal/portal-context.tsx';
import { useNotices } from '../../portal/use-notices.ts';
import { useOnline } from '../../portal/use-online.ts';
import type { ListDefinition } from '../define-list.ts';
import { toFilterQuery } from '../list-address.ts';
import type { List } from '../use-list.ts';
import { plainRows, type RowsAddress, wantsAllRows } from './rows-address.ts';

type AllRowsActor = ActorRefFrom<ReturnType<typeof provideAllRows>['machine']>;
type AllRowsSnapshot = SnapshotFrom<AllRowsActor>;
type Walk = Pick<AllRowsActor, 'subscribe' | 'getSnapshot'>;

/** All rows of a list, and their loading. */
export interface AllRows<Row> {
  /** `page`: one page at a time; `offered`: the list has more rows than load without a question. */
  readonly status: 'page' | 'offered' | 'tooMany' | 'walking' | 'whole' | 'stopped' | 'failed' | 'short';
  /** The rows that are sorted and filtered; null while the table shows the page as it came. */
  readonly rows: readonly Row[] | null;
  /** Whether a walk loaded the rows, instead of one page that holds all of them. */
  readonly isHeld: boolean;
  /** How far the walk was when its state changed last; {@link useWalkProgress} follows it page by page. */
  readonly progress: WalkProgress;
  readonly walk: Walk;
  /** When `rows` were requested, in ISO form. */
  readonly rowsAskedAt: string | null;
  /** The portal has written since, or the list counts other rows now. */
  readonly isOutdated: boolean;
  /** `rows` come from an earlier walk: the last walk did not finish. */
  readonly isFromEarlierWalk: boolean;
  readonly failure: Failure | null;
  /** Loads all rows, again where they are loaded. */
  readonly request: () => void;
  readonly stop: () => void;
  readonly goOn: () => void;
  /** Changes order and filters in the address; loaded rows stay visible. */
  readonly change: (rowsAddress: Partial<RowsAddress>, replace?: boolean) => void;
  /** Returns to one page at a time. */
  readonly leave: () => void;
}

const now = () => new Date().toISOString();
const shownStates = ['offered', 'tooMany', 'walking', 'whole'] as const;
const partStates = ['stopped', 'failed', 'short'] as const;

const whole = (snapshot: AllRowsSnapshot) => snapshot;

/** Whether a page of the walk is all that came: the list is not drawn again for each of a hundred pages. */
const isSameButProgress = (before: AllRowsSnapshot, after: AllRowsSnapshot): boolean =>
  before.value === after.value &&
  Object.entries(after.context).every(([key, value]) => key === 'progress' || Object.is(value, Reflect.get(before.context, key)));

/** How far the walk is, page by page. */
export const useWalkProgress = (walk: Walk): WalkProgress => useSelector(walk, ({ context }) => context.progress);

/** Joins a list with the machine that loads all its rows when the address or the person asks. */
export function useAllRows<Row, Key extends string, Query>(
  { load, filters, toQuery, rowId }: ListDefinition<Row, Key, Query>,
  list: List<Row, Key>,
): AllRows<Row> {
  const { core, inspect, memory } = usePortal();
  const [path] = useLocation();
  const [{ machine, inputOf, seeList, selectRows, remember }] = useState(() =>
    provideAllRows(load.operation, load.defineLoad(core), rowId),
  );
  const actor = useActorRef(machine, { input: inputOf(now, memory.heldRows.get(path) ?? null), inspect });
  const snapshot = useSelector(actor, whole, isSameButProgress);
  useNotices(actor);
  useOnline(actor);
  useEffect(() => memory.onWrite(() => actor.send({ type: 'rows.outdated' })), [memory, actor]);
  // A layout effect runs before the cleanup that stops the actor.
  useLayoutEffect(
    () => () => {
      const remembered = remember(actor.getSnapshot());
      if (remembered) memory.heldRows.set(path, remembered);
      else memory.heldRows.delete(path);
    },
    [memory, path, actor, remember],
  );

  const { rowsAddress, filter, meta, status: listStatus } = list;
  const isSendable = Object.keys(list.filterErrors).length === 0;
  const pageIsWhole = ['rows', 'empty'].includes(listStatus) && meta !== null && meta.totalCount <= list.rows.length;
  const isAsked = wantsAllRows(rowsAddress) && isSendable;
  const wantsAll = isAsked && !pageIsWhole;
  const total = listStatus === 'loading' ? null : (meta?.totalCount ?? null);
  const sentFilter = toQuery(toFilterQuery(filters, filter));
  const query = JSON.stringify(sentFilter);
  useEffect(() => {
    if (isSendable) actor.send(seeList({ query, filter: sentFilter, total, wantsAllRows: wantsAll }));
    // The text covers the value of `sentFilter`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [query, total, wantsAll, isSendable, actor, seeList]);

  const { seen, progress, rowsAskedAt, startedAt, failure, isOutdated } = snapshot.context;
  // For one render the machine still holds the rows of the former query.
  const isSameQuery = seen?.query === query;
  const status =
    shownStates.find((state) => snapshot.matches(state)) ??
    partStates.find((state) => snapshot.matches({ incomplete: state })) ??
    'page';
  const heldRows = selectRows(snapshot);
  const hasRows = isSameQuery && (status === 'whole' || heldRows.length > 0);
  const isHeld = wantsAll && hasRows;
  return {
    status: wantsAll && isSameQuery ? status : 'page',
    rows: isHeld ? heldRows : isAsked && pageIsWhole ? list.rows : null,
    isHeld,
    progress,
    walk: actor,
    rowsAskedAt,
    isOutdated,
    isFromEarlierWalk: rowsAskedAt !== null && rowsAskedAt !== startedAt,
    failure,
    request: () => {
      list.applyRowsAddress({ all: true });
      // The loaded rows are shown again without a call.
      if (hasRows && !wantsAll) return;
      if (hasRows) list.reload();
      actor.send({ type: 'rows.requested' });
    },
    stop: () => actor.send({ type: 'stop' }),
    goOn: () => actor.send({ type: 'continue' }),
    change: (next, replace) => {
      const after = { ...rowsAddress, ...next };
      // Without its last filter the address must still ask for all rows.
      list.applyRowsAddress({ ...next, all: after.all || (isHeld && !wantsAllRows(after)) }, replace);
    },
    leave: () => list.applyRowsAddress(plainRows),
  };
}
