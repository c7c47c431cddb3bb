import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cutOff, expect, expectNoSidewaysScroll, expectToasts, heading, test } from '../support/portal.ts';
import { buscar, firstRow, lists, rowsOf, search } from '../support/lists.ts';

// Reduced motion, so that positions are never measured during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each list opens from its address with ten rows and one call', async ({ page, enter, sandbox, callsTo }) => {
  test.setTimeout(90_000);
  await enter();
  for (const { path, title, table, call } of lists) {
    await test.step(path, async () => {
      sandbox.calls.length = 0;
      await page.evaluate((to) => history.pushState(null, '', to), `/autogestion${path}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(rowsOf(page, table)).toHaveCount(10);
      await firstRow(page, table);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      expect(callsTo(call).filter((one) => one.endsWith(`${call} 200`))).toHaveLength(1);
      await expectNoSidewaysScroll(page);
    });
  }
  await expectToasts(page, []);
});

test('a quote is found by its number; a text that is no number is said in its place @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './cotizaciones?page=2');
  await firstRow(page, 'Cotizaciones');
  await search(page).getByLabel('Número de cotización').fill('900');
  await buscar(page).click();
  await expect(page).toHaveURL(/\/cotizaciones\?numeroCotizacion=900$/);
  await expect(rowsOf(page, 'Cotizaciones')).toHaveCount(1);
  await expect
    .poll(() => firstRow(page, 'Cotizaciones'))
    .toEqual([
      '900',
      'Vehículo de motor completo',
      'Yokasta Rosario Méndez',
      'Cédula',
      '001-1391825-4',
      '20-11-2026',
      'Pendiente de emisión',
      'Emitir',
      '⋯',
    ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Nueva cotización' })).toHaveAttribute('href', /\/cotizaciones\/create$/);
  await expect(main.getByRole('link', { name: '900', exact: true })).toHaveAttribute('href', /\/cotizaciones\/900$/);
  await page.getByRole('button', { name: 'Acciones de la cotización 900' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Abrir', 'Duplicar', 'Imprimir cotización', 'Enviar al cliente']);
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveAttribute('href', /\/cotizaciones\/create\?de=900$/);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: 'Emitir 900' })).toHaveAttribute('href', /\/polizas\/emision\/900$/);

  sandbox.calls.length = 0;
  await search(page).getByLabel('Número de cotización').fill('9e9');
  await buscar(page).click();
  await expect(search(page).getByLabel('Número de cotización')).toHaveAccessibleDescription(/hasta 15 dígitos/);
  await expect(page.getByRole('table')).toContainText('Número de cotización: Escribe un número de hasta 15 dígitos.');
  expect(sandbox.calls).toEqual([]);
  await search(page).getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(rowsOf(page, 'Cotizaciones')).toHaveCount(10);
});

test('the advanced panel of quotes and policies repeats their three filters @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones');
  for (const [path, numero, value] of [
    ['cotizaciones', 'Número de cotización', '900'],
    ['polizas', 'Número de póliza', '1-25-700'],
  ] as const) {
    await page.evaluate((to) => history.pushState(null, '', to), `/autogestion/${path}`);
    await search(page).getByRole('button', { name: 'Búsqueda avanzada' }).click();
    const panel = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
    await expect(panel.locator('label')).toHaveText(['Tipo de documento', 'Número de documento', numero]);
    await panel.getByLabel(numero).fill(value);
    await panel.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
    await expect(search(page).getByLabel(numero)).toHaveValue(value);
  }
});

const leftOf = async (of: Locator) => (await of.boundingBox())?.x ?? Number.NaN;

test('a claim opens at ?detalle; Back closes it, a reload opens it again, also from another page', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './siniestros');
  const [, numero = ''] = await firstRow(page, 'Siniestros');
  const detail = page.getByRole('dialog', { name: 'Detalle de siniestro' });
  const menu = page.getByRole('button', { name: `Acciones de siniestro ${numero}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(detail.getByRole('definition').nth(6)).toHaveText(numero);
  // The facts align with the title once the panel has slid in.
  const [facts, title] = [detail.getByRole('term').first(), detail.getByRole('heading').first()];
  await expect.poll(async () => (await leftOf(facts)) - (await leftOf(title))).toBe(0);
  await expect(detail.getByRole('term')).toHaveText([
    'Tipo de documento',
    'Identificación',
    'Nombre',
    'Motivo',
    'Tipo de siniestro',
    'Sucursal',
    'No. Siniestro',
    'Póliza',
    'Fecha Notificación',
    'Fecha Ocurrencia',
    'Moneda',
    'Estatus',
  ]);
  await expect(page).toHaveURL(new RegExp(`/siniestros\\?detalle=${numero}$`));
  await expectNoAxeViolations(page);
  const width = await detail.evaluate((panel) => panel.getBoundingClientRect().width);
  expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(page.getByRole('link', { name: numero, exact: true })).toBeFocused();

  await page.goto(`./siniestros?page=3&detalle=${numero}`);
  await expect(detail.getByRole('definition').nth(6)).toHaveText(numero);
  expect(callsTo('/v1/siniestros')).toHaveLength(3);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/\/siniestros\?page=3$/);
});

test('an unknown ?detalle says so and keeps the list; an invalid number makes no call @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './siniestros/notificaciones');
  await firstRow(page, 'Notificaciones');
  const detail = page.getByRole('dialog', { name: 'Detalle de la notificación de siniestro' });
  for (const wrong of ['999999999', 'abc', '<b>', "'", '-1', '9e9', '1'.repeat(20)]) {
    await page.evaluate((to) => history.pushState(null, '', to), `./notificaciones?detalle=${encodeURIComponent(wrong)}`);
    await expect(detail, wrong).toContainText('Este registro no existe');
    // Located by tags, because the list has no role behind the panel.
    await expect(page.locator('tbody tr')).toHaveCount(10);
  }
  expect(callsTo('/notificaciones')).toHaveLength(2);
  await expectToasts(page, []);
});

