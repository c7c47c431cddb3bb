import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { findsAdobeForm } from './adobe-form.ts';
import { passwordForms } from './password-forms.ts';
import { loadPdfjs, type Pdfjs, pdfjsFiles, workerUrl } from './pdfjs.ts';

/** How far a document has come. */
export type PdfState =
  | { readonly status: 'loading' }
  /** It asks for a password; `attempt` counts how often, and from the second time on the one before was wrong. */
  | { readonly status: 'locked'; readonly attempt: number; readonly unlock: (password: string) => void }
  | { readonly status: 'damaged' }
  | { readonly status: 'withoutPages' }
  /** A form that only Adobe's programs show. */
  | { readonly status: 'adobeForm' }
  /** The worker could not be had. */
  | { readonly status: 'failed' }
  /** The browser lacks what the library needs. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'ready'; readonly pdfjs: Pdfjs; readonly pdf: PDFDocumentProxy; readonly unlocked: boolean };

/** How many pages the viewer asks for at once: those in sight, and the one after them. */
const pagesAtOnce = 4;

// The library and its worker are nearly all of the viewer: they come with the rest and not with the first document.
loadPdfjs().catch(() => undefined);
fetch(workerUrl)
  .then((answer) => answer.arrayBuffer())
  .catch(() => undefined);

/**
 * Opens a document in a worker of its own, and tells how far it has come.
 * @returns releases the document and its worker, at any time
 */
export function openPdf(file: Blob, onState: (state: PdfState) => void): () => void {
  let released = false;
  let task: PDFDocumentLoadingTask | null = null;
  let worker: PDFWorker | null = null;
  // A worker of ours: where its script can't be had, the library would load it into the page for good.
  const port = new Worker(workerUrl, { type: 'module' });
  const tell = (state: PdfState) => {
    if (!released) onState(state);
  };
  const end = () => {
    worker?.destroy();
    port.terminate();
  };
  const fail = (state: PdfState) => {
    tell(state);
    released = true;
    end();
  };
  // An error with a message is one of the script, which has come.
  port.addEventListener('error', (event) => fail({ status: event instanceof ErrorEvent ? 'unsupported' : 'failed' }));

  const open = async (pdfjs: Pdfjs) => {
    const data = new Uint8Array(await file.arrayBuffer());
    if (released) return;
    worker = pdfjs.PDFWorker.create({ port });
    task = pdfjs.getDocument({
      data,
      worker,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
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
    let untried: readonly string[] = [];
    task.onPassword = (unlock: (password: string) => void, reason: number) => {
      const tryForms = ([form = '', ...others]: readonly string[]) => {
        untried = others;
        unlock(form);
      };
      if (untried.length > 0) {
        tryForms(untried);
        return;
      }
      attempt = reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD ? attempt + 1 : 1;
      tell({ status: 'locked', attempt, unlock: (password) => tryForms(passwordForms(password)) });
    };
    const pdf = await task.promise;
    // A damaged file may have lost its pages and still open. The viewer would complain of those that are on their way when it is left.
    const asked = Array.from({ length: Math.min(pdf.numPages, pagesAtOnce) }, (_, index) => pdf.getPage(index + 1));
    const [first] = await Promise.allSettled(asked);
    if (first?.status === 'rejected') throw first.reason;
    if (await findsAdobeForm(pdf)) tell({ status: 'adobeForm' });
    else tell(pdf.numPages > 0 ? { status: 'ready', pdfjs, pdf, unlocked: attempt > 0 } : { status: 'withoutPages' });
  };
  void loadPdfjs().then(
    (pdfjs) => open(pdfjs).catch(() => tell({ status: 'damaged' })),
    (error: unknown) => fail({ status: error instanceof SyntaxError ? 'unsupported' : 'failed' }),
  );

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
