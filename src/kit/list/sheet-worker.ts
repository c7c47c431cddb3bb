import { createSheet, type Sheet, type SheetColumn } from './write-sheet.ts';

/** The messages to the worker, in this order: begin, rows as often as they come, finish. */
export type SheetTask =
  | { readonly kind: 'begin'; readonly name: string; readonly columns: readonly SheetColumn[] }
  | { readonly kind: 'add'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'finish' };

/** The messages of the worker: 'started', then the file. */
export type SheetAnswer = 'started' | Blob;

let sheet: Sheet | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
const answer = (message: SheetAnswer) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  switch (data.kind) {
    case 'begin':
      sheet = createSheet(data.name, data.columns);
      answer('started');
      break;
    case 'add':
      sheet?.add(data.rows);
      break;
    case 'finish':
      void sheet?.toBlob().then(answer, (error: unknown) => reportError(error));
      break;
  }
});
