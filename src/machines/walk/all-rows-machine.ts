import { assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { createNewRows } from '../../domain/new-rows.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { mostRows, mostUnasked, type Page, type PageRequest } from '../../domain/page.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';
import { endedAs, endGuards, keepEnd, keptOfEnd, lacksDropped, tellDropped, tellFailed } from './walk-end.ts';
import { type TakeRows, type WalkProgress, type WalkProgressed, walkMachine, walkStart } from './walk-machine.ts';

/** Collects the rows of a list in memory. */
export interface RowStore<Row = unknown> {
  /** Adds the rows that the store does not hold yet, at most `room`; gives how many it added. */
  readonly take: (rows: readonly Row[], room: number) => number;
  readonly rows: readonly Row[];
}

/** The state of a list on which its collected rows depend. */
export interface ListSeen {
  /** The request without its page, as text, to compare requests. */
  readonly query: string;
  readonly filter: unknown;
  /** How many rows match; null while the count is unknown. */
  readonly total: number | null;
  readonly wantsAllRows: boolean;
}

/** The collected rows of a list that the person left, to be restored when the same list returns. */
export interface RememberedRows
  extends Pick<AllRowsContext, 'progress' | 'store' | 'rows' | 'rowsAskedAt' | 'startedAt' | 'failure' | 'isOutdated'> {
  readonly query: string;
  readonly lastState: 'walking' | 'whole' | 'stopped' | 'failed' | 'short';
}

type AllRowsEvent =
  | ({ readonly type: 'list.seen' } & ListSeen)
  /** Loads all rows, again where they are loaded already. */
  | { readonly type: 'rows.requested' }
  | { readonly type: 'stop' }
  | { readonly type: 'continue' }
  /** The portal has written something that the loaded rows may not show. */
  | { readonly type: 'rows.outdated' }
  /** Resumes a walk that failed for want of network. */
  | { readonly type: 'network.restored' }
  | WalkProgressed;

interface AllRowsInput {
  readonly operation: OperationId;
  readonly newStore: () => RowStore;
  /** Gives the present instant, in ISO form. */
  readonly now: () => string;
  readonly remembered: RememberedRows | null;
}

interface AllRowsContext extends AllRowsInput {
  readonly seen: ListSeen | null;
  readonly store: RowStore | null;
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
  /** When the current or last walk started, in ISO form. */
  readonly startedAt: string | null;
  /** The rows on screen; a second walk leaves them until it ends. */
  readonly rows: readonly unknown[];
  /** When the walk that gave `rows` started, in ISO form. */
  readonly rowsAskedAt: string | null;
  readonly isOutdated: boolean;
}

const noRows: readonly never[] = [];

const nothingYet = {
  store: null,
  progress: walkStart,
  failure: null,
  startedAt: null,
  rows: noRows,
  rowsAskedAt: null,
  isOutdated: false,
} satisfies Partial<AllRowsContext>;

/** Loads all rows of a list and keeps them. {@link provideAllRows} types it. */
export const allRowsMachine = setup({
  types: {
    input: ofType<AllRowsInput>(),
    context: ofType<AllRowsContext>(),
    events: ofType<AllRowsEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: { walk: walkMachine },
  actions: {
    emitNotice: emitNotice(),
    note: assign((_, { seen }: { seen: ListSeen }) => ({
      seen: { query: seen.query, filter: seen.filter, total: seen.total, wantsAllRows: seen.wantsAllRows },
    })),
    wantAll: assign(({ context: { seen } }) => ({ seen: seen && { ...seen, wantsAllRows: true } })),
    forget: assign(nothingYet),
    recall: assign(({ context: { remembered } }) =>
      remembered
        ? {
            store: remembered.store,
            progress: remembered.progress,
            failure: remembered.failure,
            startedAt: remembered.startedAt,
            rows: remembered.rows,
            rowsAskedAt: remembered.rowsAskedAt,
            isOutdated: remembered.isOutdated,
          }
        : {},
    ),
    begin: assign(({ context }) => ({
      store: context.newStore(),
      progress: walkStart,
      failure: null,
      startedAt: context.now(),
    })),
    keepRows: assign(({ context: { store, startedAt } }) => ({
      rows: [...(store?.rows ?? noRows)],
      rowsAskedAt: startedAt,
      isOutdated: false,
    })),
    /** Keeps the rows of an earlier walk where this walk has fewer. */
    keepPart: assign(({ context: { store, startedAt, rows } }) =>
      store && store.rows.length >= rows.length ? { rows: [...store.rows], rowsAskedAt: startedAt, isOutdated: false } : {},
    ),
    keepEnd: assign(keptOfEnd),
    outdate: assign({ isOutdated: true }),
  },
  guards: {
    ...endGuards,
    isRemembered: ({ context: { seen, remembered } }, { query }: { query: string }) =>
      seen === null && remembered?.query === query,
    isOther: ({ context: { seen } }, { query }: { query: string }) => seen?.query !== query,
    isKnown: ({ context: { seen } }) => seen !== null,
    wasLeftIn: ({ context: { remembered } }, { state }: { state: RememberedRows['lastState'] }) =>
      remembered?.lastState === state,
    wasLeftWalking: ({ context: { remembered, seen } }) => remembered?.lastState === 'walking' && seen?.wantsAllRows === true,
    wantsFew: ({ context: { seen } }) => seen?.wantsAllRows === true && seen.total !== null && seen.total <= mostUnasked,
    wantsMany: ({ context: { seen } }) => seen?.wantsAllRows === true && (seen.total ?? 0) > mostUnasked,
    wantsTooMany: ({ context: { seen } }) => seen?.wantsAllRows === true && (seen.total ?? 0) > mostRows,
    wantsNone: ({ context: { seen } }) => seen?.wantsAllRows !== true,
    lackedNetwork: ({ context: { failure } }) => failure?.kind === 'transport',
    countsOtherwise: ({ context: { seen, progress } }, { query, total }: ListSeen) =>
      seen?.query === query && total !== null && total !== progress.total,
  },
}).createMachine({
  id: 'allRows',
  context: ({ input }) => ({ ...input, ...nothingYet, seen: null }),
  initial: 'none',
  on: {
    'list.seen': [
      {
        guard: { type: 'isRemembered', params: ({ event }) => event },
        target: '.recalled',
        actions: [{ type: 'note', params: ({ event }) => ({ seen: event }) }, 'recall'],
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.none',
        actions: ['forget', { type: 'note', params: ({ event }) => ({ seen: event }) }],
      },
      { actions: { type: 'note', params: ({ event }) => ({ seen: event }) } },
    ],
    'rows.requested': { guard: 'isKnown', target: '.walking', actions: ['wantAll', 'begin'] },
  },
  states: {
    none: {
      description: 'The list shows one page at a time.',
      always: [
        { guard: 'wantsTooMany', target: 'tooMany' },
        { guard: 'wantsMany', target: 'offered' },
        { guard: 'wantsFew', target: 'walking', actions: 'begin' },
      ],
    },
    offered: {
      description: 'The address asks for more rows than are loaded unasked: the person decides.',
      always: { guard: 'wantsNone', target: 'none' },
    },
    recalled: {
      description: 'The person has returned to the same list: its rows and their state are restored.',
      always: [
        { guard: 'wasLeftWalking', target: 'walking' },
        { guard: { type: 'wasLeftIn', params: { state: 'whole' } }, target: 'whole' },
        { guard: { type: 'wasLeftIn', params: { state: 'short' } }, target: 'incomplete.short' },
        { guard: { type: 'wasLeftIn', params: { state: 'failed' } }, target: 'incomplete.failed' },
        { target: 'incomplete.stopped' },
      ],
    },
    walking: {
      description: 'Pages are loaded, one after the other.',
      tags: 'busy',
      always: { guard: 'wantsNone', target: 'incomplete.stopped', actions: 'keepPart' },
      on: {
        'rows.requested': {},
        'walk.progressed': { actions: assign({ progress: ({ event }) => event.progress }) },
        stop: { target: 'incomplete.stopped', actions: 'keepPart' },
      },
      invoke: {
        id: 'walk',
        src: 'walk',
        input: ({ context: { operation, seen, store, progress } }) => ({
          operation,
          filter: seen?.filter,
          into: store,
          from: progress,
          most: mostRows,
        }),
        onDone: [
          { guard: endedAs('whole'), target: 'whole', actions: [keepEnd, 'keepRows'] },
          { guard: endedAs('tooMany'), target: 'tooMany', actions: keepEnd },
          { guard: lacksDropped, target: 'incomplete.short', actions: [keepEnd, 'keepRows', tellDropped] },
          { guard: endedAs('short'), target: 'incomplete.short', actions: [keepEnd, 'keepRows'] },
          { target: 'incomplete.failed', actions: [keepEnd, 'keepPart', tellFailed] },
        ],
      },
    },
    whole: {
      description: 'All rows are loaded.',
      on: {
        'rows.outdated': { actions: 'outdate' },
        'list.seen': {
          guard: { type: 'countsOtherwise', params: ({ event }) => event },
          actions: [{ type: 'note', params: ({ event }) => ({ seen: event }) }, 'outdate'],
        },
      },
    },
    incomplete: {
      description: 'Some rows are loaded, and others are missing.',
      initial: 'short',
      on: { continue: { target: 'walking', actions: assign({ failure: null }) }, 'rows.outdated': { actions: 'outdate' } },
      states: {
        stopped: { description: 'The person stopped the walk, or the address no longer asks for all rows.' },
        failed: {
          description: 'A page could not be loaded.',
          on: {
            'network.restored': {
              guard: 'lackedNetwork',
              target: '#allRows.walking',
              actions: assign({ failure: null }),
            },
          },
        },
        short: {
          description: 'All pages are loaded, and they hold fewer rows than the first answer counted.',
          on: { continue: {} },
        },
      },
    },
    tooMany: { description: 'More rows match than the portal keeps in memory.' },
  },
});

const takeIntoStore = fromPromise<number, TakeRows>(async ({ input: { into, rows, room } }) =>
  typed<RowStore>(into).take(rows, room),
);

/** Makes an empty store that identifies rows by their id. */
export function createRowStore<Row>(rowId: (row: Row) => string | number): RowStore<Row> {
  const rows: Row[] = [];
  const newOnes = createNewRows(rowId);
  return {
    rows,
    take(page, room) {
      const taken = newOnes(page, room);
      rows.push(...taken);
      return taken.length;
    },
  };
}

interface AllRowsSnapshot {
  readonly context: AllRowsContext;
  readonly matches: (state: 'walking' | 'whole' | 'tooMany' | { readonly incomplete: 'failed' | 'short' | 'stopped' }) => boolean;
}

function remember(snapshot: AllRowsSnapshot): RememberedRows | null {
  const { seen, store, progress, rows, rowsAskedAt, startedAt, failure, isOutdated } = snapshot.context;
  if (!seen || !store || snapshot.matches('tooMany')) return null;
  const states = {
    walking: 'walking',
    whole: 'whole',
    failed: { incomplete: 'failed' },
    short: { incomplete: 'short' },
  } as const;
  const lastState =
    (['walking', 'whole', 'failed', 'short'] as const).find((name) => snapshot.matches(states[name])) ?? 'stopped';
  return { query: seen.query, lastState, store, progress, rows, rowsAskedAt, startedAt, failure, isOutdated };
}

/** The machine with its effect and typed inputs, events and rows. */
export function provideAllRows<Row, Filter>(
  operation: OperationId,
  fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>,
  rowId: (row: Row) => string | number,
) {
  const walk = walkMachine.provide({ actors: { fetchPage: untyped(fetchPage), takeRows: takeIntoStore } });
  return {
    machine: allRowsMachine.provide({ actors: { walk } }),
    inputOf: (now: () => string, remembered: RememberedRows | null): AllRowsInput => ({
      operation,
      newStore: () => typed<RowStore>(createRowStore(rowId)),
      now,
      remembered,
    }),
    seeList: (seen: ListSeen & { readonly filter: Filter }): AllRowsEvent => ({ type: 'list.seen', ...seen }),
    selectRows: ({ context }: { readonly context: AllRowsContext }) => typed<readonly Row[]>(context.rows),
    remember,
  };
}
