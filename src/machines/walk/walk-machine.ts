import { assign, sendParent, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { notProvided } from '../not-provided.ts';
import { ofType, typed } from '../typed-edge.ts';

/** Rows of one page. */
const pageSize = 200;
/** Pause before a failed page is requested again, in milliseconds. */
const retryPause = 1000;

/** The progress of a walk; a later walk resumes from it. */
export interface WalkProgress {
  readonly pageNumber: number;
  /** How many rows match by the first answer; null before it. */
  readonly total: number | null;
  readonly taken: number;
  readonly dropped: number;
}

export const walkStart: WalkProgress = { pageNumber: 1, total: null, taken: 0, dropped: 0 };

/** The input of a walk. */
export interface WalkInput {
  readonly operation: OperationId;
  readonly filter: unknown;
  /** The receiver of the rows, passed to `takeRows`. */
  readonly into: unknown;
  readonly from: WalkProgress;
  /** If more rows match than this, the walk takes none of them. */
  readonly most?: number;
}

/** How a walk ended: a page failed twice (`failed`), or the receiver did (`refused`). */
export interface WalkOutput extends WalkProgress {
  readonly end: 'whole' | 'short' | 'tooMany' | 'failed' | 'refused';
  readonly failure: Failure | null;
}

/** Reports the progress to the parent after each page. */
export interface WalkProgressed {
  readonly type: 'walk.progressed';
  readonly progress: WalkProgress;
}

/** Hands the rows of one page to their receiver, which takes at most `room`. */
export interface TakeRows {
  readonly into: unknown;
  readonly rows: readonly unknown[];
  readonly room: number;
}

interface WalkContext extends WalkProgress, Pick<WalkInput, 'operation' | 'filter' | 'into'> {
  readonly most: number;
  readonly hasFailed: boolean;
  readonly page: Page<unknown> | null;
  readonly failure: Failure | null;
}

/** Picks the progress out of a larger object. */
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
 * Walks through the pages of a list and hands their rows to `takeRows`, until as many different
 * rows are taken as the first answer counted. A child machine, with {@link WalkOutput}.
 */
export const walkMachine = setup({
  types: {
    input: ofType<WalkInput>(),
    context: ofType<WalkContext>(),
    output: ofType<WalkOutput>(),
  },
  actors: {
    fetchPage: notProvided<Page<unknown>, PageRequest<unknown>>('fetchPage'),
    /** Takes the rows that the receiver does not hold yet; gives how many. */
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
      description: 'The next page is requested.',
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
      description: 'The page failed once; it is requested again after a pause.',
      after: { retryPause: 'fetching' },
    },
    counted: {
      description: 'The answer says how many rows match.',
      always: [{ guard: 'isTooMany', target: 'tooMany' }, 'taking'],
    },
    taking: {
      description: 'The receiver takes the rows of the page.',
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
      description: 'The receiver has the rows; the totals say whether another page follows.',
      always: [{ guard: 'isWhole', target: 'whole' }, { guard: 'wasLast', target: 'short' }, 'fetching'],
    },
    whole: { description: 'All rows were taken.', type: 'final', output: endAs('whole') },
    short: {
      description: 'All pages are loaded, and they hold fewer rows than the first answer counted.',
      type: 'final',
      output: endAs('short'),
    },
    tooMany: { description: 'More rows match than may be taken.', type: 'final', output: endAs('tooMany') },
    failed: { description: 'A page failed twice.', type: 'final', output: endAs('failed') },
    refused: { description: 'The receiver cannot take more rows.', type: 'final', output: endAs('refused') },
  },
  output: ({ event }) => typed<WalkOutput>(event.output),
});
