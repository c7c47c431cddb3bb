import { expect, heading } from '../support/portal.ts';
import { expectCall, test } from './support.ts';

test('reports are made and read, and Prism has nothing to object', async ({ page, signIn, watch }) => {
  test.setTimeout(60_000);
  await signIn('intermediario', './login?returnTo=/cobranzas/saldoporantiguedad');
  await expect(heading(page, 'Saldo por antigüedad')).toBeVisible();
  // Waits for the catalogue, which presets the user's own entry: the field is required.
  await expect(page.getByLabel(/^Entidad/)).toHaveValue('1');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Saldo por antigüedad', exact: true })).toContainText('Seguros generales');
  await expectCall(watch, 'POST reports /v1/reportes 200');

  await page.goto('./consultas/renovaciones');
  await expect(page.getByLabel(/^Entidad/)).toHaveValue('1');
  await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Reporte pólizas a renovar', exact: true })).toContainText('Seguros generales');

  await page.goto('./polizas');
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Imprimir', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Emisión' })).toContainText('Seguros generales');
  expect(watch.calls().filter((call) => call === 'POST reports /v1/reportes 200')).toHaveLength(3);
});
