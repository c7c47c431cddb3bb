import { guardar, numeroOf, rateCotizacion } from '../support/cotizacion.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmar,
  emisionPath,
  emitida,
  expectForm,
  fillEmision,
  said,
  expectUploaded,
} from '../support/emision-page.ts';
import { expect, heading, test } from '../support/portal.ts';

test.use({ world: 'cotizaciones' });

test('a quote is rated and saved, its documents are uploaded, its policy is issued and printed', async ({ page, enter }) => {
  test.setTimeout(120_000);
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const numero = await numeroOf(page);
  await guardar(page).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();

  await page.goto(emisionPath(numero));
  await expectForm(page);
  await fillEmision(page);
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  await page.getByRole('button', { name: 'Imprimir póliza' }).click();
  const policy = page.getByRole('dialog', { name: 'Emisión' });
  await expect(policy.locator('.page').first()).not.toHaveClass(/loading/, { timeout: 20_000 });
});
