import type { Locator, Page } from '@playwright/test';
import {
  beginCotizacion,
  bien,
  choose,
  cotizacionDrafts,
  cotizacionPosts,
  cotizar,
  datos,
  expectAccessible,
  expectRated,
  limitesPlus,
  planes,
  productos,
  rateCotizacion,
  section,
  stale,
  yokasta,
} from '../support/cotizacion.ts';
import { expect, hold, letDraw, test } from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, type Typed, summary } from '../support/wizard-page.ts';

// Rates of a plan, defaults and parent fields fill and empty the technical fields.

test.use({ world: 'cotizaciones' });
test.beforeEach(() => test.setTimeout(90_000));

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Valores del plan' });
const noLimites: Typed = Object.fromEntries(Object.keys(limitesPlus).map((label) => [label, '']));
const noRow = 'El plan no tiene valores para esta opción y esta moneda: nada cambió.';
const mark = (page: Page, label: string, text: string) => expect(field(page, label)).toHaveAccessibleDescription(text);

test('a plan fills what is empty and what it filled before, in the currency of the quote; clearing the option fills nothing @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  await fillFields(page, { Plan: 'Plan Plus' });
  // Only the plan triggers the call for its rates.
  const asked = () => callsTo('/v1/productos/campos').filter((call) => call.startsWith('POST'));
  await expect.poll(asked).toEqual(['POST /v1/productos/campos 200']);
  await expectFields(page, noLimites);
  await expect(page.getByText(noRow)).toHaveCount(0);
  await fillFields(page, { 'Opción del plan': 'Opción 1' });
  await expectFields(page, limitesPlus);
  for (const label of Object.keys(limitesPlus)) await mark(page, label, 'Valor del plan');
  await fillFields(page, { 'Opción del plan': 'Opción 3' });
  await expectFields(page, { 'Daños a la propiedad ajena': '1,500,000', 'Lesiones a más de una persona': '3,000,000' });
  await fillFields(page, { Moneda: 'Dólar estadounidense' });
  await expectFields(page, {
    'Daños a la propiedad ajena': '30,000',
    'Lesiones a una persona': '30,000',
    'Lesiones a más de una persona': '60,000',
    'Fianza judicial': '30,000',
  });
  // The rates have no row for euros: a quiet message says so, and no value changes.
  await fillFields(page, { Moneda: 'Euro' });
  await expect(page.getByText(noRow)).toBeVisible();
  await expectFields(page, { 'Fianza judicial': '30,000' });
  await expectAccessible(page);
  await fillFields(page, { Moneda: 'Peso dominicano' });
  await expect(page.getByText(noRow)).toHaveCount(0);
  await expectFields(page, { 'Fianza judicial': '1,500,000' });
  expect(asked()).toEqual(['POST /v1/productos/campos 200']);

  await clear(page, 'Opción del plan');
  await letDraw(page);
  await expectFields(page, { 'Fianza judicial': '1,500,000' });
  // The other plan has no option yet; its first option fills the fields again.
  await fillFields(page, { Plan: 'Plan Básico' });
  await expectFields(page, { 'Fianza judicial': '1,500,000' });
  await fillFields(page, { 'Opción del plan': 'Opción 1' });
  await expectFields(page, { 'Fianza judicial': '100,000', 'Lesiones a más de una persona': '200,000' });
  await expect(question(page)).toHaveCount(0);
});

/** Clears the choice of a select or a combobox. */
async function clear(page: Page, label: string): Promise<void> {
  const control = field(page, label);
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption({ label: 'Selecciona…' });
  else {
    await control.fill('');
    await control.press('Tab');
  }
}

const own: Typed = { 'Daños a la propiedad ajena': '700,000', 'Fianza judicial': '650,000.00' };

