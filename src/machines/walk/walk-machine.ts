import { assign, sendParent, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { notProvided } from '../not-provided.ts';
import { ofType, typed } from '../typed-edge.ts';

/** Rows that are asked for at once. */
const pageSize = 200;
/** How long to wait before a failed page is asked for once more, in milliseconds. */
const retryPause = 1000;

/** How far a walk has come; another walk goes on from there. */
export interface WalkProgress {
  /** The page that comes next, from 1. */
  readonly pageNumber: number;
  /** How many rows match, as the first answer says; null before it. */
  readonly total: number | null;
  /** Different rows that were taken. */
  readonly taken: number;
  /** Rows that could not be read. */
  readonly dropped: number;
}

export const walkStart: WalkProgress = { pageNumber: 1, total: null, taken: 0, dropped: 0 };

/** What a walk is asked for. */
export interface WalkInput {
  /** The call behind the list, for its failures. */
  readonly operation: OperationId;
  readonly filter: unknown;
  /** Where the rows go, as `takeRows` knows it. */
  readonly into: unknown;
  readonly from: WalkProgress;
  /** The most rows that may match: of more none are taken. */
  readonly most?: number;
}

/** How a walk ended: it has all rows, fewer than were counted, none because there are too many, or a page could not be had. */
export interface WalkOutput extends WalkProgress {
  readonly end: 'whole' | 'short' | 'tooMany' | 'failed' | 'refused';
  readonly failure: Failure | null;
}

/** What a walk tells its parent after each page. */
export interface WalkProgressed {
  readonly type: 'walk.progressed';
  readonly progress: WalkProgress;
}

/** Rows of one page for whoever takes them, at most `room`. */
export interface TakeRows {
  readonly into: unknown;
  readonly rows: readonly unknown[];
  readonly room: number;
}

interface WalkContext extends WalkProgress, Pick<WalkInput, 'operation' | 'filter' | 'into'> {
  readonly most: number;
  /** Whether the present page has failed once. */
  readonly hasFailed: boolean;
  readonly page: Page<unknown> | null;
  readonly failure: Failure | null;
}

/** Takes how far a walk has come from what holds more than that. */
export const progressOf = ({ pageNumber, total, taken, dropped }: WalkProgress): WalkProgress => ({
  pageNumber,
  total,
  taken,
  dropped,
});

const endAs =
  (end: WalkOutput['end']) =>
  ({ context }: { readonly context: WalkContext }): WalkOutput => ({ ...progressOf(context), failure: context.failure, end });

/**
 * Walks through all pages of a list and hands each to `takeRows`. It has all rows when as many different ones were taken as the first answer counted: rows that
 * move between pages meanwhile are taken once. A child: it tells its parent how far it is, and ends with {@link WalkOutput}.
 */
export const walkMachine = setup({
  types: {
    input: ofType<WalkInput>(),
    context: ofType<WalkContext>(),
    output: ofType<WalkOutput>(),
  },
  actors: {
    fetchPage: notProvided<Page<unknown>, PageRequest<unknown>>('fetchPage'),
    /** Takes the rows that are not there yet; gives how many. */
    takeRows: notProvided<number, TakeRows>('takeRows'),
  },
  actions: {
    keepPage: assign(({ context }, { page }: { page: Page<unknown> }) => ({
      page,
      hasFailed: false,
      total: context.total ?? page.meta.totalCount,
    })),
    countRows: assign(({ context }, { count }: { count: number }) => ({
      taken: context.taken + count,
      dropped: context.dropped + (context.page?.dropped ?? 0),
      pageNumber: context.pageNumber + 1,
    })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({ failure: toFailure(error, context.operation) })),
    tellProgress: sendParent(({ context }): WalkProgressed => ({ type: 'walk.progressed', progress: progressOf(context) })),
  },
  guards: {
    hasFailedBefore: ({ context }) => context.hasFailed,
    isTooMany: ({ context }) => (context.total ?? 0) > context.most,
    isWhole: ({ context }) => context.taken >= (context.total ?? 0),
    /** There is no further page, though rows are missing: some went, or can't be read. */
    wasLast: ({ context: { page, pageNumber } }) =>
      !page || page.rows.length + page.dropped === 0 || pageNumber > page.meta.totalPages,
  },
  delays: { retryPause },
}).createMachine({
  id: 'walk',
  context: ({ input: { operation, filter, into, from, most = Number.POSITIVE_INFINITY } }) => ({
    ...from,
    operation,
    filter,
    into,
    most,
    hasFailed: false,
    page: null,
    failure: null,
  }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The next page is asked for.',
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context: { filter, pageNumber } }) => ({ filter, pageNumber, pageSize }),
        onDone: { target: 'counted', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        onError: [
          {
            guard: 'hasFailedBefore',
            target: 'failed',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'waiting', actions: assign({ hasFailed: true }) },
        ],
      },
    },
    waiting: {
      description: 'The page failed once; it is asked for again after a pause.',
      after: { retryPause: 'fetching' },
    },
    counted: {
      description: 'The answer says how many rows match.',
      always: [{ guard: 'isTooMany', target: 'tooMany' }, 'taking'],
    },
    taking: {
      description: 'The rows of the page are being taken.',
      invoke: {
        id: 'takeRows',
        src: 'takeRows',
        input: ({ context: { into, page, total, taken } }) => ({ into, rows: page?.rows ?? [], room: (total ?? 0) - taken }),
        onDone: {
          target: 'taken',
          actions: [{ type: 'countRows', params: ({ event }) => ({ count: event.output }) }, 'tellProgress'],
        },
        onError: { target: 'refused', actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    taken: {
      description: 'The rows of the page are there, and it shows whether another follows.',
      always: [{ guard: 'isWhole', target: 'whole' }, { guard: 'wasLast', target: 'short' }, 'fetching'],
    },
    whole: { description: 'All rows were taken.', type: 'final', output: endAs('whole') },
    short: {
      description: 'All pages were had, and there are fewer rows than the first answer counted.',
      type: 'final',
      output: endAs('short'),
    },
    tooMany: { description: 'More rows match than may be taken.', type: 'final', output: endAs('tooMany') },
    failed: { description: 'A page could not be had, twice.', type: 'final', output: endAs('failed') },
    refused: { description: 'Whoever takes the rows cannot take more.', type: 'final', output: endAs('refused') },
  },
  output: ({ event }) => typed<WalkOutput>(event.output),
});
