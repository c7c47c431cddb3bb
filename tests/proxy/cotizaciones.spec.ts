import { cotizar, expectRated, fillCotizacion, guardar, limitesPlus, numeroOf } from '../support/cotizacion.ts';
import { expect, heading } from '../support/portal.ts';
import { expectFields, field, fillField } from '../support/wizard-page.ts';
import { expectCall, test } from './support.ts';

test.use({ world: 'cotizaciones' });

test('a quote is rated, rated again, saved and opened again, and Prism has nothing to object', async ({
  page,
  signIn,
  watch,
}) => {
  test.setTimeout(90_000);
  await signIn('intermediario', './login?returnTo=/cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  await expectCall(watch, 'POST core /v1/productos/campos 200');
  await cotizar(page).click();
  await expectRated(page);
  const numero = await numeroOf(page);
  await fillField(page, 'Año', '2015');
  await cotizar(page).click();
  await expectRated(page);
  await guardar(page).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  expect(watch.calls().filter((call) => call === 'POST core /v1/cotizaciones 200')).toHaveLength(3);
  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Abrir', exact: true }).click();
  await expect(heading(page, `Cotización ${numero}`)).toBeVisible();
  await expect(field(page, 'Año')).toHaveValue('2015');
  await expectCall(watch, `GET core /v1/cotizaciones/${numero} 200`);
});
