import { lateChunk } from '../portal/late-chunk.ts';

/** The writer of files, fetched on idle. */
export const lateExport = lateChunk(() => import('./export-file.ts'));
