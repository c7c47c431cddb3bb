import { fromPromise } from 'xstate';
import type { FetchReport } from '../../api/fetch-report.ts';
import type { ReporteOrder } from '../../domain/reportes.ts';

interface ReportInput {
  readonly order: ReporteOrder | null;
}

/** POST /v1/reportes (specification 2, section 7): one report as a file. Rejects with a Failure that carries its code. */
export function defineGenerateReportActor(fetchReport: FetchReport) {
  return fromPromise<Blob, ReportInput>(async ({ input: { order }, signal }) => {
    if (!order) throw new Error('No report was asked for');
    return fetchReport(order, signal);
  });
}

/** The same report as a file that `save` gives to the person. */
export function defineDownloadReportActor(fetchReport: FetchReport, save: (file: Blob, name: string) => void) {
  return fromPromise<void, ReportInput>(async ({ input: { order }, signal }) => {
    if (!order) throw new Error('No report was asked for');
    save(await fetchReport(order, signal), order.fileName);
  });
}
