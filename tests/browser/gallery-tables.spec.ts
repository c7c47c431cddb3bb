import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { test } from '../support/gallery.ts';
import { expect } from '../support/portal.ts';

// Sorting, selection, column widths and thousands of rows, by the props that lists give a table.

const example = (page: Page, title: string) => page.getByRole('region', { name: `Ejemplo: ${title}` });
const few = (page: Page) => example(page, 'Pocas filas').getByRole('table');
const many = (page: Page) => example(page, 'Muchas filas').getByRole('table');
const frame = (page: Page) => page.getByRole('region', { name: 'Muchas filas', exact: true });
const head = (table: Locator, name: string) => table.getByRole('columnheader', { name, exact: true });
const firstNumbers = (table: Locator) =>
  table
    .locator('tbody tr:has(td)')
    .evaluateAll((rows) => rows.slice(0, 3).map((row) => row.querySelectorAll('td')[1]?.textContent));
const widthsOf = (table: Locator) =>
  table.getByRole('columnheader').evaluateAll((heads) => heads.map((one) => Math.round(one.getBoundingClientRect().width)));

test('a head sorts up, down and not at all, and says so @slow', async ({ page }) => {
  const table = few(page);
  const nombre = head(table, 'Nombre');
  await expect(nombre).not.toHaveAttribute('aria-sort');
  await nombre.getByRole('button').click();
  await expect(nombre).toHaveAttribute('aria-sort', 'ascending');
  expect(await firstNumbers(table)).toEqual(['12', '2', '7']);
  await page.keyboard.press('Enter');
  await expect(nombre).toHaveAttribute('aria-sort', 'descending');
  await head(table, 'Monto').getByRole('button').click();
  await expect(nombre).not.toHaveAttribute('aria-sort');
  await expect(head(table, 'Monto')).toHaveAttribute('aria-sort', 'ascending');
  await expectNoAxeViolations(page, { part: '[aria-label^="Ejemplo: "]' });
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(head(table, 'Monto')).not.toHaveAttribute('aria-sort');
  expect(await firstNumbers(table)).toEqual(['1', '2', '3']);
});

test('boxes select one row, a range with Shift, and all in sight @slow', async ({ page }) => {
  const table = few(page);
  const selection = example(page, 'Pocas filas').getByRole('paragraph').first();
  const all = table.getByRole('checkbox', { name: 'Seleccionar las filas a la vista' });
  const box = (row: number) => table.getByRole('row').nth(row).getByRole('checkbox');
  await box(2).click();
  await expect(selection).toContainText('1 seleccionadas');
  await expect(all).toBeChecked({ indeterminate: true });
  await box(5).click({ modifiers: ['Shift'] });
  await expect(selection).toContainText('4 seleccionadas');
  await expect(box(4)).toBeChecked();
  await expectNoAxeViolations(page, { part: '[aria-label^="Ejemplo: "]' });
  await box(4).press('Space');
  await expect(selection).toContainText('3 seleccionadas');
  await all.click();
  await expect(selection).toContainText('12 seleccionadas');
  await expect(all).toBeChecked({ indeterminate: false });
  await all.press('Space');
  await expect(selection).toContainText('0 seleccionadas');
});

