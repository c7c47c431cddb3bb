import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, heading } from '../support/portal.ts';
import { test } from '../support/gallery.ts';
import { noisePng } from '../support/pictures.ts';

// The documents of an issuance over a service within the gallery's page: `falla` in a file name
// is refused once, `perdido` is stored without an answer, `lento` takes long.

const megabyte = 1024 * 1024;
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const pdf = (name: string, text = 'hola') => file(name, Buffer.from(`%PDF-1.4\n${text}\n`));
const pdfOf = (name: string, size: number) => file(name, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, 120)]));
const sha256 = (buffer: Buffer) => createHash('sha256').update(buffer).digest('hex');

const place = (page: Page) => page.getByLabel('Arrastra archivos aquí o elígelos');
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const kind = (page: Page, name: string) => row(page, name).getByRole('combobox', { name: 'Tipo de documento' });
const day = (page: Page, name: string, label: string) => row(page, name).getByRole('textbox', { name: label });
const press = (page: Page, label: string, name: string) =>
  row(page, name).getByRole('button', { name: `${label}: ${name}`, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: /^Subir documentos/ });
const tramite = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Documentos que se piden' }).getByRole('listitem').filter({ hasText: name });
const arrived = (page: Page) => page.getByRole('region', { name: 'Lo que llegó al servicio' });
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: /^(?:Subiendo|Cargados|Con error)/ });

/** The uploads that reached the service, in order. */
async function sent(page: Page): Promise<{ nmArchivo: string; size: number; sha256: string; [key: string]: unknown }[]> {
  const lines = await arrived(page).getByRole('listitem').allTextContents();
  return lines.map((line) => JSON.parse(line));
}

/** Chooses files of one kind. */
async function choose(page: Page, files: ReturnType<typeof file>[], label = 'Copia de la cédula') {
  await place(page).setInputFiles(files);
  for (const { name } of files) await kind(page, name).selectOption({ label });
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000);
  await page.getByRole('link', { name: 'Documentos de una emisión' }).click();
  await expect(heading(page, 'Documentos de una emisión')).toBeVisible();
});

test('a document is chosen, described and uploaded', async ({ page }) => {
  await expect(tramite(page, 'Copia de la cédula')).toContainText('ObligatorioFalta');
  await expect(tramite(page, 'Fotos de la inspección')).toContainText('OpcionalCargado');
  const cedula = pdf('cedula.exe', 'la cédula');
  await place(page).setInputFiles([cedula]);
  // The sent file name has the extension of the real file type.
  await kind(page, 'cedula.exe.pdf').selectOption({ label: 'Copia de la cédula' });
  await expect(row(page, 'cedula.exe.pdf')).toContainText('Sin subir');
  await day(page, 'cedula.exe.pdf', 'Fecha de emisión').fill('17-03-2020');
  await submit(page).click();
  await expect(row(page, 'cedula.exe.pdf')).toContainText('Cargado');
  await expect(row(page, 'cedula.exe.pdf')).toContainText('Copia de la cédula · emitido el 17-03-2020');
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  await expect(tramite(page, 'Copia de la cédula')).toContainText('ObligatorioCargado');
  expect(await sent(page)).toEqual([
    {
      numItem: 1,
      idDocumentoTramite: 1,
      nmArchivo: 'cedula.exe.pdf',
      feEmisionDocumento: '2020-03-17',
      feVencimientoDocumento: null,
      size: cedula.buffer.length,
      sha256: sha256(cedula.buffer),
    },
  ]);
});

test('the type of a file comes from its bytes; too large, empty and unknown files are refused @slow', async ({ page }) => {
  const largest = pdfOf('justo.pdf', 10 * megabyte);
  await place(page).setInputFiles([
    file('programa.pdf', Buffer.from('MZ programa')),
    file('vacio.pdf', Buffer.alloc(0)),
    pdfOf('grande.pdf', 10 * megabyte + 1),
    largest,
  ]);
  await expect(row(page, 'programa.pdf')).toContainText('Este archivo no es un PDF, JPEG o PNG.');
  await expect(row(page, 'vacio.pdf')).toContainText('Este archivo está vacío.');
  await expect(row(page, 'grande.pdf')).toContainText('Este archivo tiene 10.1 MB: el máximo es 10 MB.');
  await expect(submit(page)).toHaveText('Subir documentos (1)');
  await kind(page, 'justo.pdf').selectOption({ label: 'Matrícula del vehículo' });
  await submit(page).click();
  await expect(row(page, 'justo.pdf')).toContainText('Cargado', { timeout: 30_000 });
  expect((await sent(page)).map(({ size, sha256: sum }) => [size, sum])).toEqual([[10 * megabyte, sha256(largest.buffer)]]);
  await press(page, 'Quitar', 'vacio.pdf').click();
  await expect(row(page, 'vacio.pdf')).toBeHidden();
  await expect(place(page)).toBeFocused();
});

