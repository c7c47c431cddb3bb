import { loadChunk } from '../../../domain/not-loaded.ts';
import type { createRowIndex, ScheduleSlice } from './row-index.ts';

/** The code that sorts and filters rows. */
export interface RowWork {
  readonly createRowIndex: typeof createRowIndex;
  readonly scheduleSlice: ScheduleSlice;
}

let loaded: RowWork | null = null;
const listeners = new Set<() => void>();

/** A failed fetch is tried again by the next call. */
async function load(): Promise<void> {
  if (loaded) return;
  const { rowWork } = await loadChunk(() => import('./row-work.ts'));
  loaded = rowWork;
  for (const listener of listeners) listener();
}

/** The code that sorts and filters rows, loaded on idle or when all rows are requested. */
export const lateRowIndex = {
  load,
  preload: (): Promise<void> => load().catch(() => undefined),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): RowWork | null => loaded,
};
