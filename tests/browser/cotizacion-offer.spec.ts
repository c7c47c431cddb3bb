import type { Page } from '@playwright/test';
import {
  cotizar,
  expectRated,
  fillCotizacion,
  guardar,
  limitesPlus,
  numeroOf,
  planes,
  planRadio,
  productos,
  rateCotizacion,
  resumen,
  section,
  yokasta,
} from '../support/cotizacion.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { emitir, expectForm, plan } from '../support/emision-page.ts';
import { test } from '../support/emision.ts';
import { expect, heading, hold, letDraw } from '../support/portal.ts';
import { expectFields, field } from '../support/wizard-page.ts';

// The quote as an offer: place and memory of its plans, and ways to send the offer to the client.

test.use({ world: 'oferta' });
test.beforeEach(() => test.setTimeout(90_000));

const boxes = (page: Page) =>
  Promise.all(
    [cotizar(page), guardar(page), emitir(page)].map((button) => button.boundingBox().then((box) => box && { ...box })),
  );
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enviar al cliente' });
const tipo = (page: Page) => field(page, 'Tipo de documento');
const numero = (page: Page) => field(page, 'Número de documento');

test('after Cotizar the plans are in sight on a phone and have the focus, and no action has moved', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expect(guardar(page)).toHaveAccessibleDescription('Cotiza antes de guardar.');
  await expect(emitir(page)).toHaveAccessibleDescription('Cotiza antes de emitir.');
  await cotizar(page).scrollIntoViewIfNeeded();
  const before = await boxes(page);
  await cotizar(page).click();
  await expectRated(page);
  await expect(page.getByRole('heading', { name: 'Planes' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Planes' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Elegir y emitir Pago único' })).toBeInViewport({ ratio: 1 });
  const after = await boxes(page);
  for (const [index, box] of after.entries()) {
    expect(box?.x).toBeCloseTo(before[index]?.x ?? Number.NaN, 0);
    expect(box?.width).toBeCloseTo(before[index]?.width ?? Number.NaN, 0);
    expect(Math.abs((box?.y ?? 0) - (before[index]?.y ?? 0))).toBeLessThan(2);
  }
  // A second press on the same spot must not hit another action of the row.
  expect(new Set(after.map((box) => box?.y)).size).toBe(1);
  const { x = 0, y = 0, width: w = 0, height: h = 0 } = before[0] ?? {};
  expect(
    await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('button')?.textContent,
      [x + w / 2, y + h / 2],
    ),
  ).toBe('Cotizar de nuevo');
  await expectNoAxeViolations(page);
});

test('the focus stays with a person who keeps typing during the rating @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await expectFields(page, limitesPlus);
  const rating = await hold(page, '**/v1/cotizaciones');
  await cotizar(page).click();
  await expect.poll(rating.held).toBe(1);
  await field(page, 'Chasis').fill('OTRO');
  rating.open();
  await expect(planes(page)).toBeVisible();
  await letDraw(page);
  await expect(field(page, 'Chasis')).toBeFocused();
});

test('Elegir y emitir goes on in one press; the plan is remembered by the quote, and by a new visit of the issuance', async ({
  page,
  enter,
}) => {
  page.on('dialog', (asked) => void asked.accept());
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2501);
  const id = await numeroOf(page);
  await page.getByRole('button', { name: 'Elegir y emitir Cuatro cuotas' }).click();
  await expectForm(page);
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
  // Back leads to the saved quote, not to an empty new one.
  await page.goBack();
  await expect(heading(page, `Cotización ${id}`)).toBeVisible();
  await expect(planRadio(page, 'Cuatro cuotas')).toBeChecked();
  await page.goForward();
  await expectForm(page);
  await page.goto(`./cotizaciones/${id}`);
  await expect(planRadio(page, 'Cuatro cuotas')).toBeChecked();
  await expect(planRadio(page, 'Cuatro cuotas')).toHaveAccessibleName('Elegido Cuatro cuotas');
  await expect(resumen(page)).toContainText('Cuatro cuotas: RD$ 33,992.06 al año');
  // The quote opens on its plans, which stand before the form.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'Resumen',
    'Planes',
    'Intermediario',
    'Datos del solicitante',
  ]);
  await page.goto(`./polizas/emision/${id}`);
  await expectForm(page);
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
});

