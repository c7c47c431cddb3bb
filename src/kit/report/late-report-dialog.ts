import { preloadable } from '../portal/preloadable.tsx';

/** The dialog of a document, for lists. */
export const lateReportDialog = preloadable(async () => (await import('./ReportDialog.tsx')).ReportDialog);
