import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import {
  clienteRows,
  cutOff,
  expect,
  expectToasts,
  heading,
  hold,
  sessionKey,
  soporte,
  stored,
  test,
} from '../support/portal.ts';

const html = (page: Page) => page.locator('html');
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true });

/** Follows an item of the user menu. */
async function follow(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('Perfil shows what the session knows, read-only, by no call but for the names of entity and branch', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('cobranzas');
  await follow(page, 'Perfil');
  await expect(heading(page, 'Perfil')).toBeFocused();
  await expect(page).toHaveTitle('Perfil · Autogestión');
  await expect(page.getByRole('term')).toHaveText([
    'Usuario',
    'Nombre',
    'Correo',
    'Documento',
    'Intermediario',
    'Documento del intermediario',
    'Código de intermediario',
    'Entidad',
    'Sucursal',
    'Roles',
  ]);
  await expect(page.getByRole('definition').first()).toHaveText('cobranzas');
  await expect(page.getByRole('definition').last()).toHaveText('Cobranzas');
  const fact = (term: string) => page.locator('dl > div', { has: page.getByRole('term').getByText(term, { exact: true }) });
  await expect(fact('Documento').getByRole('definition')).toHaveText(/^CED \d{3}-\d{7}-\d$/);
  for (const term of ['Entidad', 'Sucursal']) await expect(fact(term).getByRole('definition')).toHaveText(/^\p{L}/u);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(
    callsTo('')
      .filter((call) => !/currentuser|dashboard|count|primas|saldos|comisiones/i.test(call))
      .toSorted(),
  ).toEqual(['GET /v1/entidades 200', 'GET /v1/sucursales 200']);
  await expectNoAxeViolations(page);
});

test('Configuración: colours change at once, from the first paint, on the login, in other tabs @slow', async ({
  page,
  enter,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter('cobranzas', './configuracion');
  const other = await context.newPage();
  await other.goto('./configuracion');
  await expect(heading(other, 'Configuración')).toBeVisible();

  await page.getByLabel('Modo de color').selectOption('Oscuro');
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await expect(html(other)).toHaveClass(/\bdark\b/);
  await expectNoAxeViolations(page);
  await page.getByLabel('Modo de color').selectOption('Según el sistema');
  await expect(html(page)).not.toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await page.getByLabel('Modo de color').selectOption('Claro');
  await expect(html(page)).not.toHaveClass(/\bdark\b/);
  await page.getByLabel('Filas por página').selectOption('50');
  await expectNoAxeViolations(page);

  await follow(page, 'Salir');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.reload();
  await expect(html(page)).not.toHaveClass(/\bdark\b/);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await page.unroute(/\/assets\/index-[^/]+\.js$/);
  await enter('intermediario', './clientes');
  await clienteRows(page, 50);
});

test('colours can be chosen where nothing is stored', async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('cobranzas', './configuracion');
  await page.getByLabel('Modo de color').selectOption('Oscuro');
  await expect(html(page)).toHaveClass(/\bdark\b/);
  await expect(page.getByLabel('Modo de color')).toHaveValue('oscuro');
});

test('the bell says that there is nothing, and closes by Escape, by leaving it, by a second press @slow', async ({
  page,
  enter,
}) => {
  await enter('cobranzas');
  const bell = page.getByRole('button', { name: 'Notificaciones' });
  const list = page.getByRole('region', { name: 'Notificaciones' });
  await bell.click();
  await expect(list).toHaveText('No tienes notificaciones');
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bell).toBeFocused();
  await bell.press('Enter');
  await expect(list).toBeFocused();
  await bell.click();
  await expect(list).toHaveCount(0);
  await bell.click();
  await heading(page, 'Dashboard').click();
  await expect(list).toHaveCount(0);
});

