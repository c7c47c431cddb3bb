import { assertEvent, assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import { type Failure, type OperationId, toFailure } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';

/** What a file is called. */
interface FileNames {
  /** What the whole file is called. */
  readonly name: string;
  /** What it is called when it is kept without being whole. */
  readonly incompleteName: string;
}

/** The file that an export writes; nobody sees it before it is closed or kept. */
export interface ExportFile<Row = unknown> extends FileNames {
  /** Writes the rows that it does not hold yet, at most `limit`; gives how many. */
  readonly append: (rows: readonly Row[], limit: number) => Promise<number>;
  /** Lets the person have the whole file. */
  readonly close: () => Promise<void>;
  /** Lets the person have what is there, under the name that says so. */
  readonly keep: () => Promise<void>;
  readonly discard: () => void;
}

/** Rows that are asked for at once. */
const pageSize = 200;
/** How long to wait before a failed page is asked for once more, in milliseconds. */
const retryPause = 1000;

type ExportEvent =
  /** Writes all rows that match `filter` into a file that is laid out so. */
  | { readonly type: 'export.requested'; readonly filter: unknown; readonly layout: unknown }
  | { readonly type: 'cancel' }
  /** Goes on with the page that failed. */
  | { readonly type: 'retry' }
  /** Keeps what is there as an incomplete file. */
  | { readonly type: 'keep' }
  /** Has read how it went; a file that was not kept is gone with it. */
  | { readonly type: 'dismiss' }
  /** The list is left, by the person or because the session has ended. */
  | { readonly type: 'left' };

interface ExportContext {
  /** The call behind the list, for its failures. */
  readonly operation: OperationId;
  /** What is said when an export ends because its list was left. */
  readonly stoppedNotice: Notice;
  readonly filter: unknown;
  readonly layout: unknown;
  /** The file that is open; whoever provides the machine holds it. */
  readonly file: FileNames | null;
  readonly pageNumber: number;
  /** Whether the present page has failed once. */
  readonly hasFailed: boolean;
  readonly page: Page<unknown> | null;
  /** How many rows match, as the first answer says; null before it. */
  readonly total: number | null;
  readonly written: number;
  /** Rows that could not be read. */
  readonly dropped: number;
  readonly failure: Failure | null;
}

const nothingYet = {
  file: null,
  pageNumber: 1,
  hasFailed: false,
  page: null,
  total: null,
  written: 0,
  dropped: 0,
  failure: null,
};

/**
 * Writes every row that matches into one file, page after page. It is whole when it holds as many different rows as the first answer counted; anything
 * less is the person's to keep, as incomplete, or to leave. Over `unknown`; {@link provideExport} types it at its edge.
 */
export const exportMachine = setup({
  types: {
    input: ofType<{ readonly operation: OperationId; readonly stoppedNotice: Notice }>(),
    context: ofType<ExportContext>(),
    events: ofType<ExportEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy'>(),
  },
  actors: {
    /** Gives null when the person chose no file. */
    openFile: notProvided<ExportFile | null, { readonly layout: unknown }>('openFile'),
    fetchPage: notProvided<Page<unknown>, PageRequest<unknown>>('fetchPage'),
    appendRows: notProvided<number, { readonly rows: readonly unknown[]; readonly limit: number }>('appendRows'),
    closeFile: notProvided<void, void>('closeFile'),
    keepFile: notProvided<void, void>('keepFile'),
  },
  actions: {
    emitNotice: emitNotice(),
    holdFile: (_, _params: { file: ExportFile | null }) => actionNotProvided('holdFile'),
    discardFile: () => actionNotProvided('discardFile'),
    nameFile: assign((_, { file }: { file: ExportFile | null }) => ({
      file: file && { name: file.name, incompleteName: file.incompleteName },
    })),
    keepPage: assign(({ context }, { page }: { page: Page<unknown> }) => ({
      page,
      hasFailed: false,
      total: context.total ?? page.meta.totalCount,
    })),
    countRows: assign(({ context }, { count }: { count: number }) => ({
      written: context.written + count,
      dropped: context.dropped + (context.page?.dropped ?? 0),
    })),
  },
  guards: {
    hasNoFile: (_, { file }: { file: ExportFile | null }) => file === null,
    hasRows: ({ context }) => context.written > 0,
    hasFailedBefore: ({ context }) => context.hasFailed,
    isWhole: ({ context }, { count }: { count: number }) => context.written + count >= (context.total ?? 0),
    /** There is no further page, though rows are missing: some went, or can't be read. */
    isLast: ({ context: { page, pageNumber } }) =>
      !page || page.rows.length + page.dropped === 0 || pageNumber >= page.meta.totalPages,
  },
  delays: { retryPause },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({ ...input, ...nothingYet, filter: null, layout: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being exported.',
      on: { 'export.requested': 'running' },
    },
    running: {
      description: 'Pages go into the file, one after the other.',
      tags: 'busy',
      entry: assign(({ event }) => {
        assertEvent(event, ['export.requested', 'retry']);
        return event.type === 'retry'
          ? { failure: null, hasFailed: false }
          : { ...nothingYet, filter: event.filter, layout: event.layout };
      }),
      initial: 'choosing',
      on: {
        cancel: { target: 'cancelled', actions: 'discardFile' },
        left: {
          target: 'idle',
          actions: ['discardFile', { type: 'emitNotice', params: ({ context }) => ({ notice: context.stoppedNotice }) }],
        },
      },
      states: {
        choosing: {
          description: 'The person chooses where the file goes.',
          invoke: {
            id: 'openFile',
            src: 'openFile',
            input: ({ context }) => ({ layout: context.layout }),
            onDone: [
              { guard: { type: 'hasNoFile', params: ({ event }) => ({ file: event.output }) }, target: '#export.idle' },
              {
                target: 'fetching',
                actions: [
                  { type: 'holdFile', params: ({ event }) => ({ file: event.output }) },
                  { type: 'nameFile', params: ({ event }) => ({ file: event.output }) },
                ],
              },
            ],
            onError: '#export.unwritable',
          },
        },
        fetching: {
          description: 'The next page is asked for.',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context: { filter, pageNumber } }) => ({ filter, pageNumber, pageSize }),
            onDone: { target: 'appending', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
            onError: [
              {
                guard: 'hasFailedBefore',
                target: '#export.incomplete.failed',
                actions: [
                  assign({ failure: ({ context, event }) => toFailure(event.error, context.operation) }),
                  {
                    type: 'emitNotice',
                    params: ({ context, event }) => ({ notice: failedNotice(event.error, context.operation) }),
                  },
                ],
              },
              { target: 'waiting', actions: assign({ hasFailed: true }) },
            ],
          },
        },
        waiting: {
          description: 'The page failed once; it is asked for again after a pause.',
          after: { retryPause: 'fetching' },
        },
        appending: {
          description: 'The rows of the page are being written.',
          invoke: {
            id: 'appendRows',
            src: 'appendRows',
            input: ({ context: { page, total, written } }) => ({ rows: page?.rows ?? [], limit: (total ?? 0) - written }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => ({ count: event.output }) },
                target: 'closing',
                actions: { type: 'countRows', params: ({ event }) => ({ count: event.output }) },
              },
              {
                guard: 'isLast',
                target: '#export.incomplete.short',
                actions: { type: 'countRows', params: ({ event }) => ({ count: event.output }) },
              },
              {
                target: 'fetching',
                actions: [
                  { type: 'countRows', params: ({ event }) => ({ count: event.output }) },
                  assign({ pageNumber: ({ context }) => context.pageNumber + 1 }),
                ],
              },
            ],
            onError: { target: '#export.unwritable', actions: 'discardFile' },
          },
        },
        closing: {
          description: 'All rows are written, and the file is being closed.',
          // What is being closed is whole, whatever happens now.
          on: { cancel: {}, left: {} },
          invoke: {
            id: 'closeFile',
            src: 'closeFile',
            onDone: '#export.done',
            onError: { target: '#export.unwritable', actions: 'discardFile' },
          },
        },
      },
    },
    incomplete: {
      description: 'Something is missing: what is there waits for the person to say what becomes of it.',
      initial: 'short',
      on: {
        keep: { guard: 'hasRows', target: 'keeping' },
        dismiss: { target: 'idle', actions: 'discardFile' },
        left: {
          target: 'idle',
          actions: ['discardFile', { type: 'emitNotice', params: ({ context }) => ({ notice: context.stoppedNotice }) }],
        },
      },
      states: {
        failed: { description: 'A page could not be had.', on: { retry: '#export.running.fetching' } },
        short: { description: 'All pages were had, and there are fewer rows than the first answer counted.' },
      },
    },
    keeping: {
      description: 'What is there is being written down as an incomplete file.',
      tags: 'busy',
      invoke: {
        id: 'keepFile',
        src: 'keepFile',
        onDone: 'kept',
        onError: { target: 'unwritable', actions: 'discardFile' },
      },
    },
    done: { description: 'The file is whole.', on: { 'export.requested': 'running', dismiss: 'idle' } },
    kept: { description: 'The person kept an incomplete file.', on: { 'export.requested': 'running', dismiss: 'idle' } },
    cancelled: {
      description: 'The person gave it up, and the file is gone.',
      on: { 'export.requested': 'running', dismiss: 'idle' },
    },
    unwritable: {
      description: 'The file could not be opened, written or closed.',
      on: { 'export.requested': 'running', dismiss: 'idle' },
    },
  },
});

/** The export machine with its effects, and with what it is asked for typed. */
export function provideExport<Row, Filter, Layout>(effects: {
  readonly openFile: PromiseActorLogic<ExportFile<Row> | null, { readonly layout: Layout }>;
  readonly fetchPage: PromiseActorLogic<Page<Row>, PageRequest<Filter>>;
}) {
  const openFile = typed<PromiseActorLogic<ExportFile | null, { readonly layout: unknown }>>(effects.openFile);
  const held: { file: ExportFile | null } = { file: null };
  return {
    machine: exportMachine.provide({
      actors: {
        openFile,
        fetchPage: untyped(effects.fetchPage),
        appendRows: fromPromise(async ({ input: { rows, limit } }) => (await held.file?.append(rows, limit)) ?? 0),
        closeFile: fromPromise(async () => held.file?.close()),
        keepFile: fromPromise(async () => held.file?.keep()),
      },
      actions: {
        holdFile: (_, { file }) => {
          held.file = file;
        },
        // The one before it may be the person's by now.
        discardFile: ({ context }) => context.file && held.file?.discard(),
      },
    }),
    requestExport: (filter: Filter, layout: Layout): ExportEvent => ({ type: 'export.requested', filter, layout }),
  };
}
