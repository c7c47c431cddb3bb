import type { Page } from '@playwright/test';
import { appendFileSync, rmSync } from 'node:fs';
import { noisePng } from '../support/pictures.ts';
import { pagesPdf } from '../support/pdfs.ts';
import { expect, heading } from '../support/portal.ts';
import {
  bytesOf,
  choose,
  expectDocumentos,
  kind,
  leaving,
  mandatory,
  numero,
  openDocumentos,
  outcome,
  place,
  press,
  row,
  rows,
  sha256,
  statusesOf,
  submit,
  test,
  uploadCalls,
} from '../support/uploads-page.ts';

// Documents from the disk: chosen, dropped, viewed, vanished before their upload, and reloaded.

test.use({ world: 'documentos-archivos' });
test.beforeEach(() => test.setTimeout(180_000));

const day = (page: Page, name: string, label: string) => row(page, name).getByRole('textbox', { name: label });

/** Uploads two documents with their kinds and dates. */
async function uploadTwo(page: Page, write: (name: string, bytes: Buffer) => string): Promise<void> {
  await choose(page, [write('cédula.pdf', bytesOf('pdf', 900, 'cédula'))]);
  await day(page, 'cédula.pdf', 'Fecha de emisión').fill('17-03-2020');
  await day(page, 'cédula.pdf', 'Fecha de vencimiento').fill('17-03-2030');
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  await choose(page, [write('matrícula.png', bytesOf('png', 900, 'matrícula'))], 'Matrícula del vehículo');
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 2.');
}

const uploaded = [
  'cédula.pdfCargadoCopia de la cédula · emitido el 17-03-2020 · vence el 17-03-2030',
  'matrícula.pngCargadoMatrícula del vehículo',
];

test('a reload shows the uploaded documents of the service with their kinds and days @slow', async ({
  page,
  enter,
  sandbox,
  write,
}) => {
  await openDocumentos(page, enter);
  await uploadTwo(page, write);
  // A change by another browser, unknown to this browser's draft.
  await page.evaluate(() => localStorage.clear());
  await enter('intermediario', `./polizas/emision/${numero}`);
  await expectDocumentos(page);
  await expect(rows(page)).toHaveText(uploaded);
  await expect(mandatory(page, 'Copia de la cédula')).toContainText('Cargado');
  await expect(mandatory(page, 'Matrícula del vehículo')).toContainText('Cargado');
  expect(uploadCalls(sandbox)).toEqual([]);
});

