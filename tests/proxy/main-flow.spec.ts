import type { Page } from '@playwright/test';
import { clienteRows, clientes, expect, expectToasts, heading, stored } from '../support/portal.ts';
import { choose, expectCall, test } from './support.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByRole('search', { name: 'Filtros de clientes' });
const advanced = (page: Page) => page.getByRole('dialog', { name: 'Búsqueda avanzada' });
const paginator = (page: Page) => page.getByRole('navigation', { name: 'Paginación' });
const list = (query: string) => `GET core /v1/clientes?${query} 200`;

test('from the login to Salir, Prism has nothing to object', async ({ page, signIn, sandbox, watch }) => {
  await signIn();
  await expectCall(watch, 'POST auth /v1/account/authenticate 200');

  await menuLink(page, 'Clientes').click();
  await clienteRows(page);
  await expect(paginator(page)).toContainText('1,200 registros');
  await expectCall(watch, list('pageSize=10&pageNumber=1'));

  await test.step('filtered by document type', async () => {
    await choose(search(page).getByLabel('Tipo de documento'), 'RNC');
    await search(page).getByRole('button', { name: 'Buscar' }).click();
    await expect.poll(async () => new Set((await clienteRows(page)).map(([first]) => first))).toEqual(new Set(['RNC']));
    await expectCall(watch, list('tipoDocumento=RNC&pageSize=10&pageNumber=1'));
  });

  await test.step('filtered by document number', async () => {
    await search(page).getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(paginator(page)).toContainText('1,200 registros');
    await search(page).getByLabel('Número de documento').fill('001-1391825-4');
    await search(page).getByRole('button', { name: 'Buscar' }).click();
    expect(await clienteRows(page, 1)).toEqual([
      ['Cédula', '001-1391825-4', 'Yokasta Rosario Méndez', '17-03-1984', '19-11-2026'],
    ]);
    await expectCall(watch, list('tipoDocumento=CED&numeroDocumento=00113918254&pageSize=10&pageNumber=1'));
  });

  await test.step('by person type, in the advanced search; page 2', async () => {
    await search(page).getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(paginator(page)).toContainText('1,200 registros');
    await search(page).getByRole('button', { name: 'Búsqueda avanzada' }).click();
    await choose(advanced(page).getByLabel('Tipo de persona'), 'Natural');
    await advanced(page).getByRole('button', { name: 'Buscar' }).click();
    await expect(advanced(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/clientes\?idTipoPersona=1$/);
    await clienteRows(page);
    await paginator(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(paginator(page)).toContainText('Página 2 de');
    await expectCall(watch, list('idTipoPersona=1&pageSize=10&pageNumber=2'));
  });

  await test.step('a reload restores the user and the page', async () => {
    const rows = await clienteRows(page);
    await page.reload();
    expect(await clienteRows(page)).toEqual(rows);
    await expectCall(watch, 'GET auth /v1/account/currentuser 200');
  });

  await test.step('an expired token is renewed', async () => {
    watch.expectRefusal(/^GET core \S+ 401$/);
    await menuLink(page, 'Dashboard').click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    sandbox.expireTokens();
    await menuLink(page, 'Clientes').click();
    await clienteRows(page);
    expect(watch.calls().filter((call) => call.includes('refresh'))).toEqual(['POST auth /v1/account/token/refresh 200']);
    await expectToasts(page, []);
  });

  await test.step('Salir', async () => {
    await page.getByRole('button', { name: /^Menú de usuario/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(clientes(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({});
  });
});

test('a wrong password shows the words of the service', async ({ page, watch }) => {
  watch.expectRefusal(/^POST auth \/v1\/account\/authenticate 401$/);
  await page.goto('./login');
  await page.getByLabel('Usuario o Correo').fill('intermediario');
  await page.getByLabel('Contraseña').fill('otra');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expectToasts(page, [['Inicio de sesión', 'Usuario o contraseña incorrectos.']]);
});
