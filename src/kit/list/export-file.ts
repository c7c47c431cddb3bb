import type { ExportFile } from '../../machines/export/export-machine.ts';
import { createNewRows } from '../../domain/new-rows.ts';
import { saveFile } from '../../ui/actions/save-file.ts';
import type { ShownColumn } from './define-list.ts';
import { csvHead, csvLines } from './export-csv.ts';
import { startSheetWriter } from './sheet-writer.ts';

declare global {
  interface Window {
    /** Missing in most browsers, and where the portal is not served over https. */
    showSaveFilePicker?: (options: {
      readonly suggestedName: string;
      readonly types: readonly { readonly description: string; readonly accept: Readonly<Record<string, readonly string[]>> }[];
    }) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    /** Chromium only. */
    remove?: () => Promise<void>;
  }
}

/** The formats of an export. */
export type ExportFormat = 'xlsx' | 'csv';

const formats = {
  xlsx: {
    ending: '.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    description: 'Hoja de cálculo',
  },
  csv: { ending: '.csv', type: 'text/csv;charset=utf-8', description: 'CSV' },
} as const;

/** The parts of an export file. */
export interface ExportFileOptions<Row> {
  readonly format: ExportFormat;
  readonly baseName: string;
  readonly title: string;
  readonly columns: readonly ShownColumn<Row>[];
  readonly rowId: (row: Row) => string | number;
}

/** The content of a file in parts; a part is null while there is nothing to write. */
interface Contents<Row> {
  readonly begin: () => BlobPart | null;
  readonly add: (rows: readonly Row[]) => BlobPart | null;
  readonly finish: () => Promise<BlobPart | null>;
  readonly end: () => void;
}

function csvContents<Row>(columns: readonly ShownColumn<Row>[]): Contents<Row> {
  return {
    begin: () => csvHead(columns),
    add: (rows) => csvLines(columns, rows),
    finish: async () => null,
    end: () => undefined,
  };
}

/** Writes a spreadsheet once all rows are added: column widths precede rows in the file. */
async function sheetContents<Row>({ title, columns }: ExportFileOptions<Row>): Promise<Contents<Row>> {
  const sheet = await startSheetWriter(
    title,
    columns.map(({ head, kind }) => ({ head, kind })),
  );
  return {
    begin: () => null,
    add(rows) {
      sheet.add(rows.map((row) => columns.map(({ cell, text }) => (text ? text(row) : cell(row)))));
      return null;
    },
    finish: sheet.finish,
    end: sheet.end,
  };
}

interface Target {
  readonly name: string;
  readonly write: (part: Blob) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** A file on the person's disk: its content appears when the stream is closed. */
async function intoHandle(handle: FileSystemFileHandle): Promise<Target> {
  const isNew = (await handle.getFile()).size === 0;
  const stream = await handle.createWritable();
  return {
    name: handle.name,
    write: (part) => stream.write(part),
    close: () => stream.close(),
    async discard() {
      await stream.abort();
      // The picker created an empty file.
      if (isNew) await handle.remove?.();
    },
  };
}

/** Null when the person chose no file; undefined where the browser can only download. */
async function chooseTarget(suggestedName: string, format: ExportFormat): Promise<Target | null | undefined> {
  if (!window.showSaveFilePicker) return undefined;
  const { description, type, ending } = formats[format];
  let handle: FileSystemFileHandle;
  try {
    const types = [{ description, accept: { [type.split(';')[0] ?? '']: [ending] } }];
    handle = await window.showSaveFilePicker({ suggestedName, types });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'AbortError') return null;
    // The click was too long ago, as after a slow load of this chunk.
    if (error.name === 'SecurityError') return undefined;
    throw error;
  }
  return intoHandle(handle);
}

/**
 * Opens the file of an export, chosen by the person where the browser allows it. The parts stay in
 * Blobs: a file stream can't be read back for a save under another name.
 */
export async function openExportFile<Row>(options: ExportFileOptions<Row>, signal: AbortSignal): Promise<ExportFile<Row> | null> {
  const { format, baseName, columns, rowId } = options;
  const { ending, type } = formats[format];
  const wholeName = `${baseName}${ending}`;
  const incompleteName = `${baseName}-incompleto${ending}`;
  const target = await chooseTarget(wholeName, format);
  if (target === null) return null;
  const discardTarget = () => void target?.discard().catch(() => undefined);
  let contents: Contents<Row>;
  try {
    contents = format === 'csv' ? csvContents(columns) : await sheetContents(options);
  } catch (error) {
    discardTarget();
    throw error;
  }
  const discard = () => {
    contents.end();
    discardTarget();
  };
  if (signal.aborted) {
    discard();
    return null;
  }

  const parts: Blob[] = [];
  const takeNewRows = createNewRows(rowId);
  const write = async (content: BlobPart | null) => {
    if (content === null) return;
    const part = new Blob([content], { type });
    parts.push(part);
    await target?.write(part);
  };
  await write(contents.begin());
  return {
    name: target?.name ?? wholeName,
    incompleteName,
    async append(rows, limit) {
      const added = takeNewRows(rows, limit);
      if (added.length > 0) await write(contents.add(added));
      return added.length;
    },
    async close() {
      await write(await contents.finish());
      if (target) await target.close();
      else saveFile(new Blob(parts, { type }), wholeName);
    },
    async keep() {
      discardTarget();
      const last = await contents.finish();
      saveFile(new Blob(last === null ? parts : [...parts, last], { type }), incompleteName);
    },
    discard,
  };
}
