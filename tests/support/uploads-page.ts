import type { FileChooser, Locator, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '../../sandbox/server.ts';
import { test as emisionTest } from './emision.ts';
import { expect, heading } from './portal.ts';

/** The quote whose documents the tests upload. */
export const numero = 900;
const uploadPath = '/v1/documentos/cotizaciones';

/** Paths of the disk, or files of memory. */
type ChosenFiles = Parameters<FileChooser['setFiles']>[0];

interface Files {
  empty: void;
  /** Writes a file and gives its path; with a buffer the page would have to build the file. */
  write: (name: string, bytes: Buffer) => string;
}

/** The suite's test with a database file; at the start no quote has a document. */
export const test = emisionTest.extend<Files>({
  // oxlint-disable-next-line no-empty-pattern
  write: async ({}, use, testInfo) => {
    await use((name, bytes) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, bytes);
      return path;
    });
  },
  empty: [
    async ({ database }, use) => {
      const db = new DatabaseSync(database);
      db.exec('DELETE FROM documento');
      db.close();
      await use();
    },
    { auto: true },
  ],
});

/** Opens the issuance of {@link numero} and chooses the first plan, which uploads require. */
export async function openDocumentos(page: Page, enter: (userName?: string, path?: string) => Promise<void>): Promise<void> {
  await noteUploads(page);
  await enter('intermediario', `./polizas/emision/${numero}`);
  await expectDocumentos(page);
  await choosePlan(page);
}

/** Waits for the page of the issuance. */
export async function expectDocumentos(page: Page): Promise<void> {
  await expect(heading(page, 'Emisión de póliza')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Documentos', exact: true })).toBeVisible();
}

/** Chooses the first plan. */
export async function choosePlan(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio').first().check();
  await expect(place(page)).toBeEnabled();
}

/** Parts of the documents of an issuance. */
export const place = (page: Page): Locator => page.getByLabel('Arrastra archivos aquí o elígelos');
export const rows = (page: Page): Locator => page.getByRole('list', { name: 'Documentos elegidos' }).getByRole('listitem');
export const row = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
export const kind = (page: Page, name: string): Locator => row(page, name).getByRole('combobox', { name: 'Tipo de documento' });
export const press = (page: Page, label: string, name: string): Locator =>
  row(page, name).getByRole('button', { name: `${label}: ${name}`, exact: true });
export const submit = (page: Page): Locator => page.getByRole('button', { name: /^Subir documentos/ });
export const progress = (page: Page, name: string): Locator => page.getByRole('progressbar', { name: `Subida de ${name}` });
export const outcome = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^(?:Subiendo|Cargados|Con error)/ });
export const leaving = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Tienes cambios sin enviar' });
export const mandatory = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Documentos que se piden' }).getByRole('listitem').filter({ hasText: name });

/** Chooses files in the common place and sets the kind of the valid ones, which then wait. */
export async function choose(page: Page, files: ChosenFiles, label = 'Copia de la cédula'): Promise<void> {
  await place(page).setInputFiles(files);
  await expect(rows(page).filter({ hasText: 'Revisando…' })).toHaveCount(0);
  for (const select of await rows(page).getByRole('combobox', { name: 'Tipo de documento' }).all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ label });
  }
}

/** Chooses files by the button of a kind of document; the uploads start at once. */
export async function chooseFor(page: Page, files: ChosenFiles, label = 'Copia de la cédula'): Promise<void> {
  const button = page.getByRole('button', { name: `Elegir archivo: ${label}` });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}

const heads = {
  pdf: Buffer.from('%PDF-1.7\n'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  exe: Buffer.from('MZ\u0000\u0000'),
} as const;

/** A number of bytes with the beginning of a file type; the others vary and contain `text`. */
export function bytesOf(head: keyof typeof heads, size: number, text = ''): Buffer {
  const bytes = Buffer.alloc(size, `${text} 0123456789áéíóúñ `);
  heads[head].copy(bytes);
  return bytes;
}

/** A JPEG of noise from the browser at best quality, several megabytes; its upper left is black. */
export async function noiseJpeg(page: Page, width: number, height = width): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([columns, lines]) => {
      const canvas = new OffscreenCanvas(columns, lines);
      const context = canvas.getContext('2d');
      const image = new ImageData(columns, lines);
      for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256);
      context?.putImageData(image, 0, 0);
      context?.fillRect(0, 0, columns / 2, lines / 2);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
      const reader = new FileReader();
      await new Promise((resolve) => {
        reader.addEventListener('load', resolve);
        reader.readAsDataURL(blob);
      });
      return typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** The picture as from a turned camera, with an EXIF orientation from 1 to 8. */
export function turnedJpeg(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from('FFE1002245786966000049492A0008000000010012010300010000000000000000000000', 'hex');
  exif.writeUInt16LE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** The displayed corner of the black quarter in a picture of {@link noiseJpeg}. */
export const blackCorner = (page: Page, picture: Buffer): Promise<string> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(2, 2).getContext('2d');
    if (!context) return '';
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, 2, 2);
    const { data } = context.getImageData(0, 0, 2, 2);
    return ['upper left', 'upper right', 'lower left', 'lower right'].find((_, index) => (data[index * 4] ?? 255) < 60) ?? '';
  }, picture.toString('base64'));

