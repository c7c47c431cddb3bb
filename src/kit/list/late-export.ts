import { lateChunk } from '../portal/late-chunk.ts';

/** What writes files, fetched on idle. */
export const lateExport = lateChunk(() => import('./export-file.ts'));
