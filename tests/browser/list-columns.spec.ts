import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.ts';
import { firstRow, rowsOf } from '../support/lists.ts';
import { expect, expectNoSidewaysScroll, stored, test } from '../support/portal.ts';
import { specification } from '../support/specification.ts';

// Each person chooses the columns of a list, their order and widths; this browser keeps the choice.

const table = (page: Page): Locator => page.getByRole('table', { name: 'Pólizas' });
const heads = (page: Page): Locator => table(page).getByRole('columnheader');
const columnas = (page: Page): Locator => page.getByRole('button', { name: 'Columnas' });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Columnas' });
/** The edge behind a column head, which the pointer drags. */
const grip = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('columnheader', { name, exact: true })
    .getByTitle(/^Arrastra/);

/** Moves the focus by keys from the edge that Tab reaches to the edge behind a head. */
async function goToEdge(page: Page, name: string): Promise<void> {
  const edge = table(page).getByRole('separator');
  await edge.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 10 && (await edge.getAttribute('aria-label')) !== `Ancho de ${name}`; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(table(page).getByRole('separator', { name: `Ancho de ${name}`, exact: true })).toBeFocused();
}

const columns = specification.lists['Pólizas']?.columns ?? [];
const asTheyCome = [...columns, 'Acciones'];
const layoutOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await stored(page))['autogestion.preferencias.columnas'] ?? 'null') as unknown;
const widthsOf = (page: Page) =>
  heads(page).evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().width)));

test('columns are hidden and ordered by keyboard alone, kept after a reload, and reset', async ({ page, enter }) => {
  await enter('intermediario', './polizas');
  await firstRow(page, 'Pólizas');
  await expect(heads(page)).toHaveText(asTheyCome);
  await columnas(page).focus();
  await page.keyboard.press('Enter');
  const boxes = panel(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(columns.length);
  await expect(boxes.first()).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(page);
  await panel(page).getByRole('checkbox', { name: 'No. Certificado' }).press('Space');
  const up = panel(page).getByRole('button', { name: 'Subir Vigente hasta' });
  for (let place = columns.indexOf('Vigente hasta') + 1; place > 3; place -= 1) {
    await up.press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText(`Vigente hasta: lugar ${place - 1} de ${columns.length}.`);
    await expect(up).toBeFocused();
  }
  await panel(page).getByRole('button', { name: 'Bajar Producto' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Bajar Producto' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(columnas(page)).toBeFocused();
  const first = ['No. Póliza', 'Vigente hasta', 'Contratante', 'Producto'];
  const arranged = [...first, ...asTheyCome.filter((head) => ![...first, 'No. Certificado'].includes(head))];
  await expect(heads(page)).toHaveText(arranged);
  await page.reload();
  await firstRow(page, 'Pólizas');
  await expect(heads(page)).toHaveText(arranged);
  await expect(rowsOf(page, 'Pólizas').first().getByRole('cell')).toHaveCount(arranged.length);

  await columnas(page).click();
  await panel(page).getByRole('button', { name: 'Restablecer' }).click();
  await panel(page).getByRole('button', { name: 'Listo' }).click();
  await expect(heads(page)).toHaveText(asTheyCome);
  expect(await layoutOf(page)).toEqual({});
});

test('an export writes the visible columns in their order @slow', async ({ page, enter }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
  await enter('intermediario', './polizas?numeroPoliza=700');
  await firstRow(page, 'Pólizas');
  await columnas(page).click();
  const kept = ['Producto', 'No. Póliza', 'Contratante', 'Vigente hasta'];
  for (const name of columns.filter((head) => !kept.includes(head))) await panel(page).getByRole('checkbox', { name }).click();
  await panel(page).getByRole('button', { name: 'Subir Producto' }).click();
  await panel(page).getByRole('button', { name: 'Subir Producto' }).click();
  await panel(page).getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: '.csv' }).click()]);
  const [written] = parse(await readFile(await download.path()), { bom: true, delimiter: ';' });
  expect(written).toEqual(kept);
});

