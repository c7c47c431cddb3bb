import { loadChunk, NotLoaded } from '../domain/not-loaded.ts';
import type { DocumentResult, DocumentTask } from './document-worker.ts';

/** Runs a document task away from the page, which a large document would block. */
export type RunDocumentTask = (task: DocumentTask, signal: AbortSignal) => Promise<DocumentResult>;

/** Each task has a worker of its own, to free its memory. Rejects with `NotLoaded` without one. */
export const runDocumentTask: RunDocumentTask = async (task, signal) => {
  signal.throwIfAborted();
  const worker = await loadChunk(async () => new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' }));
  const { promise, resolve, reject } = Promise.withResolvers<DocumentResult>();
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  worker.addEventListener('message', ({ data }: MessageEvent<DocumentResult>) => resolve(data));
  worker.addEventListener('error', () => reject(new NotLoaded('No worker for the document')));
  worker.postMessage(task, []);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', giveUp);
    worker.terminate();
  }
};
