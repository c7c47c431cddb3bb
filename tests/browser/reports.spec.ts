import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { reportRows } from '../../src/app/portal/screens.ts';
import { paths, type RouteName } from '../../src/domain/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { expect, expectNoSidewaysScroll, expectToasts, heading, hold, letDraw, soporte, test } from '../support/portal.ts';
import { viewerFiles } from '../support/viewer-files.ts';
import { summary } from '../support/wizard-page.ts';

const viewer = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** A field by its label, with or without the mark of a required field. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`));
const print = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Imprimir', exact: true }).first();

async function expectDocument(page: Page, title: string, ...texts: string[]): Promise<void> {
  await expect(viewer(page, title)).toBeVisible();
  for (const text of texts) await expect(viewer(page, title)).toContainText(text);
}

/** Fills in the commission statement of October and generates the report. */
async function makeEstadoComisiones(page: Page): Promise<void> {
  await expect(field(page, 'Entidad')).toHaveValue('1');
  await field(page, 'Fecha desde').fill('01102026');
  await field(page, 'Fecha hasta').fill('31102026');
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T15:00:00Z');
});

test('Enter generates and shows a commission statement, which is marked as outdated when the query changes', async ({
  page,
  enter,
}) => {
  const bodies = await sentBodies(page, '/v1/reportes');
  const files = viewerFiles(page);
  await enter('intermediario', './comisiones/estadocomisiones');
  await expect(heading(page, 'Estado de comisiones')).toBeVisible();
  await expect(page.getByText('Completa los campos de la consulta')).toBeVisible();
  await expectNoAxeViolations(page);

  await field(page, 'Fecha hasta').fill('01102026');
  await field(page, 'Fecha desde').fill('02102026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La fecha hasta no puede ser anterior a la fecha desde.').first()).toBeVisible();
  expect(bodies).toEqual([]);

  await makeEstadoComisiones(page);
  await expectDocument(page, 'Estado de comisiones', 'Seguros generales', 'Del 01-10-2026 al 31-10-2026', 'Constructora Bahía');
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    {
      name: 'JRCJ00525',
      params: [
        { key: 'CD_ENTIDAD', value: '1' },
        { key: 'FE_DESDE', value: '2026-10-01' },
        { key: 'FE_HASTA', value: '2026-10-31' },
        { key: 'CD_MEDIADOR', value: '1024' },
      ],
      format: 'pdf',
    },
  ]);
  await field(page, 'Fecha hasta').fill('30102026');
  await expect(page.getByText('Cambiaste la consulta: este documento es el de antes.')).toBeVisible();
  await field(page, 'Fecha hasta').fill('31102026');
  await expect(page.getByText('Cambiaste la consulta')).toBeHidden();
  // The build for older browsers is not fetched.
  expect(files.toSorted()).toEqual(['pdf.worker.min', 'pdfjs-modern']);
});

test('the error of a missing value disappears once the value is typed or has loaded @slow', async ({ page, enter }) => {
  const held = await hold(page, '**/v1/entidades');
  await enter('intermediario', './comisiones/estadocomisiones');
  const missing = summary(page);
  await field(page, 'Fecha hasta').fill('');
  await field(page, 'Fecha desde').fill('01102026');
  await page.keyboard.press('Enter');
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('link')).toHaveText([
    'Entidad: Este campo es obligatorio.',
    'Fecha hasta: Este campo es obligatorio.',
  ]);
  await field(page, 'Fecha hasta').fill('31102026');
  await expect(missing.getByRole('link')).toHaveText(['Entidad: Este campo es obligatorio.']);
  await missing.focus();
  held.open();
  await expect(field(page, 'Entidad')).toHaveValue('1');
  await expect(missing).toBeHidden();
  await expect(heading(page, 'Estado de comisiones')).toBeFocused();
  await field(page, 'Fecha desde').press('Enter');
  await expectDocument(page, 'Estado de comisiones', 'Del 01-10-2026 al 31-10-2026');
});

test('a report starts with useful defaults: one press sets another period, and the last format is kept', async ({
  page,
  enter,
}) => {
  const bodies = await sentBodies(page, '/v1/reportes');
  const open = () => enter('intermediario', './caja/egresos/cartaretencion');
  const period = (name: string) => page.getByRole('group', { name: 'Período' }).getByRole('button', { name, exact: true });
  const days = async () => [await field(page, 'Fecha desde').inputValue(), await field(page, 'Fecha hasta').inputValue()];
  await open();
  await expect(field(page, 'Entidad')).toHaveValue('1');
  expect(await days()).toEqual(['01-01-2026', '20-11-2026']);
  await expect(period('Este año')).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 'Formato de cálculo')).toHaveValue('');
  await field(page, 'Formato de cálculo').selectOption({ label: 'Percibido' });
  await period('Mes pasado').click();
  expect(await days()).toEqual(['01-10-2026', '31-10-2026']);
  await expect(period('Mes pasado')).toHaveAttribute('aria-pressed', 'true');
  await expect(period('Este año')).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(page);
  await print(page).click();
  await expectDocument(page, 'Carta de retención de comisiones');
  expect(bodies.map((body) => (JSON.parse(body) as { params: unknown }).params)).toEqual([
    expect.arrayContaining([
      { key: 'FE_A', value: '2026-10-01' },
      { key: 'FE_B', value: '2026-10-31' },
      { key: 'TP_CALCULO', value: 'P' },
    ]),
  ]);

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await open();
  await expect(field(page, 'Formato de cálculo')).toHaveValue('P');
  expect(await days()).toEqual(['01-01-2026', '20-11-2026']);
});

test('an emptied entity stays empty after the report was requested', async ({ page, enter }) => {
  await enter('intermediario', './comisiones/estadocomisiones');
  await expect(field(page, 'Entidad')).toHaveValue('1');
  await field(page, 'Fecha desde').fill('01102026');
  await field(page, 'Fecha hasta').fill('31102026');
  await field(page, 'Entidad').selectOption('');
  await field(page, 'Fecha hasta').press('Enter');
  const missing = summary(page);
  await expect(missing).toBeFocused();
  await expect(missing.getByRole('link')).toHaveText(['Entidad: Este campo es obligatorio.']);
  await expect(field(page, 'Entidad')).toHaveAccessibleDescription('Este campo es obligatorio.');
  await letDraw(page);
  await expect(field(page, 'Entidad')).toHaveValue('');
  await expect(missing.getByRole('link')).toHaveText(['Entidad: Este campo es obligatorio.']);
});

/** The reports with a separate test in this file. */
const alone: readonly RouteName[] = ['estadoComisiones', 'saldoAntiguedad'];

/** All other reports with a screen. */
const screens = reportRows.filter(({ screen }) => !alone.includes(screen.name));

for (const { screen, typed, chosen = {} } of screens) {
  const { title } = screen;
  test(`${title} is generated, reads well at 320 px, and starts with the last typed values @slow`, async ({ page, enter }) => {
    await enter('intermediario', `.${paths[screen.name]}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByLabel(/^(?:Entidad|Compañía)\*?$/)).toHaveValue('1');
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text.replaceAll('-', ''));
    for (const [label, option] of Object.entries(chosen)) {
      await field(page, label).selectOption({ label: option });
    }
    await print(page).click();
    await expectDocument(page, title);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.goBack();
    for (const [label, text] of Object.entries(typed)) {
      await expect(field(page, label)).toHaveValue(text);
    }
  });
}

