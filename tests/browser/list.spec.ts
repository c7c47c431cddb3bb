import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeAnswer } from '../support/change-answer.ts';
import {
  clienteRows,
  clientes,
  expect,
  expectNoSidewaysScroll,
  expectToasts,
  heading,
  hold,
  preferencesKey,
  stored,
  test,
} from '../support/portal.ts';

const emptyText = 'No se ha encontrado registros en el sistema.';
const list = '**/v1/clientes?**';

const paginator = (page: Page) => page.getByRole('navigation', { name: 'Paginación' });
const search = (page: Page) => page.getByRole('search', { name: 'Filtros de clientes' });
const advanced = (page: Page) => page.getByRole('dialog', { name: 'Búsqueda avanzada' });

async function searchDocument(page: Page, numero: string): Promise<void> {
  await search(page).getByLabel('Número de documento').fill(numero);
  await search(page).getByRole('button', { name: 'Buscar', exact: true }).click();
}

async function openAdvanced(page: Page): Promise<void> {
  await search(page).getByRole('button', { name: 'Búsqueda avanzada' }).click();
  await expect(advanced(page)).toBeVisible();
}

async function searchName(page: Page, nombre: string): Promise<void> {
  await openAdvanced(page);
  await advanced(page).getByLabel('Nombre o razón social').fill(nombre);
  await advanced(page).getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(advanced(page)).toHaveCount(0);
}

/** The queries of the list's calls, in call order. */
const queries = (sandbox: { calls: { path: string; query: string }[] }) =>
  sandbox.calls.filter(({ path }) => path === '/v1/clientes').map(({ query }) => Object.fromEntries(new URLSearchParams(query)));

test('shows 10 of 1,200 clients, newest first, with the columns to the letter', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  const rows = await clienteRows(page);
  await expect(clientes(page).getByRole('columnheader')).toHaveText([
    'Tipo Documento',
    'Núm. Documento',
    'Nombres',
    'Fecha de nacimiento',
    'Fecha ingreso sistema',
    'Acciones',
  ]);
  expect(rows.slice(0, 2)).toEqual([
    ['Cédula', '001-1391825-4', 'Yokasta Rosario Méndez', '17-03-1984', '19-11-2026'],
    ['RNC', '1-30-00145-6', 'Ferretería El Faro, SRL', '--', '18-11-2026'],
  ]);
  await expect(paginator(page)).toContainText('1,200 registros');
  await expect(paginator(page)).toContainText('Página 1 de 120');
  await expect(page.getByRole('status').filter({ hasText: '1,200 registros' })).toHaveCount(1);
  expect(queries(sandbox)).toEqual([{ pageSize: '10', pageNumber: '1' }]);
});

test('the paginator walks all pages and stops at the first and the last', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  const previous = paginator(page).getByRole('button', { name: 'Anterior' });
  const next = paginator(page).getByRole('button', { name: 'Siguiente' });
  const toFirst = paginator(page).getByRole('button', { name: 'Primera página' });
  const toLast = paginator(page).getByRole('button', { name: 'Última página' });
  const first = await clienteRows(page);
  await expect(toFirst).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(paginator(page)).toContainText('Página 2 de 120');
  const second = await clienteRows(page);
  expect(second.filter(([, documento]) => first.some(([, other]) => other === documento))).toEqual([]);
  await previous.click();
  await expect(paginator(page)).toContainText('Página 1 de 120');
  expect(await clienteRows(page)).toEqual(first);
  await expect(page).toHaveURL(/\/clientes$/);
  await toLast.click();
  await expect(page).toHaveURL(/\/clientes\?page=120$/);
  await clienteRows(page);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(toLast).toHaveAttribute('aria-disabled', 'true');
  await toFirst.click();
  await expect(page).toHaveURL(/\/clientes$/);
  expect(await clienteRows(page)).toEqual(first);
});

test('filtered by person type, on page 2, a reload shows the same rows @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await openAdvanced(page);
  await expect(advanced(page).getByLabel('Tipo de persona').getByRole('option')).toHaveText(['Todos', 'Natural', 'Físico']);
  await advanced(page).getByLabel('Tipo de persona').selectOption('Natural');
  await advanced(page).getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(advanced(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/clientes\?idTipoPersona=1$/);
  await expect(search(page).getByRole('button', { name: 'Búsqueda avanzada 1 filtro activo' })).toBeVisible();
  await clienteRows(page);
  await paginator(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\/clientes\?idTipoPersona=1&page=2$/);
  await expect(paginator(page)).toContainText('Página 2 de');
  const rows = await clienteRows(page);
  expect(queries(sandbox).at(-1)).toEqual({ idTipoPersona: '1', pageSize: '10', pageNumber: '2' });

  await page.reload();
  expect(await clienteRows(page)).toEqual(rows);
  await expect(paginator(page)).toContainText('Página 2 de');
  await openAdvanced(page);
  await expect(advanced(page).getByLabel('Tipo de persona')).toHaveValue('1');
});

