import type { Page } from '@playwright/test';
import { noisePng } from '../support/pictures.ts';
import { expect } from '../support/portal.ts';
import {
  byName,
  bytesOf,
  choose,
  failUploads,
  lookUps,
  mandatory,
  noiseJpeg,
  numero,
  openDocumentos,
  outcome,
  press,
  progress,
  row,
  rows,
  sentUploads,
  sha256,
  sidesOf,
  statusesOf,
  submit,
  test,
  uploadCalls,
} from '../support/uploads-page.ts';

// The documents of an issuance against the service: what a file is, what happens to it on the way, and what the database holds in the end.

const megabyte = 1024 * 1024;
const mostBytes = 10 * megabyte;

test.use({ world: 'documentos' });
test.beforeEach(() => test.setTimeout(240_000));

interface FileCase {
  readonly nombre: string;
  readonly bytes: Buffer | ((page: Page) => Promise<Buffer>);
  /** What the row says of it at once. */
  readonly says: string;
  /** What is pressed in its row before it goes up. */
  readonly presses?: string;
  /** What the database holds; null where nothing may go up. */
  readonly stored: { readonly nmArchivo: string; readonly tipo: string } | null;
}

const refused = (nombre: string, bytes: Buffer, says: string): FileCase => ({ nombre, bytes, says, stored: null });
const plain = (nombre: string, tipo: string, bytes: Buffer): FileCase => ({
  nombre,
  bytes,
  says: 'Sin subir',
  stored: { nmArchivo: nombre, tipo },
});

/** One that goes by another name once it is known what it is. */
const renamed = (nombre: string, nmArchivo: string, tipo: string, bytes: Buffer): FileCase => ({
  ...plain(nmArchivo, tipo, bytes),
  nombre,
});

