import { loadChunk } from '../../domain/not-loaded.ts';

/** A chunk that is no component, fetched when it is needed or before. A failed fetch is tried again by the next call. */
export interface LateChunk<Loaded> {
  readonly load: () => Promise<Loaded>;
  readonly preload: () => Promise<void>;
}

const nothing = () => undefined;

/** Makes a chunk that can be fetched before it is needed. */
export function lateChunk<Loaded>(fetch: () => Promise<Loaded>): LateChunk<Loaded> {
  const load = () => loadChunk(fetch);
  return { load, preload: () => load().then(nothing, nothing) };
}
