import { loadChunk, NotLoaded } from '../../domain/not-loaded.ts';
import type { SheetAnswer, SheetTask } from './sheet-worker.ts';
import type { SheetColumn } from './write-sheet.ts';

/** A spreadsheet made in a worker: thousands of rows would block the page. */
export interface SheetWriter {
  readonly add: (rows: readonly (readonly string[])[]) => void;
  readonly finish: () => Promise<Blob>;
  readonly end: () => void;
}

/** Starts a worker for a spreadsheet. Rejects with `NotLoaded` when its script can't be loaded. */
export async function startSheetWriter(name: string, columns: readonly SheetColumn[]): Promise<SheetWriter> {
  const worker = await loadChunk(async () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }));
  const ask = (task: SheetTask) => worker.postMessage(task, []);
  const started = Promise.withResolvers<void>();
  const file = Promise.withResolvers<Blob>();
  // Avoids an unhandled rejection before `finish` is called.
  file.promise.catch(() => undefined);
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
    if (data === 'started') started.resolve();
    else file.resolve(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    const error = new NotLoaded('No worker for the spreadsheet');
    started.reject(error);
    file.reject(error);
  });
  ask({ kind: 'begin', name, columns });
  await started.promise;
  return {
    add: (rows) => ask({ kind: 'add', rows }),
    async finish() {
      ask({ kind: 'finish' });
      try {
        return await file.promise;
      } finally {
        worker.terminate();
      }
    },
    end() {
      worker.terminate();
      file.reject(new DOMException('The spreadsheet was given up', 'AbortError'));
    },
  };
}
