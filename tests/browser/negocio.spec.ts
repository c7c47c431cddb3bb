import { cotizar, datos, expectRated, numeroOf, planRadio, rateCotizacion } from '../support/cotizacion.ts';
import { test } from '../support/emision.ts';
import { emitir, expectForm, plan, resumen } from '../support/emision-page.ts';
import { expect, expectToasts, heading } from '../support/portal.ts';
import { expectFields } from '../support/wizard-page.ts';

// A quote and its issuance are one flow: no screen asks for data that a former screen has.

test.use({ world: 'negocio' });
test.beforeEach(() => test.setTimeout(90_000));

test('‘Emitir’ fetches only the data of the issuance, not the quote, its plans or its applicant', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const numero = await numeroOf(page);
  await planRadio(page, 'Cuatro cuotas').check();
  await page.waitForLoadState('networkidle');
  const before = sandbox.calls.length;
  await emitir(page).click();
  await expectForm(page);
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
  await expect(resumen(page)).toContainText(`Cotización${numero}`);
  await expect(page.getByLabel('Fecha de nacimiento').or(page.getByText('Fecha de nacimiento')).first()).toBeVisible();
  await expectFields(page, { Chasis: datos[2501].Chasis });
  await page.waitForLoadState('networkidle');
  const calls = sandbox.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
  test.info().annotations.push({ type: 'calls of Emitir', description: calls.join('\n') });
  expect(calls.toSorted()).toEqual([
    'GET /v1/productos/campos/2501/2',
    'GET /v1/tablainformaciones',
    'GET /v1/tramitedocumentos',
  ]);
  expect(callsTo(`/v1/cotizaciones/${numero}`)).toEqual([]);
});

test('an opened quote is read once for the quote, its issuance and the way back', async ({ page, enter, callsTo }) => {
  const read = () => callsTo('/v1/cotizaciones/900');
  await enter('intermediario', './cotizaciones/900');
  await expectRated(page);
  await page.getByRole('main').getByRole('link', { name: 'Emitir' }).click();
  await expectForm(page);
  expect(read()).toHaveLength(1);
  await page.goBack();
  await expect(heading(page, 'Cotización 900')).toBeVisible();
  await expectRated(page);
  await page.goForward();
  await expectForm(page);
  expect(read()).toHaveLength(1);
  // Other pages drop the quote, so a return shows the current data of the service.
  await page.getByRole('link', { name: 'Pólizas', exact: true }).first().click();
  await expect(heading(page, 'Pólizas')).toBeVisible();
  await page.goBack();
  await expectForm(page);
  expect(read()).toHaveLength(2);
});

test('a policy issued in another tab makes the quote read-only', async ({ page, enter, context }) => {
  await enter('intermediario', './cotizaciones/900');
  await expectRated(page);
  const other = await context.newPage();
  await other.goto('./login');
  await other.evaluate(() => {
    const channel = new BroadcastChannel('autogestion.emisiones');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage({ user: 'intermediario', numero: 900, emision: null });
    channel.close();
  });
  await expect(page.getByText('Esta cotización se puede ver, pero no cambiar.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Procesada')).toBeVisible();
  await expect(cotizar(page)).toHaveCount(0);
  await expectToasts(page, [['Emisión de póliza', 'Esta póliza ya ha sido emitida anteriormente']]);
});
