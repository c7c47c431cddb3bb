import type { Page } from '@playwright/test';
import { changeAnswer } from '../support/change-answer.ts';
import { go } from '../support/lists.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import {
  choose,
  continueCotizacion,
  cotizacionDrafts,
  cotizacionPosts,
  cotizar,
  datos,
  expectAccessible,
  expectRated,
  guardar,
  numeroOf,
  planes,
  productos,
  readCotizacion,
  resumen,
  section,
  stale,
  yokasta,
} from '../support/cotizacion.ts';
import { emitir } from '../support/emision-page.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, summary } from '../support/wizard-page.ts';

// Reopens quotes of the seed: 877 (saved, 2504), 885 (to be issued, 2505),
// 867 (incomplete, 2505), 868 (saved, with gaps).

test.use({ world: 'cotizaciones' });
test.beforeEach(() => test.setTimeout(90_000));

const none = (page: Page, id: string) => page.getByText(`No tienes una cotización con el número ${id}.`);

test('a saved quote is opened from the list with all that it holds, changed under its number, and saved', async ({
  page,
  enter,
  sandbox,
}) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  const before = await readCotizacion(sandbox, 877);
  await enter('intermediario', './cotizaciones?numeroCotizacion=877');
  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Abrir', exact: true }).click();
  await expect(heading(page, 'Cotización 877')).toBeVisible();
  await expectFields(page, {
    'Tipo de documento': 'Cédula',
    'Número de documento': '054-5914400-1',
    'Nombre completo o razón social': 'Radhamés Ñico Ozuna Reynoso',
    Producto: productos[2504],
    Moneda: 'Peso dominicano',
    'Vigencia desde': '13-11-2026',
    'Vigencia hasta': '13-11-2027',
    ...datos[2504],
    'Suma asegurada': '1,500,000',
    'Fecha de adquisición': '09-10-2025',
    'Número de pasajeros': '5',
    'Conductor habitual': 'Su esposa',
    'Dispositivo de rastreo': 'Sí',
    'Uso del vehículo': 'Privado',
    Plan: 'Plan Plus',
    'Opción del plan': 'Opción 2',
    'Daños a la propiedad ajena': '1,000,000',
    'Lesiones a una persona': '1,000,000',
    'Lesiones a más de una persona': '2,000,000',
    'Fianza judicial': '1,000,000',
  });
  await expectRated(page);
  await expect(planes(page).getByRole('row', { name: /^Total anual/ })).toHaveAccessibleName(
    'Total anual RD$ 73,994.54 RD$ 76,214.38 RD$ 78,434.21',
  );
  // Opening is not typing: the rates mark their values and change none.
  await expect(field(page, 'Fianza judicial')).toHaveAccessibleDescription('Valor del plan');
  expect(await cotizacionDrafts(page)).toEqual([]);
  await fillFields(page, { 'Conductor habitual': 'Su hija', 'Suma asegurada': '1600000' });
  await expect(stale(page)).toBeVisible();
  await cotizar(page).click();
  await expectRated(page);
  await guardar(page).click();
  await expect(page).toHaveURL(/\?numeroCotizacion=877$/);
  const changed: Readonly<Record<number, string>> = { 250_016: '1600000', 250_022: 'Su hija' };
  const body = {
    cdEntidad: 1,
    cdPersonaMed: 50124,
    cdMoneda: 1,
    cdArea: 25,
    cdProducto: 2504,
    feDesde: '2026-11-13',
    feHasta: '2027-11-13',
    cdRegion: 1,
    tpDocumento: 'CED',
    nuDocumento: '05459144001',
    inWebExterna: 'I',
    cdVigencia: 'A',
    cdSucursal: 1,
    cdCanalVenta: 9,
    curDatos: before.datos.map((dato) => ({ ...dato, valor: changed[dato.cdDato] ?? dato.valor })),
    cdUsuario: 'intermediario',
    diIp: '',
    nuCotizacionMod: 877,
  };
  expect(sent.map((text) => JSON.parse(text) as unknown)).toStrictEqual([body, body]);
  expect((await readCotizacion(sandbox, 877)).idEstatus).toBe(1);
});

test('a quote of another company is shown and priced under that company @slow', async ({ page, enter, sandbox }) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  await changeAnswer(page, '**/v1/cotizaciones/815', { cdEntidad: 2 });
  await enter('intermediario', './cotizaciones/815');
  await expect(section(page, 'Intermediario')).toContainText('Seguros de personas');
  await fillField(page, 'Conductor habitual', 'Su hija');
  await expect(stale(page)).toBeVisible();
  await cotizar(page).click();
  await expectRated(page);
  const companies = () => sent.map((text) => (JSON.parse(text) as { readonly cdEntidad: number }).cdEntidad);
  await expect.poll(companies).toEqual([2]);

  // The draft can be continued among the new quotes too, once its company is known.
  await fillField(page, 'Conductor habitual', 'Su hijo');
  sandbox.setFail('GET /v1/cotizaciones/{id}=500');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('./cotizaciones/create');
  await continueCotizacion(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(cotizar(page)).toHaveCount(0);
  sandbox.setFail('');
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await expect(section(page, 'Intermediario')).toContainText('Seguros de personas');
  await expectFields(page, { 'Conductor habitual': 'Su hijo' });
  await page.getByRole('button', { name: 'Cotizar de nuevo' }).click();
  await expect.poll(companies).toEqual([2, 2]);
});