test('the account statement looks its client up; a late answer is never shown @slow', async ({ page, enter }) => {
  await enter('intermediario', './cobranzas/estadocuenta');
  await expect(field(page, 'Número de documento')).toBeEnabled();
  await field(page, 'Tipo de documento').selectOption({ label: 'Cédula' });
  const held = await hold(page, '**/v1/clientes/CED/00113918254');
  await field(page, 'Número de documento').fill('00113918254');
  await expect(page.getByText('Buscando el cliente…')).toBeVisible();
  await field(page, 'Número de documento').fill('00113918253');
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
  held.open();
  await expect(field(page, 'Nombre del cliente')).toHaveValue('');
  await field(page, 'Número de documento').fill('00113918254');
  await expect(field(page, 'Nombre del cliente')).toHaveValue('Yokasta Rosario Méndez');
  await field(page, 'Tipo de documento').selectOption('');
  await expect(field(page, 'Número de documento')).toHaveValue('');
  await expect(field(page, 'Nombre del cliente')).toHaveValue('');
});

test('the aged balance is shown as a document and downloaded as a spreadsheet with the same rows @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './cobranzas/saldoporantiguedad');
  await expect(field(page, 'Fecha de corte')).toHaveValue('20-11-2026');
  await expect(field(page, 'Entidad')).toHaveValue('1');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expectDocument(page, 'Saldo por antigüedad');
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), print(page).click()]);
  expect(download.suggestedFilename()).toBe('saldoporantiguedad.xlsx');
  const rows = await readSheet(await readFile(await download.path()));
  expect(rows.length).toBeGreaterThan(50);
  await expect(page.getByText('Descargaste saldoporantiguedad.xlsx.')).toBeAttached();
});

test('a slow report shows its elapsed time, can be cancelled, and is generated once @slow', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  await page.clock.resume();
  await enter('intermediario', './comisiones/estadocomisiones');
  sandbox.setFail('POST /v1/reportes=slow:20000');
  await makeEstadoComisiones(page);
  await expect(page.getByText('Generando…')).toBeVisible();
  await expect(page.getByText(/^(?:[3-9]|1\d) s$/)).toBeVisible();
  await print(page).dblclick();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Completa los campos de la consulta')).toBeVisible();
  expect(callsTo('/v1/reportes')).toHaveLength(1);
  await expectToasts(page, []);
});

test('a failed report says why in its place and can be tried again; leaving a running report shows no error @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './comisiones/estadocomisiones');
  sandbox.setFail('POST /v1/reportes=htmlx1');
  await makeEstadoComisiones(page);
  const words = `No se pudo consultar el reporte de estado de comisiones, ${soporte}`;
  await expectToasts(page, [['Consulta de reporte estado de comisiones', words]]);
  await expect(page.getByRole('main')).toContainText(words);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expectDocument(page, 'Estado de comisiones');
  sandbox.setFail('POST /v1/reportes=slow:3000');
  await field(page, 'Fecha desde').fill('05102026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Generando…')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('quotes and policies are printed from their lists in a dialog, and the focus comes back @slow', async ({ page, enter }) => {
  for (const [path, action, title] of [
    ['./polizas', 'Imprimir', 'Emisión'],
    ['./cotizaciones', 'Imprimir cotización', 'Cotización'],
  ] as const) {
    await enter('intermediario', path);
    const menu = page.getByRole('button', { name: /^Acciones de/ }).first();
    await menu.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('region', { name: title, exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  }
  // Printing a policy adds the policy to the last opened records.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Póliza \d/ })).toBeVisible();
});
