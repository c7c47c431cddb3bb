import { lateChunk } from '../../portal/late-chunk.ts';

/** The code that copies rows, loaded once rows are selected. */
export const lateCopy = lateChunk(() => import('./copy-rows.ts'));
