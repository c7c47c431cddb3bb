import { assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, OperationId } from '../../domain/failure.ts';
import { createNewRows } from '../../domain/new-rows.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import { mostRows, mostUnasked, type Page, type PageRequest } from '../../domain/page.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';
import { endedAs, endGuards, keepEnd, keptOfEnd, lacksDropped, tellDropped, tellFailed } from './walk-end.ts';
import { type TakeRows, type WalkProgress, type WalkProgressed, walkMachine, walkStart } from './walk-machine.ts';

/** Where the rows of a list are gathered; no storage of the browser. */
export interface RowStore<Row = unknown> {
  /** Takes the rows that it does not hold, at most `room`; gives how many. */
  readonly take: (rows: readonly Row[], room: number) => number;
  readonly rows: readonly Row[];
}

/** What a list shows, as far as all its rows depend on it. */
export interface ListSeen {
  /** What the service is asked for, as a text to compare. */
  readonly query: string;
  readonly filter: unknown;
  /** How many rows match; null while that is not known. */
  readonly total: number | null;
  /** Whether the address asks for all rows. */
  readonly wants: boolean;
}

/** All rows of a list as they are left behind when the person goes elsewhere, for when the same list comes back. */
export interface RememberedRows
  extends Pick<AllRowsContext, 'progress' | 'store' | 'rows' | 'since' | 'begun' | 'failure' | 'isOutdated'> {
  readonly query: string;
  readonly stood: 'walking' | 'whole' | 'stopped' | 'failed' | 'short';
}

type AllRowsEvent =
  | ({ readonly type: 'list.seen' } & ListSeen)
  /** Brings all rows in, once more where they are here. */
  | { readonly type: 'rows.requested' }
  /** Leaves it at what has come. */
  | { readonly type: 'stop' }
  /** Goes on where it stopped or failed. */
  | { readonly type: 'continue' }
  /** The portal itself has written something that the rows may not show. */
  | { readonly type: 'rows.outdated' }
  /** A walk that failed for want of network goes on. */
  | { readonly type: 'network.restored' }
  | WalkProgressed;

interface AllRowsInput {
  readonly operation: OperationId;
  readonly newStore: () => RowStore;
  /** The present instant, in ISO form. */
  readonly now: () => string;
  readonly remembered: RememberedRows | null;
}

interface AllRowsContext extends AllRowsInput {
  readonly seen: ListSeen | null;
  readonly store: RowStore | null;
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
  /** When the walk under way began, or the last one. */
  readonly begun: string | null;
  /** What is worked on: it stays while it is brought in once more. */
  readonly rows: readonly unknown[];
  /** When `rows` were asked for. */
  readonly since: string | null;
  readonly isOutdated: boolean;
}

const noRows: readonly never[] = [];

const nothingYet = {
  store: null,
  progress: walkStart,
  failure: null,
  begun: null,
  rows: noRows,
  since: null,
  isOutdated: false,
} satisfies Partial<AllRowsContext>;

