import { assertEvent, assign, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import type { Failure, OperationId } from '../../domain/failure.ts';
import type { Notice, NoticeEmitted } from '../../domain/notice.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { emitNotice } from '../notice-action.ts';
import { ofType, typed, untyped } from '../typed-edge.ts';
import { endedAs, endGuards, keepEnd, keptOfEnd, tellFailed } from '../walk/walk-end.ts';
import { type TakeRows, type WalkProgress, type WalkProgressed, walkMachine, walkStart } from '../walk/walk-machine.ts';

interface FileNames {
  readonly name: string;
  readonly incompleteName: string;
}

/** The file that an export writes; the person gets it once it is closed or kept. */
export interface ExportFile<Row = unknown> extends FileNames {
  /** Writes the rows that the file does not hold yet, at most `limit`; gives how many it wrote. */
  readonly append: (rows: readonly Row[], limit: number) => Promise<number>;
  readonly close: () => Promise<void>;
  readonly keep: () => Promise<void>;
  readonly discard: () => void;
}

type ExportEvent =
  /** Loaded `rows` are written as they are; null loads the rows that match `filter`. */
  | {
      readonly type: 'export.requested';
      readonly filter: unknown;
      readonly layout: unknown;
      readonly rows: readonly unknown[] | null;
    }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'keep' }
  | { readonly type: 'dismiss' }
  /** The list is left, by the person or because the session has ended. */
  | { readonly type: 'left' }
  | WalkProgressed;

interface ExportContext {
  readonly operation: OperationId;
  readonly stoppedNotice: Notice;
  readonly filter: unknown;
  readonly layout: unknown;
  readonly rows: readonly unknown[] | null;
  /** The names of the open file, which the provider of the machine holds. */
  readonly file: FileNames | null;
  readonly progress: WalkProgress;
  readonly failure: Failure | null;
}

const nothingYet = { file: null, progress: walkStart, failure: null };

/**
 * Writes every matching row into one file, page after page. The person keeps or discards an
 * incomplete file. {@link provideExport} types it.
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
      description: 'The rows are written into the file.',
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
          description: 'The person chooses where to save the file.',
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
          description: 'Pages are loaded, and their rows are written, one page after the other.',
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
          description: 'The loaded rows are written.',
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
          // The file is whole, so neither event discards it.
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
      description: 'Rows are missing: the person decides whether to keep the incomplete file.',
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
        failed: { description: 'A page could not be loaded.', on: { retry: '#export.running.walking' } },
        short: { description: 'All pages are loaded, and they hold fewer rows than the first answer counted.' },
      },
    },
    keeping: {
      description: 'The incomplete file is being saved.',
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
      description: 'The person cancelled the export, and the file is deleted.',
      on: { 'export.requested': 'running', dismiss: 'idle' },
    },
    unwritable: {
      description: 'The file could not be opened, written or closed.',
      on: { 'export.requested': 'running', dismiss: 'idle' },
    },
  },
});

/** How many rows are written before the page may do something else. */
const rowsAtOnce = 500;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The export machine with its effects and typed inputs. */
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
        // A former file may be the person's by now, so only the open one is discarded.
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
