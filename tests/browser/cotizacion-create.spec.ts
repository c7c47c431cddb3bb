import { sentBodies } from '../support/sent-bodies.ts';
import {
  beginCotizacion,
  bien,
  choose,
  cotizacionDrafts,
  cotizacionPosts,
  cotizar,
  countCotizaciones,
  dosVehiculos,
  expectAccessible,
  expectRated,
  failedToast,
  fillCotizacion,
  guardar,
  limitesPlus,
  lostToast,
  numeroOf,
  planes,
  planRadio,
  productos,
  rateCotizacion,
  readCotizacion,
  resumen,
  stale,
  staleText,
} from '../support/cotizacion.ts';
import { bodies } from '../support/cotizacion-bodies.ts';
import { expect, expectToasts, heading, hold, letDraw, notices, test } from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, summary } from '../support/wizard-page.ts';

// These tests create quotes, and other files count the lists and the dashboard.
test.use({ world: 'cotizaciones' });
test.beforeEach(() => test.setTimeout(90_000));

/** The day of the sandbox, on which the period begins. */
const today = new Date('2026-11-20T15:00:00Z');

const parsed = (sent: readonly string[]) => sent.map((body) => JSON.parse(body) as unknown);

test('a quote is rated twice under one number, saved and found in the list, with the bodies that the service asks for', async ({
  page,
  enter,
  sandbox,
}) => {
  await page.clock.setFixedTime(today);
  const sent = await sentBodies(page, '/v1/cotizaciones');
  const before = await countCotizaciones(sandbox);
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  await cotizar(page).click();
  await expectRated(page);
  await expect(planes(page).getByRole('row', { name: /^Total anual/ })).toHaveAccessibleName(
    'Total anual RD$ 33,002.00 RD$ 33,992.06 RD$ 34,982.12',
  );
  const numero = await numeroOf(page);
  await fillField(page, 'Año', '2015');
  await expect(stale(page)).toBeVisible();
  await cotizar(page).click();
  await expectRated(page);
  await planRadio(page, 'Cuatro cuotas').check();
  await guardar(page).click();
  await expect(page).toHaveURL(new RegExp(`/cotizaciones\\?numeroCotizacion=${numero}$`));
  await expect(page.getByRole('row', { name: new RegExp(String(numero)) })).toContainText('Yokasta Rosario Méndez');
  const again = {
    ...bodies[2501],
    curDatos: bodies[2501].curDatos.map((dato) => (dato.cdDato === 250_007 ? { ...dato, valor: '2015' } : dato)),
    nuCotizacionMod: numero,
  };
  expect(parsed(sent)).toStrictEqual([bodies[2501], again, again]);
  expect(cotizacionPosts(sandbox)).toEqual([200, 200, 200]);
  expect(await countCotizaciones(sandbox)).toBe(before + 1);
  expect(await cotizacionDrafts(page)).toEqual([]);
});

test('defaults, three levels, two parents and a plan chosen by default are sent as they stand @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await page.clock.setFixedTime(today);
  const sent = await sentBodies(page, '/v1/cotizaciones');
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2504);
  await expectFields(page, limitesPlus);
  await cotizar(page).click();
  await expectRated(page);
  await expect(planes(page).getByRole('row', { name: /^Total anual/ })).toHaveAccessibleName(
    'Total anual RD$ 68,855.28 RD$ 70,920.94 RD$ 72,986.60',
  );
  const numero = await numeroOf(page);
  await fillFields(page, { 'Dispositivo de rastreo': 'No', 'Conductor habitual': '', Chasis: ' JTD 1 ' });
  await cotizar(page).click();
  await expectRated(page);
  await guardar(page).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  const changed: Readonly<Record<number, string | null>> = { 250_014: '0', 250_022: null, 250_008: 'JTD 1' };
  const again = {
    ...bodies[2504],
    curDatos: bodies[2504].curDatos.map((dato) =>
      Object.hasOwn(changed, dato.cdDato) ? { ...dato, valor: changed[dato.cdDato] } : dato,
    ),
    nuCotizacionMod: numero,
  };
  expect(parsed(sent)).toStrictEqual([bodies[2504], again, again]);
  expect((await readCotizacion(sandbox, numero)).datos).toEqual(again.curDatos);
});

test('two insured goods have a section each and are sent apart @slow', async ({ page, enter, sandbox }) => {
  await page.clock.setFixedTime(today);
  const sent = await sentBodies(page, '/v1/cotizaciones');
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2505);
  await fillFields(bien(page, 1), dosVehiculos[0]);
  await fillFields(bien(page, 2), dosVehiculos[1]);
  // The other insured good keeps its own values.
  await expectFields(bien(page, 1), { ...dosVehiculos[0], 'Uso del vehículo': 'Privado' });
  await cotizar(page).click();
  await expectRated(page);
  await expect(planes(page).getByRole('row', { name: /^Total anual/ })).toHaveAccessibleName(
    'Total anual RD$ 116,342.21 RD$ 119,832.48 RD$ 123,322.74',
  );
  const numero = await numeroOf(page);
  await fillField(bien(page, 2), 'Suma asegurada', '1,900,000.5');
  await cotizar(page).click();
  await expectRated(page);
  await guardar(page).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  const again = {
    ...bodies[2505],
    curDatos: bodies[2505].curDatos.map((dato) => (dato.nuConsecutivo === 13 ? { ...dato, valor: '1900000.5' } : dato)),
    nuCotizacionMod: numero,
  };
  expect(parsed(sent)).toStrictEqual([bodies[2505], again, again]);
  expect((await readCotizacion(sandbox, numero)).idEstatus).toBe(1);
});

