import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import excel from 'exceljs';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.ts';
import { clienteRows, clientes, expect, expectToasts, heading, hold, test } from '../support/portal.ts';

const name = 'clientes-20-11-2026.csv';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Exportar' });
const choice = (page: Page, ending: '.xlsx' | '.csv') => page.getByRole('menuitem', { name: ending });
/** A day in the format of the CSV. */
const sortable = (text: string) => text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1');
async function exportCsv(page: Page): Promise<void> {
  await exportButton(page).click();
  await choice(page, '.csv').click();
}
const button = (page: Page, label: string) => page.locator('main header').getByRole('button', { name: label });

/** The lines of a CSV file, heads first; expects the UTF-8 mark and CRLF line ends. */
function readCsv(bytes: Buffer): string[][] {
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  expect(bytes.subarray(-2).toString()).toBe('\r\n');
  return parse(bytes, { bom: true, delimiter: ';', recordDelimiter: '\r\n' });
}

const readDownload = async (download: Download) => readCsv(await readFile(await download.path()));

/** Removes the file dialog, which headless Chromium cannot show: the file is downloaded instead. */
async function withoutPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
  await withoutPicker(page);
});

test('all clients of the filter are exported page by page to one file, in the words of the screen', async ({
  page,
  enter,
  sandbox,
}) => {
  await page.route('**/v1/clientes?*pageSize=200*pageNumber=2*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: Record<string, unknown>[] };
    const value = answer.value.map((row, index) => (index === 0 ? { ...row, nombre: '=cmd()' } : row));
    await route.fulfill({ response, json: { ...answer, value } });
  });
  await enter('intermediario', './clientes?idTipoPersona=1');
  const shown = await clienteRows(page);
  const total = Number(
    /(\S+) registros/.exec(await page.getByRole('navigation', { name: 'Paginación' }).innerText())?.[1]?.replace(',', ''),
  );
  sandbox.calls.length = 0;
  const [download] = await Promise.all([page.waitForEvent('download'), exportCsv(page)]);
  expect(download.suggestedFilename()).toBe(name);
  const [heads, ...rows] = await readDownload(download);
  expect(heads).toEqual(['Tipo Documento', 'Núm. Documento', 'Nombres', 'Fecha de nacimiento', 'Fecha ingreso sistema']);
  expect(rows.slice(0, 10)).toEqual(shown.map((cells) => cells.map(sortable)));
  expect(rows).toHaveLength(total);
  expect(new Set(rows.map(([, documento]) => documento)).size).toBe(total);
  expect(rows[200]?.[2]).toBe("'=cmd()");
  expect(sandbox.calls.map(({ query }) => Object.fromEntries(new URLSearchParams(query)))).toEqual(
    Array.from({ length: Math.ceil(total / 200) }, (_, index) => ({
      idTipoPersona: '1',
      pageSize: '200',
      pageNumber: String(index + 1),
    })),
  );
  const words = `${name} está listo, con ${total.toLocaleString('en')} registros.`;
  await expect(page.locator('main header').getByRole('paragraph')).toHaveText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await button(page, 'Cerrar').click();
  await expectToasts(page, []);
});

test('the spreadsheet comes first: its cells are texts and days, its heads are bold and stay in sight', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes?idTipoPersona=1');
  const shown = await clienteRows(page);
  await exportButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem')).toHaveText(['Hoja de cálculo (.xlsx)', 'Texto separado por punto y coma (.csv)']);
  await expectNoAxeViolations(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('clientes-20-11-2026.xlsx');
  await expect(exportButton(page)).toBeFocused();
  const book = new excel.Workbook();
  await book.xlsx.readFile(await download.path());
  const [sheet] = book.worksheets;
  expect([book.worksheets.length, sheet?.name, sheet?.views[0]?.state]).toEqual([1, 'Clientes', 'frozen']);
  const cells = sheet?.getRows(1, 11)?.map(({ values }) => (Array.isArray(values) ? values.slice(1) : []));
  const heads = ['Tipo Documento', 'Núm. Documento', 'Nombres', 'Fecha de nacimiento', 'Fecha ingreso sistema'];
  expect(cells?.[0]).toEqual(heads);
  expect(
    cells?.slice(1).map((row) => row.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))),
  ).toEqual(shown.map((row) => row.map(sortable)));
  await expect(page.locator('main header').getByRole('paragraph')).toContainText('clientes-20-11-2026.xlsx está listo, con');
});

