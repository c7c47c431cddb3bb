import { assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, OperationId } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { emitNotice, failedNotice, rowsDroppedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';
import {
  type TakeRows,
  type WalkOutput,
  type WalkProgress,
  type WalkProgressed,
  walkMachine,
  walkStart,
} from './walk-machine.ts';

/** The most rows that are kept in memory. */
export const mostRows = 25_000;

/** Where the rows of a list are kept while they are worked on; no storage of the browser. */
export interface RowStore<Row = unknown> {
  /** Takes the rows that it does not hold, at most `room`; gives how many. */
  readonly take: (rows: readonly Row[], room: number) => number;
  readonly rows: readonly Row[];
}

type AllRowsEvent =
  /** Brings all rows that match into an empty store; `since` is the instant of the press, in ISO form. */
  | { readonly type: 'rows.requested'; readonly filter: unknown; readonly store: RowStore; readonly since: string }
  /** Leaves it at what has come. */
  | { readonly type: 'stop' }
  /** Goes on where it stopped or failed. */
  | { readonly type: 'continue' }
  /** The list asks for something else, or is left. */
  | { readonly type: 'rows.forgotten' }
  /** The portal itself has written something that the rows may not show. */
  | { readonly type: 'rows.outdated' }
  | WalkProgressed;

interface AllRowsContext {
  readonly operation: OperationId;
  readonly filter: unknown;
  readonly store: RowStore | null;
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
  readonly since: string | null;
  readonly isOutdated: boolean;
}

const nothingYet = { filter: null, store: null, progress: walkStart, failure: null, since: null, isOutdated: false };

/** Brings all rows of a list in and keeps them. Over `unknown`; {@link provideAllRows} types it at its edge. */
export const allRowsMachine = setup({
  types: {
    input: ofType<Pick<AllRowsContext, 'operation'>>(),
    context: ofType<AllRowsContext>(),
    events: ofType<AllRowsEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy' | 'held'>(),
  },
  actors: { walk: walkMachine },
  actions: {
    emitNotice: emitNotice(),
    forget: assign(nothingYet),
    keepEnd: assign((_, { end }: { end: WalkOutput }) => ({
      progress: { pageNumber: end.pageNumber, total: end.total, taken: end.taken, dropped: end.dropped },
      failure: end.failure,
    })),
    outdate: assign({ isOutdated: true }),
  },
  guards: {
    endedWith: (_, { is, end }: { is: WalkOutput['end']; end: WalkOutput }) => end.end === is,
    lacksDropped: (_, { end }: { end: WalkOutput }) => end.end === 'short' && end.dropped > 0,
  },
}).createMachine({
  id: 'allRows',
  context: ({ input }) => ({ ...input, ...nothingYet }),
  initial: 'none',
  on: {
    'rows.requested': {
      target: '.walking',
      reenter: true,
      actions: assign({
        ...nothingYet,
        filter: ({ event }) => event.filter,
        store: ({ event }) => event.store,
        since: ({ event }) => event.since,
      }),
    },
    'rows.forgotten': { target: '.none', actions: 'forget' },
    'rows.outdated': { actions: 'outdate' },
  },
  states: {
    none: {
      description: 'The list shows one page at a time.',
      on: { 'rows.outdated': {} },
    },
    walking: {
      description: 'Pages come in, one after the other.',
      tags: 'busy',
      on: {
        'walk.progressed': { actions: assign({ progress: ({ event }) => event.progress }) },
        stop: 'incomplete.stopped',
      },
      invoke: {
        id: 'walk',
        src: 'walk',
        input: ({ context: { operation, filter, store, progress } }) => ({
          operation,
          filter,
          into: store,
          from: progress,
          most: mostRows,
        }),
        onDone: [
          {
            guard: { type: 'endedWith', params: ({ event }) => ({ is: 'whole', end: event.output }) },
            target: 'whole',
            actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
          },
          {
            guard: { type: 'endedWith', params: ({ event }) => ({ is: 'tooMany', end: event.output }) },
            target: 'tooMany',
            actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
          },
          {
            guard: { type: 'lacksDropped', params: ({ event }) => ({ end: event.output }) },
            target: 'incomplete.short',
            actions: [
              { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
              {
                type: 'emitNotice',
                params: ({ context, event }) => ({ notice: rowsDroppedNotice(context.operation, event.output.dropped) }),
              },
            ],
          },
          {
            guard: { type: 'endedWith', params: ({ event }) => ({ is: 'short', end: event.output }) },
            target: 'incomplete.short',
            actions: { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
          },
          {
            target: 'incomplete.failed',
            actions: [
              { type: 'keepEnd', params: ({ event }) => ({ end: event.output }) },
              {
                type: 'emitNotice',
                params: ({ context, event }) => ({ notice: failedNotice(event.output.failure, context.operation) }),
              },
            ],
          },
        ],
      },
    },
    whole: { description: 'All rows are there.', tags: 'held' },
    incomplete: {
      description: 'Some rows are there, and it is said that others are missing.',
      tags: 'held',
      initial: 'short',
      on: { continue: { target: 'walking', actions: assign({ failure: null }) } },
      states: {
        stopped: { description: 'The person stopped it.' },
        failed: { description: 'A page could not be had.' },
        short: {
          description: 'All pages were had, and there are fewer rows than were counted.',
          on: { continue: {} },
        },
      },
    },
    tooMany: { description: 'More rows match than are kept in memory.' },
  },
});

const noRows: readonly never[] = [];

const takeIntoStore = fromPromise<number, TakeRows>(async ({ input: { into, rows, room } }) =>
  typed<RowStore>(into).take(rows, room),
);

/** Makes an empty store, which knows a row by its id. */
export function createRowStore<Row>(rowId: (row: Row) => string | number): RowStore<Row> {
  const rows: Row[] = [];
  const held = new Set<string | number>();
  return {
    rows,
    take(page, room) {
      const before = rows.length;
      for (const row of page) {
        if (rows.length - before === room) break;
        if (held.has(rowId(row))) continue;
        held.add(rowId(row));
        rows.push(row);
      }
      return rows.length - before;
    },
  };
}

/** The machine with its effect, and with what it is asked for and keeps typed. */
export function provideAllRows<Row, Filter>(fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>) {
  const walk = walkMachine.provide({ actors: { fetchPage: untyped(fetchPage), takeRows: takeIntoStore } });
  return {
    machine: allRowsMachine.provide({ actors: { walk } }),
    requestRows: (filter: Filter, store: RowStore<Row>, since: string): AllRowsEvent => ({
      type: 'rows.requested',
      filter,
      store: typed<RowStore>(store),
      since,
    }),
    selectRows: ({ context }: { readonly context: AllRowsContext }) => typed<readonly Row[]>(context.store?.rows ?? noRows),
  };
}