test('a notification opens, and its panel fails and is tried again in place @slow', async ({ page, enter }) => {
  await enter('intermediario', './siniestros/notificaciones');
  const [, numero = ''] = await firstRow(page, 'Notificaciones');
  const detail = page.getByRole('dialog', { name: 'Detalle de la notificación de siniestro' });
  await page.getByRole('button', { name: `Acciones de la notificación ${numero}` }).click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(detail.getByRole('term')).toHaveCount(14);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Paginación' }).getByRole('button', { name: 'Siguiente' }).click();
  await expect(rowsOf(page, 'Notificaciones').first()).not.toContainText(numero);
  const mend = await cutOff(page, '/v1/siniestros/notificaciones');
  await page.evaluate((to) => history.pushState(null, '', to), `./notificaciones?page=2&detalle=${numero}`);
  await expect(detail.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await mend();
  await detail.getByRole('button', { name: 'Reintentar' }).click();
  await expect(detail.getByRole('term')).toHaveCount(14);
});

test('subject and comment filter the rows of the page, and say so; only the comment filter fetches comments', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './solicitudes?page=2');
  await firstRow(page, 'Registros');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Filtros de consulta', 'Registros']);
  sandbox.calls.length = 0;
  await search(page).getByLabel('Asunto').fill('POLIZA');
  await buscar(page).click();
  await expect(page).toHaveURL(/\/solicitudes\?asunto=POLIZA$/);
  const note = page.getByText('Filtrando las 10 filas de esta página');
  await expect(note).toBeVisible();
  await expect(rowsOf(page, 'Registros')).not.toHaveCount(10);
  for (const text of await rowsOf(page, 'Registros').allTextContents()) expect(text).toContain('póliza');
  expect(sandbox.calls.map(({ path, query }) => [path, query])).toEqual([['/v1/tickets', 'pageSize=10&pageNumber=1']]);
  await expect(page.getByRole('navigation', { name: 'Paginación' })).toContainText('registros');

  sandbox.calls.length = 0;
  await search(page).getByLabel('Asunto').fill('');
  await search(page).getByLabel('Comentario').fill('ESPOSO como conductór');
  await buscar(page).click();
  await expect(rowsOf(page, 'Registros')).toHaveCount(1);
  await expect(rowsOf(page, 'Registros')).toContainText('Incluir conductor en la póliza 700');
  await expect.poll(() => sandbox.calls.filter(({ path }) => /^\/v1\/tickets\/\d+\/comments$/.test(path))).toHaveLength(10);
  expect(sandbox.calls.filter(({ path }) => path === '/v1/tickets')).toEqual([]);
});