for (const [answer, press, expected] of [
  [
    'some',
    async (dialog: Locator) => {
      const some = dialog.getByRole('button', { name: 'Usar los marcados' });
      await expect(some).toHaveAttribute('aria-disabled', 'true');
      await some.click({ force: true });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'Fianza judicial' }).check();
      await some.click();
    },
    { ...limitesPlus, 'Daños a la propiedad ajena': '700,000' },
  ],
  ['Escape', (dialog: Locator) => dialog.page().keyboard.press('Escape'), { ...limitesPlus, ...own }],
] as const) {
  test(`what was typed is written over only if the person says so: ${answer} @slow`, async ({ page, enter }) => {
    await enter('intermediario', './cotizaciones/create');
    await beginCotizacion(page, 2501);
    await fillFields(page, own);
    await fillFields(page, { Plan: 'Plan Plus' });
    await choose(page, 'Opción del plan', 'Opción 1');
    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole('listitem')).toHaveText([
      'Daños a la propiedad ajenaTuyo700,000Del plan500,000',
      'Fianza judicialTuyo650,000Del plan500,000',
    ]);
    await expectAccessible(page);
    await press(question(page));
    await expect(question(page)).toHaveCount(0);
    await expect(field(page, 'Opción del plan')).toBeFocused();
    await expectFields(page, expected);
    // The answer holds: further typing asks nothing.
    await fillField(page, 'Año', '2024');
    await letDraw(page);
    await expect(question(page)).toHaveCount(0);
    await mark(page, 'Lesiones a una persona', 'Valor del plan');
  });
}

test('failed rates can be retried at their fields; the rates of a former plan never arrive @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  sandbox.setFail('POST /v1/productos/campos=500x1');
  await fillFields(page, { Plan: 'Plan Plus' });
  const failed = section(page, 'Datos técnicos').getByText('No se pudieron consultar los valores del plan.');
  await expect(failed).toBeVisible();
  await expectFields(page, noLimites);
  await expectAccessible(page);
  await section(page, 'Datos técnicos').getByRole('button', { name: 'Reintentar' }).click();
  await expect(failed).toHaveCount(0);
  await fillFields(page, { 'Opción del plan': 'Opción 1' });
  await expectFields(page, limitesPlus);

  // Another plan is chosen before the rates of the first one arrive.
  const late = await hold(page, '**/v1/productos/campos');
  await fillFields(page, { Plan: 'Plan Premium', 'Opción del plan': 'Opción 1' });
  await expect(page.getByText('Buscando los valores del plan…')).toBeVisible();
  await expect.poll(late.held).toBe(1);
  await page.unroute('**/v1/productos/campos');
  await fillFields(page, { Plan: 'Plan Básico', 'Opción del plan': 'Opción 2' });
  await expectFields(page, { 'Fianza judicial': '250,000' });
  late.open();
  await letDraw(page);
  await expectFields(page, { 'Daños a la propiedad ajena': '250,000', 'Fianza judicial': '250,000' });
});

test('Cotizar waits for the values of the plan, and for the answer about them; what failed is missed at its fields @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  const { Plan: plan, 'Opción del plan': opcion, ...rest } = datos[2501];
  await fillFields(page, rest);
  await fillFields(page, { 'Fianza judicial': '650000' });
  const late = await hold(page, '**/v1/productos/campos');
  await fillFields(page, { Plan: plan, 'Opción del plan': opcion });
  await expect(page.getByText('Buscando los valores del plan…')).toBeVisible();
  await cotizar(page).click();
  await cotizar(page).click({ force: true });
  await letDraw(page);
  await expect(summary(page)).toHaveCount(0);
  expect(cotizacionPosts(sandbox)).toEqual([]);
  late.open();
  await expect(question(page)).toBeVisible();
  expect(cotizacionPosts(sandbox)).toEqual([]);
  await question(page).getByRole('button', { name: 'Usar el del plan' }).click();
  await expectRated(page);
  expect(cotizacionPosts(sandbox)).toEqual([200]);

  await page.unroute('**/v1/productos/campos');
  for (const label of Object.keys(limitesPlus)) await fillField(page, label, '');
  sandbox.setFail('POST /v1/productos/campos=500x1');
  const failing = await hold(page, '**/v1/productos/campos');
  await fillFields(page, { Plan: 'Plan Premium', 'Opción del plan': 'Opción 1' });
  await cotizar(page).click();
  await letDraw(page);
  await expect(summary(page)).toHaveCount(0);
  failing.open();
  await expect(summary(page)).toBeVisible();
  expect(cotizacionPosts(sandbox)).toEqual([200]);
});

