import { preloadable } from '../portal/preloadable.tsx';

/** The dialog of a document, for the lists that open one. */
export const lateReportDialog = preloadable(async () => (await import('./ReportDialog.tsx')).ReportDialog);
