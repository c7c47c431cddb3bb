import type { RowWork } from './late-row-index.ts';
import { createRowIndex } from './row-index.ts';
import { scheduleSlice } from './schedule-slice.ts';

/** The code that sorts and filters rows, in its own chunk. */
export const rowWork: RowWork = { createRowIndex, scheduleSlice };
