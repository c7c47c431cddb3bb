import { assign, not, setup } from 'xstate';
import { type Failure, toFailure } from '../../domain/failure.ts';
import type { NoticeEmitted } from '../../domain/notice.ts';
import type { ReporteOrder } from '../../domain/reportes.ts';
import { notProvided } from '../not-provided.ts';
import { emitNotice, failedNotice } from '../notice-action.ts';
import { ofType } from '../typed-edge.ts';

const operation = 'createReporte';
/** After this time a report shows how long it has taken, and can be cancelled, in milliseconds. */
const slowAfter = 3000;

export interface MadeReport {
  readonly order: ReporteOrder;
  readonly file: Blob;
}

type ReportEvent =
  | { readonly type: 'report.requested'; readonly order: ReporteOrder }
  | { readonly type: 'report.cancelled' }
  | { readonly type: 'retry' }
  /** The values of the form have changed; `order` is null while they make no report. */
  | { readonly type: 'form.changed'; readonly order: ReporteOrder | null }
  | { readonly type: 'download.requested'; readonly order: ReporteOrder }
  | { readonly type: 'download.cancelled' };

interface ReportContext {
  /** The order of the form; undefined until the form reports it. */
  readonly wanted: ReporteOrder | null | undefined;
  readonly order: ReporteOrder | null;
  /** The last report; it stays while another is made, and after a failure. */
  readonly made: MadeReport | null;
  readonly failure: Failure | null;
  readonly download: ReporteOrder | null;
  readonly downloadFailure: Failure | null;
}

const isSame = (a: ReporteOrder | null, b: ReporteOrder | null) => JSON.stringify(a?.request) === JSON.stringify(b?.request);

/** Whether the form has changed since the report was made. */
export function isStale({ wanted, made }: Pick<ReportContext, 'wanted' | 'made'>): boolean {
  return made !== null && wanted !== undefined && !isSame(wanted, made.order);
}

/** Whether the report under way is the one that the form asks for. */
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
  delays: { slowAfter },
}).createMachine({
  id: 'report',
  context: { wanted: undefined, order: null, made: null, failure: null, download: null, downloadFailure: null },
  type: 'parallel',
  on: { 'form.changed': { actions: assign({ wanted: ({ event }) => event.order }) } },
  states: {
    report: {
      description: 'The report on screen.',
      initial: 'editing',
      on: {
        'report.requested': {
          target: '.generating',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
        },
      },
      states: {
        editing: { description: 'No report was made yet.' },
        generating: {
          description: 'The service makes the report.',
          tags: 'busy',
          on: {
            // The transition above takes another order.
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
            quick: { description: 'The report may still come at once.', after: { slowAfter: 'slow' } },
            slow: { description: 'The report takes long, and the person can cancel it.', tags: 'slow' },
          },
        },
        settled: {
          description: 'Returns to the report on screen, or to the form, after a cancelled report.',
          always: [{ guard: 'hasMade', target: 'shown' }, { target: 'editing' }],
        },
        shown: {
          description: 'A report is shown.',
          initial: 'fresh',
          states: {
            fresh: { description: 'The report matches the form.', always: { guard: 'isStale', target: 'stale' } },
            stale: {
              description: 'The form has changed since the report was made.',
              always: { guard: not('isStale'), target: 'fresh' },
            },
          },
        },
        failed: {
          description: 'The report could not be made. An earlier report stays on screen.',
          on: { retry: { target: 'generating', actions: assign({ failure: null }) } },
        },
      },
    },
    download: {
      description: 'The file that is downloaded beside the report.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No file was requested, or the download was cancelled.',
          on: { 'download.requested': 'downloading' },
        },
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
        failed: { description: 'The file could not be downloaded.', on: { 'download.requested': 'downloading' } },
      },
    },
  },
});
