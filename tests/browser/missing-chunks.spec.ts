import { expectNoAxeViolations } from '../support/axe.ts';
import { clienteRows, expect, fillLogin, heading, notices, sessionKey, stored, test } from '../support/portal.ts';

// A chunk that can't be fetched, or that throws, is never reported as a failed call.

const effects = /\/assets\/session-effects-[^/]+\.js$/;
const toasts = /\/assets\/Toasts-[^/]+\.js$/;
const line = 'No se pudo cargar la página. Revisa tu conexión y recárgala.';

for (const { what, missing, throws } of [
  { what: 'that does not come, nor that of the notices', missing: [effects, toasts], throws: false },
  { what: 'that throws', missing: [effects], throws: true },
]) {
  test(`the login without the chunk of its call ${what}: it says so, and Recargar mends it`, async ({ page, sandbox }) => {
    for (const chunk of missing) {
      await page.route(chunk, (route) =>
        throws ? route.fulfill({ contentType: 'text/javascript', body: 'missing.api();' }) : route.abort(),
      );
    }
    await page.goto('./login');
    await fillLogin(page, 'intermediario');
    await expect(page.getByLabel('Contraseña')).toHaveAccessibleDescription(line);
    await expect(page.getByText('No se pudo validar el usuario')).toHaveCount(0);
    expect(sandbox.calls).toEqual([]);
    const reload = page.getByRole('main').getByRole('button', { name: 'Recargar' });
    await expectNoAxeViolations(page);
    for (const chunk of missing) await page.unroute(chunk);
    await reload.click();
    await expect(page.getByLabel('Contraseña')).toHaveValue('');
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
}

test('a reload without the chunk of its call says so, keeps the session, and Recargar opens the page', async ({
  page,
  enter,
}) => {
  await page.route(effects, (route) => route.abort());
  await enter('intermediario', './clientes');
  await expect(heading(page, 'No se pudo abrir el portal')).toBeVisible();
  await expect(page.getByText('No se pudo recuperar el usuario')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(Object.keys(await stored(page))).toEqual([sessionKey]);
  await page.unroute(effects);
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await clienteRows(page);
});

test('the header search without its chunk, and a report without its worker, say so', async ({ page, enter }) => {
  await page.route(/\/assets\/(?:search|report-worker)-[^/]+\.js$/, (route) => route.abort());
  await enter('intermediario', './comisiones/estadocomisiones');
  await expect(heading(page, 'Estado de comisiones')).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Buscar' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('180');
  await expect(search.getByRole('option', { name: /No se pudo cargar\. Recarga la página\./ })).not.toHaveCount(0);
  await expect(
    search.getByRole('status').filter({ hasText: 'No se pudo cargar la búsqueda. Recarga la página.' }),
  ).toBeAttached();
  await expect(search).not.toContainText('No se pudo consultar');
  await page.keyboard.press('Escape');

  await page.getByLabel(/^Fecha desde/).fill('01102026');
  await page.getByLabel(/^Fecha hasta/).fill('31102026');
  await page.keyboard.press('Enter');
  const toast = notices(page).getByRole('alert');
  await expect(toast).toContainText('No se pudo cargar la página');
  await page.unrouteAll();
  await toast.getByRole('button', { name: 'Recargar' }).click();
  await expect(heading(page, 'Estado de comisiones')).toBeVisible();
  await expect(notices(page).getByRole('alert')).toHaveCount(0);
});