test('each of two insured goods shows its own values @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/885');
  await expectFields(section(page, 'Datos técnicos del bien asegurado 1'), {
    Sector: 'Piantini',
    'Cobertura de daños propios': 'Amplia',
    Marca: 'Honda',
    Modelo: 'Civic',
    Deducible: '1 % de la pérdida, mínimo RD$ 5,000',
    Chasis: '2HGFC2F59NH504417',
  });
  await expectFields(section(page, 'Datos técnicos del bien asegurado 2'), {
    Marca: 'Toyota',
    Modelo: 'Hilux',
    'Suma asegurada': '1,850,000.50',
    'Uso del vehículo': 'Comercial',
    Deducible: '4 % de la pérdida, mínimo RD$ 10,000',
  });
  await expectRated(page);
  await expect(page.getByRole('main').getByText('Pendiente de emisión')).toBeVisible();
});

test('an incomplete quote says what it lacks, and takes its number when it is rated @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './cotizaciones/867');
  await expectFields(section(page, 'Datos técnicos del bien asegurado 2'), { Marca: 'Toyota', Modelo: '', Año: '' });
  await expect(planes(page)).toHaveCount(0);
  await expect(guardar(page)).toHaveAccessibleDescription('Cotiza antes de guardar.');
  await cotizar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(
    ['Deducible', 'Modelo', 'Año', 'Suma asegurada', 'Uso del vehículo', 'Deducible'].map(
      (label) => `${label}: Este campo es obligatorio.`,
    ),
  );
  await fillFields(section(page, 'Datos técnicos del bien asegurado 1'), { Deducible: '1 % de la pérdida, mínimo RD$ 5,000' });
  await fillFields(section(page, 'Datos técnicos del bien asegurado 2'), {
    Modelo: 'Hilux',
    Año: '2019',
    'Suma asegurada': '20000',
    'Uso del vehículo': 'Privado',
    Deducible: '1 % de la pérdida, mínimo RD$ 5,000',
  });
  const main = page.getByRole('main');
  await expect(main.getByText('Pendiente de emisión')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Emitir' })).toHaveCount(0);
  await expect(emitir(page)).toHaveAccessibleDescription('Cotiza antes de emitir.');
  await cotizar(page).click();
  await expectRated(page);
  expect(await numeroOf(page)).toBe(867);
  // The page says above and below that the quote can be issued.
  await expect(main.getByText('Pendiente de emisión')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Emitir' })).toHaveAttribute('href', /\/polizas\/emision\/867$/);
  await expect(emitir(page)).not.toHaveAttribute('aria-disabled');
  expect(await readCotizacion(sandbox, 867)).toMatchObject({ idEstatus: 1, cdMoneda: 2, planes: [{}, {}, {}] });
});

test('a saved quote with gaps shows its plans; to save it, what is missing comes first @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './cotizaciones/868');
  await expect(planes(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Emitir' })).toHaveCount(0);
  await expect(emitir(page)).toHaveAccessibleDescription('La cotización está guardada sin procesar. Cotiza antes de emitir.');
  await expectFields(page, { Año: '', Sector: '', 'Daños a la propiedad ajena': '100,000', 'Opción del plan': 'Opción 1' });
  await guardar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Año: Este campo es obligatorio.',
    'Sector: Este campo es obligatorio.',
  ]);
  expect(cotizacionPosts(sandbox)).toEqual([]);
});

test('a quote in status 3, 4 or 6 can only be read @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './perfil');
  for (const [id, nombre] of [
    [889, 'Procesada'],
    [884, 'Anulada'],
    [875, 'Emisión de endoso en proceso'],
  ] as const) {
    const { nombreContratante } = await readCotizacion(sandbox, id);
    await go(page, `/cotizaciones/${id}`);
    await expect(heading(page, `Cotización ${id}`)).toBeVisible();
    await expect(page.getByRole('main').getByText(nombre, { exact: true })).toBeVisible();
    await expect(page.getByText('Esta cotización se puede ver, pero no cambiar.')).toBeVisible();
    await expectFields(page, { Producto: productos[2501], 'Nombre completo o razón social': nombreContratante ?? '' });
    await expect(planes(page)).toBeVisible();
    if (id === 889) await expect(resumen(page)).not.toContainText('Desde');
    for (const name of ['Cotizar', 'Cotizar de nuevo', 'Guardar', 'Cancelar proceso', 'Crear cliente']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
    for (const label of ['Número de documento', 'Vigencia desde', 'Chasis']) {
      await expect(field(page, label)).toHaveAttribute('readonly', '');
    }
    await field(page, 'Año').press('Enter');
    await expect(page.getByRole('link', { name: 'Duplicar' })).toBeVisible();
    await expectAccessible(page);
    expect(cotizacionPosts(sandbox)).toEqual([]);
    // Without typing no question is asked.
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect(await cotizacionDrafts(page)).toEqual([]);
  }
});

