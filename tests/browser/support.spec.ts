import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoAxeViolations } from '../support/axe.ts';
import { dist, expect, fillLogin, heading, letDraw, notices, test } from '../support/portal.ts';

const release = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as Record<'version' | 'build' | 'built', string>;
const built = `Autogestión ${release.version}, compilación ${release.build} del ${release.built.split('-').toReversed().join('-')}`;

/** A text that is typed and searched for, and that no copied detail may hold. */
const canary = 'Canario Zeta';

const copies = (place: Locator | Page, name = 'Copiar detalle') => place.getByRole('button', { name });

/** The lines of the clipboard, with placeholders for times and durations. */
async function copied(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).not.toContain('Canario');
  return text
    .replaceAll(/\d\d-\d\d-\d{4} \d\d:\d\d:\d\d/g, '(hora)')
    .replaceAll(/\b\d+\.\d s/g, '(n) s')
    .split('\n');
}

async function copy(page: Page, button: Locator): Promise<string[]> {
  await button.click();
  await expect(button.locator('..').getByText('Copiado')).toBeVisible();
  return copied(page);
}

async function follow(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const simulated = (title: string, operation: string, status = 500) => [
  `${title} (${operation})`,
  'Cuándo: (hora), hora de Santo Domingo',
  `Resultado: el servicio respondió ${status}`,
  `Mensajes del servicio: Fallo simulado · El sandbox responde ${status} porque así se le pidió.`,
  'Tardó: (n) s',
];

const clientesFailed = simulated('Consulta de clientes', 'fetchClientes');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the detail of a failed list is copied from its toast and from its place, without the searched text', async ({
  page,
  enter,
  sandbox,
}) => {
  sandbox.setFail('GET /v1/clientes=500');
  await enter('intermediario', `./clientes?nombre=${encodeURIComponent(canary)}`);
  expect(await copy(page, copies(notices(page)))).toEqual([...clientesFailed, '', built]);
  const place = page.getByRole('main');
  await expectNoAxeViolations(page);
  expect(await copy(page, copies(place))).toEqual([...clientesFailed, '', built]);
});

test('a summary toast copies the details of all its failures', async ({ page, enter, sandbox }) => {
  sandbox.setFail(
    'GET /v1/antiguedadsaldos=shape,GET /v1/antiguedadsaldos/primascobrables=403,GET /v1/comisiones/groupbymonth/count=html',
  );
  await enter('cobranzas');
  const summary = notices(page).getByRole('alert').filter({ hasText: '3 consultas fallaron' });
  const lines = await copy(page, copies(summary));
  expect(lines.filter((line) => line.includes('(fetch')).toSorted()).toEqual([
    'Consulta de comisiones (fetchComisionesByMonth)',
    'Consulta de prima cobrable (fetchPrimasCobrables)',
    'Consulta de saldo por antiguedad (fetchAntiguedadSaldos)',
  ]);
  expect(lines).toContain('Fuera del contrato: value');
  expect(lines.at(-1)).toBe(built);
});

test('where there is no clipboard the detail is shown and selected', async ({ page, enter, sandbox }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  sandbox.setFail('GET /v1/clientes=500');
  await enter('intermediario', './clientes');
  const place = page.getByRole('main');
  await copies(place).click();
  const shown = place.getByRole('textbox', { name: 'Copiar detalle' });
  await expect(shown).toBeFocused();
  await expect(shown).toHaveValue(/^Consulta de clientes \(fetchClientes\)\n/);
  await expect(place.getByText('No se pudo copiar.')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Consulta de clientes/);
});

test('Acerca de shows the build, checks the services on request, and lists failures until Salir', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  sandbox.setFail('GET /v1/clientes=500');
  await enter('intermediario', `./clientes?nombre=${encodeURIComponent(canary)}`);
  await expect(copies(page.getByRole('main'))).toBeVisible();
  await follow(page, 'Configuración');
  const about = page.getByRole('region', { name: 'Acerca de' });
  await expect(about.getByRole('term')).toHaveText(['Versión', 'Compilación', 'Día', 'Navegador']);
  await expect(about.getByRole('definition')).toHaveText([
    release.version,
    release.build,
    release.built.split('-').toReversed().join('-'),
    /^Chrome \d+$/,
  ]);
  await expect(about.getByRole('listitem')).toHaveText([
    /^\d\d-\d\d-\d{4} .* · Consulta de clientes: el servicio respondió 500$/,
  ]);
  const before = sandbox.calls.length;

  await about.getByRole('button', { name: 'Comprobar servicios' }).click();
  await expect(about.getByRole('status').getByRole('listitem')).toHaveText([
    /^Autorización: responde \(\d+\.\d s\)$/,
    /^Central: responde \(\d+\.\d s\)$/,
    /^Reportes: responde \(\d+\.\d s\)$/,
  ]);
  const asked = sandbox.calls.slice(before);
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual(
    expect.arrayContaining(asked.map(({ path }) => [path, false])),
  );
  expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes 500']);
  await expectNoAxeViolations(page);

  expect(await copy(page, copies(about, 'Copiar diagnóstico'))).toEqual([
    built,
    expect.stringMatching(/^Navegador: Chrome \d+, con red$/),
    '',
    'Servicios',
    'Autorización: responde ((n) s)',
    'Central: responde ((n) s)',
    'Reportes: responde ((n) s)',
    '',
    'Últimos fallos de esta visita',
    '',
    ...clientesFailed,
  ]);

  await follow(page, 'Salir');
  await fillLogin(page, 'cobranzas');
  await expect(page.getByRole('button', { name: /^Menú de usuario/ })).toBeVisible();
  await follow(page, 'Configuración');
  await expect(heading(page, 'Configuración')).toBeVisible();
  await expect(about.getByText('Ninguno.')).toBeVisible();
});

test('Acerca de says which service does not answer', async ({ page, enter }) => {
  await enter('cobranzas', './configuracion');
  const about = page.getByRole('region', { name: 'Acerca de' });
  await page.route('**/servicios/core', (route) => route.abort('connectionreset'));
  await page.route('**/servicios/reportes', (route) => route.fulfill({ status: 502, body: '' }));
  await about.getByRole('button', { name: 'Comprobar servicios' }).click();
  await expect(about.getByRole('listitem')).toHaveText([
    /^Autorización: responde/,
    /^Central: no responde/,
    /^Reportes: responde con el error 502/,
  ]);
  await letDraw(page);
});
