import type { ReporteFormat } from '../domain/reportes.ts';
import { readReport } from './read-report.ts';

/** The message to the worker. */
export interface ReadReport {
  readonly answer: Blob;
  readonly format: ReporteFormat;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadReport>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void readReport(data.answer, data.format).then((value) => globalThis.postMessage(value));
});