test('an edge moves by pointer and by keys, and only its neighbours change @slow', async ({ page }) => {
  const table = few(page);
  const edge = (name: string) => table.getByRole('separator', { name: `Ancho de ${name}` });
  const grip = (name: string) => head(table, name).getByTitle(/^Arrastra/);
  await grip('Nombre').scrollIntoViewIfNeeded();
  const before = await widthsOf(table);
  const place = await grip('Nombre').boundingBox();
  const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 70, y, { steps: 4 });
  await page.mouse.up();
  const [box, numero, nombre, ciudad, ...rest] = before;
  expect(await widthsOf(table)).toEqual([box, numero, (nombre ?? 0) - 70, (ciudad ?? 0) + 70, ...rest]);

  await expect(edge('Nombre')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await edge('Número').press('ArrowRight');
  expect(await widthsOf(table)).toEqual([box, (numero ?? 0) + 16, (nombre ?? 0) - 86, (ciudad ?? 0) + 70, ...rest]);
  await expect(edge('Número')).toHaveAttribute('aria-valuenow', String((numero ?? 0) + 16));
  await edge('Número').press('ArrowDown');
  await expect(edge('Nombre')).toBeFocused();
  await edge('Nombre').press('Home');
  await expect(edge('Nombre')).toHaveAttribute('aria-valuenow', '64');
  await expectNoAxeViolations(page, { part: '[aria-label^="Ejemplo: "]' });

  // Escape restores the width before the drag.
  const now = await widthsOf(table);
  const other = await grip('Ciudad').boundingBox();
  await page.mouse.move((other?.x ?? 0) + 6, (other?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((other?.x ?? 0) - 40, (other?.y ?? 0) + 8);
  await edge('Ciudad').press('Escape');
  await page.mouse.up();
  expect(await widthsOf(table)).toEqual(now);
});

test('only the visible ones of many rows are drawn, each at its place @slow', async ({ page }) => {
  const table = many(page);
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  await frame(page).focus();
  await page.keyboard.press('PageDown');
  await expect.poll(() => frame(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200);
  await expect(head(table, 'Nombre')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  const last = table.getByRole('row').last();
  await expect(last).toHaveAttribute('aria-rowindex', '5001');
  await expect(last).toBeInViewport();
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  // At the top no row is half covered by the heads.
  await page.keyboard.press('Home');
  await expect.poll(() => frame(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expectNoAxeViolations(page, { part: '[aria-label^="Ejemplo: "]' });
});

test('the row with the focus stays when it leaves the sight, and Tab goes on from it @slow', async ({ page }) => {
  const table = many(page);
  await expect(table.locator('tbody tr[aria-hidden]')).toHaveCount(1);
  const third = table.getByRole('checkbox', { name: /^Seleccionar Zoila Peña 3$/ });
  await third.focus();
  await frame(page).evaluate((element) => element.scrollTo({ top: 100_000 }));
  await expect(table.getByRole('row').nth(5)).toHaveAttribute('aria-rowindex', /^\d{4}$/);
  await expect(third).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.getByRole('link', { name: 'Zoila Peña 3', exact: true })).toBeFocused();
});

test('a range of many rows reaches over those that are not drawn; a link leads from its own row @slow', async ({ page }) => {
  const table = many(page);
  const selection = example(page, 'Muchas filas').getByRole('paragraph').first();
  await table.getByRole('checkbox', { name: 'Seleccionar Ana D’Óleo 2', exact: true }).click();
  await frame(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await table.getByRole('checkbox', { name: 'Seleccionar Luz Báez 5000', exact: true }).click({ modifiers: ['Shift'] });
  await expect(selection).toContainText('4,999 seleccionadas');
  await table.getByRole('link', { name: 'Luz Báez 5000', exact: true }).click();
  await expect(selection).toContainText('Luz Báez 5000');
  await table.getByRole('checkbox', { name: 'Seleccionar las filas a la vista' }).click();
  await expect(selection).toContainText('5,000 seleccionadas');
});

test('on paper a table prints a thousand rows and says how many there are in all @slow', async ({ page }) => {
  const table = many(page);
  await frame(page).evaluate((element) => element.scrollTo({ top: 5000 }));
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(table.getByRole('row')).toHaveCount(1001);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Impresas las primeras 1,000 de 5,000 filas. Con Exportar las tienes todas.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(80);
  await expect.poll(() => frame(page).evaluate(({ scrollTop }) => scrollTop)).toBe(5000);
});

test('an entry of a row menu that can’t be used is reached by the arrows and says why @slow', async ({ page }) => {
  await few(page).getByRole('button', { name: 'Acciones de Ana D’Óleo 2', exact: true }).press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Emitir' });
  await page.keyboard.press('ArrowDown');
  await expect(entry).toHaveAttribute('data-highlighted');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('La cotización ya fue procesada.');
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await expectNoAxeViolations(page, { part: '[aria-label^="Ejemplo: "]' });
});

test('as cards the rows are sorted and selected above them @slow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const place = example(page, 'Pocas filas');
  await place.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nombre, ascendente');
  expect(await firstNumbers(few(page))).toEqual(['12', '2', '7']);
  await place.getByRole('checkbox', { name: 'Seleccionar las filas a la vista' }).check();
  await expect(place.getByRole('paragraph').first()).toContainText('12 seleccionadas');
  await expectNoAxeViolations(page, { part: '[aria-label^="Ejemplo: "]' });
});