test('a change during a slow rating makes its plans stale; the next rating carries the number @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  const before = await countCotizaciones(sandbox);
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2508);
  await cotizar(page).click();
  await expect(cotizar(page)).toHaveAttribute('aria-busy', 'true');
  await fillField(page, 'Suma asegurada', '4500000');
  await expect(planes(page)).toBeVisible();
  await expect(stale(page)).toBeVisible();
  await expect(guardar(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(resumen(page)).toContainText(staleText);
  const numero = await numeroOf(page);
  // The rated values are typed again, so no new rating is needed.
  await fillField(page, 'Suma asegurada', '4,000,000');
  await expectRated(page);
  await fillField(page, 'Suma asegurada', '4500000');
  await cotizar(page).click();
  await expectRated(page);
  expect(cotizacionPosts(sandbox)).toEqual([200, 200]);
  expect(parsed(sent)).toMatchObject([{ nuCotizacionMod: null }, { nuCotizacionMod: numero }]);
  expect(await countCotizaciones(sandbox)).toBe(before + 1);
});

test('typing is kept when another answer redraws the form @slow', async ({ page, enter }) => {
  await page.clock.install({ time: today });
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  const lookUp = await hold(page, '**/v1/clientes/CED/*');
  await fillField(page, 'Número de documento', '40299490264');
  await expect.poll(lookUp.held).toBe(1);
  // The clock stops within the deadline of the look-up.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await field(page, 'Año').fill('2015');
  lookUp.open();
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  await page.clock.resume();
  await expectFields(page, { Año: '2015' });
});

test('an answer lost while saving is looked up by the number: nothing is sent again @slow', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  const before = await countCotizaciones(sandbox);
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const numero = await numeroOf(page);
  sandbox.setFail('POST /v1/cotizaciones=drop');
  await guardar(page).click();
  await expectToasts(page, [failedToast, lostToast]);
  sandbox.setFail('');
  sandbox.calls.length = 0;
  await guardar(page).click();
  await expect(page).toHaveURL(new RegExp(`numeroCotizacion=${numero}$`));
  await expect(notices(page).getByText(`La cotización ya estaba hecha: n.º ${numero}.`)).toBeVisible();
  expect(callsTo('/v1/cotizaciones').slice(0, 1)).toEqual([`GET /v1/cotizaciones/${numero} 200`]);
  expect(cotizacionPosts(sandbox)).toEqual([]);
  expect(await countCotizaciones(sandbox)).toBe(before + 1);
});

test('a refusal of the service shows at its field @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  await page.route('**/v1/cotizaciones', (route) =>
    route.fulfill({
      status: 400,
      json: {
        title: 'Cotización',
        messages: [
          'El campo «Año» no se admite: 2023.',
          'El campo «Marca» no se admite.',
          'El campo «feHasta» no se admite.',
          'Otra cosa.',
        ],
      },
    }),
  );
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Año: El campo «Año» no se admite: 2023.',
    'Marca: El campo «Marca» no se admite.',
    'Vigencia hasta: El campo «Vigencia hasta» no se admite.',
  ]);
  await summary(page).getByRole('link', { name: /^Año/ }).click();
  await expect(field(page, 'Año')).toBeFocused();
  await expect(field(page, 'Año')).toHaveAccessibleDescription(/no se admite: 2023/);
  await expectToasts(page, [
    [
      'Cotización',
      'El campo «Año» no se admite: 2023.',
      'El campo «Marca» no se admite.',
      'El campo «feHasta» no se admite.',
      'Otra cosa.',
    ],
  ]);
  // A message without a field stays in the form and keeps its text when the fields change.
  const refusal = page.getByRole('main').getByText(/^Cotización · /);
  await expect(refusal).toHaveText('Cotización · Otra cosa.');
  await expectAccessible(page);
  await choose(page, 'Producto', productos[2503]);
  await page.getByRole('button', { name: 'Cambiar y borrar' }).click();
  await expectFields(page, { Producto: productos[2503] });
  await expect(field(page, 'Año')).toBeVisible();
  await expect(field(page, 'Marca')).toHaveCount(0);
  await expect(refusal).toHaveText('Cotización · Otra cosa.');
});

test('a product without plans says so: there is nothing to save @slow', async ({ page, enter, sandbox }) => {
  const before = await countCotizaciones(sandbox);
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2507);
  await cotizar(page).click();
  await expect(page.getByText('La aseguradora no ofrece planes para estos datos.')).toBeVisible();
  await expect(planes(page)).toHaveCount(0);
  await letDraw(page);
  await expect(guardar(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(guardar(page)).toHaveAccessibleDescription('Sin planes no hay nada que guardar.');
  await guardar(page).click({ force: true });
  expect(cotizacionPosts(sandbox)).toEqual([200]);
  expect(await countCotizaciones(sandbox)).toBe(before);
});
