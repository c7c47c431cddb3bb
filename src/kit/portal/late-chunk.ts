import { loadChunk } from '../../domain/not-loaded.ts';

/** A chunk that is no component. A failed fetch is tried again by the next call. */
export interface LateChunk<Loaded> {
  readonly load: () => Promise<Loaded>;
  readonly preload: () => Promise<void>;
}

const nothing = () => undefined;

/** Makes a chunk that can be loaded ahead. */
export function lateChunk<Loaded>(fetch: () => Promise<Loaded>): LateChunk<Loaded> {
  const load = () => loadChunk(fetch);
  return { load, preload: () => load().then(nothing, nothing) };
}