test('a quote goes to its client from its plans and from its row, and stands among Recientes @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/900');
  await expectRated(page);
  await planRadio(page, 'Diez cuotas').check();
  await page.getByRole('button', { name: 'Enviar al cliente' }).click();
  await expect(dialog(page).getByLabel('Mensaje')).toHaveValue(
    /Esta es tu cotización 900 de Vehículo de motor[^]*\nPlan: Diez cuotas\nTotal: RD\$ [\d,]+\.\d\d\n10 cuotas de /,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enviar al cliente' })).toBeFocused();
  await page.goto('./cotizaciones?numeroCotizacion=900');
  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Enviar al cliente' }).click();
  await expect(dialog(page).getByLabel('Mensaje')).toHaveValue(/\nPlan: Diez cuotas\n/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Cotización 900/ })).toBeVisible();
});

test('in a quote the number presets the document type until the person has chosen one', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await expect(tipo(page)).toHaveValue('CED');
  await numero(page).pressSequentially('131845207');
  await page.keyboard.press('Tab');
  await expect(tipo(page)).toHaveValue('RNC');
  await expect(numero(page)).toHaveValue('1-31-84520-7');
  await numero(page).fill(yokasta['Número de documento'] ?? '');
  await expect(tipo(page)).toHaveValue('CED');
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  // The person corrects the preset type, and the number stays.
  await tipo(page).selectOption('PAS');
  await expect(numero(page)).toHaveValue(/^001-?1391825-?4$/);
  await numero(page).fill('131845207');
  await page.keyboard.press('Tab');
  await expect(tipo(page)).toHaveValue('PAS');
});

test('in a filter the number presets the document type; a type alone is possible and never preset', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones');
  const search = page.getByRole('search');
  const [type, number] = [search.getByLabel('Tipo de documento'), search.getByLabel('Número de documento')];
  await expect(type.getByRole('option')).toHaveCount(5);
  await expect(type).toHaveValue('');
  await number.fill('00113918254');
  await expect(type).toHaveValue('CED');
  await number.fill('131845207');
  await number.press('Enter');
  await expect(page).toHaveURL(/tipoDocumento=RNC&numeroDocumento=131845207/);
  await page.reload();
  await expect(type).toHaveValue('RNC');
  await number.fill('00113918254');
  await expect(type).toHaveValue('CED');
  await type.selectOption('PAS');
  await number.fill('');
  await number.press('Tab');
  await expect(type).toHaveValue('PAS');
  await search.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\?tipoDocumento=PAS$/);
});

test('amounts show their thousands until they are typed into, wherever the caret is', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/877');
  const suma = field(page, 'Suma asegurada');
  await expect(suma).toHaveValue('1,500,000');
  await suma.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(suma).toHaveValue('100000');
  await page.keyboard.type('75');
  await page.keyboard.press('Tab');
  await expect(suma).toHaveValue('17,500,000');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('1600000');
  await page.keyboard.press('Tab');
  await expect(suma).toHaveValue('1,600,000');
  await expect(field(page, 'Año')).toHaveValue('2024');
});

test('the product that was quoted last stands first among the products; the intermediary is one line that opens @slow', async ({
  page,
  enter,
}) => {
  page.on('dialog', (asked) => void asked.accept());
  await enter('intermediario', './cotizaciones/create');
  await rateCotizacion(page, 2508);
  await page.goto('./cotizaciones/create');
  await page.getByRole('button', { name: 'Hacer otra cotización' }).click();
  const options = field(page, 'Producto').getByRole('option');
  await expect(options.nth(1)).toHaveText(productos[2508]);
  const codigo = section(page, 'Intermediario').getByText('Código de intermediario');
  await expect(codigo).toBeHidden();
  await page.getByText('Intermediario', { exact: true }).click();
  await expect(codigo).toBeVisible();
  await expectNoAxeViolations(page);
});
