import type { Locator, Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cotizacionDrafts, productos, section } from '../support/cotizacion.ts';
import { rowsOf } from '../support/lists.ts';
import { clienteRows, expect, expectToasts, heading, test } from '../support/portal.ts';
import { expectFields, field, fillFields } from '../support/wizard-page.ts';

const menuOf = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const entries = (page: Page) => page.getByRole('menuitem');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const question = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Opens the menu of the first row, expects these entries and follows one entry. */
async function follow(page: Page, expected: readonly string[], entry: string): Promise<void> {
  await menuOf(page, /^Acciones de/).click();
  await expect(entries(page)).toHaveText([...expected]);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Leaves a form by the menu and expects neither a question nor a draft. */
async function leaveUnasked(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await cotizacionDrafts(page)).toEqual([]);
}

const found = (page: Page) => page.getByText('Tienes un cliente con este documento.');
const clienteEntries = ['Ver detalle', 'Cotizar', 'Nueva solicitud'];

test('a client leads to a quote and to a request that begin with the document', async ({ page, enter }) => {
  await enter('intermediario', './clientes?numeroDocumento=00113918254');
  await clienteRows(page, 1);
  await follow(page, clienteEntries, 'Cotizar');
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await expectFields(page, { 'Tipo de documento': 'Cédula', 'Número de documento': '001-1391825-4' });
  await expect(found(page)).toBeVisible();
  await expect(field(page, 'Nombre completo o razón social')).toHaveValue('Yokasta Rosario Méndez');
  await leaveUnasked(page);

  await page.goBack();
  await page.goBack();
  await clienteRows(page, 1);
  await follow(page, clienteEntries, 'Nueva solicitud');
  await expect(heading(page, 'Creación de solicitud')).toBeVisible();
  await expectFields(page, { 'Tipo de documento': 'Cédula', 'Número de documento': '001-1391825-4' });
  await expect(found(page)).toBeVisible();
  await leaveUnasked(page);
});

const polizaEntries = ['Imprimir', 'Enviar al cliente', 'Ver cliente', 'Cotizar renovación'];

test('a policy leads to its client, and to a renewal that begins with product and document', async ({ page, enter }) => {
  await enter('intermediario', './polizas?numeroPoliza=700');
  await expect(rowsOf(page, 'Pólizas')).toHaveCount(1);
  await follow(page, polizaEntries, 'Ver cliente');
  await expect(page).toHaveURL(/\/clientes\?tipoDocumento=CED&numeroDocumento=00113918254$/);
  expect((await clienteRows(page, 1))[0]).toContain('Yokasta Rosario Méndez');

  await page.goBack();
  await expect(rowsOf(page, 'Pólizas')).toHaveCount(1);
  await follow(page, polizaEntries, 'Cotizar renovación');
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await expectFields(page, {
    'Tipo de documento': 'Cédula',
    'Número de documento': '001-1391825-4',
    Producto: productos[2501],
  });
  await expect(section(page, 'Datos técnicos').getByRole('textbox').first()).toBeVisible();
  await expect(found(page)).toBeVisible();
  await expectNoAxeViolations(page);
  // The fields of the product have loaded with their defaults, and no value is typed.
  await leaveUnasked(page);
  await page.goBack();
  await expectFields(page, { Producto: productos[2501] });
});

test('values from the address can be changed; the changed values are kept and offered as a draft @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './cotizaciones/create?producto=2501&tipoDocumento=CED&numeroDocumento=00113918254');
  await expect(section(page, 'Datos técnicos').getByRole('textbox').first()).toBeVisible();
  await fillFields(page, { Producto: productos[2503], 'Tipo de documento': 'RNC', 'Número de documento': '130001456' });
  await expect(field(page, 'Nombre completo o razón social')).toHaveValue('Ferretería El Faro, SRL');
  await expect.poll(() => cotizacionDrafts(page)).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: /^Continuar/ }).click();
  await expectFields(page, { Producto: productos[2503], 'Número de documento': '1-30-00145-6' });
});

test('an address with an invalid product or document begins an empty quote', async ({ page, enter, callsTo }) => {
  for (const query of ['producto=%3Cb%3E&tipoDocumento=..%2F&numeroDocumento=1', 'producto=-1&numeroDocumento=00113918254']) {
    await enter('intermediario', `./cotizaciones/create?${query}`);
    await expect(heading(page, 'Nueva cotización')).toBeVisible();
    await expect(field(page, 'Número de documento')).toHaveValue('');
    await expect(field(page, 'Producto')).toHaveValue('');
    expect(callsTo('/v1/productos/campos')).toEqual([]);
    expect(callsTo('/v1/clientes/')).toEqual([]);
    await expectToasts(page, []);
  }
});

