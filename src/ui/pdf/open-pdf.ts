import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { findsAdobeForm } from './adobe-form.ts';
import { passwordForms } from './password-forms.ts';
import { loadPdfjs, type Pdfjs, pdfjsFiles, workerUrl } from './pdfjs.ts';

/** State of opening a document. */
export type PdfState =
  | { readonly status: 'loading' }
  /** Asks for a password; from `attempt` 2 on, the previous password was wrong. */
  | { readonly status: 'locked'; readonly attempt: number; readonly unlock: (password: string) => void }
  | { readonly status: 'damaged' }
  | { readonly status: 'withoutPages' }
  /** A form that only Adobe's programs show. */
  | { readonly status: 'adobeForm' }
  /** The library or its worker could not be loaded. */
  | { readonly status: 'failed' }
  /** The browser lacks what the library needs. */
  | { readonly status: 'unsupported' }
  | { readonly status: 'ready'; readonly pdfjs: Pdfjs; readonly pdf: PDFDocumentProxy; readonly unlocked: boolean };

/** Pages requested at once: the visible ones and the next. */
const pagesAtOnce = 4;

// Library and worker are most of the viewer's size, so both load with this module, not with the
// first document.
loadPdfjs().catch(() => undefined);
fetch(workerUrl)
  .then((answer) => answer.arrayBuffer())
  .catch(() => undefined);

/**
 * Opens a document in a worker of its own and reports its state.
 * @returns releases the document and its worker, at any time
 */
export function openPdf(file: Blob, onState: (state: PdfState) => void): () => void {
  let released = false;
  let task: PDFDocumentLoadingTask | null = null;
  let worker: PDFWorker | null = null;
  // An own worker: when its script fails to load, the library would run it in the page for good.
  const port = new Worker(workerUrl, { type: 'module' });
  const report = (state: PdfState) => {
    if (!released) onState(state);
  };
  const end = () => {
    worker?.destroy();
    port.terminate();
  };
  const fail = (state: PdfState) => {
    report(state);
    released = true;
    end();
  };
  // An error with a message comes from a loaded script.
  port.addEventListener('error', (event) => fail({ status: event instanceof ErrorEvent ? 'unsupported' : 'failed' }));

  const open = async (pdfjs: Pdfjs) => {
    const data = new Uint8Array(await file.arrayBuffer());
    if (released) return;
    worker = pdfjs.PDFWorker.create({ port });
    task = pdfjs.getDocument({
      data,
      worker,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      // The policy's script-src forbids WebAssembly; scripts decode pictures instead.
      useWasm: false,
      // System fonts have other widths, which would set letters apart.
      useSystemFonts: false,
      enableXfa: false,
      // `showPages` requests the pages that are not in sight.
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
      report({ status: 'locked', attempt, unlock: (password) => tryForms(passwordForms(password)) });
    };
    const pdf = await task.promise;
    // A damaged file may open without its pages. Waiting for the first ones keeps the viewer from
    // complaining of open requests when it is left.
    const requests = Array.from({ length: Math.min(pdf.numPages, pagesAtOnce) }, (_, index) => pdf.getPage(index + 1));
    const [first] = await Promise.allSettled(requests);
    if (first?.status === 'rejected') throw first.reason;
    if (await findsAdobeForm(pdf)) report({ status: 'adobeForm' });
    else report(pdf.numPages > 0 ? { status: 'ready', pdfjs, pdf, unlocked: attempt > 0 } : { status: 'withoutPages' });
  };
  void loadPdfjs().then(
    (pdfjs) => open(pdfjs).catch(() => report({ status: 'damaged' })),
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
