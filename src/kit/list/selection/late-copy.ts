import { loadChunk } from '../../../domain/not-loaded.ts';

/** What makes text of rows, fetched once rows are selected. */
const load = () => loadChunk(() => import('./copy-rows.ts'));

export const lateCopy = {
  load,
  preload: (): Promise<void> =>
    load().then(
      () => undefined,
      () => undefined,
    ),
};
