import type { Locator, Page } from '@playwright/test';
import { specification } from '../support/specification.ts';
import { clienteRows, clientes, expect, fillLogin, heading, test } from '../support/portal.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
/** The menu of the specification (specification 1, section 2). */
const menuLabels = specification.menu.flatMap(({ entries }) => entries);
const userMenu = (page: Page) => page.getByRole('button', { name: /^Menú de usuario/ });

/** Expects the focus on the menu, and this entry as the active one. */
async function expectMarked(item: Locator): Promise<void> {
  const list = item.page().getByRole('menu');
  await expect(list).toBeFocused();
  await expect(list).toHaveAttribute('aria-activedescendant', (await item.getAttribute('id')) ?? '');
}

test('the skip link is the first stop and leads to the content', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/clientes$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Exportar' })).toBeFocused();
});

test('each page has its title and one heading, and gets the focus on arrival', async ({ page, signIn }) => {
  await page.goto('./login');
  await expect(page).toHaveTitle('Ingresar · Autogestión');
  await signIn();
  await expect(page).toHaveTitle('Dashboard · Autogestión');
  await expect(heading(page, 'Dashboard')).toBeFocused();

  await menu(page).getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(heading(page, 'Clientes')).toBeFocused();
  await expect(page).toHaveTitle('Clientes · Autogestión');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('listitem')).toHaveText([
    'Clientes',
    'Listado',
  ]);

  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(page).toHaveTitle('Dashboard · Autogestión');
});

test('a page opened by the browser itself leaves the focus at the top', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await expect(page.locator('body')).toBeFocused();
});

test('filters and pages leave the focus where it is', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await expect(page.getByText('Página 2 de 120')).toBeVisible();
  await clienteRows(page);
  await expect(next).toBeFocused();
});

test('the menu marks the current page', async ({ page, enter }) => {
  await enter('intermediario', './clientes?page=2');
  await clienteRows(page);
  await expect(menu(page).getByRole('link')).toHaveText(menuLabels);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Clientes']);
  await page.getByRole('link', { name: 'Autogestión, ir al inicio' }).click();
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Dashboard']);
});

test('the user menu works by keyboard, and Salir leaves', async ({ page, enter }) => {
  await enter();
  await expect(userMenu(page)).toHaveAccessibleName('Menú de usuario: Ramón Alcántara Peña intermediario');
  await expect(userMenu(page)).toHaveAttribute('aria-expanded', 'false');
  await userMenu(page).focus();
  await page.keyboard.press('Enter');
  const perfil = page.getByRole('menuitem', { name: 'Perfil' });
  await expectMarked(perfil);
  await expect(page.getByRole('menuitem')).toHaveText(['Perfil', 'Configuración', 'Atajos de teclado', 'Salir']);
  await expect(userMenu(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(userMenu(page)).toBeFocused();

  for (const [key, item] of [
    ['ArrowDown', 'Perfil'],
    ['ArrowUp', 'Salir'],
    [' ', 'Perfil'],
  ] as const) {
    await page.keyboard.press(key);
    await expectMarked(page.getByRole('menuitem', { name: item }));
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(page).toHaveURL(/\/autogestion\/login$/);
});

test('the user menu closes on a click beside it', async ({ page, enter }) => {
  await enter();
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeVisible();
  await heading(page, 'Dashboard').click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu is a drawer', async ({ page, enter }) => {
    await enter();
    // Located by its label, because the element has no role behind the drawer.
    const open = page.getByLabel('Abrir menú');
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu(page)).toHaveCount(0);
    await open.click();
    await expect(drawer.getByRole('link')).toHaveText(menuLabels);
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeFocused();
    await expect(open).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(open).toBeFocused();

    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Clientes' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(heading(page, 'Clientes')).toBeFocused();
  });

  test('the drawer keeps the focus, and goes when the window grows', async ({ page, enter }) => {
    await enter();
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(drawer).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
  });

  test('the user menu names the user', async ({ page, enter }) => {
    await enter();
    await userMenu(page).click();
    await expect(page.getByRole('main').locator('..')).toContainText('Ramón Alcántara Peña');
    const popup = page.locator('[popover]');
    await expect(popup).toContainText('Ramón Alcántara Peña');
    await expect(popup).toContainText('intermediario');
    await expect(popup).toBeInViewport({ ratio: 1 });
  });
});

