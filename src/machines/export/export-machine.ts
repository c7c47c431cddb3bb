import { assertEvent, assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, OperationId } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';
import { endedAs, endGuards, keepEnd, keptOfEnd, tellFailed } from '../walk/walk-end.ts';
import { type TakeRows, type WalkProgress, type WalkProgressed, walkMachine, walkStart } from '../walk/walk-machine.ts';

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

type ExportEvent =
  /** Writes all rows that match `filter` into a file that is laid out so; `rows` are written in their place where they are here. */
  | {
      readonly type: 'export.requested';
      readonly filter: unknown;
      readonly layout: unknown;
      readonly rows: readonly unknown[] | null;
    }
  | { readonly type: 'cancel' }
  /** Goes on with the page that failed. */
  | { readonly type: 'retry' }
  /** Keeps what is there as an incomplete file. */
  | { readonly type: 'keep' }
  /** Has read how it went; a file that was not kept is gone with it. */
  | { readonly type: 'dismiss' }
  /** The list is left, by the person or because the session has ended. */
  | { readonly type: 'left' }
  | WalkProgressed;

interface ExportContext {
  /** The call behind the list, for its failures. */
  readonly operation: OperationId;
  /** What is said when an export ends because its list was left. */
  readonly stoppedNotice: Notice;
  readonly filter: unknown;
  readonly layout: unknown;
  readonly rows: readonly unknown[] | null;
  /** The file that is open; whoever provides the machine holds it. */
  readonly file: FileNames | null;
  /** How far its rows have been written. */
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
}

const nothingYet = { file: null, progress: walkStart, failure: null };

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
    walk: walkMachine,
    /** Writes rows that are here; gives how many. */
    writeRows: notProvided<number, { readonly rows: readonly unknown[] }>('writeRows'),
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
    keepEnd: assign(keptOfEnd),
  },
  guards: {
    hasNoFile: (_, { file }: { file: ExportFile | null }) => file === null,
    hasRows: ({ context }) => context.progress.taken > 0,
    hasRowsHere: ({ context }) => context.rows !== null,
    ...endGuards,
  },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({ ...input, ...nothingYet, filter: null, layout: null, rows: null }),
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
          ? { failure: null }
          : { ...nothingYet, filter: event.filter, layout: event.layout, rows: event.rows };
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
                guard: 'hasRowsHere',
                target: 'writing',
                actions: [
                  { type: 'holdFile', params: ({ event }) => ({ file: event.output }) },
                  { type: 'nameFile', params: ({ event }) => ({ file: event.output }) },
                ],
              },
              {
                target: 'walking',
                actions: [
                  { type: 'holdFile', params: ({ event }) => ({ file: event.output }) },
                  { type: 'nameFile', params: ({ event }) => ({ file: event.output }) },
                ],
              },
            ],
            onError: '#export.unwritable',
          },
        },
        walking: {
          description: 'Pages come in, and their rows are written, one page after the other.',
          on: { 'walk.progressed': { actions: assign({ progress: ({ event }) => event.progress }) } },
          invoke: {
            id: 'walk',
            src: 'walk',
            input: ({ context: { operation, filter, progress } }) => ({ operation, filter, into: null, from: progress }),
            onDone: [
              { guard: endedAs('whole'), target: 'closing', actions: keepEnd },
              { guard: endedAs('short'), target: '#export.incomplete.short', actions: keepEnd },
              { guard: endedAs('failed'), target: '#export.incomplete.failed', actions: [keepEnd, tellFailed] },
              { target: '#export.unwritable', actions: 'discardFile' },
            ],
          },
        },
        writing: {
          description: 'The rows that are here are written.',
          invoke: {
            id: 'writeRows',
            src: 'writeRows',
            input: ({ context }) => ({ rows: context.rows ?? [] }),
            onDone: {
              target: 'closing',
              actions: assign({
                progress: ({ event }) => ({ ...walkStart, total: event.output, taken: event.output }),
              }),
            },
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
        failed: { description: 'A page could not be had.', on: { retry: '#export.running.walking' } },
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

/** Rows that are written before the page may do something else. */
const rowsAtOnce = 500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

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
        walk: walkMachine.provide({
          actors: {
            fetchPage: untyped(effects.fetchPage),
            takeRows: fromPromise<number, TakeRows>(
              async ({ input: { rows, room } }) => (await held.file?.append(rows, room)) ?? 0,
            ),
          },
        }),
        writeRows: fromPromise<number, { readonly rows: readonly unknown[] }>(async ({ input: { rows }, signal }) => {
          let count = 0;
          for (let start = 0; start < rows.length; start += rowsAtOnce) {
            await pause();
            signal.throwIfAborted();
            count += (await held.file?.append(rows.slice(start, start + rowsAtOnce), rowsAtOnce)) ?? 0;
          }
          return count;
        }),
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
    requestExport: (filter: Filter, layout: Layout, rows: readonly Row[] | null = null): ExportEvent => ({
      type: 'export.requested',
      filter,
      layout,
      rows,
    }),
  };
}
