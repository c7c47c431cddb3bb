import { assign, not, setup } from 'xstate';
import { type Failure, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { ReporteOrder } from '../../domain/reportes.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';

const operation = 'createReporte';
/** How long a report may take before it is said how long it has taken, and can be cancelled, in milliseconds. */
const patience = 3000;

/** A report that was made. */
export interface MadeReport {
  readonly order: ReporteOrder;
  readonly file: Blob;
}

type ReportEvent =
  /** Makes a report; the last one asked for wins. */
  | { readonly type: 'report.requested'; readonly order: ReporteOrder }
  /** Gives up the report that is being made. */
  | { readonly type: 'report.cancelled' }
  /** Asks once more for the report that failed. */
  | { readonly type: 'retry' }
  /** The form holds other values; the order that they would make, null while they make none. */
  | { readonly type: 'form.changed'; readonly order: ReporteOrder | null }
  /** Fetches a file and saves it, beside whatever is being made. */
  | { readonly type: 'download.requested'; readonly order: ReporteOrder }
  | { readonly type: 'download.cancelled' };

interface ReportContext {
  /** What the form would ask for; undefined until it says so. */
  readonly wanted: ReporteOrder | null | undefined;
  /** What is being made, or could not be. */
  readonly order: ReporteOrder | null;
  /** What was made last: it stays while another is made, and when that fails. */
  readonly made: MadeReport | null;
  readonly failure: Failure | null;
  /** The file that is being downloaded, or was. */
  readonly download: ReporteOrder | null;
  readonly downloadFailure: Failure | null;
}

const isSame = (a: ReporteOrder | null, b: ReporteOrder | null) => JSON.stringify(a?.request) === JSON.stringify(b?.request);

/** Whether the form has been changed since the document was made. */
export function isStale({ wanted, made }: Pick<ReportContext, 'wanted' | 'made'>): boolean {
  return made !== null && wanted !== undefined && !isSame(wanted, made.order);
}

/** Whether the form asks for nothing else than what is being made. */
export function isUnderWay({ wanted, order }: Pick<ReportContext, 'wanted' | 'order'>): boolean {
  return order !== null && (wanted === undefined || isSame(wanted, order));
}

/** One report: made from a form, shown, and made again; its spreadsheet is downloaded beside it. */
export const reportMachine = setup({
  types: {
    context: ofType<ReportContext>(),
    events: ofType<ReportEvent>(),
    emitted: ofType<NoticeEmitted>(),
    tags: ofType<'busy' | 'slow' | 'downloading'>(),
  },
  actors: {
    generate: notProvided<Blob, { readonly order: ReporteOrder | null }>('generate'),
    download: notProvided<void, { readonly order: ReporteOrder | null }>('download'),
  },
  actions: {
    emitNotice: emitNotice(),
    keepOrder: assign((_, { order }: { order: ReporteOrder }) => ({ order, failure: null })),
    keepMade: assign(({ context }, { file }: { file: Blob }) => ({
      made: context.order && { order: context.order, file },
      order: null,
    })),
    giveUp: assign({ order: null, failure: null }),
  },
  guards: {
    isSameOrder: ({ context }, { order }: { order: ReporteOrder }) => isSame(context.order, order),
    hasMade: ({ context }) => context.made !== null,
    isStale: ({ context }) => isStale(context),
    isCancelled: (_, { error }: { error: unknown }) => toFailure(error, operation).kind === 'cancelled',
  },
  delays: { patience },
}).createMachine({
  id: 'report',
  context: { wanted: undefined, order: null, made: null, failure: null, download: null, downloadFailure: null },
  type: 'parallel',
  on: { 'form.changed': { actions: assign({ wanted: ({ event }) => event.order }) } },
  states: {
    report: {
      description: 'The document on screen.',
      initial: 'editing',
      on: {
        'report.requested': {
          target: '.generating',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
        },
      },
      states: {
        editing: { description: 'No document was made yet.' },
        generating: {
          description: 'The service makes it.',
          tags: 'busy',
          on: {
            // Another order goes up to the transition above.
            'report.requested': { guard: { type: 'isSameOrder', params: ({ event }) => ({ order: event.order }) } },
            'report.cancelled': { target: 'settled', actions: 'giveUp' },
          },
          invoke: {
            id: 'generate',
            src: 'generate',
            input: ({ context }) => ({ order: context.order }),
            onDone: { target: 'shown', actions: { type: 'keepMade', params: ({ event }) => ({ file: event.output }) } },
            onError: [
              {
                guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) },
                target: 'settled',
                actions: 'giveUp',
              },
              {
                target: 'failed',
                actions: [
                  assign({ failure: ({ event }) => toFailure(event.error, operation) }),
                  { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, operation) }) },
                ],
              },
            ],
          },
          initial: 'quick',
          states: {
            quick: { description: 'It may still come at once.', after: { patience: 'slow' } },
            slow: { description: 'It takes long, and the person is told.', tags: 'slow' },
          },
        },
        settled: {
          description: 'Back where it was before a report was asked for that nobody waits for any more.',
          always: [{ guard: 'hasMade', target: 'shown' }, { target: 'editing' }],
        },
        shown: {
          description: 'A document is shown.',
          initial: 'fresh',
          states: {
            fresh: { description: 'It is what the form asks for.', always: { guard: 'isStale', target: 'stale' } },
            stale: {
              description: 'The form has been changed since it was made.',
              always: { guard: not('isStale'), target: 'fresh' },
            },
          },
        },
        failed: {
          description: 'It could not be made. The document that was made before, if there is one, stays.',
          on: { retry: { target: 'generating', actions: assign({ failure: null }) } },
        },
      },
    },
    download: {
      description: 'The file that is saved, beside the document.',
      initial: 'idle',
      states: {
        idle: { description: 'No file was asked for, or it was given up.', on: { 'download.requested': 'downloading' } },
        downloading: {
          description: 'The file is being fetched.',
          tags: 'downloading',
          entry: assign({
            download: ({ context, event }) => (event.type === 'download.requested' ? event.order : context.download),
            downloadFailure: null,
          }),
          on: { 'download.cancelled': 'idle' },
          invoke: {
            id: 'download',
            src: 'download',
            input: ({ context }) => ({ order: context.download }),
            onDone: 'saved',
            onError: [
              { guard: { type: 'isCancelled', params: ({ event }) => ({ error: event.error }) }, target: 'idle' },
              {
                target: 'failed',
                actions: [
                  assign({ downloadFailure: ({ event }) => toFailure(event.error, operation) }),
                  { type: 'emitNotice', params: ({ event }) => ({ notice: failedNotice(event.error, operation) }) },
                ],
              },
            ],
          },
        },
        saved: { description: 'The browser has the file.', on: { 'download.requested': 'downloading' } },
        failed: { description: 'The file could not be had.', on: { 'download.requested': 'downloading' } },
      },
    },
  },
});
