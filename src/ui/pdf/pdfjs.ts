// oxlint-disable-next-line import/default -- the address of the file, which Vite exports
import modernWorkerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
// oxlint-disable-next-line import/default -- the address of the file, which Vite exports
import legacyWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** What the viewer takes of the library. */
export type Pdfjs = typeof import('./pdfjs-modern.ts').pdfjs;

/** Where the build puts what a document may ask for: see tools/build/pdfjs-files.ts. */
export const pdfjsFiles = `${import.meta.env.BASE_URL}pdfjs/`;

/** The newest of what the library's modern build calls; browsers older than spring 2026 lack them. */
const isModern = 'sumPrecise' in Math && 'getOrInsertComputed' in Map.prototype;

/** The worker of the build of the library that this browser can run. */
export const workerUrl = isModern ? modernWorkerUrl : legacyWorkerUrl;

/** Brings the build of the library that this browser can run; one that could not be had is asked for again by the next call. */
export async function loadPdfjs(): Promise<Pdfjs> {
  const { pdfjs } = await (isModern ? import('./pdfjs-modern.ts') : import('./pdfjs-legacy.ts'));
  return pdfjs;
}
