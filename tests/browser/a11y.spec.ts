import type { Page } from '@playwright/test';
import { changeAnswer } from '../support/change-answer.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import {
  clienteRows,
  clientes,
  expect,
  expectNoSidewaysScroll,
  fillLogin,
  heading,
  hold,
  notices,
  test,
} from '../support/portal.ts';
import { expectUsableInEveryWay as examine } from '../support/every-way.ts';

// The two engines are slow.
if (process.env['FULL']) test.describe.configure({ timeout: 90_000 });

// A transition would distort the measured colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Waits for the toasts and focuses them: a toast with the focus does not close. */
async function keepToasts(page: Page, count: number): Promise<void> {
  const close = notices(page).getByRole('button', { name: 'Cerrar aviso' });
  await expect(close).toHaveCount(count);
  await close.first().focus();
}

test('the login, empty and with its errors @slow', async ({ page }) => {
  await page.goto('./login');
  await expect(page.getByText('La recuperación en línea no está disponible')).toBeVisible();
  await examine(page);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Este campo es obligatorio.')).toHaveCount(2);
  await examine(page);
});

test('the login with a toast, and busy @slow', async ({ page }) => {
  await page.goto('./login');
  await expect(page.getByText('La recuperación en línea no está disponible')).toBeVisible();
  await fillLogin(page, 'intermediario', 'otra');
  await keepToasts(page, 1);
  await examine(page);
  const { open } = await hold(page, '**/v1/account/authenticate');
  await fillLogin(page, 'intermediario', 'otra');
  await expect(page.getByRole('button', { name: 'Ingresando…' })).toBeVisible();
  await examine(page);
  open();
});

test('the recovery link @slow', async ({ page }) => {
  const servicios = { auth: '/servicios/autorizacion', core: '/servicios/core' };
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { servicios, enlaces: { recuperacion: 'https://seguridad.ejemplo.do/' } } }),
  );
  await page.goto('./login');
  await expect(page.getByRole('link')).toHaveAttribute('href', 'https://seguridad.ejemplo.do/');
  await examine(page);
});

test('the page before the portal: waiting, and failed @slow', async ({ page, enter, sandbox }) => {
  const { open } = await hold(page, '**/v1/account/currentuser');
  await enter();
  await expect(page.getByText('Cargando…')).toBeVisible();
  await examine(page);
  sandbox.setFail('GET /v1/account/currentuser=refuse');
  open();
  await expect(heading(page, 'Usuario')).toBeVisible();
  await examine(page);
});

test('the portal that does not open @slow', async ({ page, enter, provoke }) => {
  provoke(/Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/Portal-[^/]+\.js$/, (route) => route.abort());
  await enter();
  await expect(heading(page, 'No se pudo abrir el portal')).toBeVisible();
  await examine(page);
});

test('the home page with its charts @slow', async ({ page, enter }) => {
  await enter();
  await expect(page.locator('.recharts-surface')).toHaveCount(4);
  await examine(page);
});

test('the home page with the tables of its charts @slow', async ({ page, enter }) => {
  await enter();
  await expect(page.locator('.recharts-surface')).toHaveCount(4);
  for (const left of [3, 2, 1, 0]) {
    const view = page.getByRole('button', { name: /^Ver tabla/ });
    await view.first().click();
    await expect(page.locator('.recharts-surface')).toHaveCount(left);
  }
  await examine(page);
});

test('the home page of a user without the intermediary role @slow', async ({ page, enter }) => {
  await enter('cobranzas');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await examine(page);
});

test('the user menu @slow', async ({ page, enter }) => {
  await enter();
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeVisible();
  await examine(page);
});

test('the drawer of small windows @slow', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await enter();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
});

test('the list, filled, with filters set @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes?idTipoPersona=1&page=2');
  await clienteRows(page);
  await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible();
  await examine(page);
});

test('the list, loading @slow', async ({ page, enter }) => {
  await hold(page, '**/v1/clientes?**');
  await enter('intermediario', './clientes');
  await expect(clientes(page).locator('tbody tr')).toHaveCount(5);
  await examine(page);
});

test('the list, empty @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes?numeroDocumento=x');
  await expect(clientes(page)).toContainText('No se ha encontrado registros en el sistema.');
  await examine(page);
});

test('the list, failed, its catalogue too, with the toasts @slow', async ({ page, enter, sandbox }) => {
  await enter();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  sandbox.setFail('GET /v1/clientes=500,GET /v1/tipodocumentos=html');
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(clientes(page).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar Tipo de documento' })).toBeVisible();
  await keepToasts(page, 2);
  await examine(page);
});

test('the list, with the advanced search open @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
  await expect(page.getByRole('dialog').getByLabel('Tipo de persona').getByRole('option')).toHaveCount(3);
  await examine(page);
});

test('the claims, empty, with active filters, with a detail, with an export under way @slow', async ({ page, enter }) => {
  test.slow();
  // Headless Chromium has no file chooser.
  await page.addInitScript(() => {
    delete window.showSaveFilePicker;
  });
  await enter('intermediario', './siniestros?numeroDocumento=x');
  await expect(page.getByRole('table')).toContainText('No se ha encontrado registros en el sistema.');
  await examine(page);
  await page.goto('./siniestros/notificaciones?isOpen=true');
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeVisible();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await examine(page);
  await page.goto('./siniestros?detalle=180');
  await expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible();
  await examine(page);
  await page.keyboard.press('Escape');
  await hold(page, /pageSize=200&pageNumber=1/);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: '.xlsx' }).click();
  await expect(page.locator('main header').getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await examine(page);
});

test('"Sin permiso" @slow', async ({ page, enter }) => {
  await enter('cobranzas', './clientes');
  await expect(heading(page, 'Sin permiso')).toBeVisible();
  await examine(page);
});

test('not found @slow', async ({ page, enter }) => {
  await enter('intermediario', './no-existe');
  await expect(heading(page, 'Página no encontrada')).toBeVisible();
  await examine(page);
});

test('a page that could not be shown @slow', async ({ page, enter, provoke }) => {
  provoke(/Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/ClientesPage-[^/]+\.js$/, (route) => route.abort());
  await enter('intermediario', './clientes');
  await expect(heading(page, 'No se pudo mostrar la página')).toBeVisible();
  await examine(page);
});

test('nothing is cut off at 320 px when long words meet narrow places', async ({ page, enter }) => {
  await changeAnswer(page, '**/v1/clientes?**', { nombre: 'W'.repeat(120), nuDocumento: '9'.repeat(60) });
  await page.setViewportSize({ width: 320, height: 720 });
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await expectNoSidewaysScroll(page);
  for (const cell of await clientes(page).getByRole('cell').all()) await expect(cell).toBeVisible();
  for (const name of await clientes(page).getByRole('link').all()) {
    expect(await name.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true);
  }

  await changeAnswer(page, '**/v1/clientes/CED/**', { nombre: 'W'.repeat(120) });
  await changeAnswer(page, '**/v1/cotizaciones?**', { asegurado: 'W'.repeat(120) });
  await page.keyboard.press('Control+k');
  const results = page.getByRole('listbox', { name: 'Resultados' });
  for (const typed of ['001-1391825-4', '877']) {
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    await expect(page.getByRole('option').filter({ hasText: 'W'.repeat(120) })).toBeVisible();
    expect(await results.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});
