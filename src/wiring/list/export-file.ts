import type { ExportFile } from '../../machines/export/export-machine.ts';
import { saveFile } from '../../ui/actions/save-file.ts';
import type { ShownColumn } from './define-list.ts';
import { csvHead, csvLines } from './export-csv.ts';

declare global {
  interface Window {
    /** Absent in most browsers, and where the portal is not served over https. */
    showSaveFilePicker?: (options: {
      readonly suggestedName: string;
      readonly types: readonly { readonly description: string; readonly accept: Readonly<Record<string, readonly string[]>> }[];
    }) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    /** Only Chromium has it. */
    remove?: () => Promise<void>;
  }
}

const type = 'text/csv;charset=utf-8';

/** What a file is made of. */
export interface ExportFileOptions<Row> {
  /** Name of the file without its ending. */
  readonly baseName: string;
  readonly columns: readonly ShownColumn<Row>[];
  readonly rowId: (row: Row) => string | number;
}

/** Where the parts go beside the memory of the browser. */
interface Target {
  readonly name: string;
  readonly write: (part: Blob) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** A file of the person's disk: what is written shows there once it is closed. */
async function intoHandle(handle: FileSystemFileHandle): Promise<Target> {
  const isNew = (await handle.getFile()).size === 0;
  const stream = await handle.createWritable();
  return {
    name: handle.name,
    write: (part) => stream.write(part),
    close: () => stream.close(),
    async discard() {
      await stream.abort();
      // Choosing a new file made an empty one.
      if (isNew) await handle.remove?.();
    },
  };
}

/** Null when the person chose none; undefined where no file can be chosen, so that it is downloaded in the end. */
async function chooseTarget(suggestedName: string): Promise<Target | null | undefined> {
  if (!window.showSaveFilePicker) return undefined;
  let handle: FileSystemFileHandle;
  try {
    const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
    handle = await window.showSaveFilePicker({ suggestedName, types });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'AbortError') return null;
    // It has to come soon after the click: a slow fetch of this very code may be too late.
    if (error.name === 'SecurityError') return undefined;
    throw error;
  }
  return intoHandle(handle);
}

/**
 * Opens the file of an export, which the person chooses where the browser lets them. Its parts are kept by the browser, outside of the heap: a stream to a
 * file can't be read back, and what is there of it may be wanted under another name.
 */
export async function openExportFile<Row>(
  { baseName, columns, rowId }: ExportFileOptions<Row>,
  signal: AbortSignal,
): Promise<ExportFile<Row> | null> {
  const wholeName = `${baseName}.csv`;
  const incompleteName = `${baseName}-incompleto.csv`;
  const target = await chooseTarget(wholeName);
  if (target === null) return null;
  const discard = () => void target?.discard().catch(() => undefined);
  if (signal.aborted) {
    discard();
    return null;
  }

  const parts: Blob[] = [];
  const held = new Set<string | number>();
  const write = async (text: string) => {
    const part = new Blob([text], { type });
    parts.push(part);
    await target?.write(part);
  };
  await write(csvHead(columns));
  return {
    name: target?.name ?? wholeName,
    incompleteName,
    async append(rows, limit) {
      const added: Row[] = [];
      for (const row of rows) {
        if (added.length === limit) break;
        const id = rowId(row);
        if (held.has(id)) continue;
        held.add(id);
        added.push(row);
      }
      if (added.length > 0) await write(csvLines(columns, added));
      return added.length;
    },
    async close() {
      if (target) await target.close();
      else saveFile(new Blob(parts, { type }), wholeName);
    },
    keep() {
      discard();
      saveFile(new Blob(parts, { type }), incompleteName);
    },
    discard,
  };
}