test('a large picture can be sent smaller, and a picture over the limit only smaller @slow', async ({ page }) => {
  const [large, huge] = [file('grande.png', noisePng(1300)), file('enorme.png', noisePng(1950))];
  await choose(page, [large, file('tal cual.png', large.buffer), huge], 'Fotos de la inspección');
  await expect(row(page, 'grande.png')).toContainText('Imagen grande');
  await expect(press(page, 'Usar así', 'enorme.png')).toBeHidden();
  await submit(page).click();
  await expect(row(page, 'grande.png')).toContainText('Elige si reducirla o usarla así antes de subirla.');
  await press(page, 'Usar así', 'tal cual.png').click();
  for (const name of ['grande', 'enorme']) {
    await press(page, 'Reducir y usar', `${name}.png`).click();
    await expect(row(page, `${name}.jpg`)).toContainText('Sin subir', { timeout: 30_000 });
  }
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 3.', { timeout: 30_000 });
  const came = Object.fromEntries((await sent(page)).map(({ nmArchivo, ...one }) => [nmArchivo, one]));
  expect(Object.keys(came).toSorted()).toEqual(['enorme.jpg', 'grande.jpg', 'tal cual.png']);
  expect(came['tal cual.png']?.sha256).toBe(sha256(large.buffer));
  expect(came['grande.jpg']?.size).toBeLessThan(large.buffer.length);
  expect(came['enorme.jpg']?.size).toBeLessThan(10 * megabyte);
});

test('a missing value shows at its field, which takes the focus @slow', async ({ page }) => {
  await place(page).setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
  await submit(page).click();
  await expect(kind(page, 'a.pdf')).toBeFocused();
  await expect(kind(page, 'a.pdf')).toHaveAccessibleDescription('Este campo es obligatorio.');
  await kind(page, 'a.pdf').selectOption({ label: 'Copia de la cédula' });
  const [issue, expiry] = [day(page, 'a.pdf', 'Fecha de emisión'), day(page, 'a.pdf', 'Fecha de vencimiento')];
  await issue.fill('01-01-2999');
  await expect(issue).toHaveAccessibleDescription('La fecha de emisión no puede ser futura.');
  await issue.fill('31-02-2020');
  await expect(issue).toHaveAccessibleDescription('Escribe una fecha que exista, como 31-12-1990.');
  await issue.fill('17-03-2020');
  await expiry.fill('16-03-2020');
  await expect(expiry).toHaveAccessibleDescription('La fecha de vencimiento no puede ser anterior a la de emisión.');
  await submit(page).click();
  await expect(expiry).toBeFocused();
  await expiry.fill('17-03-2030');
  await submit(page).click();
  await expect(row(page, 'a.pdf')).toContainText('emitido el 17-03-2020 · vence el 17-03-2030');
  await expect(kind(page, 'b.pdf')).toBeFocused();
  await expect(row(page, 'a.pdf')).toContainText('Cargado');
  expect(await sent(page)).toHaveLength(1);
});

test('without a plan, and while the policy is issued, nothing can be changed, and the page says why @slow', async ({ page }) => {
  await choose(page, [pdf('a.pdf')]);
  for (const [box, reason] of [
    ['Con un plan elegido', 'Elige primero el plan.'],
    ['Se está emitiendo', 'Se está emitiendo la póliza: los documentos no se pueden cambiar.'],
  ] as const) {
    await page.getByRole('checkbox', { name: box }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(place(page)).toBeDisabled();
    await expect(place(page)).toHaveAccessibleDescription(new RegExp(reason));
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(submit(page)).toHaveAccessibleDescription(reason);
    await expect(press(page, 'Quitar', 'a.pdf')).toBeDisabled();
    await expect(kind(page, 'a.pdf')).toBeDisabled();
    await expect(press(page, 'Ver', 'a.pdf')).toBeEnabled();
    await page.getByRole('checkbox', { name: box }).click();
    await expect(place(page)).toBeEnabled();
  }
});