test('a second Buscar calls again and adds no history entry @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.getByRole('link', { name: 'Clientes' }).click();
  await clienteRows(page);
  await searchDocument(page, '00113918254');
  await clienteRows(page, 1);
  const before = queries(sandbox);
  await search(page).getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect.poll(() => queries(sandbox).length).toBe(before.length + 1);
  expect(queries(sandbox).at(-1)).toEqual(before.at(-1));
  await clienteRows(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/clientes$/);
  await clienteRows(page);
});

test('one document gives one row, typed with hyphens too; Back returns to page 2', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes?idTipoPersona=1');
  await clienteRows(page);
  await paginator(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(paginator(page)).toContainText('Página 2 de');
  const rows = await clienteRows(page);

  await searchDocument(page, '001-1391825-4');
  expect(await clienteRows(page, 1)).toEqual([['Cédula', '001-1391825-4', 'Yokasta Rosario Méndez', '17-03-1984', '19-11-2026']]);
  await expect(paginator(page)).toContainText('1 registro');
  await expect(paginator(page)).toContainText('Página 1 de 1');
  await expect(search(page).getByLabel('Número de documento')).toHaveValue('001-1391825-4');
  await expect(search(page).getByRole('button', { name: 'Buscar', exact: true })).toBeFocused();
  expect(queries(sandbox).at(-1)).toEqual({
    tipoDocumento: 'CED',
    numeroDocumento: '00113918254',
    idTipoPersona: '1',
    pageSize: '10',
    pageNumber: '1',
  });

  await page.goBack();
  expect(await clienteRows(page)).toEqual(rows);
  await expect(paginator(page)).toContainText('Página 2 de');
  await expect(search(page).getByLabel('Número de documento')).toHaveValue('');
  await page.goForward();
  await clienteRows(page, 1);
  await expect(search(page).getByLabel('Número de documento')).toHaveValue('001-1391825-4');
});

test('the document type filters, and stays in its field', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const tipo = search(page).getByLabel('Tipo de documento');
  await expect(tipo.getByRole('option')).toHaveText(['Todos', 'Cédula', 'Pasaporte', 'RNC', 'SRF']);
  await tipo.selectOption('RNC');
  await search(page).getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\?tipoDocumento=RNC$/);
  await expect.poll(async () => new Set((await clienteRows(page)).map(([first]) => first))).toEqual(new Set(['RNC']));
  expect(queries(sandbox).at(-1)).toEqual({ tipoDocumento: 'RNC', pageSize: '10', pageNumber: '1' });
  await page.reload();
  await clienteRows(page);
  await expect(tipo).toHaveValue('RNC');
  await expect(tipo.getByRole('option', { selected: true })).toHaveText('RNC');
});

test('a name filters whatever its accents and case', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await searchName(page, '  YOKASTA rosario mendez ');
  expect(await clienteRows(page, 1)).toEqual([['Cédula', '001-1391825-4', 'Yokasta Rosario Méndez', '17-03-1984', '19-11-2026']]);
  expect(queries(sandbox).at(-1)).toEqual({ zonaRazonSocial: 'YOKASTA rosario mendez', pageSize: '10', pageNumber: '1' });
});

test('clearing the filters shows everybody', async ({ page, enter }) => {
  await enter('intermediario', './clientes?numeroDocumento=x&nombre=y&idTipoPersona=5&tipoDocumento=CED');
  await expect(clientes(page)).toContainText(emptyText);
  const buscar = search(page).getByRole('button', { name: 'Buscar', exact: true });
  const before = await buscar.boundingBox();
  await search(page).getByRole('button', { name: 'Limpiar filtros' }).click();
  await clienteRows(page);
  await expect(page).toHaveURL(/\/clientes$/);
  // The button has disappeared, and the focus moves to its neighbour.
  await expect(search(page).getByRole('button', { name: 'Búsqueda avanzada' })).toBeFocused();
  await expect(search(page).getByLabel('Número de documento')).toHaveValue('');
  await expect(search(page).getByLabel('Tipo de documento')).toHaveValue('');
  await expect(search(page).getByRole('button', { name: 'Limpiar filtros' })).toHaveCount(0);
  expect(await buscar.boundingBox()).toEqual(before);
  await openAdvanced(page);
  await expect(advanced(page).getByLabel('Nombre o razón social')).toHaveValue('');
});