const files: readonly FileCase[] = [
  plain('cédula.pdf', 'application/pdf', bytesOf('pdf', 2_000, 'cédula')),
  plain('frente.jpg', 'image/jpeg', bytesOf('jpeg', 60_001, 'frente')),
  plain('dorso.png', 'image/png', bytesOf('png', 999, 'dorso')),
  renamed('documento.png', 'documento.png.pdf', 'application/pdf', bytesOf('pdf', 4_000, 'un PDF')),
  renamed('cedula.pdf.exe', 'cedula.pdf', 'application/pdf', bytesOf('pdf', 4_001, 'otro PDF')),
  renamed('dor\u202Eso 2.jpg', 'dorso 2.png', 'image/png', bytesOf('png', 998, 'dorso')),
  plain('impresa.pdf', 'application/pdf', Buffer.concat([Buffer.from('\u{FEFF}\r\n@PJL\n'), bytesOf('pdf', 3_000)])),
  plain('ñ “raro” 100%.pdf', 'application/pdf', bytesOf('pdf', 500, 'raro')),
  plain('justo.pdf', 'application/pdf', bytesOf('pdf', mostBytes, 'justo')),
  plain('cuatro.png', 'image/png', bytesOf('png', 4 * megabyte, 'cuatro')),
  {
    nombre: 'tal cual.png',
    bytes: noisePng(1_300),
    says: 'Imagen grande',
    presses: 'Usar así',
    stored: { nmArchivo: 'tal cual.png', tipo: 'image/png' },
  },
  {
    nombre: 'reducida.png',
    bytes: noisePng(1_301),
    says: 'Imagen grande',
    presses: 'Reducir y usar',
    stored: { nmArchivo: 'reducida.jpg', tipo: 'image/jpeg' },
  },
  {
    nombre: 'foto.jpg',
    bytes: (page) => noiseJpeg(page, 2_700),
    says: 'Imagen grande',
    presses: 'Reducir y usar',
    stored: { nmArchivo: 'foto.jpg', tipo: 'image/jpeg' },
  },
  {
    nombre: 'enorme.png',
    bytes: noisePng(1_950),
    says: 'Imagen grande',
    presses: 'Reducir y usar',
    stored: { nmArchivo: 'enorme.jpg', tipo: 'image/jpeg' },
  },
  {
    nombre: 'dañada.png',
    bytes: bytesOf('png', 4 * megabyte + 1),
    says: 'Imagen grande',
    presses: 'Reducir y usar',
    stored: { nmArchivo: 'dañada.png', tipo: 'image/png' },
  },
  refused('programa.pdf', bytesOf('exe', 5_000), 'Este archivo no es un PDF, JPEG o PNG.'),
  refused(
    'IMG_0001.HEIC',
    Buffer.concat([Buffer.from('\0\0\0\u0024ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5_000)]),
    'Esta foto no es JPEG o PNG. Compártela como JPEG y elígela de nuevo.',
  ),
  refused('vacío.pdf', Buffer.alloc(0), 'Este archivo está vacío.'),
  refused('pasado.pdf', bytesOf('pdf', mostBytes + 1), 'Este archivo tiene 10.1 MB: el máximo es 10 MB.'),
];

test('each file is what its bytes say, and the quote gets its very bytes @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}, testInfo) => {
  await openDocumentos(page, enter);
  const chosen = new Map<string, Buffer>();
  for (const { nombre, bytes } of files) chosen.set(nombre, Buffer.isBuffer(bytes) ? bytes : await bytes(page));
  await choose(
    page,
    [...chosen].map(([nombre, bytes]) => write(nombre, bytes)),
  );
  for (const { nombre, says, presses, stored } of files) {
    const shown = presses === undefined ? (stored?.nmArchivo ?? nombre) : nombre;
    await expect(row(page, shown)).toContainText(says);
  }
  for (const { nombre, presses, stored } of files) {
    if (presses === undefined) continue;
    await press(page, presses, nombre).click();
    await expect(row(page, stored?.nmArchivo ?? nombre)).toContainText('Sin subir', { timeout: 30_000 });
  }
  const going = files.flatMap(({ stored }) => stored ?? []);
  await expect(submit(page)).toHaveText(`Subir documentos (${going.length})`);
  await submit(page).click();
  await expect(outcome(page)).toHaveText(`Cargados: ${going.length}.`, { timeout: 60_000 });
  await expect(mandatory(page, 'Copia de la cédula')).toContainText('Cargado');

  const held = documentsOf(numero);
  expect(held.map(({ nmArchivo, tipo }) => ({ nmArchivo, tipo })).toSorted(byName)).toEqual(going.toSorted(byName));
  for (const { nombre, stored, presses } of files) {
    const bytes = held.find(({ nmArchivo }) => nmArchivo === stored?.nmArchivo)?.bytes;
    const before = chosen.get(nombre);
    if (!bytes || !before) continue;
    if (stored?.tipo === 'image/jpeg' && presses === 'Reducir y usar') {
      expect(bytes.length, nombre).toBeLessThan(Math.min(before.length, mostBytes));
      expect(Math.max(...(await sidesOf(page, bytes))), nombre).toBe(Math.min(2_600, Math.max(...(await sidesOf(page, before)))));
    } else expect(sha256(bytes), nombre).toBe(sha256(before));
  }
  expect(uploadCalls(sandbox)).toEqual(going.map(() => 200));
  const table = files.map(({ nombre, says, presses = '', stored }) =>
    [nombre, chosen.get(nombre)?.length, says, presses, stored ? `${stored.nmArchivo}, ${stored.tipo}, 1` : 'nothing'].join(
      ' | ',
    ),
  );
  testInfo.annotations.push({ type: 'matrix', description: table.join('\n') });
});

const uncertain = 'No se sabe si quedó guardado. Si reintentas, primero se comprobará.';

test('one that fails again and again is sent only when it is asked for @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  failUploads(sandbox, '500x1');
  await openDocumentos(page, enter);
  await choose(page, [write('terca.pdf', bytesOf('pdf', 900))]);
  await submit(page).click();
  await expect(row(page, 'terca.pdf')).toContainText(uncertain);
  // Neither can the service say whether it has it.
  sandbox.setFail(`GET /v1/cotizaciones/${numero}=500x1`);
  await press(page, 'Reintentar', 'terca.pdf').click();
  await expect.poll(() => lookUps(sandbox)).toBe(1);
  await expect(row(page, 'terca.pdf')).toContainText(uncertain);
  failUploads(sandbox, '400x1');
  await press(page, 'Reintentar', 'terca.pdf').click();
  await expect(row(page, 'terca.pdf')).toContainText('El sandbox responde 400 porque así se le pidió.');
  await press(page, 'Reintentar', 'terca.pdf').click();
  await expect(row(page, 'terca.pdf')).toContainText('Cargado');
  expect(await statusesOf(page, 'terca.pdf')).toEqual([500, 400, 200]);
  expect(lookUps(sandbox)).toBe(2);
  expect(documentsOf(numero)).toHaveLength(1);
});

test('documents go up with the page of their quote, and are removed before, while and instead', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const names = ['antes.pdf', 'durante.pdf', 'otra.pdf', 'en espera.pdf', 'última.pdf'];
  await choose(
    page,
    names.map((nombre) => write(nombre, bytesOf('pdf', 3_000, nombre))),
  );
  await expect(submit(page)).toHaveText('Subir documentos (5)');
  await press(page, 'Quitar', 'antes.pdf').click();
  await expect(row(page, 'antes.pdf')).toHaveCount(0);

  failUploads(sandbox, 'slow:60000x2');
  await submit(page).click();
  await expect.poll(() => uploadCalls(sandbox)).toEqual([0, 0]);
  await expect(progress(page, 'durante.pdf')).toBeVisible();
  await expect(row(page, 'durante.pdf')).toContainText('Subiendo…');
  await expect(row(page, 'última.pdf')).toContainText('En espera');
  await press(page, 'Quitar', 'en espera.pdf').click();
  await press(page, 'Quitar', 'durante.pdf').click();
  await expect(row(page, 'última.pdf')).toContainText('Cargado');
  await press(page, 'Quitar', 'otra.pdf').click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  await expect(press(page, 'Quitar', 'última.pdf')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  // Two are read side by side: either may be the first to go.
  expect(Object.fromEntries((await sentUploads(page)).map(({ nombre, status }) => [nombre, status]))).toEqual({
    'durante.pdf': 0,
    'otra.pdf': 0,
    'última.pdf': 200,
  });
  expect(uploadCalls(sandbox)).toEqual([0, 0, 200]);
  const held = documentsOf(numero).map(({ nmArchivo, bytes, numItem }) => [nmArchivo, numItem, sha256(bytes)]);
  expect(held).toEqual([['última.pdf', 1, sha256(bytesOf('pdf', 3_000, 'última.pdf'))]]);
});