test.describe('code that fails to load', () => {
  const chunk = /\/assets\/ClientesPage-[^/]+\.js$/;
  const portal = /\/assets\/Portal-[^/]+\.js$/;

  test("a page's: the frame stays, says so, and Reintentar brings the page", async ({ page, enter, provoke }) => {
    provoke(/Failed to fetch dynamically imported module/);
    await page.route(chunk, (route) => route.abort());
    await enter();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Clientes', exact: true }).click();
    await expect(heading(page, 'No se pudo mostrar la página')).toBeVisible();
    await expect(userMenu(page)).toBeVisible();

    const retry = page.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect(retry).toBeVisible();

    await page.unroute(chunk);
    await retry.click();
    await clienteRows(page);
    await expect(page).toHaveURL(/\/clientes$/);
  });

  test("the toasts' stylesheet, permanently: every page is still shown", { tag: '@slow' }, async ({ page, enter }) => {
    await page.route(/\/assets\/Toasts-[^/]+\.css$/, (route) => route.abort());
    await enter('intermediario', './clientes');
    await clienteRows(page);
    await menu(page).getByRole('link', { name: 'Cotizaciones' }).click();
    await expect(heading(page, 'Cotizaciones')).toBeFocused();
  });

  test("a page's: another page can be opened meanwhile", async ({ page, enter, provoke }) => {
    provoke(/Failed to fetch dynamically imported module/);
    await page.route(chunk, (route) => route.abort());
    await enter('intermediario', './clientes');
    await expect(heading(page, 'No se pudo mostrar la página')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  test("the portal's, after the login: it says so, and Reintentar opens it", async ({ page, provoke, callsTo }) => {
    provoke(/Failed to fetch dynamically imported module/);
    await page.route(portal, (route) => route.abort());
    await page.goto('./login');
    await fillLogin(page, 'intermediario');
    await expect(heading(page, 'No se pudo abrir el portal')).toBeVisible();
    await page.unroute(portal);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect(callsTo('authenticate')).toHaveLength(1);
  });

  test("the portal's, at a reload", async ({ page, enter, provoke }) => {
    provoke(/Failed to fetch dynamically imported module/);
    await page.route(portal, (route) => route.abort());
    await enter('intermediario', './clientes');
    await expect(heading(page, 'No se pudo abrir el portal')).toBeVisible();
    await page.unroute(portal);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await clienteRows(page);
  });
});

test('an unknown address says so in place, the address kept', async ({ page, enter }) => {
  await enter('intermediario', './no-existe/7?a=1');
  await expect(heading(page, 'Página no encontrada')).toBeVisible();
  await expect(page).toHaveTitle('Página no encontrada · Autogestión');
  await expect(page).toHaveURL(/\/autogestion\/no-existe\/7\?a=1$/);
  await expect(menu(page).locator('[aria-current=page]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
  await expect(heading(page, 'Dashboard')).toBeFocused();
});

test.describe('a user without the intermediary role', () => {
  test('sees "Sin permiso" at the clients, which are not asked for', async ({ page, enter, callsTo }) => {
    await enter('cobranzas', './clientes?page=2');
    await expect(heading(page, 'Sin permiso')).toBeVisible();
    await expect(page).toHaveTitle('Sin permiso · Autogestión');
    await expect(page).toHaveURL(/\/clientes\?page=2$/);
    await expect(page.getByRole('main')).toContainText('Tu usuario no tiene permiso para ver esta página');
    await expect(menu(page).getByRole('link')).toHaveText(['Dashboard']);
    await expect(clientes(page)).toHaveCount(0);
    expect(callsTo('')).toEqual(['GET /v1/account/currentuser 200']);

    await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
    await expect(heading(page, 'Dashboard')).toBeFocused();
    expect(callsTo('/v1/account')).toEqual(['GET /v1/account/currentuser 200']);
    expect(callsTo('/v1/clientes')).toEqual([]);
  });

  test('comes home after the login', async ({ page, signIn, callsTo }) => {
    await signIn('cobranzas');
    await expect(heading(page, 'Dashboard')).toBeFocused();
    expect(callsTo('/v1/account')).toEqual(['POST /v1/account/authenticate 200']);
  });
});

test.describe('light and dark', () => {
  const canvas = { light: 'rgb(245, 244, 241)', dark: 'rgb(19, 23, 26)' } as const;

  for (const scheme of ['light', 'dark'] as const) {
    test(`${scheme}: the login and the portal follow the system`, async ({ page, enter }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('./login');
      await expect(page.locator('body')).toHaveCSS('background-color', canvas[scheme]);
      await enter();
      await expect(heading(page, 'Dashboard')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('background-color', canvas[scheme]);
      await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
      const other = scheme === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      await expect(page.locator('html')).toHaveCSS('background-color', canvas[other]);
    });
  }

  test('a preference goes before the system, from the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('autogestion.preferencias', '{"filas":10,"modo":"oscuro"}'));
    await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
    await page.goto('./login');
    await expect(page.locator('body')).toHaveCSS('background-color', canvas.dark);
  });
});
