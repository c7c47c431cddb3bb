import { lateChunk } from '../portal/late-chunk.ts';

/** The writer of export files, loaded on idle. */
export const lateExport = lateChunk(() => import('./export-file.ts'));