test('a missing quote, or another user’s, shows a message in the page @slow', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './cotizaciones/999999');
  await expect(none(page, '999999')).toBeVisible();
  await expect(page).toHaveURL(/\/cotizaciones\/999999$/);
  await expectToasts(page, [['Consulta de cotización', 'No existe la cotización 999999.']]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir a cotizaciones' }).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  for (const id of ['abc', '0']) {
    await page.goto(`./cotizaciones/${id}`);
    await expect(none(page, id)).toBeVisible();
  }
  expect(callsTo('/v1/cotizaciones/').filter((call) => !call.includes('999999'))).toEqual([]);
  await enter('corredora', './cotizaciones/877');
  await expect(none(page, '877')).toBeVisible();
});

test('values that differ from those of the plan stand when the quote is opened again @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/877');
  await expectFields(page, { 'Fianza judicial': '1,000,000' });
  await fillFields(page, { 'Fianza judicial': '900000', 'Lesiones a una persona': '850000' });
  await expect(stale(page)).toBeVisible();
  await cotizar(page).click();
  await expectRated(page);
  await guardar(page).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
  await page.goto('./cotizaciones/877');
  await expect(field(page, 'Daños a la propiedad ajena')).toHaveAccessibleDescription('Valor del plan');
  await expectFields(page, { 'Fianza judicial': '900,000', 'Lesiones a una persona': '850,000' });
  await expectRated(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // Typing before the name arrives would be appended to the name.
  await expectFields(page, { 'Opción del plan': 'Opción 2' });
  // Another option asks before it overwrites the values.
  await choose(page, 'Opción del plan', 'Opción 1');
  await expect(page.getByRole('alertdialog', { name: 'Valores del plan' }).getByRole('listitem')).toHaveCount(2);
});

test('Duplicar begins a new quote with its product and data; applicant and days are fresh @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  const sent = await sentBodies(page, '/v1/cotizaciones');
  const source = await readCotizacion(sandbox, 885);
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
  await enter('intermediario', './cotizaciones/885');
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await expect(page).toHaveURL(/\/cotizaciones\/create\?de=885$/);
  await expectFields(page, {
    'Tipo de documento': 'Cédula',
    'Número de documento': '',
    Producto: productos[2505],
    Moneda: 'Peso dominicano',
    'Vigencia desde': '20-11-2026',
    'Vigencia hasta': '20-11-2027',
  });
  await expect(field(section(page, 'Datos técnicos del bien asegurado 2'), 'Modelo')).toHaveValue('Hilux');
  await expect(planes(page)).toHaveCount(0);
  await expect(resumen(page)).toContainText('Sin cotizar');
  await fillFields(page, yokasta);
  await cotizar(page).click();
  await expectRated(page);
  const numero = await numeroOf(page);
  expect(numero).not.toBe(885);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ nuCotizacionMod: null, nuDocumento: '00113918254', curDatos: source.datos });
  expect(await readCotizacion(sandbox, 885)).toEqual(source);
});

test('a copy of a missing quote shows a message; an address without a quote opens an empty one @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './cotizaciones/create?de=999999');
  await expect(none(page, '999999')).toBeVisible();
  await page.goto('./cotizaciones/create?de=abc');
  await expectFields(page, { Producto: 'Selecciona…' });
});

test('the draft of a reopened quote is offered there, and not among the new quotes @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/885');
  const own = section(page, 'Datos técnicos del bien asegurado 1');
  await expect(field(own, 'Chasis')).toHaveValue('2HGFC2F59NH504417');
  await fillField(own, 'Chasis', 'OTRO');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quedarme' }).click();
  await page.reload();
  await continueCotizacion(page);
  await expectFields(own, { Chasis: 'OTRO', Modelo: 'Civic' });
  await expect(stale(page)).toBeVisible();
  await page.goto('./cotizaciones/877');
  await expect(heading(page, 'Cotización 877')).toBeVisible();
  await expectFields(page, { Producto: productos[2504] });
  await page.goto('./cotizaciones/885');
  await page.getByRole('button', { name: 'Abrirla sin el borrador' }).click();
  await expectFields(own, { Chasis: '2HGFC2F59NH504417' });
  await expectRated(page);
});
