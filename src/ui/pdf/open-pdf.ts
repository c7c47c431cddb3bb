import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  PasswordResponses,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the address of the file, which Vite exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Where the build puts what a document may ask for: see tools/build/pdfjs-files.ts. */
export const pdfjsFiles = `${import.meta.env.BASE_URL}pdfjs/`;

/** How far a document has come. */
export type PdfState =
  | { readonly status: 'loading' }
  /** It asks for a password; `attempt` counts how often, and from the second time on the one before was wrong. */
  | { readonly status: 'locked'; readonly attempt: number; readonly unlock: (password: string) => void }
  | { readonly status: 'damaged' }
  | { readonly status: 'withoutPages' }
  /** The worker could not be had. */
  | { readonly status: 'failed' }
  /** The browser lacks what the library needs. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'ready'; readonly pdf: PDFDocumentProxy; readonly unlocked: boolean };

/** How many pages the viewer asks for at once: those in sight, and the one after them. */
const pagesAtOnce = 4;

// Three quarters of the viewer are its worker: it comes with the rest and not with the first document.
fetch(workerUrl)
  .then((answer) => answer.arrayBuffer())
  .catch(() => undefined);

/**
 * Opens a document in a worker of its own, and tells how far it has come.
 * @returns releases the document and its worker, at any time
 */
export function openPdf(file: Blob, onState: (state: PdfState) => void): () => void {
  // The newest of what the library calls: in browsers without it every document would seem to be damaged.
  if (!('sumPrecise' in Math && 'getOrInsertComputed' in Map.prototype)) {
    onState({ status: 'unsupported' });
    return () => undefined;
  }
  let released = false;
  let task: PDFDocumentLoadingTask | null = null;
  // A worker of ours: where its script can't be had, the library would load it into the page for good.
  const port = new Worker(workerUrl, { type: 'module' });
  const worker = PDFWorker.create({ port });
  const tell = (state: PdfState) => {
    if (!released) onState(state);
  };
  const end = () => {
    worker.destroy();
    port.terminate();
  };
  port.addEventListener('error', () => {
    tell({ status: 'failed' });
    released = true;
    end();
  });

  const open = async () => {
    const data = new Uint8Array(await file.arrayBuffer());
    if (released) return;
    task = getDocument({
      data,
      worker,
      verbosity: VerbosityLevel.ERRORS,
      // Our script-src forbids WebAssembly; pictures are decoded by scripts instead.
      useWasm: false,
      // Those of the system have other widths: letters would stand apart.
      useSystemFonts: false,
      enableXfa: false,
      // `showPages` asks for the pages that are not in sight.
      disableAutoFetch: true,
      cMapUrl: `${pdfjsFiles}cmaps/`,
      standardFontDataUrl: `${pdfjsFiles}standard_fonts/`,
      iccUrl: `${pdfjsFiles}iccs/`,
      wasmUrl: `${pdfjsFiles}wasm/`,
    });
    let attempt = 0;
    task.onPassword = (unlock: (password: string) => void, reason: number) => {
      attempt = reason === PasswordResponses.INCORRECT_PASSWORD ? attempt + 1 : 1;
      tell({ status: 'locked', attempt, unlock });
    };
    const pdf = await task.promise;
    // A damaged file may have lost its pages and still open. The viewer would complain of those that are on their way when it is left.
    const asked = Array.from({ length: Math.min(pdf.numPages, pagesAtOnce) }, (_, index) => pdf.getPage(index + 1));
    const [first] = await Promise.allSettled(asked);
    if (first?.status === 'rejected') throw first.reason;
    tell(pdf.numPages > 0 ? { status: 'ready', pdf, unlocked: attempt > 0 } : { status: 'withoutPages' });
  };
  open().catch(() => tell({ status: 'damaged' }));

  return () => {
    if (released) return;
    released = true;
    if (task === null) end();
    else
      void task
        .destroy()
        .catch(() => undefined)
        .finally(end);
  };
}
