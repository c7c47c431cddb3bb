import type { RowWork } from './late-row-index.ts';
import { createRowIndex } from './row-index.ts';
import { scheduleSlice } from './schedule-slice.ts';

/** What sorts and filters rows, in a chunk of its own. */
export const rowWork: RowWork = { createRowIndex, scheduleSlice };
