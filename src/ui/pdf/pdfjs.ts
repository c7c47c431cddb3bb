// oxlint-disable-next-line import/default -- the address of the file, which Vite exports
import modernWorkerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- the address of the file, which Vite exports
import legacyWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** The parts of the library that the viewer uses. */
export type Pdfjs = typeof import('./pdfjs-modern.ts').pdfjs;

/** Address of the library's data files; see tools/build/pdfjs-files.ts. */
export const pdfjsFiles = `${import.meta.env.BASE_URL}pdfjs/`;

/** Newest functions that the library's modern build calls. */
const isModern = 'sumPrecise' in Math && 'getOrInsertComputed' in Map.prototype;

/** Address of the worker that this browser can run. */
export const workerUrl = isModern ? modernWorkerUrl : legacyWorkerUrl;

/**
 * Loads the library's build that this browser can run. A failed load is retried by the next call.
 */
export async function loadPdfjs(): Promise<Pdfjs> {
  const { pdfjs } = await (isModern ? import('./pdfjs-modern.ts') : import('./pdfjs-legacy.ts'));
  return pdfjs;
}
