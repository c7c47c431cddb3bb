import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ShownColumn } from './define-list.ts';
import { openExportFile } from './export-file.ts';

interface Row {
  readonly id: number;
  readonly nombre: string;
}

const columns: readonly ShownColumn<Row>[] = [{ head: 'Nombres', kind: 'text', cell: ({ nombre }) => nombre }];
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id, nombre: `Nº ${id}` }));
const going = new AbortController().signal;

/** A browser that downloads; with `picker` the person can choose a file. */
function stubBrowser(picker?: () => Promise<unknown>) {
  vi.useFakeTimers();
  const downloads: { name: string; text: Promise<string> }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal('window', { showSaveFilePicker: picker });
  vi.stubGlobal('URL', {
    createObjectURL(blob: Blob) {
      blobs.set(`blob:${blobs.size}`, blob);
      return `blob:${blobs.size - 1}`;
    },
    revokeObjectURL: (address: string) => blobs.delete(address),
  });
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click() {
        downloads.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
      },
    }),
  });
  return { blobs, downloaded: () => Promise.all(downloads.map(async ({ name, text }) => [name, await text])) };
}

/** A file on disk: `text` is its content, null once it is removed. */
function fakeHandle(text = '') {
  const disk: { text: string | null } = { text };
  const parts: Blob[] = [];
  const handle = {
    name: 'mis clientes.csv',
    getFile: async () => ({ size: text.length }),
    createWritable: async () => ({
      write: async (part: Blob) => void parts.push(part),
      async close() {
        disk.text = await new Blob(parts).text();
      },
      abort: async () => undefined,
    }),
    async remove() {
      disk.text = null;
    },
  };
  return { handle, disk };
}

const open = (signal = going) =>
  openExportFile({ format: 'csv', baseName: 'clientes-20-11-2026', title: 'Clientes', columns, rowId: ({ id }) => id }, signal);
/** The text of a Blob as `Blob.text` gives it: without the UTF-8 mark. */
const head = 'Nombres\r\n';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A file that is downloaded', () => {
  test('is complete once it is closed, without repeated or surplus rows', async () => {
    const browser = stubBrowser();
    const file = await open();
    expect([file?.name, file?.incompleteName]).toEqual(['clientes-20-11-2026.csv', 'clientes-20-11-2026-incompleto.csv']);
    expect(await file?.append(rows(1, 2, 2), 9)).toBe(2);
    expect(await file?.append(rows(2, 1), 9)).toBe(0);
    expect(await file?.append(rows(2, 3, 4, 5), 2)).toBe(2);
    expect(await browser.downloaded()).toEqual([]);
    await file?.close();
    expect(await browser.downloaded()).toEqual([['clientes-20-11-2026.csv', `${head}Nº 1\r\nNº 2\r\nNº 3\r\nNº 4\r\n`]]);
    vi.runAllTimers();
    expect(browser.blobs.size).toBe(0);
  });

  test('has incompleto in its name when it is incomplete', async () => {
    const browser = stubBrowser();
    const file = await open();
    await file?.append(rows(1), 9);
    await file?.keep();
    expect(await browser.downloaded()).toEqual([['clientes-20-11-2026-incompleto.csv', `${head}Nº 1\r\n`]]);
  });

  test('replaces the choice of a file that comes too late after the click', async () => {
    const browser = stubBrowser(() => Promise.reject(new DOMException('Must be handling a user gesture', 'SecurityError')));
    const file = await open();
    await file?.close();
    expect(await browser.downloaded()).toEqual([['clientes-20-11-2026.csv', head]]);
  });
});

describe('A file of the disk', () => {
  test('is written when it is closed, and has the name that the person gave it', async () => {
    const { handle, disk } = fakeHandle('antes');
    const browser = stubBrowser(async () => handle);
    const file = await open();
    await file?.append(rows(1), 9);
    expect([file?.name, disk.text]).toEqual(['mis clientes.csv', 'antes']);
    await file?.close();
    expect([disk.text, await browser.downloaded()]).toEqual([`${head}Nº 1\r\n`, []]);
  });

  test.each([
    ['a new file is removed', '', null],
    ['an existing file stays unchanged', 'antes', 'antes'],
  ])('is not written when it is discarded: %s', async (_, before, after) => {
    const { handle, disk } = fakeHandle(before);
    stubBrowser(async () => handle);
    const file = await open();
    await file?.append(rows(1), 9);
    file?.discard();
    await vi.runAllTimersAsync();
    expect(disk.text).toBe(after);
  });

  test('does not hold an incomplete export', async () => {
    const { handle, disk } = fakeHandle();
    const browser = stubBrowser(async () => handle);
    const file = await open();
    await file?.append(rows(1), 9);
    await file?.keep();
    expect(await browser.downloaded()).toEqual([['clientes-20-11-2026-incompleto.csv', `${head}Nº 1\r\n`]]);
    await vi.runAllTimersAsync();
    expect(disk.text).toBe(null);
  });

  test('is not written without a choice, or after the export was aborted', async () => {
    stubBrowser(() => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
    expect(await open()).toBe(null);
    const { handle, disk } = fakeHandle();
    stubBrowser(async () => handle);
    expect(await open(AbortSignal.abort())).toBe(null);
    await vi.runAllTimersAsync();
    expect(disk.text).toBe(null);
  });

  test('that must not be written rejects', async () => {
    stubBrowser(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    await expect(open()).rejects.toThrow('No');
  });
});