/** The width and height of a picture in the browser. */
export const sidesOf = (page: Page, picture: Buffer): Promise<[number, number]> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return [width, height];
  }, picture.toString('base64'));

export const sha256 = (buffer: Buffer): string => createHash('sha256').update(buffer).digest('hex');

/** An upload that the page has sent. */
export interface SentUpload {
  readonly nombre: string;
  /** The bearer token of the upload. */
  readonly bearer: string;
  /** The status of the answer; 0 without an answer. */
  readonly status: number | null;
}

interface UploadNotes {
  readonly sent: Promise<SentUpload>[];
  open: number;
  most: number;
}

/** Records the page's uploads from its next load on. */
async function noteUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: UploadNotes = { sent: [], open: 0, most: 0 };
    Reflect.set(window, 'uploads', notes);
    const bearers = new WeakMap<XMLHttpRequest, string>();
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of this file
    const of = (name: string) =>
      Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name)?.value as (...args: unknown[]) => void;
    const [setHeader, send] = [of('setRequestHeader'), of('send')];
    Reflect.set(XMLHttpRequest.prototype, 'setRequestHeader', function set(this: XMLHttpRequest, name: string, value: string) {
      if (name === 'Authorization') bearers.set(this, value);
      setHeader.call(this, name, value);
    });
    Reflect.set(XMLHttpRequest.prototype, 'send', function sendNoted(this: XMLHttpRequest, body: Blob) {
      notes.open += 1;
      notes.most = Math.max(notes.most, notes.open);
      const sent = { nombre: '', bearer: bearers.get(this) ?? '', status: null as number | null };
      this.addEventListener('loadend', () => {
        notes.open -= 1;
        sent.status = this.status;
      });
      const head = body.slice(0, 2_000).text();
      notes.sent.push(
        head.then((text) => Object.assign(sent, { nombre: /"nmArchivo":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text })),
      );
      send.call(this, body);
    });
  });
}

/** The uploads of the page since it was opened, in order. */
export const sentUploads = (page: Page): Promise<SentUpload[]> =>
  page.evaluate(() => Promise.all((Reflect.get(window, 'uploads') as UploadNotes).sent));

/** The highest number of simultaneous uploads. */
export const mostAtATime = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'uploads') as UploadNotes).most);

/** The answered statuses of a file's uploads, in order. */
export const statusesOf = async (page: Page, name: string): Promise<(number | null)[]> =>
  (await sentUploads(page)).filter(({ nombre }) => nombre === name).map(({ status }) => status);

/** The order of documents by their names. */
export const byName = (one: { nmArchivo: string }, other: { nmArchivo: string }): number =>
  one.nmArchivo.localeCompare(other.nmArchivo);

/** The number of calls for the quote since its page was opened, without the first one. */
export const lookUps = (sandbox: Sandbox): number =>
  sandbox.calls.filter(({ method, path }) => method === 'GET' && path === `/v1/cotizaciones/${numero}`).length - 1;

/** The statuses of the uploads that reached the service; 0 for a cut connection. */
export const uploadCalls = (sandbox: Sandbox): number[] =>
  sandbox.calls.filter(({ method, path }) => method === 'POST' && path === uploadPath).map(({ status }) => status);

/** Sets the service's fault for uploads, such as `500x1` for one failure. */
export const failUploads = (sandbox: Sandbox, fault: string): void => sandbox.setFail(`POST ${uploadPath}=${fault}`);

/** Limits the upload speed in bytes a second; -1 lifts the limit. */
export async function slowLine(page: Page): Promise<(bytes: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (bytes) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytes };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
}

/** Records the displayed progress of the uploads at each frame. */
export async function watchProgress(page: Page): Promise<() => Promise<Record<string, number[]>>> {
  await page.evaluate(() => {
    const seen: Record<string, number[]> = {};
    Reflect.set(window, 'progressSeen', seen);
    const look = () => {
      for (const bar of document.querySelectorAll<HTMLProgressElement>('progress[value]')) {
        const values = (seen[bar.getAttribute('aria-label')?.replace('Subida de ', '') ?? ''] ??= []);
        if (values.at(-1) !== bar.value) values.push(bar.value);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Reflect.get(window, 'progressSeen') as Record<string, number[]>);
}
