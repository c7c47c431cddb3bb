import type { ReporteFormat } from '../domain/reportes.ts';
import { NotLoaded } from '../domain/not-loaded.ts';
import type { ReportValue } from './read-report.ts';
import type { ReadReport } from './report-worker.ts';

/** Reads one answer in a worker, as a large document would block the page. */
export interface ReportReader {
  /** Rejects with `NotLoaded` without a worker. */
  readonly read: (answer: Blob, format: ReporteFormat) => Promise<ReportValue>;
  /** Ends the worker; a read under way rejects. */
  readonly end: () => void;
}

function start(): Worker {
  try {
    return new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' });
  } catch (cause) {
    throw new NotLoaded('No worker to read the report', { cause });
  }
}

/** Starts a reader, whose code loads while the service works. */
export function startReportReader(): ReportReader {
  const worker = start();
  const { promise, resolve, reject } = Promise.withResolvers<ReportValue>();
  // The worker may fail before anybody waits.
  promise.catch(() => undefined);
  worker.addEventListener('message', ({ data }: MessageEvent<ReportValue>) => resolve(data));
  worker.addEventListener('error', () => reject(new NotLoaded('No worker to read the report')));
  return {
    read(answer, format) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage({ answer, format } satisfies ReadReport);
      return promise;
    },
    end() {
      worker.terminate();
      reject(new DOMException('Nobody waits for the report', 'AbortError'));
    },
  };
}
