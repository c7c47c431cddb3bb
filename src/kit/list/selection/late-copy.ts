import { lateChunk } from '../../portal/late-chunk.ts';

/** What makes text of rows, fetched once rows are selected. */
export const lateCopy = lateChunk(() => import('./copy-rows.ts'));
