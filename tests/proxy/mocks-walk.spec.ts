import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { reportRows } from '../../src/app/portal/screens.ts';
import { paths } from '../../src/domain/paths.ts';
import { reportes } from '../../src/domain/reportes.ts';
import { ana } from '../support/cliente-fixtures.ts';
import { beginCotizacion, cotizar, expectRated, guardar, numeroOf, planes } from '../support/cotizacion.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmar,
  emitida,
  expectForm,
  fillEmision,
  said,
  seccion,
  expectUploaded,
} from '../support/emision-page.ts';
import { expect, expectToasts, heading } from '../support/portal.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { fillFields, type Typed, WizardPage } from '../support/wizard-page.ts';
import { test } from './mocks.ts';

// Every flow on the examples of the contracts, for developers who start from the examples.

const example = 'Reporte de ejemplo del contrato';
const viewer = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`));

/** The one code table of the examples stands for all of them. */
const cliente = {
  ...ana,
  correos: [{ 'Correo electrónico': 'ana@ejemplo.do', 'Tipo de envío': 'Activo', 'Estatus del correo': 'Activo' }],
  direcciones: ana.direcciones.map((direccion) => ({
    ...direccion,
    'Tipo de dirección': 'Activo',
    'Tipo de vivienda': 'Activo',
  })),
};

/** The one table of technical values in the examples stands for all of them. */
const datos: Typed = {
  Marca: 'Corolla',
  Modelo: 'RAV4',
  Año: '2023',
  Sector: 'Hilux',
  Plan: 'Hilux',
  'Opción del plan': 'Corolla',
  'Daños a la propiedad ajena': '500000',
  'Lesiones a una persona': '500000',
  'Lesiones a más de una persona': '1000000',
  'Fianza judicial': '500000',
};

/** The aged balance has its own step, because it also has a spreadsheet. */
const screens = reportRows.filter(({ screen }) => screen.name !== 'saldoAntiguedad');

test('a client is created, a quote rated, saved and issued, and all eight reports are printed', async ({ page, signIn }) => {
  test.setTimeout(150_000);
  const sent = await sentBodies(page, '/v1/reportes');
  await signIn('quien-sea', './login?returnTo=/clientes/create');

  await test.step('a client whose document nobody has', async () => {
    const wizard = new WizardPage(page);
    await wizard.fillAll(cliente);
    await wizard.crear.click();
    await expectToasts(page, [['Creación de cliente', 'El cliente fue creado correctamente.']]);
    await expect(page).toHaveURL(/\/clientes\?tipoDocumento=CED&numeroDocumento=40221549039$/);
  });

  await test.step('the document of the example is somebody’s', async () => {
    await page.goto('./clientes/create');
    const { 'Tipo de persona': tipo = '', País: pais = '', 'Tipo de documento': documento = '' } = ana.basicos;
    await fillFields(page, { 'Tipo de persona': tipo, País: pais, 'Tipo de documento': documento });
    await fillFields(page, { 'Número de documento': '00113918254' });
    await expect(page.getByRole('alertdialog', { name: 'Cliente Existente (#1200)' })).toBeVisible();
  });

  await test.step('a quote, rated and saved', async () => {
    await page.goto('./cotizaciones/create');
    await beginCotizacion(page, 2501);
    await fillFields(page, datos);
    await cotizar(page).click();
    await expectRated(page);
    expect(await numeroOf(page)).toBe(900);
    await expect(planes(page)).toContainText('Pago único');
    await guardar(page).click();
    await expect(heading(page, 'Cotizaciones')).toBeVisible();
  });

  await test.step('the quote, printed', async () => {
    await page
      .getByRole('button', { name: /^Acciones de/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Imprimir cotización', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Cotización' })).toContainText(example);
    await page.keyboard.press('Escape');
  });

  await test.step('the policy, issued and printed', async () => {
    await page.goto('./polizas/emision/900');
    await expectForm(page);
    await fillEmision(page);
    // The quote of the example has values of tables that the one of the examples stands for.
    const again = { Marca: 'Corolla', Modelo: 'RAV4', Sector: 'Hilux', Plan: 'Hilux', 'Opción del plan': 'Corolla' };
    await fillFields(seccion(page, 'Datos técnicos'), again);
    for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
    await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
    await askEmitir(page);
    await confirmar(page);
    await expect(emitida(page)).toContainText(said.issued);
    await page.getByRole('button', { name: 'Imprimir póliza' }).click();
    await expect(page.getByRole('dialog', { name: 'Emisión' })).toContainText(example);
    await page.keyboard.press('Escape');
  });

  for (const { screen, typed, chosen = {} } of screens) {
    const { name, title } = screen;
    await test.step(title, async () => {
      await page.goto(`.${paths[name]}`);
      await expect(page.getByLabel(/^(?:Entidad|Compañía)\*?$/)).toHaveValue('1');
      for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
      for (const [label, option] of Object.entries(chosen)) await field(page, label).selectOption({ label: option });
      await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first().click();
      await expect(viewer(page, title)).toContainText(example);
    });
  }

  await test.step('the aged balance, as a document and as a spreadsheet', async () => {
    await page.goto('./cobranzas/saldoporantiguedad');
    await expect(field(page, 'Entidad')).toHaveValue('1');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(viewer(page, reportes.JRCB10006.title)).toContainText(example);
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first().click();
    expect((await download).suggestedFilename()).toBe('saldoporantiguedad.xlsx');
    const rows = await readSheet(await readFile(await (await download).path()));
    expect(rows.flat()).toEqual(expect.arrayContaining(['Contratante', 'Yokasta Rosario Méndez', 25_210.28]));
    await expect(page.getByText('Descargaste saldoporantiguedad.xlsx.')).toBeAttached();
  });

  await expectToasts(page, []);
  const asked = sent.map((body) => JSON.parse(body) as { name: string; mode?: string });
  expect([...new Set(asked.map(({ name }) => name))].toSorted()).toEqual(Object.keys(reportes).toSorted());
  expect(asked.filter(({ mode }) => mode === 'X')).toHaveLength(1);
});
