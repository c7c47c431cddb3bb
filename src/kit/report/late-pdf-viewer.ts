import { preloadable } from '../portal/preloadable.tsx';

/** The viewer of documents in its own chunk, loaded on idle where a report can be made. */
export const latePdfViewer = preloadable(async () => (await import('../../ui/pdf/PdfViewer.tsx')).PdfViewer);