test('defaults are marked until they are changed; a plan by default fills at once @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2504);
  await expectFields(page, {
    'Número de pasajeros': '5',
    'Conductor habitual': 'El asegurado',
    'Dispositivo de rastreo': 'Sí',
    'Uso del vehículo': 'Privado',
    Plan: 'Plan Plus',
    'Opción del plan': 'Opción 1',
    ...limitesPlus,
    Chasis: '',
  });
  for (const label of ['Número de pasajeros', 'Conductor habitual', 'Dispositivo de rastreo', 'Uso del vehículo', 'Plan']) {
    await mark(page, label, 'Valor por defecto');
  }
  await fillFields(page, { 'Número de pasajeros': '4', 'Conductor habitual': '', 'Dispositivo de rastreo': 'No' });
  for (const label of ['Número de pasajeros', 'Conductor habitual', 'Dispositivo de rastreo']) await mark(page, label, '');
  await fillFields(page, { 'Conductor habitual': 'El asegurado', 'Dispositivo de rastreo': 'Sí' });
  for (const label of ['Conductor habitual', 'Dispositivo de rastreo']) await mark(page, label, 'Valor por defecto');
  await expect(question(page)).toHaveCount(0);
});

test('a change of a shared field empties both insured goods; a change of one leaves the other @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2505);
  await fillFields(bien(page, 1), { 'Cobertura de daños propios': 'Amplia', Deducible: '1 % de la pérdida, mínimo RD$ 5,000' });
  await fillFields(bien(page, 2), { 'Uso del vehículo': 'Comercial', Deducible: '4 % de la pérdida, mínimo RD$ 10,000' });
  await expectFields(bien(page, 1), { Deducible: '1 % de la pérdida, mínimo RD$ 5,000' });
  await fillFields(bien(page, 2), { Marca: 'Toyota', Modelo: 'Hilux' });
  await fillFields(bien(page, 1), { Marca: 'Honda', Modelo: 'Civic' });
  await expectFields(bien(page, 2), { Modelo: 'Hilux' });
  await fillFields(bien(page, 1), { 'Cobertura de daños propios': 'Limitada' });
  for (const number of [1, 2]) await expectFields(bien(page, number), { Deducible: '' });
});

test('the fields of a product that fail are tried again in place; nothing is rated without them @slow', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  await enter('intermediario', './cotizaciones/create');
  sandbox.setFail('GET /v1/productos/campos/{product}/{context}=500x1');
  await fillFields(page, { ...yokasta, Producto: productos[2501] });
  const failed = section(page, 'Datos técnicos').getByText('No se pudieron cargar los datos técnicos del producto.');
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Producto: Sus datos técnicos no se pudieron cargar. Reintenta antes de cotizar.',
  ]);
  // The error stays during other changes and disappears once the fields are loaded.
  await fillFields(page, { Moneda: 'Dólar estadounidense' });
  await expect.poll(async () => (await cotizacionDrafts(page)).map(({ values }) => values.moneda)).toEqual(['2']);
  await letDraw(page);
  await expect(summary(page).getByRole('link')).toHaveCount(1);
  await section(page, 'Datos técnicos').getByRole('button', { name: 'Reintentar' }).click();
  await expect(field(page, 'Chasis')).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await expect(field(page, 'Producto')).toHaveAccessibleDescription('');
  await fillFields(page, datos[2501]);
  await expectFields(page, { 'Fianza judicial': '10,000' });
  await cotizar(page).click();
  await expectRated(page);
  expect(callsTo('/v1/productos/campos/2501/1')).toHaveLength(2);
});

test('another product asks before what is filled in goes; late fields of the former one never come @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const ask = page.getByRole('alertdialog', { name: 'Cambiar de producto' });
  await choose(page, 'Producto', productos[2508]);
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Conservar el producto' }).click();
  await expectFields(page, { Producto: productos[2501], ...datos[2501], ...limitesPlus });
  await expect(stale(page)).toHaveCount(0);

  const late = await hold(page, '**/v1/productos/campos/2508/1');
  await choose(page, 'Producto', productos[2508]);
  await ask.getByRole('button', { name: 'Cambiar y borrar' }).click();
  await expect(page.getByText('Cargando los datos técnicos…')).toBeVisible();
  await expect(field(page, 'Chasis')).toHaveCount(0);
  await expect.poll(late.held).toBe(1);
  // Empty fields need no question.
  await choose(page, 'Producto', productos[2503]);
  await expect(field(page, 'Chasis')).toHaveValue('');
  late.open();
  await letDraw(page);
  await expect(field(page, 'Capacidad en galones')).toHaveCount(0);
  await expect(planes(page)).toBeVisible();
  await expect(stale(page)).toBeVisible();
});
