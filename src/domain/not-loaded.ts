/** A chunk or worker of the portal could not be fetched or run; no service was called. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** Fetches and runs a chunk; rejects with {@link NotLoaded}. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (cause) {
    throw new NotLoaded('A chunk of the portal could not be loaded', { cause });
  }
}
