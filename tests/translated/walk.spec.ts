import type { Page } from '@playwright/test';
import { allLists, buscar, firstRow, go, paginator, rowsOf, search } from '../support/lists.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';
import { button, count, pageBox, viewer } from '../support/viewer.ts';
import { bare, expectStands, places } from '../faults/screens.ts';
import { summary } from '../support/wizard-page.ts';

// Nothing is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(new RegExp(`^${label}\\*?$`));
const registros = (page: Page) => paginator(page).getByText(/^[\d,]+ registros?$/);

/** Texts of the page that a browser would not have translated; a drawn page has none. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.nodeValue?.trim() || text.parentElement?.closest('[data-translated], option, script, style, textarea, noscript'))
        continue;
      found.push(text.nodeValue);
    }
    return found;
  });

test('every screen stands, reached from the one before it', async ({ page, enter }) => {
  await enter();
  for (const place of places) {
    await test.step(place.name, async () => {
      await go(page, place.path);
      await expectStands(page, place);
      await expect.poll(() => untranslated(page)).toEqual([]);
    });
  }
  for (const [path, title] of bare) {
    await test.step(title, async () => {
      await go(page, path);
      await expect(heading(page, title)).toBeVisible();
    });
  }
  await expectToasts(page, []);
});

for (const { path, title, table, filter } of allLists) {
  test(`${title}: pages, rows a page, a filter, its chip, the menu of a row`, async ({ page, enter }) => {
    await enter('intermediario', `.${path}`);
    await expect(heading(page, title)).toBeVisible();
    const first = await firstRow(page, table);
    const all = await registros(page).textContent();
    await expect(paginator(page)).toContainText(/Página 1 de \d/);
    await paginator(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(paginator(page)).toContainText(/Página 2 de \d/);
    expect(await firstRow(page, table)).not.toEqual(first);
    await paginator(page).getByRole('combobox').selectOption('20');
    await expect(rowsOf(page, table)).toHaveCount(20);
    await expect(paginator(page)).toContainText(/Página 1 de \d/);

    const [label, column] = filter;
    await search(page)
      .getByLabel(label, { exact: true })
      .fill(first[column] ?? '');
    await buscar(page).click();
    await expect(page).toHaveURL(/\?/);
    await firstRow(page, table);
    await expect(rowsOf(page, table)).not.toHaveCount(20);
    await search(page).getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(rowsOf(page, table)).toHaveCount(20);
    await expect(registros(page)).toHaveText(all ?? '');
    await firstRow(page, table);
    const menu = page.getByRole('button', { name: /^Acciones de/ }).first();
    await menu.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });
}

test('a report: what is missing, its document, its pages, and a query that changed', async ({ page, enter }) => {
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
  await enter('intermediario', './comisiones/estadocomisiones');
  await expect(field(page, 'Entidad')).toHaveValue('1');
  await field(page, 'Fecha desde').fill('01012026');
  await field(page, 'Fecha hasta').fill('');
  await page.keyboard.press('Enter');
  await expect(summary(page).getByRole('link')).toHaveText(['Fecha hasta: Este campo es obligatorio.']);
  await field(page, 'Fecha hasta').fill('31102026');
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toContainText('Del 01-01-2026 al 31-10-2026');
  await button(page, 'Página siguiente').click();
  await expect(pageBox(page)).toHaveValue('2');
  await button(page, 'Buscar en el documento').click();
  await viewer(page).getByRole('searchbox').fill('comisiones');
  await expect(count(page)).toHaveText('3 de 25');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('4 de 25');
  await field(page, 'Fecha hasta').fill('30102026');
  await expect(page.getByText('Cambiaste la consulta: este documento es el de antes.')).toBeVisible();
  await field(page, 'Fecha hasta').press('Enter');
  await expect(viewer(page)).toContainText('Del 01-01-2026 al 30-10-2026');
  await expect(page.getByText('Cambiaste la consulta')).toBeHidden();
});

test('the figures of the dashboard: as drawings, as tables, of another year', async ({ page, enter }) => {
  await enter();
  const comisiones = page.getByRole('region', { name: 'Comisiones' });
  await expect(page.locator('.recharts-surface')).toHaveCount(4);
  await comisiones.getByRole('button', { name: /^Ver tabla/ }).click();
  await expect(comisiones.getByRole('button')).toHaveText('Ver gráfico de Comisiones');
  await comisiones.getByRole('combobox').selectOption('Año 2025');
  await expect(comisiones).toHaveAttribute('aria-busy', 'false');
  await comisiones.getByRole('button', { name: /^Ver gráfico/ }).click();
  await expect(comisiones).toContainText('Total del año 2025');
});