test('an empty result has the text of the specification', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await searchDocument(page, '99999999999');
  await expect(clientes(page).getByRole('paragraph')).toHaveText([emptyText]);
  await expect(paginator(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: emptyText })).toHaveCount(1);
  await expectToasts(page, []);
});

test('rows a page are chosen from five, start at page 1, and stay the preference @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes?page=5');
  await clienteRows(page);
  const rows = page.getByLabel('Filas por página');
  await expect(rows.getByRole('option')).toHaveText(['10', '20', '50', '100', '200']);
  await rows.focus();
  await rows.selectOption('50');
  await clienteRows(page, 50);
  await expect(rows).toBeFocused();
  await expect(paginator(page)).toContainText('Página 1 de 24');
  await expect(page).toHaveURL(/\/clientes\?filas=50$/);
  expect((await stored(page))[preferencesKey]).toBe(
    '{"filas":50,"modo":"sistema","gruposCerrados":[],"atajos":true,"periodos":"","menuPlegado":false,"contarPendientes":false,"informes":{}}',
  );

  await page.goto('./clientes?page=2');
  await clienteRows(page, 50);
  await expect(rows).toHaveValue('50');
  expect(queries(sandbox).at(-1)).toEqual({ pageSize: '50', pageNumber: '2' });
  // The address overrides the preference, so that a link shows everybody the same rows.
  await page.goto('./clientes?filas=20');
  await clienteRows(page, 20);
  await page.goto('./clientes?filas=7');
  await clienteRows(page, 50);
});

const hostileTexts = [
  `' OR 1=1 --`,
  `"; DROP TABLE cliente; --`,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '%',
  '100%',
  '%41',
  '%2B',
  '%00',
  '_',
  'a&idTipoPersona=5',
  'a=b#c?d',
  '+',
  '\\',
  "(*)!'~",
  '../../v1/account',
  '${jndi:ldap://x}',
  'ñandú 日本語 🙂',
  '\u202eabc',
  'x'.repeat(100),
];

test('a typed name is sent as plain text without invisible characters @slow', async ({ page, enter, sandbox }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`The page opened a dialog: ${dialog.message()}`);
  });
  await enter('intermediario', './clientes?nombre=nadie');
  for (const text of hostileTexts) {
    await searchName(page, text);
    const sent = text.replace('\u202e', '');
    await expect.poll(() => queries(sandbox).at(-1), text).toEqual({ zonaRazonSocial: sent, pageSize: '10', pageNumber: '1' });
    await expect(clientes(page).locator('..')).toHaveAttribute('aria-busy', 'false');
    await expect(clientes(page).getByRole('button', { name: 'Reintentar' }), text).toHaveCount(0);
  }
  // The address keeps the filter over a reload.
  await page.reload();
  await expect
    .poll(() => queries(sandbox).at(-1))
    .toEqual({ zonaRazonSocial: hostileTexts.at(-1), pageSize: '10', pageNumber: '1' });
  expect(sandbox.calls.filter(({ status }) => status >= 400)).toEqual([]);
});

test('a filter from the address is plain text too @slow', async ({ page, enter, sandbox }) => {
  await enter(
    'intermediario',
    `./clientes?tipoDocumento=${encodeURIComponent('<b>X')}&idTipoPersona=abc&nombre=%FF&page[]=3&otro=1`,
  );
  await expect(clientes(page).getByRole('paragraph')).toHaveText([emptyText]);
  expect(queries(sandbox)).toEqual([{ tipoDocumento: '<b>X', zonaRazonSocial: '\ufffd', pageSize: '10', pageNumber: '1' }]);
});

test('a filter has the length limit of the service; a longer value from an address is an error at its field and is not sent', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', `./clientes?numeroDocumento=${'x'.repeat(400)}&page=3`);
  const field = search(page).getByLabel('Número de documento');
  await expect(field).toHaveAttribute('maxlength', '100');
  await expect(field).toHaveAccessibleDescription('Escribe como máximo 100 caracteres.');
  await expect(clientes(page).getByRole('paragraph')).toHaveText(['Número de documento: Escribe como máximo 100 caracteres.']);
  await expect(paginator(page)).toHaveCount(0);
  await expectToasts(page, []);
  expect(queries(sandbox)).toEqual([]);
  await openAdvanced(page);
  await expect(advanced(page).getByLabel('Nombre o razón social')).toHaveAttribute('maxlength', '200');
  await page.keyboard.press('Escape');
  await searchDocument(page, '130001456');
  await clienteRows(page, 1);
  await expect(field).toHaveAccessibleDescription('');
});

