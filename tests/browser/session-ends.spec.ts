import type { Page } from '@playwright/test';
import { clienteRows, expect, expectToasts, fillLogin, heading, sessionKey, stored, test } from '../support/portal.ts';
import { countSolicitudes, fillSolicitud, guardar, solicitudTyped } from '../support/solicitud.ts';
import { expectFields, field, fillField } from '../support/wizard-page.ts';

// A separate world, because these tests create requests and other files count the lists.
test.use({ world: 'sesion' });

const expired = ['Sesión', 'Tu sesión terminó. Ingresa de nuevo para continuar donde estabas.'];
const silentPage = './configuracion';
const ingresar = (page: Page) => page.getByRole('button', { name: 'Ingresar' });
const openClientes = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes', exact: true }).click();

/** The stored tokens in the format of the service. */
async function storedPair(page: Page): Promise<{ accessToken: string; refreshToken: string }> {
  const { token, refreshToken } = JSON.parse((await stored(page))[sessionKey] ?? '{}') as Record<
    'token' | 'refreshToken',
    string
  >;
  return { accessToken: token, refreshToken };
}

test('the query of a report survives a night and a new login, and is cleared by Salir @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  const desde = page.getByLabel(/^Fecha desde/);
  await enter('intermediario', './comisiones/estadocomisiones');
  await desde.fill('01102026');
  sandbox.expireTokens({ refresh: true });
  await page.getByLabel(/^Fecha hasta/).fill('31102026');
  await page.keyboard.press('Enter');
  await expect(ingresar(page)).toBeEnabled();
  await fillLogin(page, 'intermediario');
  await expect(desde).toHaveValue('01-10-2026');
  await expect(page.getByLabel(/^Fecha hasta/)).toHaveValue('31-10-2026');

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await fillLogin(page, 'intermediario');
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Estado de comisiones' }).click();
  await expect(heading(page, 'Estado de comisiones')).toBeVisible();
  await expect(desde).toHaveValue('01-11-2026');
});

test('a refresh token reused by somebody else ends the session in both tabs, which keep the typed values @slow', async ({
  page,
  context,
  enter,
  sandbox,
  callsTo,
}) => {
  const other = await context.newPage();
  await enter('intermediario', silentPage);
  await expect(heading(page, 'Configuración')).toBeVisible();
  const stolen = await storedPair(page);
  sandbox.expireTokens();
  await openClientes(page);
  await clienteRows(page);
  expect(await storedPair(page)).not.toEqual(stolen);
  await page.goto('./clientes/create');
  await fillField(page, 'Primer nombre', 'Yokasta');
  await other.goto('./solicitudes/create');
  await fillSolicitud(other, 'ROBADO1');

  sandbox.setReuseGrace(0);
  sandbox.calls.length = 0;
  const answer = await fetch(`${sandbox.url}/servicios/autorizacion/v1/account/token/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(stolen),
  });
  expect(answer.status).toBe(401);
  await guardar(other).click();
  for (const tab of [page, other]) {
    await expect(ingresar(tab)).toBeEnabled();
    await expectToasts(tab, [expired]);
    expect(Object.keys(await stored(tab))).not.toContain(sessionKey);
  }
  // One refresh call of the other person and one of the portal.
  expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 401', 'POST /v1/account/token/refresh 401']);

  await fillLogin(other, 'intermediario');
  await expectFields(other, solicitudTyped('ROBADO1'));
  await expect(field(page, 'Primer nombre')).toHaveValue('Yokasta');
  expect(await countSolicitudes(sandbox, 'ROBADO1')).toBe(0);
});

test('two tabs without locks that renew together keep their session, although one sends a used token @slow', async ({
  page,
  context,
  enter,
  sandbox,
  callsTo,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const other = await context.newPage();
  await enter('intermediario', silentPage);
  await other.goto(silentPage);
  for (const tab of [page, other]) await expect(heading(tab, 'Configuración')).toBeVisible();
  sandbox.expireTokens();
  sandbox.calls.length = 0;
  let asked = 0;
  await context.route('**/v1/account/token/refresh', async (route) => {
    asked += 1;
    await expect.poll(() => asked).toBe(2);
    await route.continue();
  });
  await Promise.all([page, other].map((tab) => openClientes(tab)));
  for (const tab of [page, other]) await clienteRows(tab);
  expect(callsTo('refresh').toSorted()).toEqual(['POST /v1/account/token/refresh 200', 'POST /v1/account/token/refresh 401']);
  await context.unroute('**/v1/account/token/refresh');

  sandbox.expireTokens();
  sandbox.calls.length = 0;
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await clienteRows(page);
  expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);
  for (const tab of [page, other]) await expectToasts(tab, []);
});