test('20,000 clients are exported to one file without an extra row, and the page stays usable @slow', async ({ page, enter }) => {
  test.setTimeout(120_000);
  await enter('corredora', './clientes');
  await clienteRows(page);
  const downloading = page.waitForEvent('download', { timeout: 100_000 });
  const progress = page.getByRole('status').filter({ hasText: /^Exportando: / });
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const output = document.querySelector('main header output');
    if (output)
      new MutationObserver(() => announcements.push(output.textContent)).observe(output, {
        childList: true,
        subtree: true,
        characterData: true,
      });
  });
  const second = await hold(page, /pageSize=200&pageNumber=2(?:&|$)/);
  await exportCsv(page);
  await expect(progress).toHaveText('Exportando: 0 de 20,000');
  // Filters and pages still work during the export; the file keeps the filter of the click.
  await page.getByLabel('Número de documento').fill('nadie');
  await page.keyboard.press('Enter');
  await expect(clientes(page)).toContainText('No se ha encontrado registros');
  second.open();
  const rows = (await readDownload(await downloading)).slice(1);
  expect(rows).toHaveLength(20_000);
  expect(new Set(rows.map((row) => row[1])).size).toBe(20_000);
  expect(rows.filter((row) => row.length !== 5)).toEqual([]);
  await expect(page.getByText(`${name} está listo, con 20,000 registros.`).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)).toEqual([
    'Exportando…',
    'Exportando: 0 de 20,000',
    'Exportando: 5,000 de 20,000',
    'Exportando: 10,000 de 20,000',
    'Exportando: 15,000 de 20,000',
    'Exportando: 20,000 de 20,000',
    `${name} está listo, con 20,000 registros.`,
  ]);
});

test('the end of the session and leaving the list stop the export and say so @slow', async ({ page, enter }) => {
  const stopped = [['Exportación detenida', 'Saliste del listado antes de que terminara: no se guardó ningún archivo.']];
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const { held } = await hold(page, /pageSize=200&pageNumber=3/);
  await exportCsv(page);
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expectToasts(page, stopped);

  await page.goto('./clientes');
  await clienteRows(page);
  await exportCsv(page);
  await expect.poll(held).toBe(2);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectToasts(page, stopped);
  expect(downloads).toEqual([]);
});

test('the export button keeps the focus in all its states @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const { open, held } = await hold(page, /pageSize=200&pageNumber=3/);
  await exportButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, '.xlsx')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(held).toBe(1);
  await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(exportButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  open();
  await downloading;
  await expect(exportButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(exportButton(page)).toBeFocused();
  expect(held()).toBe(1);
});

test('an empty list can not be exported, and the button says why @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes?numeroDocumento=99999999999');
  await expect(clientes(page)).toContainText('No se ha encontrado registros');
  await expect(exportButton(page)).toHaveAttribute('aria-disabled', 'true');
  await exportButton(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText('No hay registros que exportar.');
  await expect(exportButton(page)).toHaveAccessibleDescription('No hay registros que exportar.');
  await exportButton(page).click({ force: true });
  await expectNoAxeViolations(page);
  expect(sandbox.calls.filter(({ query }) => query.includes('pageSize=200'))).toEqual([]);
});

test('a file chosen by the person gets its content once the export is complete @slow', async ({ page, enter }) => {
  await page.addInitScript(() => {
    window.showSaveFilePicker = async ({ suggestedName }) => {
      const root = await navigator.storage.getDirectory();
      return root.getFileHandle(suggestedName, { create: true });
    };
  });
  const onDisk = () =>
    page.evaluate(async (file) => {
      const root = await navigator.storage.getDirectory();
      const handle = await root.getFileHandle(file).catch(() => null);
      return handle && Array.from(new Uint8Array(await (await handle.getFile()).arrayBuffer()));
    }, name);
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const { open, held } = await hold(page, /pageSize=200&pageNumber=6/);
  await exportCsv(page);
  await expect.poll(held).toBe(1);
  expect(await onDisk()).toEqual([]);
  await button(page, 'Cancelar').click();
  await expect.poll(onDisk, { message: 'the empty file that choosing made' }).toBe(null);

  await exportCsv(page);
  await expect.poll(held).toBe(2);
  open();
  await expect(page.getByText(`${name} está listo, con 1,200 registros.`).first()).toBeVisible();
  expect(readCsv(Buffer.from((await onDisk()) ?? []))).toHaveLength(1201);
});
