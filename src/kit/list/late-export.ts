import { loadChunk } from '../../domain/not-loaded.ts';

/** What writes files, fetched on idle. A failed fetch is tried again by the next call. */
const load = () => loadChunk(() => import('./export-file.ts'));

export const lateExport = {
  load,
  preload: (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    ),
};
