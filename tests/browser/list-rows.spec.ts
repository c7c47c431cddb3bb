import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expectNoAxeViolations } from '../support/axe.ts';
import { rowsOf } from '../support/lists.ts';
import {
  clienteRows,
  clientes,
  expect,
  expectLoaded,
  expectNoSidewaysScroll,
  expectToasts,
  fillLogin,
  stored,
  test,
} from '../support/portal.ts';
import { openContext } from '../support/test-day.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string) => head(page, name).getByRole('button', { name, exact: true }).click();
const state = (page: Page) => page.getByRole('main').getByRole('paragraph');
const whole = (page: Page) => state(page).filter({ hasText: /^Al 20-11-2026, \d\d:\d\d\.$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filtrar' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Vistas' });
const names = (page: Page) => clientes(page).locator('tbody tr[data-index] a, tbody tr:not([aria-hidden]) a').allInnerTexts();
const asked = (sandbox: { calls: { path: string; query: string }[] }, path: string) =>
  sandbox.calls.filter((call) => call.path === path).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));

/** Compares names in Spanish alphabetical order. */
const collator = new Intl.Collator('es-DO', { sensitivity: 'base' });
const isSorted = (texts: readonly string[]) =>
  texts.every((text, index) => collator.compare(texts[index - 1] ?? text, text) <= 0);

async function salir(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
}

async function exportCsv(page: Page, name = 'Exportar'): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await button(page, name).click();
  await page.getByRole('menuitem', { name: '.csv' }).click();
  return parse(await readFile(await (await downloading).path()), { bom: true, delimiter: ';' });
}

test.beforeEach(async ({ page }) => {
  // Headless Chromium cannot show the file dialog; without it the file is downloaded.
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
});

test('a press on a head loads all rows, sorted; the address keeps the order through Back, a reload and a link', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes');
  const first = await clienteRows(page);
  await expect(button(page, 'Traer las 1,200')).toBeVisible();
  sandbox.calls.length = 0;
  await sortBy(page, 'Nombres');
  await expect(page).toHaveURL(/\/clientes\?orden=nombres$/);
  await expect(whole(page)).toBeVisible();
  await expect(head(page, 'Nombres')).toHaveAttribute('aria-sort', 'ascending');
  await expect(clientes(page)).toHaveAttribute('aria-rowcount', '1201');
  expect(asked(sandbox, '/v1/clientes')).toEqual(
    [1, 2, 3, 4, 5, 6].map((pageNumber) => ({ pageSize: '200', pageNumber: String(pageNumber) })),
  );
  const ascending = await names(page);
  expect(ascending.length).toBeGreaterThan(10);
  expect(isSorted(ascending)).toBe(true);
  await expectNoAxeViolations(page);

  await sortBy(page, 'Nombres');
  await expect(page).toHaveURL(/orden=-nombres$/);
  await expect(head(page, 'Nombres')).toHaveAttribute('aria-sort', 'descending');
  expect(isSorted((await names(page)).toReversed())).toBe(true);
  await page.goBack();
  await expect(head(page, 'Nombres')).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(whole(page)).toBeVisible();
  await expect.poll(() => names(page)).toEqual(ascending);

  // Clearing the order keeps all rows; the list returns to pages afterwards.
  await sortBy(page, 'Nombres');
  await sortBy(page, 'Nombres');
  await expect(page).toHaveURL(/\?filas=todas$/);
  await expect(clientes(page)).toHaveAttribute('aria-rowcount', '1201');
  await button(page, 'Ver por páginas').click();
  await expect(page).toHaveURL(/\/clientes$/);
  expect(await clienteRows(page)).toEqual(first);
  sandbox.calls.length = 0;
  await button(page, 'Traer las 1,200').click();
  await expect(whole(page)).toBeVisible();
  expect(sandbox.calls).toEqual([]);
  await expectToasts(page, []);
});