test('a name without a space scrolls its table at most, never the page', async ({ page, enter }) => {
  await changeAnswer(page, list, { nombre: 'W'.repeat(45) });
  await enter('intermediario', './clientes');
  for (const width of [1366, 1100, 700, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await clienteRows(page);
    await expectNoSidewaysScroll(page);
  }
});

test('a loading list shows a skeleton of 5 rows and no former totals', async ({ page, enter }) => {
  const { open } = await hold(page, list);
  await enter('intermediario', './clientes');
  await expect(clientes(page).locator('..')).toHaveAttribute('aria-busy', 'true');
  await expect(clientes(page).locator('tbody tr')).toHaveCount(5);
  await expect(clientes(page).locator('tbody tr').first()).toHaveCSS('opacity', '1');
  await expect(clientes(page).getByRole('cell')).toHaveCount(0);
  await expect(clientes(page).getByRole('columnheader')).toHaveCount(6);
  await expect(paginator(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toHaveCount(1);
  open();
  await clienteRows(page);
  await expect(clientes(page).locator('..')).toHaveAttribute('aria-busy', 'false');
});

test('while another page loads, the dimmed rows and the totals stay and the buttons are disabled', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  const rows = await clienteRows(page);
  const colour = () =>
    clientes(page)
      .locator('tbody')
      .evaluate((body) => getComputedStyle(body).color);
  const usual = await colour();
  const { open, held } = await hold(page, list);
  const next = paginator(page).getByRole('button', { name: 'Siguiente' });
  await next.click();
  await expect(clientes(page).locator('..')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Cargando…' })).toHaveCount(1);
  await expect(clientes(page).locator('tbody tr')).toHaveCount(10);
  await expect(clientes(page)).toContainText(rows[0]?.[2] ?? '');
  expect(await colour()).not.toBe(usual);
  await expectNoAxeViolations(page);
  await expect(paginator(page)).toContainText('1,200 registros');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.click({ force: true });
  open();
  await clienteRows(page);
  await expect(paginator(page)).toContainText('Página 2 de 120');
  expect(await colour()).toBe(usual);
  expect(held()).toBe(1);
});

test('a late answer to an older question is dropped', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const { open } = await hold(page, /zonaRazonSocial=lento/);
  await searchName(page, 'lento');
  await expect(clientes(page).locator('..')).toHaveAttribute('aria-busy', 'true');
  await searchDocument(page, '130001456');
  await searchName(page, 'faro');
  const faro = [['RNC', '1-30-00145-6', 'Ferretería El Faro, SRL', '--', '18-11-2026']];
  expect(await clienteRows(page, 1)).toEqual(faro);
  open();
  expect(await clienteRows(page, 1)).toEqual(faro);
  expect(queries(sandbox).at(-1)).toMatchObject({ zonaRazonSocial: 'faro', numeroDocumento: '130001456' });
  await expectToasts(page, []);
});

test('one row that breaks the contract: nine rows and one notice', async ({ page, enter }) => {
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: Record<string, unknown>[] };
    const value = answer.value.map((row, index) => (index === 3 ? { ...row, nombre: 42 } : row));
    await route.fulfill({ response, json: { ...answer, value } });
  });
  await enter('intermediario', './clientes');
  const rows = await clienteRows(page, 9);
  expect(rows[0]).toEqual(['Cédula', '001-1391825-4', 'Yokasta Rosario Méndez', '17-03-1984', '19-11-2026']);
  await expectToasts(page, [['Consulta de clientes', 'Un registro llegó con datos que no se pueden leer y no se muestra.']]);
  await expect(paginator(page)).toContainText('1,200 registros');
});

test('markup in a name is shown as text @slow', async ({ page, enter }) => {
  const nombre = '<img src=x onerror="alert(1)"> & <b>Pérez</b>';
  await changeAnswer(page, list, { nombre });
  await enter('intermediario', './clientes');
  expect((await clienteRows(page)).map(([, , shown]) => shown)).toEqual(Array.from({ length: 10 }, () => nombre));
  await expect(clientes(page).locator('img')).toHaveCount(0);
});

test('each catalogue is asked for once a session', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await openAdvanced(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await clienteRows(page);
  await openAdvanced(page);
  await expect(advanced(page).getByLabel('Tipo de persona').getByRole('option')).toHaveCount(3);
  expect(callsTo('/v1/tipo').toSorted()).toEqual(['GET /v1/tipodocumentos 200', 'GET /v1/tipopersonas 200']);
});