test('the loss of the network shows for as long as it lasts', async ({ page, enter, context }) => {
  await enter('cobranzas', './perfil');
  const banner = page.getByRole('status').filter({ hasText: 'Sin conexión' });
  await expect(heading(page, 'Perfil')).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('a slow page shows the line until its first answer; a quick one never', async ({ page, enter }) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  const line = page.getByRole('progressbar', { name: 'Cargando…' });
  const { open } = await hold(page, '**/v1/clientes?**');
  await menuLink(page, 'Clientes').click();
  await expect(line).toHaveCount(1);
  // The line shows after 200 ms.
  await expect(line).toHaveCSS('animation-delay', '0.2s');
  await expect(line).toHaveCSS('opacity', '1');
  open();
  await clienteRows(page);
  await expect(line).toHaveCount(0);
});

test('a new page begins at its top; Back and Forward return to where the page was left @slow', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await enter('intermediario', './clientes?filas=50');
  await clienteRows(page, 50);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await follow(page, 'Perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await expect.poll(scrolled).toBe(0);

  // The rows arrive later than the page.
  const { open } = await hold(page, '**/v1/clientes?**');
  await page.goBack();
  await expect(heading(page, 'Clientes')).toBeFocused();
  open();
  await clienteRows(page, 50);
  await expect.poll(scrolled).toBe(900);

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await clienteRows(page, 50);
  await page.goBack();
  await expect(page).toHaveURL(/clientes\?filas=50$/);
  await clienteRows(page, 50);
});

test('only preferences stay in storage after Salir', async ({ page, enter }) => {
  await enter('intermediario', './configuracion');
  await page.getByLabel('Modo de color').selectOption('Oscuro');
  await follow(page, 'Salir');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(Object.keys(await stored(page))).toEqual(['autogestion.preferencias']);
});

const warning = (page: Page) => page.getByRole('status').filter({ hasText: 'Tu sesión está por terminar' });

/** Waits for the last calls of Perfil: a later call would count as activity and renew the token. */
async function expectSilence(page: Page): Promise<void> {
  for (const term of ['Entidad', 'Sucursal']) {
    const fact = page.locator('dl > div', { has: page.getByRole('term').getByText(term, { exact: true }) });
    await expect(fact.getByRole('definition')).toHaveText(/^\p{L}/u);
  }
}

/** Opens a page without calls in two tabs whose clock the test moves. */
async function openTwoTabs({
  page,
  context,
  enter,
}: {
  page: Page;
  context: BrowserContext;
  enter: (user: string, path: string) => Promise<void>;
}) {
  await context.clock.install();
  await enter('cobranzas', './perfil');
  const other = await context.newPage();
  await other.goto('./perfil');
  for (const tab of [page, other]) await expectSilence(tab);
  return other;
}

test('an idle person is warned of the end of the session in every tab, and can extend it in all of them', async ({
  page,
  context,
  enter,
  callsTo,
}) => {
  const other = await openTwoTabs({ page, context, enter });
  const place = () => heading(page, 'Perfil').boundingBox();
  const before = await place();
  await context.clock.fastForward('12:30');
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();
  await context.clock.fastForward('01:00');
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  expect(await place()).toEqual(before);
  await expectNoAxeViolations(page);
  const mend = await cutOff(page, '/token/refresh');
  await warning(page).getByRole('button', { name: 'Seguir conectado' }).click();
  await expectToasts(page, [['Sesión', `No se pudo renovar la sesión, ${soporte}`]]);
  await expect(warning(page)).toBeVisible();
  await mend();
  await warning(page).getByRole('button', { name: 'Seguir conectado' }).click();
  for (const tab of [page, other]) {
    await expect(warning(tab)).toBeHidden();
    await expect(heading(tab, 'Perfil')).toBeVisible();
  }
  expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);
});

test('the first key of a returning person renews the token and closes the warning', async ({ page, context, enter, callsTo }) => {
  await openTwoTabs({ page, context, enter });
  await context.clock.fastForward('13:30');
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(warning(page)).toBeHidden();
  await expectToasts(page, []);
  expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);
});

test('work in two tabs renews the token once for both before its end, without a warning', async ({
  page,
  context,
  enter,
  callsTo,
}) => {
  const other = await openTwoTabs({ page, context, enter });
  const before = await stored(page);
  await context.clock.fastForward('11:30');
  for (const tab of [page, other]) await tab.keyboard.press('Tab');
  expect(callsTo('refresh')).toEqual([]);
  await context.clock.fastForward('01:00');
  await expect.poll(async () => (await stored(page))[sessionKey]).not.toBe(before[sessionKey]);
  for (const tab of [page, other]) {
    await expect(warning(tab)).toBeHidden();
    await expectToasts(tab, []);
  }
  expect(callsTo('refresh')).toEqual(['POST /v1/account/token/refresh 200']);
});