test('filters offer the values of the rows with counts; the filtered rows are exported without a call', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes?filas=todas');
  await expect(whole(page)).toBeVisible();
  await button(page, 'Filtrar').click();
  await expect(panel(page).getByRole('group', { name: 'Tipo Documento' }).getByRole('checkbox')).not.toHaveCount(0);
  await expectNoAxeViolations(page);
  await panel(page).getByRole('checkbox', { name: /^RNC/ }).check();
  const counted = await panel(page).getByRole('listitem').filter({ hasText: 'RNC' }).innerText();
  const count = Number(/[\d,]+$/.exec(counted)?.[0].replace(',', ''));
  await expect(button(page, `Ver ${count.toLocaleString('en')}`)).toBeVisible();
  await panel(page).getByLabel('Texto').fill('peREZ');
  await expect(page).toHaveURL(/f\.tipo-documento=RNC&texto=peREZ$/);
  await panel(page).getByRole('button', { name: /^Ver / }).click();
  const chips = page.getByRole('list', { name: 'Filtros activos' }).getByRole('button');
  await expect(chips).toHaveText(['Quitar filtro Tipo Documento: RNC', 'Quitar filtro Texto: peREZ']);
  await sortBy(page, 'Fecha ingreso sistema');
  await expect(head(page, 'Fecha ingreso sistema')).toHaveAttribute('aria-sort', 'ascending');
  await expectLoaded(clientes(page));
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((name) => /p[eé]rez/i.test(name))).toBe(true);

  sandbox.calls.length = 0;
  const [, ...rows] = await exportCsv(page);
  expect(rows.map((row) => row[2])).toEqual(shown);
  expect(rows.every((row, index) => index === 0 || (rows[index - 1]?.[4] ?? '') <= (row[4] ?? ''))).toBe(true);
  expect(asked(sandbox, '/v1/clientes')).toEqual([]);

  await chips.first().click();
  await expect(page).not.toHaveURL(/f\.tipo-documento/);
  await page.goBack();
  await expect(chips).toHaveCount(2);
  await button(page, 'Limpiar filtros').click();
  await expect(page).toHaveURL(/\?filas=todas&orden=fecha-ingreso-sistema$/);
});

test('an address with an unknown order or filter shows the list, and says so', async ({ page, enter }) => {
  await enter('intermediario', './clientes?orden=color&f.nada=1&f.fecha-de-nacimiento=ayer');
  await clienteRows(page);
  await expect(
    page.getByText('La dirección pide algo que este listado no tiene (orden, nada, fecha-de-nacimiento): se muestra sin eso.'),
  ).toBeVisible();
});