/** Brings all rows of a list in and keeps them. Over `unknown`; {@link provideAllRows} types it at its edge. */
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
      seen: { query: seen.query, filter: seen.filter, total: seen.total, wants: seen.wants },
    })),
    /** The address is about to say so, too. */
    wantAll: assign(({ context: { seen } }) => ({ seen: seen && { ...seen, wants: true } })),
    forget: assign(nothingYet),
    recall: assign(({ context: { remembered } }) =>
      remembered
        ? {
            store: remembered.store,
            progress: remembered.progress,
            failure: remembered.failure,
            begun: remembered.begun,
            rows: remembered.rows,
            since: remembered.since,
            isOutdated: remembered.isOutdated,
          }
        : {},
    ),
    begin: assign(({ context }) => ({
      store: context.newStore(),
      progress: walkStart,
      failure: null,
      begun: context.now(),
    })),
    keepRows: assign(({ context: { store, begun } }) => ({
      rows: [...(store?.rows ?? noRows)],
      since: begun,
      isOutdated: false,
    })),
    /** Fewer rows than an earlier walk has brought in don't take their place. */
    keepPart: assign(({ context: { store, begun, rows } }) =>
      store && store.rows.length >= rows.length ? { rows: [...store.rows], since: begun, isOutdated: false } : {},
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
    stood: ({ context: { remembered } }, { as }: { as: RememberedRows['stood'] }) => remembered?.stood === as,
    stoodWalking: ({ context: { remembered, seen } }) => remembered?.stood === 'walking' && seen?.wants === true,
    wantsFew: ({ context: { seen } }) => seen?.wants === true && seen.total !== null && seen.total <= mostUnasked,
    wantsMany: ({ context: { seen } }) => seen?.wants === true && (seen.total ?? 0) > mostUnasked,
    wantsTooMany: ({ context: { seen } }) => seen?.wants === true && (seen.total ?? 0) > mostRows,
    wantsNone: ({ context: { seen } }) => seen?.wants !== true,
    lackedNetwork: ({ context: { failure } }) => failure?.kind === 'transport',
    /** The list counts other rows than those that are kept. */
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
      description: 'The address asks for more rows than are brought in unasked: the person decides.',
      always: { guard: 'wantsNone', target: 'none' },
    },
    recalled: {
      description: 'The same list was left before: its rows are taken up as they stood.',
      always: [
        { guard: 'stoodWalking', target: 'walking' },
        { guard: { type: 'stood', params: { as: 'whole' } }, target: 'whole' },
        { guard: { type: 'stood', params: { as: 'short' } }, target: 'incomplete.short' },
        { guard: { type: 'stood', params: { as: 'failed' } }, target: 'incomplete.failed' },
        { target: 'incomplete.stopped' },
      ],
    },
    walking: {
      description: 'Pages come in, one after the other.',
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
      description: 'All rows are here.',
      on: {
        'rows.outdated': { actions: 'outdate' },
        'list.seen': {
          guard: { type: 'countsOtherwise', params: ({ event }) => event },
          actions: [{ type: 'note', params: ({ event }) => ({ seen: event }) }, 'outdate'],
        },
      },
    },
    incomplete: {
      description: 'Some rows are here, and others are missing.',
      initial: 'short',
      on: { continue: { target: 'walking', actions: assign({ failure: null }) }, 'rows.outdated': { actions: 'outdate' } },
      states: {
        stopped: { description: 'The person stopped the walk, or the address no longer asks for all rows.' },
        failed: {
          description: 'A page could not be had.',
          on: {
            'network.restored': {
              guard: 'lackedNetwork',
              target: '#allRows.walking',
              actions: assign({ failure: null }),
            },
          },
        },
        short: {
          description: 'All pages were had, and there are fewer rows than were counted.',
          on: { continue: {} },
        },
      },
    },
    tooMany: { description: 'More rows match than are kept in memory.' },
  },
});

const takeIntoStore = fromPromise<number, TakeRows>(async ({ input: { into, rows, room } }) =>
  typed<RowStore>(into).take(rows, room),
);

/** Makes an empty store, which knows a row by its id. */
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

/** What is to be remembered of all rows of a list that is left; null where none were brought in. */
function remember(snapshot: AllRowsSnapshot): RememberedRows | null {
  const { seen, store, progress, rows, since, begun, failure, isOutdated } = snapshot.context;
  if (!seen || !store || snapshot.matches('tooMany')) return null;
  const states = {
    walking: 'walking',
    whole: 'whole',
    failed: { incomplete: 'failed' },
    short: { incomplete: 'short' },
  } as const;
  const stood = (['walking', 'whole', 'failed', 'short'] as const).find((name) => snapshot.matches(states[name])) ?? 'stopped';
  return { query: seen.query, stood, store, progress, rows, since, begun, failure, isOutdated };
}

/** The machine with its effect, and with what it is given and keeps typed. */
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
