import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cutOff, expect, expectToasts, heading, hold, letDraw, stored, test } from '../support/portal.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const field = (page: Page) => search(page).getByRole('combobox');
/** The status that is read out, found by its text in any case. */
const announced = (page: Page, text: string) => search(page).getByRole('status').filter({ hasText: text });
const marked = (page: Page) => search(page).locator('[role=option][aria-selected=true]');
const group = (page: Page, name: string) => search(page).getByRole('group', { name, exact: true }).getByRole('option');
const offers = (page: Page) => group(page, 'Buscar en las listas');

/** The paths of the list calls. */
const lists = /\/v1\/(?:cotizaciones|polizas|siniestros|clientes)$/;

/** Moves the mark down to a result, because the first arrived result is marked at the start. */
async function mark(page: Page, text: string): Promise<void> {
  await expect(marked(page)).toHaveCount(1);
  await expect(async () => {
    const isMarked = (await marked(page).textContent())?.includes(text);
    if (!isMarked) await page.keyboard.press('ArrowDown');
    expect(isMarked).toBe(true);
  }).toPass({ timeout: 5000 });
  await expect(marked(page)).toContainText(text);
}

async function open(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // Inserts the text at once: a pause between single keys would look up half a number.
  await page.keyboard.insertText(typed);
}

test('a number is found as a quote, a policy and a claim, and Enter opens the one that is marked', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await open(page, '180');
  await expect(announced(page, '3 resultados.')).toBeAttached();
  expect(
    callsTo('/v1/')
      .filter((call) => lists.test(call.split(' ')[1] ?? ''))
      .toSorted(),
  ).toEqual(['GET /v1/clientes 200', 'GET /v1/cotizaciones 200', 'GET /v1/polizas 200', 'GET /v1/siniestros 200']);
  await expect(search(page).getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox "Resultados":
      - group "Cotizaciones":
        - text: Cotizaciones
        - option /^Cotización 180 Procesada .* Ver$/
      - group "Pólizas":
        - text: Pólizas
        - option /^Póliza 1-25-180 Vencida .* Ver en la lista$/
      - group "Siniestros":
        - text: Siniestros
        - option /^Siniestro 180 En proceso .* Ver detalle$/
      - group "Buscar en las listas":
        - text: Buscar en las listas
        - option "Buscar 180 en Cotizaciones"
        - option "Buscar 180 en Pólizas"
        - option "Buscar 180 en Siniestros"
        - option "Buscar 180 en Clientes Sin resultados"
  `);
  await expectNoAxeViolations(page);
  await mark(page, 'Siniestro 180');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Detalle de siniestro' })).toBeVisible();
  await expect(page).toHaveURL(/\/siniestros\?numeroSiniestro=180&detalle=180$/);
  await expectToasts(page, []);
});

test('the next key aborts the running calls, and no late answer is ever shown @slow', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  const late = await hold(page, /numeroCotizacion=90(?:&|$)/);
  await open(page, '90');
  await expect(announced(page, 'Buscando…')).toBeAttached();
  await expect.poll(late.held).toBe(1);
  await expect(group(page, 'Pólizas')).toHaveCount(1);
  await page.keyboard.type('0');
  await expect(group(page, 'Pólizas')).toHaveCount(0);
  await expect(announced(page, '1 resultado.')).toBeAttached();
  late.open();
  await letDraw(page);
  await expect(group(page, 'Cotizaciones')).toHaveText([/^Cotización 900/]);
  await field(page).fill('90x');
  await expect(offers(page)).toHaveText([/^Buscar «90x» en Clientes/]);
  expect(callsTo('/v1/cotizaciones')).toEqual(['GET /v1/cotizaciones 200']);
  await expectToasts(page, []);
});

test('a failed look-up shows a message in its row, without a toast, and Enter still goes to the list @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  sandbox.setFail('GET /v1/polizas=500');
  await cutOff(page, '/v1/siniestros');
  await open(page, '900');
  await expect(announced(page, '1 resultado. No se pudo consultar 2 listas.')).toBeAttached();
  await expect(group(page, 'Cotizaciones')).toHaveText([/^Cotización 900/]);
  await expect(offers(page)).toHaveText([
    'Buscar 900 en Cotizaciones',
    'Buscar 900 en PólizasNo se pudo consultar',
    'Buscar 900 en SiniestrosNo se pudo consultar',
    'Buscar 900 en ClientesSin resultados',
  ]);
  await expectNoAxeViolations(page);
  await expectToasts(page, []);
  sandbox.setFail('');
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/polizas\?numeroPoliza=900$/);
  await expectToasts(page, []);
});

test('without role 32 nothing is looked up @slow', async ({ page, enter, callsTo }) => {
  await page.clock.install();
  await enter('cobranzas');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await open(page, '180');
  await expect(search(page).getByText('Sin coincidencias')).toBeVisible();
  await page.clock.runFor(5000);
  await letDraw(page);
  expect(callsTo('/v1/').filter((call) => lists.test(call.split(' ')[1] ?? ''))).toEqual([]);
});

test('a client is found by name, with another spelling too, and is offered again until Salir @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await open(page, 'ro');
  await letDraw(page);
  expect(callsTo('/v1/clientes')).toEqual([]);
  await field(page).fill('rosario');
  await expect(announced(page, 'resultados.')).toBeAttached();
  await expect(group(page, 'Clientes')).toHaveCount(5);
  await expectNoAxeViolations(page);
  await field(page).fill('doleo');
  await expect(group(page, 'Clientes').first()).toHaveText(/D['’]Óleo/i);
  const name = (await group(page, 'Clientes').first().textContent())?.split('CED')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clientes\/update\/\d+$/);
  await open(page, '');
  await expect(group(page, 'Recientes').first()).toContainText(name);
  await page.keyboard.press('Escape');

  await page.goto('./solicitudes');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/solicitudes\/update\/\d+/);
  await expect(page.getByRole('term').getByText('Asunto', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('term').getByText('Asunto', { exact: true })).toBeVisible();
  await open(page, '');
  await expect(group(page, 'Recientes').first()).toHaveText(/^Solicitud \d+/);
  await expect(group(page, 'Recientes').nth(1)).toContainText(name);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(Object.keys(await stored(page)).filter((key) => key.includes('recientes'))).toEqual([]);
});

test('the last visited screens are listed below an empty field, and no typed text is stored @slow', async ({ page, enter }) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  const before = await stored(page);
  await open(page, '001-1391825-4');
  await expect(marked(page)).toContainText('Yokasta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clientes\/update\/1200$/);
  await open(page, 'zapato');
  await expect(announced(page, 'Sin resultados.')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/clientes\?nombre=zapato$/);
  await open(page, '');
  await expect(field(page)).toHaveValue('');
  await expect(group(page, 'Recientes')).toHaveText([/^Yokasta Rosario Méndez/, 'Perfil']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await open(page, '');
  await expect(group(page, 'Recientes')).toHaveText([/^Yokasta Rosario Méndez/, 'Clientes']);
  const { 'autogestion.recientes.intermediario': recent = '', ...others } = await stored(page);
  expect(others).toEqual(before);
  expect(recent).not.toContain('zapato');
  await page.reload();
  await expect(heading(page, 'Perfil')).toBeVisible();
  await open(page, '');
  await expect(group(page, 'Recientes')).toHaveText([/^Yokasta Rosario Méndez/]);
});