for (const [reply, change] of [
  ['tells nothing', (value: object) => ({ ...value, documentos: undefined })],
  ['tells null', (value: object) => ({ ...value, documentos: null })],
] as const) {
  test(`when the service ${reply} about documents, those of the draft show @slow`, async ({ page, enter, sandbox, write }) => {
    await page.route(`**/v1/cotizaciones/${numero}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: object };
      await route.fulfill({ response, json: { ...answer, value: change(answer.value) } });
    });
    await openDocumentos(page, enter);
    await uploadTwo(page, write);
    const before = uploadCalls(sandbox).length;
    await page.reload();
    await expectDocumentos(page);
    await expect(rows(page)).toHaveText(uploaded);
    await expect(mandatory(page, 'Copia de la cédula')).toContainText('Cargado');
    expect(uploadCalls(sandbox)).toHaveLength(before);
  });
}

test('leaving the page asks about files that are chosen and not uploaded @slow', async ({ page, enter, write }) => {
  await openDocumentos(page, enter);
  await choose(page, [write('a.pdf', bytesOf('pdf', 900))]);
  await expect(row(page, 'a.pdf')).toContainText('Sin subir');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(row(page, 'a.pdf')).toBeVisible();

  const link = page.getByRole('main').getByRole('link', { name: 'Pólizas', exact: true });
  await link.click();
  await expect(leaving(page)).toHaveAccessibleDescription(/los archivos sin subir, no/);
  await leaving(page).getByRole('button', { name: 'Quedarme' }).click();
  await expect(row(page, 'a.pdf')).toContainText('Sin subir');
  await link.click();
  await leaving(page).getByRole('button', { name: 'Salir de la página' }).click();
  await expect(heading(page, 'Pólizas')).toBeVisible();
});

test('a document uploaded again after a reload replaces the former one, after a warning @slow', async ({
  page,
  enter,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  await choose(page, [write('a.pdf', bytesOf('pdf', 900, 'uno'))]);
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  await page.reload();
  await expectDocumentos(page);
  await choose(page, [write('a.pdf', bytesOf('pdf', 901, 'dos'))]);
  await expect(kind(page, 'a.pdf')).toHaveAccessibleDescription('Tomará el lugar del que ya está cargado con este nombre.');
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1.');
  await expect(rows(page)).toHaveCount(1);
  expect(documentsOf(numero).map(({ nmArchivo, bytes }) => [nmArchivo, sha256(bytes)])).toEqual([
    ['a.pdf', sha256(bytesOf('pdf', 901, 'dos'))],
  ]);
});

test('a file that vanished or changed before its upload shows an error and delays no other file @slow', async ({
  page,
  enter,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const gone = write('borrada.pdf', bytesOf('pdf', 900));
  const changed = write('cambiada.pdf', bytesOf('pdf', 900));
  const whole = write('entera.pdf', bytesOf('pdf', 900));
  await choose(page, [gone, changed, whole]);
  await expect(submit(page)).toHaveText('Subir documentos (3)');
  rmSync(gone);
  appendFileSync(changed, 'más');
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 1. Con error: 2.');
  for (const name of ['borrada.pdf', 'cambiada.pdf']) {
    await expect(row(page, name)).toContainText('El archivo cambió o ya no está. Reintenta, o quítalo y elígelo de nuevo.');
    await press(page, 'Reintentar', name).click();
    await expect(row(page, name)).toContainText('No se pudo leer');
    expect(await statusesOf(page, name)).toEqual([]);
  }
  await press(page, 'Quitar', 'borrada.pdf').click();
  // The file chosen again replaces its unreadable entry and keeps the kind.
  await place(page).setInputFiles(changed);
  await expect(rows(page)).toHaveCount(2);
  await expect(kind(page, 'cambiada.pdf').locator('option:checked')).toHaveText('Copia de la cédula');
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 2.');
  expect(documentsOf(numero).map(({ nmArchivo, bytes }) => [nmArchivo, bytes.length])).toEqual([
    ['entera.pdf', 900],
    ['cambiada.pdf', 904],
  ]);
});

test('files of the desktop can be dropped in their place; dropped beside it they open nothing @slow', async ({
  page,
  enter,
  documentsOf,
  write,
}) => {
  await openDocumentos(page, enter);
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => write(name, bytesOf('pdf', 900, name)));
  const session = await page.context().newCDPSession(page);
  /** Drags the files from outside the browser to an element and drops them, as the desktop does. */
  const drop = async (over: ReturnType<Page['locator']>, which = files) => {
    // Scrolls to the middle, because the bar of actions covers the lower edge.
    await over.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await over.boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const data = { items: [], files: which, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...at, data });
    }
  };
  // A browser that opens the dropped file would replace the page; a headless one never does.
  await page.evaluate(() => {
    const drags: unknown[] = [];
    Reflect.set(window, 'drags', drags);
    for (const type of ['dragover', 'drop']) {
      addEventListener(type, (event) =>
        drags.push([type, event.defaultPrevented, event instanceof DragEvent && event.dataTransfer?.dropEffect]),
      );
    }
  });
  /** The outcomes of drags since the last call, without the browser's repetitions. */
  const drags = async () => {
    const all = await page.evaluate(() => (Reflect.get(window, 'drags') as unknown[]).splice(0));
    return all.filter((one, index) => JSON.stringify(one) !== JSON.stringify(all[index - 1]));
  };
  await drop(heading(page, 'Emisión de póliza'));
  await drop(page.getByRole('banner'));
  expect(await drags()).toEqual([['dragover', true, 'none']]);
  await expectDocumentos(page);
  await expect(page).toHaveURL(new RegExp(`/polizas/emision/${numero}$`));
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio').first()).toBeChecked();

  await drop(page.getByText('Arrastra archivos aquí o elígelos'));
  await expect(rows(page)).toHaveCount(3);
  expect(await drags()).toEqual([
    ['dragover', true, 'copy'],
    ['drop', true, 'copy'],
  ]);
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await kind(page, name).selectOption({ label: 'Copia de la cédula' });
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 3.');
  expect(
    documentsOf(numero)
      .map(({ nmArchivo }) => nmArchivo)
      .toSorted(),
  ).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);

  // A file dropped on the row of its kind uploads at once.
  await drop(mandatory(page, 'Matrícula del vehículo'), [write('d.pdf', bytesOf('pdf', 900, 'd'))]);
  await expect(row(page, 'd.pdf')).toContainText('Cargado');
  await expect(mandatory(page, 'Matrícula del vehículo')).toContainText('Cargado');
  expect(documentsOf(numero).find(({ nmArchivo }) => nmArchivo === 'd.pdf')?.idDocumentoTramite).toBe(2);
});

test('a document can be viewed before and after its upload, and the focus returns @slow', async ({ page, enter, write }) => {
  await openDocumentos(page, enter);
  await choose(page, [write('documento.pdf', await pagesPdf(2)), write('foto.png', noisePng(60))]);
  const seePdf = async () => {
    await press(page, 'Ver', 'documento.pdf').click();
    const dialog = page.getByRole('dialog', { name: 'documento.pdf' });
    await expect(dialog.locator('.textLayer span').first()).toBeAttached({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(press(page, 'Ver', 'documento.pdf')).toBeFocused();
  };
  const seePicture = async () => {
    await press(page, 'Ver', 'foto.png').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'foto.png' });
    const picture = dialog.getByRole('img', { name: 'foto.png' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(press(page, 'Ver', 'foto.png')).toBeFocused();
  };
  await seePdf();
  await seePicture();
  await submit(page).click();
  await expect(outcome(page)).toHaveText('Cargados: 2.');
  await seePdf();
  await seePicture();
});
