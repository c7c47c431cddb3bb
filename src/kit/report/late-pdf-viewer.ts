import { preloadable } from '../portal/preloadable.tsx';

/** The viewer of documents, a chunk of its own: fetched on idle where a report can be made, and by whoever opens one. */
export const latePdfViewer = preloadable(async () => (await import('../../ui/pdf/PdfViewer.tsx')).PdfViewer);