test('local filters stay after a reload, and can leave the list empty @slow', async ({ page, enter }) => {
  await enter('intermediario', './solicitudes?comentario=ESPOSO');
  const note = page.getByText('Filtrando las 10 filas de esta página');
  await expect(note).toBeVisible();
  await expect(rowsOf(page, 'Registros')).toHaveCount(1);
  await firstRow(page, 'Registros');
  await expectNoAxeViolations(page);
  await search(page).getByLabel('Comentario').fill('zapato');
  await buscar(page).click();
  await expect(page.getByRole('table')).toContainText('Ninguna fila de esta página coincide con los filtros.');
  await search(page).getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(rowsOf(page, 'Registros')).toHaveCount(10);
  await expect(note).toHaveCount(0);
});

test('the dialog of the requests has the filters of the service beside the two local ones @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './solicitudes');
  await firstRow(page, 'Registros');
  await search(page).getByRole('button', { name: 'Búsqueda avanzada' }).click();
  const panel = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
  await expect(panel.locator('label')).toHaveText([
    'Asunto',
    'Comentario',
    'Estado',
    'Tipo de documento',
    'Número de documento',
    'Número de solicitud',
  ]);
  await panel.getByLabel('Estado').selectOption('Cerradas');
  await panel.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\?isOpen=false$/);
  await expect(rowsOf(page, 'Registros').filter({ hasNotText: /Resuelto|Cerrado/ })).toHaveCount(0);
  await firstRow(page, 'Registros');
  for (const text of await rowsOf(page, 'Registros').allTextContents()) expect(text).toMatch(/Resuelto|Cerrado/);
  expect(new URLSearchParams(sandbox.calls.at(-1)?.query).get('isOpen')).toBe('false');
});

test('the users list: actions lead home, and Nuevo Cliente only says that it does nothing @slow', async ({ page, enter }) => {
  await enter('intermediario', './administrador/usuarios/intermediarios');
  await firstRow(page, 'Usuarios intermediarios');
  const nuevo = page.getByRole('button', { name: 'Nuevo Cliente' });
  await expect(nuevo).toHaveAttribute('aria-disabled', 'true');
  await nuevo.focus();
  await expect(nuevo).toHaveAccessibleDescription('Desde esta pantalla no se registran clientes.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/intermediarios$/);
  await page
    .getByRole('button', { name: /^Acciones de/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver detalle', 'Modificar', 'Inf. consolidada']);
  await page.getByRole('menuitem', { name: 'Modificar' }).click();
  await expect(heading(page, 'Dashboard')).toBeFocused();
});

test('a user without permission sees "Sin permiso" at every list, and no call is made @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('cobranzas', '.');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goto('./siniestros?detalle=180');
  for (const { path } of lists) {
    await page.evaluate((to) => history.pushState(null, '', to), `/autogestion${path}?detalle=1`);
    await expect(heading(page, 'Sin permiso')).toBeVisible();
  }
  const asked = new Set<string>(lists.map(({ call }) => call));
  expect(sandbox.calls.filter(({ path }) => asked.has(path))).toEqual([]);
});
