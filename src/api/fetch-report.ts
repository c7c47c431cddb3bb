import * as z from 'zod/mini';
import { type Failure, isFailure } from '../domain/failure.ts';
import { type ReporteFormat, type ReporteOrder, type ReporteRequest, spreadsheetCode } from '../domain/reportes.ts';
import { call } from './call.ts';
import { asReportFile, type ReportValue } from './read-report.ts';
import { reportAddress, type ReportHosts } from './report-link.ts';
import type { ReportReader } from './report-reader.ts';
import type { ReportsClient } from './reports-client.ts';
import { recordTrouble } from './troubles.ts';

/** Loads one report as a file of the requested format. Rejects with a Failure that has its code. */
export type FetchReport = (order: Pick<ReporteOrder, 'request' | 'format'>, signal: AbortSignal) => Promise<Blob>;

/** Client, hosts and reader for loading reports. */
export interface ReportServices {
  readonly client: ReportsClient;
  readonly hosts: ReportHosts;
  /** Adds the bearer for addresses of the services only. */
  readonly send: (request: Request) => Promise<Response>;
  readonly startReader: () => ReportReader;
}

const operation = 'createReporte';
const reportValue = z.custom<ReportValue>((value) => value !== undefined);
const file = z.instanceof(Blob);

function unreadable(startedAt: number): Failure {
  const failure: Failure = { kind: 'unreadable', operation, status: 200 };
  recordTrouble(failure, performance.now() - startedAt);
  return failure;
}

/** Makes the call of every report: a worker reads the answer, and allowed links are followed. */
export function createFetchReport({ client, hosts, send, startReader }: ReportServices): FetchReport {
  async function ask(request: ReporteRequest, format: ReporteFormat, signal: AbortSignal): Promise<ReportValue> {
    const reader = startReader();
    const end = () => reader.end();
    signal.addEventListener('abort', end);
    try {
      return await call(operation, reportValue, async () => {
        const { data, error, response } = await client.POST('/v1/reportes', { body: request, parseAs: 'blob', signal });
        const value = data instanceof Blob && data.size > 0 ? await reader.read(data, format) : undefined;
        signal.throwIfAborted();
        return { data: value, error, response };
      });
    } finally {
      signal.removeEventListener('abort', end);
      reader.end();
    }
  }

  async function follow(link: string, format: ReporteFormat, signal: AbortSignal): Promise<Blob | null> {
    const address = reportAddress(link, hosts);
    if (!address) return null;
    return call(operation, file, async () => {
      const request = new Request(address, { signal, redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' });
      const response = await send(request);
      // The body of another host's error is not read, as it has no envelope of the services.
      const data = response.ok ? await asReportFile(await response.blob(), format) : undefined;
      return { data, response };
    });
  }

  return async ({ request, format }, signal) => {
    const startedAt = performance.now();
    try {
      const value = await ask(request, format, signal);
      const made =
        value.kind === 'link' ? await follow(value.address, format, signal) : value.kind === 'file' ? value.file : null;
      if (!made) throw unreadable(startedAt);
      return made;
    } catch (error) {
      // Keeps the same object, by which the details of the call are found.
      throw isFailure(error) ? Object.assign(error, { code: format === 'xlsx' ? spreadsheetCode : request.name }) : error;
    }
  };
}
