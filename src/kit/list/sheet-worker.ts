import { createSheet, type Sheet, type SheetColumn } from './write-sheet.ts';

/** What the worker is asked, in this order: to begin, rows as often as they come, and to end. */
export type SheetTask =
  | { readonly kind: 'begin'; readonly name: string; readonly columns: readonly SheetColumn[] }
  | { readonly kind: 'add'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'finish' };

/** What it says: 'begun', and in the end the file. */
export type SheetAnswer = 'begun' | Blob;

let sheet: Sheet | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a worker takes none
const answer = (said: SheetAnswer) => globalThis.postMessage(said);

globalThis.addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  switch (data.kind) {
    case 'begin':
      sheet = createSheet(data.name, data.columns);
      answer('begun');
      break;
    case 'add':
      sheet?.add(data.rows);
      break;
    case 'finish':
      void sheet?.toBlob().then(answer, (error: unknown) => reportError(error));
      break;
  }
});
