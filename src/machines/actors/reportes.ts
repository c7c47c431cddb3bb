import { fromPromise } from 'xstate';
import type { FetchReport } from '../../api/fetch-report.ts';
import type { ReporteOrder } from '../../domain/reportes.ts';

interface ReportInput {
  readonly order: ReporteOrder | null;
}

/** POST /v1/reportes (specification 2, section 7). Rejects with a Failure that has its code. */
export function defineGenerateReportActor(fetchReport: FetchReport) {
  return fromPromise<Blob, ReportInput>(async ({ input: { order }, signal }) => {
    if (!order) throw new Error('No report was asked for');
    return fetchReport(order, signal);
  });
}

/** Loads the report and passes it to `save`. */
export function defineDownloadReportActor(fetchReport: FetchReport, save: (file: Blob, name: string) => void) {
  return fromPromise<void, ReportInput>(async ({ input: { order }, signal }) => {
    if (!order) throw new Error('No report was asked for');
    save(await fetchReport(order, signal), order.fileName);
  });
}