test('the way back from the creation of the client keeps the values of the address @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create?producto=2501&tipoDocumento=CED&numeroDocumento=00100000018');
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
  await page.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(page).toHaveURL(/\/clientes\/create\?/);
  const volver = new URL(page.url()).searchParams.get('volver') ?? '';
  await page.goto(`.${volver}`);
  await expectFields(page, { 'Número de documento': '001-0000001-8', Producto: productos[2501] });
});

const detalle = (page: Page, name: string) => page.getByRole('dialog', { name });
const fact = (within: Locator, name: string) =>
  within.locator('div', { has: within.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) }).last();

for (const { title, path, number, entryNames, person, panel, query } of [
  {
    title: 'Siniestros',
    path: './siniestros?numeroSiniestro=180',
    number: '180',
    entryNames: ['Ver detalle', 'Ver póliza', 'Ver cliente'],
    person: 'Nombre',
    panel: 'Detalle de siniestro',
    query: 'tipoDocumento=CED&numeroDocumento=00113918254',
  },
  {
    title: 'Notificaciones',
    path: './siniestros/notificaciones?numeroNotificacion=120',
    number: '120',
    entryNames: ['Ver detalle', 'Ver póliza', 'Ver cliente'],
    person: 'Titular',
    panel: 'Detalle de la notificación de siniestro',
    query: 'numeroDocumento=00113918254',
  },
]) {
  test(`${title}: a row and its detail lead to policy and client${title === 'Notificaciones' ? ' @slow' : ''}`, async ({
    page,
    enter,
  }) => {
    const policy = async () => {
      await expect(page).toHaveURL(/\/polizas\?numeroPoliza=700$/);
      await expect(rowsOf(page, 'Pólizas')).toHaveCount(1);
    };
    const client = async () => {
      await expect(page).toHaveURL(new RegExp(`/clientes\\?${query}$`));
      expect((await clienteRows(page, 1))[0]).toContain('Yokasta Rosario Méndez');
    };
    await enter('intermediario', path);
    await expect(rowsOf(page, title)).toHaveCount(1);
    await follow(page, entryNames, 'Ver póliza');
    await policy();
    await page.goBack();
    await expect(rowsOf(page, title)).toHaveCount(1);
    await follow(page, entryNames, 'Ver cliente');
    await client();
    await page.goBack();

    const open = () => page.getByRole('link', { name: number, exact: true }).click();
    await open();
    await expect(fact(detalle(page, panel), 'Estatus')).toBeVisible();
    await expectNoAxeViolations(page);
    await fact(detalle(page, panel), person).getByRole('link').click();
    await client();
    await page.goBack();
    await fact(detalle(page, panel), 'Póliza').getByRole('link').click();
    await expect(detalle(page, panel)).toHaveCount(0);
    await policy();
  });
}

test('a row that names neither policy nor person leads to its detail alone', async ({ page, enter, database }) => {
  const db = new DatabaseSync(database, { readOnly: true });
  const sql = 'SELECT nu FROM siniestro WHERE id_mediador = 1 AND nu_poliza IS NULL AND nu_documento IS NULL LIMIT 1';
  const nu = Number(db.prepare(sql).get()?.['nu']);
  db.close();
  await enter('intermediario', `./siniestros?numeroSiniestro=${nu}`);
  await expect(rowsOf(page, 'Siniestros')).toHaveCount(1);
  await follow(page, ['Ver detalle'], 'Ver detalle');
  await expect(detalle(page, 'Detalle de siniestro').getByRole('link')).toHaveCount(0);
});

test('every status of a list is a badge that says its word @slow', async ({ page, enter }) => {
  for (const [path, table, words] of [
    ['./polizas?filas=50', 'Pólizas', ['Vigente', 'Cancelada']],
    ['./siniestros?filas=50', 'Siniestros', ['Declarado', 'En proceso', 'Pendiente de documentos']],
    ['./siniestros/notificaciones?filas=50', 'Notificaciones', ['Recibida', 'En revisión']],
    ['./solicitudes?filas=50', 'Solicitudes', ['Nuevo', 'Abierto', 'Pendiente']],
  ] as const) {
    await enter('intermediario', path);
    for (const word of words) {
      const badge = page.getByRole('cell').getByText(word, { exact: true }).first();
      await expect(badge, `${table}: ${word}`).toBeVisible();
      await expect(badge).toHaveCSS('border-top-left-radius', '12px');
    }
  }
});
