import type { Page } from '@playwright/test';
import { sentBodies } from '../support/sent-bodies.ts';
import {
  beginCotizacion,
  choose,
  continueCotizacion,
  cotizacionDrafts,
  cotizacionPosts,
  cotizar,
  countCotizaciones,
  datos,
  expectAccessible,
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
  stale,
  yokasta,
} from '../support/cotizacion.ts';
import { anaWith } from '../support/cliente-fixtures.ts';
import { expect, expectToasts, fillLogin, heading, stored, test } from '../support/portal.ts';
import { expectCatalogues, expectFields, fillField, fillFields, WizardPage, summary } from '../support/wizard-page.ts';

// What is typed into a quote outlives whatever happens to its page.

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
const offer = (page: Page) => page.getByRole('heading', { name: /^Tienes un borrador de / });

/** Ends the session in earnest and signs in again. */
async function signInAgain(page: Page, userName: string, sandbox: { setFail: (list: string) => void }): Promise<void> {
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  sandbox.setFail('');
  await fillLogin(page, userName);
}

for (const stage of ['typed', 'rated', 'stale'] as const) {
  test(`a quote that is ${stage} survives a reload, a killed tab and the end of the session @slow`, async ({
    page: first,
    context,
    enter,
    sandbox,
  }) => {
    let page = first;
    const before = await countCotizaciones(sandbox);
    await enter('intermediario', './cotizaciones/create');
    await fillCotizacion(page, 2501);
    await fillField(page, 'Chasis', `CH ${stage}`);
    await expectFields(page, limitesPlus);
    let numero: number | null = null;
    if (stage !== 'typed') {
      await cotizar(page).click();
      await expectRated(page);
      await planRadio(page, 'Diez cuotas').check();
      numero = await numeroOf(page);
    }
    const shown = { ...typed, Chasis: `CH ${stage}`, Año: stage === 'stale' ? '2015' : '2023' };
    if (stage === 'stale') await fillField(page, 'Año', '2015');
    const expectAll = async () => {
      await expectFields(page, shown);
      // Nothing else is under way: the next call is that of the next press.
      await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
      await expect(page.getByText('Buscando los valores del plan…')).toHaveCount(0);
      if (stage === 'typed') {
        await expect(planes(page)).toHaveCount(0);
        return;
      }
      if (stage === 'rated') await expectRated(page);
      else await expect(stale(page)).toBeVisible();
      await expect(planRadio(page, 'Diez cuotas')).toBeChecked();
      expect(await numeroOf(page)).toBe(numero);
    };

    // Not even the rest of the typing is waited for.
    await page.reload();
    await expect(offer(page)).toHaveText(`Tienes un borrador de ${productos[2501]} · 001-1391825-4`);
    await expectAccessible(page);
    await continueCotizacion(page);
    await expectAll();

    page = await context.newPage();
    await first.close();
    await page.goto('./cotizaciones/create');
    await continueCotizacion(page);
    await expectAll();
    expect(await cotizacionDrafts(page)).toMatchObject([
      { user: 'intermediario', uncertain: false, values: { numero: numero === null ? '' : String(numero) } },
    ]);

    sandbox.setFail('POST /v1/account/token/refresh=401');
    sandbox.expireTokens();
    await cotizar(page).click();
    await signInAgain(page, 'intermediario', sandbox);
    await expectAll();
    await expect(page).toHaveURL(/\/cotizaciones\/create$/);
    sandbox.calls.length = 0;
    await cotizar(page).click();
    await expectRated(page);
    await guardar(page).click();
    await expect(heading(page, 'Cotizaciones')).toBeVisible();
    // What had been rated when the session ended was found to be there.
    expect(cotizacionPosts(sandbox)).toEqual(stage === 'rated' ? [200] : [200, 200]);
    expect(await countCotizaciones(sandbox)).toBe(before + 1);
    expect(await cotizacionDrafts(page)).toEqual([]);
  });
}

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

test('a draft can be discarded, or left for later beside another quote; two tabs have their own @slow', async ({
  page,
  context,
  enter,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  await fillField(page, 'Chasis', 'PRIMERA');
  const second = await context.newPage();
  await second.goto('./cotizaciones/create');
  // The other tab works on it.
  await expect(offer(second)).toHaveCount(0);
  await beginCotizacion(second, 2503);
  await fillField(second, 'Chasis', 'SEGUNDA');
  await expect
    .poll(async () => (await cotizacionDrafts(page)).map(({ values }) => values.producto).toSorted())
    .toEqual(['2501', '2503']);
  await second.close();
  await page.reload();
  await expect(offer(page)).toHaveCount(2);
  await page.getByRole('button', { name: `Descartar el borrador de ${productos[2503]} · 001-1391825-4` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(offer(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Hacer otra cotización' }).click();
  await expectFields(page, { 'Número de documento': '', Producto: 'Selecciona…' });
  await page.reload();
  await continueCotizacion(page);
  await expectFields(page, { Producto: productos[2501], Chasis: 'PRIMERA' });
});

test('who signs in instead finds nothing, and the draft is gone @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  await fillField(page, 'Chasis', 'SOLOMIO');
  // No other call ends the session.
  await expectCatalogues(page);
  sandbox.setFail('POST /v1/account/token/refresh=401');
  sandbox.expireTokens();
  await choose(page, 'Marca', 'Toyota');
  await signInAgain(page, 'sociedad', sandbox);
  await expectFields(page, { 'Número de documento': '', Producto: 'Selecciona…' });
  expect(JSON.stringify(await stored(page))).not.toContain('SOLOMIO');
});

test('an unknown applicant is made a client on the way; back, everything stands as it was @slow', async ({
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

test('the way to the creation of a client and back without one loses nothing @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await beginCotizacion(page, 2501);
  await fillFields(page, { Chasis: 'CONSERVADO' });
  await fillField(page, 'Número de documento', '00113918253');
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await expectFields(page, { Producto: productos[2501], Chasis: 'CONSERVADO', 'Número de documento': '001-1391825-3' });
  await expectToasts(page, []);
});
