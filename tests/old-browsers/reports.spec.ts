import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { viewerFiles } from '../support/viewer-files.ts';

const title = 'Estado de comisiones';
const viewer = (page: Page) => page.getByRole('region', { name: title, exact: true });
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

test('a report is seen, searched and printed, by the build of the viewer for older browsers alone', async ({ page, enter }) => {
  const files = viewerFiles(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await enter('intermediario', './comisiones/estadocomisiones');
  await expect(page.getByLabel(/^Entidad\*?$/)).toHaveValue('1');
  await page.getByLabel(/^Fecha desde/).fill('01102026');
  await page.getByLabel(/^Fecha hasta/).fill('31102026');
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toContainText('Del 01-10-2026 al 31-10-2026');
  await expect(viewer(page).locator('.page').first()).not.toHaveClass(/loading/);
  await picture(page, 'seen');

  await viewer(page).getByRole('button', { name: 'Buscar en el documento' }).click();
  await page.keyboard.type('constructora bahia');
  await expect(viewer(page).getByRole('search').getByRole('status')).toHaveText(/^1 de \d+$/);
  await expect(viewer(page).locator('.highlight.selected').first()).toBeInViewport();
  await picture(page, 'searched');

  await viewer(page).getByRole('button', { name: 'Imprimir documento' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /./, { timeout: 30_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Página 1 de / })).toBeVisible();
  await picture(page, 'printed');
  const sheets = await page.getByRole('img', { name: /^Página \d+ de / }).count();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/MediaBox/g)).toHaveLength(sheets);

  expect(files.toSorted()).toEqual(['pdf.worker.min.legacy', 'pdfjs-legacy']);
});
