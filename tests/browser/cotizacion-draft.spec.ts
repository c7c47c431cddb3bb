import { sentBodies } from '../support/sent-bodies.ts';
import {
  beginCotizacion,
  continueCotizacion,
  cotizacionPosts,
  cotizar,
  countCotizaciones,
  datos,
  expectAccessible,
  expectRated,
  limitesPlus,
  numeroOf,
  productos,
  rateCotizacion,
  resumen,
  stale,
  yokasta,
} from '../support/cotizacion.ts';
import { anaWith } from '../support/cliente-fixtures.ts';
import { expect, heading, test } from '../support/portal.ts';
import { expectFields, fillField, fillFields, WizardPage, summary } from '../support/wizard-page.ts';

// The draft of a quote survives whatever happens to its page.

test.use({ world: 'cotizaciones' });
test.beforeEach(() => test.setTimeout(120_000));

const typed = {
  ...yokasta,
  'Número de documento': '001-1391825-4',
  Producto: productos[2501],
  Moneda: 'Peso dominicano',
  ...datos[2501],
  ...limitesPlus,
};

test('the draft of a rated quote sends its number @slow', async ({ page, enter, sandbox }) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  const before = await countCotizaciones(sandbox);
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const numero = await numeroOf(page);
  await page.reload();
  await continueCotizacion(page);
  await fillField(page, 'Año', '2010');
  await expect(stale(page)).toBeVisible();
  await cotizar(page).click();
  await expectRated(page);
  expect(sent.map((body) => (JSON.parse(body) as { nuCotizacionMod: number | null }).nuCotizacionMod)).toEqual([null, numero]);
  expect(await countCotizaciones(sandbox)).toBe(before + 1);
});

test('an unknown applicant can be made a client, and the quote then continues unchanged @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  await fillFields(page, datos[2501]);
  await expectFields(page, limitesPlus);
  await fillField(page, 'Número de documento', '402-2154904-7');
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
  await expectAccessible(page);
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Número de documento: No hay cliente con este documento. Créalo antes de cotizar.',
  ]);
  expect(cotizacionPosts(sandbox)).toEqual([]);
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
  const wizard = new WizardPage(page);
  await wizard.fillAll(anaWith('402-2154904-7'));
  await wizard.crear.click();
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  await expectFields(page, { ...typed, 'Número de documento': '402-2154904-7' });
  await expect(resumen(page)).toContainText('Ana');
  await cotizar(page).click();
  await expectRated(page);
  expect(await countCotizaciones(sandbox, '40221549047')).toBe(1);
});