test('a width is changed by drag or keys; only the neighbour changes too, and both widths are kept @slow', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await enter('intermediario', './polizas');
  await firstRow(page, 'Pólizas');
  const before = await widthsOf(page);
  const box = await grip(page, 'Producto').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  const dragged = before.with(2, (before[2] ?? 0) + 60).with(3, (before[3] ?? 0) - 60);
  expect(await widthsOf(page)).toEqual(dragged);
  await goToEdge(page, 'Vigente hasta');
  await page.keyboard.press('ArrowRight');
  const at = columns.indexOf('Vigente hasta');
  const moved = dragged.with(at, (dragged[at] ?? 0) + 16).with(at + 1, (dragged[at + 1] ?? 0) - 16);
  expect(await widthsOf(page)).toEqual(moved);
  await page.reload();
  await firstRow(page, 'Pólizas');
  expect(await widthsOf(page)).toEqual(moved);

  // A wider window stretches columns with set widths; a drag still changes only neighbours.
  for (const name of ['Contratante', 'Asegurado']) {
    await goToEdge(page, name);
    await page.keyboard.press('ArrowLeft');
  }
  await page.setViewportSize({ width: 1900, height: 800 });
  const stretched = await widthsOf(page);
  await goToEdge(page, 'No. Póliza');
  await page.keyboard.press('ArrowRight');
  const after = await widthsOf(page);
  const changed = after.flatMap((width, index) => (Math.abs(width - (stretched[index] ?? 0)) > 1 ? [index] : []));
  expect(changed).toEqual([0, 1]);
});

test('the column that names a row stays in sight while the other columns scroll under it @slow', async ({ page, enter }) => {
  await page.setViewportSize({ width: 760, height: 800 });
  await enter('intermediario', './polizas');
  await firstRow(page, 'Pólizas');
  const place = page.getByRole('region', { name: 'Pólizas' });
  const cell = rowsOf(page, 'Pólizas').nth(2).getByRole('cell').first();
  await place.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(() => place.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const [frame, name] = [await place.boundingBox(), await cell.boundingBox()];
  expect(Math.abs((name?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(2);
  expect(
    await cell.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 20, y + height / 2));
    }),
  ).toBe(true);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test('without storage the chosen columns last for the visit, and the panel says so @slow', async ({ page, enter }) => {
  await enter('intermediario', './polizas');
  await firstRow(page, 'Pólizas');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await columnas(page).click();
  await panel(page).getByRole('checkbox', { name: 'Asegurado' }).click();
  await expect(panel(page)).toContainText('Este navegador no guarda la disposición');
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.pushState(null, '', '/autogestion/cotizaciones'));
  await firstRow(page, 'Cotizaciones');
  await page.evaluate(() => history.pushState(null, '', '/autogestion/polizas'));
  await firstRow(page, 'Pólizas');
  await expect(heads(page)).toHaveText(asTheyCome.filter((head) => head !== 'Asegurado'));
});

test('an abbreviated document type is shown and exported by its full name @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones?numeroCotizacion=900');
  await firstRow(page, 'Cotizaciones');
  const type = rowsOf(page, 'Cotizaciones').getByRole('img', { name: 'Cédula', exact: true });
  await expect(type).toHaveText('CED');
  await expect(type).toHaveAttribute('title', 'Cédula');
});

test('a quote that can’t be issued says why in its menu, and has no button @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones');
  await firstRow(page, 'Cotizaciones');
  await expect(page.getByRole('main').getByRole('link', { name: 'Emitir 900' })).toBeVisible();
  const processed = rowsOf(page, 'Cotizaciones').filter({ hasText: 'Procesada' }).first();
  await expect(processed.getByRole('link', { name: /^Emitir/ })).toHaveCount(0);
  await processed.getByRole('button', { name: /^Acciones de/ }).press('ArrowUp');
  const entry = page.getByRole('menuitem', { name: 'Emitir' });
  await expect(entry).toContainText('La cotización ya fue procesada.');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(page);
});
