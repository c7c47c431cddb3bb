import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { clienteRows, clientes, expect, expectToasts, soporte, test, cutOff } from '../support/portal.ts';

const fixed = ['Consulta de clientes', `No se pudo consultar el listado de los clientes, ${soporte}`];

for (const { fault, words } of [
  { fault: '500', words: ['Fallo simulado', 'El sandbox responde 500 porque así se le pidió.'] },
  { fault: 'html', words: fixed },
]) {
  test(`a list that fails (${fault}) says so in place and in one toast; Reintentar works`, async ({ page, enter, sandbox }) => {
    sandbox.setFail(`GET /v1/clientes=${fault}`);
    await enter('intermediario', './clientes?page=2&nombre=a');
    const retry = clientes(page).getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await expect(clientes(page).getByRole('paragraph')).toHaveText(words);
    await expectToasts(page, [words]);
    await retry.click();
    await expectToasts(page, [words, words]);

    await expect(page.getByRole('navigation', { name: 'Paginación' })).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: words[0] ?? '' })).toHaveCount(1);
    await expect(page.getByLabel('Tipo de documento').getByRole('option')).toHaveCount(5);
    sandbox.setFail('');
    await retry.click();
    await clienteRows(page);
    await expect(page.getByText('Página 2 de')).toBeVisible();
    await expect(page).toHaveURL(/\/clientes\?page=2&nombre=a$/);
  });
}

/** Reintentar in the bar above rows that stay; a list without rows has the button in its table. */
const retryAbove = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reintentar', exact: true });

test('a failed other page keeps the dimmed rows, the paginator and the focus', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  const rows = await clienteRows(page);
  sandbox.setFail('GET /v1/clientes=500');
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.press('Enter');
  await expect(retryAbove(page)).toBeVisible();
  await expect(page.getByText('Siguen a la vista las filas de la página 1.')).toBeVisible();
  expect(await clienteRows(page)).toEqual(rows);
  await expect(page.getByRole('status').filter({ hasText: 'Fallo simulado' })).toHaveCount(1);
  await expect(next).toBeFocused();
  await expectNoAxeViolations(page);
  sandbox.setFail('');
  await next.press('Enter');
  await clienteRows(page);
  await expect(page.getByText('Página 3 de')).toBeVisible();
  await expect(retryAbove(page)).toHaveCount(0);
});

test('a filter whose call fails does not show the rows of the former filter', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  sandbox.setFail('GET /v1/clientes=500');
  await page.getByLabel('Número de documento').fill('130001456');
  await page.keyboard.press('Enter');
  await expect(clientes(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(clientes(page).locator('tbody tr')).toHaveCount(1);
  sandbox.setFail('');
  await clientes(page).getByRole('button', { name: 'Reintentar' }).click();
  await clienteRows(page, 1);
});

test('a list retries when the browser reports the network before the network carries calls @slow', async ({ page, enter }) => {
  let calls = 0;
  await page.route('**/v1/clientes?**', async (route) => {
    calls += 1;
    await (calls < 3 ? route.abort('internetdisconnected') : route.fallback());
  });
  await enter('intermediario', './clientes');
  await expect(clientes(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await clienteRows(page);
  expect(calls).toBe(3);
});

test('a page without a readable row is a failure, not an empty list @slow', async ({ page, enter }) => {
  await page.route('**/v1/clientes?**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: object[] };
    await route.fulfill({ response, json: { ...answer, value: answer.value.map(() => ({ nombre: 1 })) } });
  });
  await enter('intermediario', './clientes');
  await expect(clientes(page).getByRole('paragraph')).toHaveText(fixed);
  await expectToasts(page, [fixed]);
});

test('a new filter clears the failure', async ({ page, enter, sandbox }) => {
  sandbox.setFail('GET /v1/clientes=500x1');
  await enter('intermediario', './clientes');
  await expect(clientes(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await page.getByLabel('Número de documento').fill('130001456');
  await page.keyboard.press('Enter');
  await clienteRows(page, 1);
});

test('a catalogue that fails offers Reintentar at its select; the list stays', async ({ page, enter, sandbox, callsTo }) => {
  sandbox.setFail('GET /v1/tipodocumentos=500x1');
  await enter('intermediario', './clientes?tipoDocumento=CED');
  const rows = await clienteRows(page);
  // Without the catalogue the code itself is shown.
  expect(new Set(rows.map(([tipo]) => tipo))).toEqual(new Set(['CED']));
  const tipo = page.getByLabel('Tipo de documento', { exact: true });
  await expect(tipo).toHaveAccessibleDescription(/No se pudo cargar\./);
  await expect(tipo).toHaveValue('CED');
  await expectToasts(page, [['Fallo simulado', 'El sandbox responde 500 porque así se le pidió.']]);

  await page.getByRole('button', { name: 'Reintentar Tipo de documento' }).click();
  await expect(tipo.getByRole('option')).toHaveText(['Todos', 'Cédula', 'Pasaporte', 'RNC', 'SRF']);
  await expect(tipo).toHaveValue('CED');
  await expect(tipo).toBeFocused();
  await expect(page.getByText('No se pudo cargar.')).toHaveCount(0);
  await expect.poll(async () => new Set((await clienteRows(page)).map(([first]) => first))).toEqual(new Set(['Cédula']));
  expect(callsTo('/v1/tipodocumentos')).toEqual(['GET /v1/tipodocumentos 500', 'GET /v1/tipodocumentos 200']);
  expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes 200']);
});

test('a filter of the address is kept while its catalogue loads', async ({ page, enter, sandbox }) => {
  sandbox.setFail('GET /v1/tipodocumentos=slow:60000');
  await enter('intermediario', './clientes?tipoDocumento=RNC');
  const rows = clientes(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  const tipo = page.getByLabel('Tipo de documento', { exact: true });
  await expect(tipo).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Número de documento').fill('130001456');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?tipoDocumento=RNC&numeroDocumento=130001456$/);
});

test('the catalogue of the advanced search offers Reintentar in the panel @slow', async ({ page, enter }) => {
  const mend = await cutOff(page, '/v1/tipopersonas');
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
  const panel = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
  const retry = panel.getByRole('button', { name: 'Reintentar Tipo de persona' });
  await expect(retry).toBeVisible();
  await mend();
  await retry.click();
  await expect(panel.getByLabel('Tipo de persona').getByRole('option')).toHaveText(['Todos', 'Natural', 'Físico']);
});