test('all rows survive a visit to another page, are marked old after a write, and are cleared by Salir in another tab @slow', async ({
  page,
  context,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes?orden=nombres');
  await expect(whole(page)).toBeVisible();
  const [first = ''] = await names(page);
  await clientes(page).getByRole('link', { name: first }).first().click();
  await expect(page).toHaveURL(/\/clientes\/update\//);
  sandbox.calls.length = 0;
  await page.goBack();
  await expect(whole(page)).toBeVisible();
  expect(asked(sandbox, '/v1/clientes').filter(({ pageSize }) => pageSize === '200')).toEqual([]);
  // Another tab writes.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  await page.evaluate(() => new BroadcastChannel('autogestion.escrito').postMessage(null));
  await expect(state(page).filter({ hasText: 'Desde entonces hubo cambios: puede haber otras filas.' })).toBeVisible();
  await expectNoAxeViolations(page);
  await button(page, 'Actualizar').click();
  await expect(whole(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url().replace(/clientes.*/, 'perfil'));
  await salir(other);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await fillLogin(page, 'intermediario');
  sandbox.calls.length = 0;
  await menuLink(page, 'Clientes').click();
  await clienteRows(page);
  await button(page, 'Traer las 1,200').click();
  await expect(whole(page)).toBeVisible();
  expect(asked(sandbox, '/v1/clientes').filter(({ pageSize }) => pageSize === '200')).toHaveLength(6);
});

test('the built-in views of the policies show the rows of the database', async ({ page, enter, database }) => {
  const db = new DatabaseSync(database, { readOnly: true });
  const count = (where: string) =>
    db
      .prepare(
        `SELECT count(*) AS n FROM poliza AS p JOIN usuario AS u ON u.id_mediador = p.id_mediador WHERE u.user_name = 'intermediario' AND ${where}`,
      )
      .get()?.['n'];
  const soon = count("p.fe_hasta BETWEEN '2026-11-20' AND '2026-12-20'");
  const over = count("p.fe_hasta < '2026-11-20'");
  const all = count('true');
  db.close();
  await enter('intermediario', './polizas');
  await expectLoaded(page.getByRole('table', { name: 'Pólizas' }));
  await views(page).getByRole('link', { name: 'Vencen en 30 días' }).click();
  await expect(page).toHaveURL(/\/polizas\?f\.vigente-hasta=proximos-30$/);
  const countOf = (number: unknown) =>
    page.getByRole('main').getByText(`${Number(number).toLocaleString('en')} de ${String(all)} registros`);
  await expect(countOf(soon).last()).toBeVisible();
  await expect(rowsOf(page, 'Pólizas')).toHaveCount(Number(soon));
  await expect(views(page).getByRole('link', { name: 'Vencen en 30 días' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeViolations(page);
  await views(page).getByRole('link', { name: 'Vencidas' }).click();
  await expect(countOf(over).last()).toBeVisible();
});

test('a personal view is named, renamed and removed; typed text is not stored @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones?f.estatus=7&orden=-fecha&texto=ana');
  await expect(whole(page)).toBeVisible();
  await button(page, 'Guardar vista').click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Mis guardadas');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  const own = (name: string) => views(page).getByRole('link', { name });
  await expect(own('Mis guardadas')).toHaveAttribute('href', /\?orden=-fecha&f\.estatus=7$/);
  expect(JSON.stringify(await stored(page))).not.toContain('ana');
  await button(page, 'Acciones de la vista Mis guardadas').click();
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click();
  await page.getByRole('dialog').getByLabel('Nombre').fill('Por retomar');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.reload();
  await own('Por retomar').click();
  await expect(own('Por retomar')).toHaveAttribute('aria-current', 'page');
  await button(page, 'Acciones de la vista Por retomar').click();
  await page.getByRole('menuitem', { name: 'Quitar vista' }).click();
  await expect(own('Por retomar')).toHaveCount(0);
});

test('several rows are selected, copied as a spreadsheet takes them, and exported @slow', async ({ page, context, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', './clientes');
  const rows = await clienteRows(page);
  await button(page, 'Seleccionar').click();
  const bar = page.getByRole('region', { name: 'Selección' });
  const boxes: Locator = clientes(page).locator('tbody').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 filas seleccionadas');
  await expectNoAxeViolations(page);
  await bar.getByRole('button', { name: 'Copiar' }).click();
  await expectToasts(page, [['Copiado', '3 filas, con sus encabezados.']]);
  const copied = parse(await page.evaluate(() => navigator.clipboard.readText()), { delimiter: '\t' });
  expect(copied.slice(1)).toEqual(rows.slice(1, 4));
  await bar.getByRole('button', { name: 'Seleccionar las 1,200' }).click();
  await expect(bar).toContainText('1,200 filas seleccionadas');
  await boxes.first().uncheck();
  await expect(bar).toContainText('1,199 filas seleccionadas');
  expect(await exportCsv(page, 'Exportar selección')).toHaveLength(1200);
});

test('by keyboard alone, all rows are loaded, sorted, filtered and left', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await head(page, 'Nombres').getByRole('button', { name: 'Nombres', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(head(page, 'Nombres')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head(page, 'Nombres').getByRole('button', { name: 'Nombres', exact: true })).toBeFocused();
  await button(page, 'Filtrar').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Texto')).toBeFocused();
  await page.keyboard.type('óleo ana');
  await expect(panel(page).getByLabel('Texto')).toHaveValue('óleo ana');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, 'Filtrar')).toBeFocused();
  await expectLoaded(clientes(page));
  for (const name of await names(page)) expect(name).toMatch(/óleo/i);
});

test('20,000 clients are offered, loaded, sorted, filtered, selected and exported; long tasks are noted @slow', async ({
  page,
  enter,
}) => {
  test.setTimeout(180_000);
  await enter('corredora', './clientes?orden=nombres');
  await clienteRows(page);
  await expect(state(page).filter({ hasText: 'hay que traer las 20,000 filas' })).toBeVisible();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await button(page, 'Traer las 20,000').click();
  await expect(whole(page)).toBeVisible({ timeout: 120_000 });
  await expect(clientes(page)).toHaveAttribute('aria-rowcount', '20001');
  await expectLoaded(clientes(page));
  expect(isSorted(await names(page))).toBe(true);
  await button(page, 'Filtrar').click();
  await panel(page).getByLabel('Texto').pressSequentially('núñez');
  await panel(page).getByRole('button', { name: /^Ver / }).click();
  await expectLoaded(clientes(page));
  const [, ...rows] = await exportCsv(page);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.every((row) => /n[uú][ñn]ez/i.test(row[2] ?? ''))).toBe(true);
  expect(isSorted(rows.map((row) => row[2] ?? ''))).toBe(true);
  await button(page, 'Limpiar filtros').click();
  await button(page, 'Seleccionar').click();
  await button(page, 'Seleccionar las 20,000').click();
  await expect(page.getByRole('region', { name: 'Selección' })).toContainText('20,000 filas seleccionadas');
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  test.info().annotations.push({ type: 'tasks over 50 ms', description: tasks.map(Math.round).join(', ') });
});

test('on a phone the bar, the panel and the cards have room @slow', async ({ browser, baseURL, enter }) => {
  const context = await openContext(browser, { baseURL, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await enter('intermediario', './clientes?orden=nombres', page);
  await expect(whole(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button(page, 'Filtrar').click();
  await expect(panel(page).getByLabel('Texto')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await context.close();
});
