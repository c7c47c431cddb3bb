import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import {
  clienteRows,
  clientes,
  expect,
  expectNoSidewaysScroll,
  heading,
  hold,
  letDraw,
  stored,
  test,
} from '../support/portal.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const field = (page: Page) => search(page).getByRole('combobox');
const options = (page: Page) => search(page).getByRole('option');

/** Typed queries, and the screen that Enter opens: its heading and the end of its address. */
const queries: readonly (readonly [typed: string, title: string, address: RegExp])[] = [
  ['clientes', 'Clientes', /\/clientes$/],
  ['CLIEN', 'Clientes', /\/clientes$/],
  ['asegurados', 'Clientes', /\/clientes$/],
  ['buscar cliente', 'Clientes', /\/clientes$/],
  ['001-1391820-5', 'Clientes', /\/clientes\?numeroDocumento=00113918205$/],
  ['131000012', 'Clientes', /\/clientes\?numeroDocumento=131000012$/],
  ['inicio', 'Dashboard', /\/autogestion\/$/],
  ['graficos', 'Dashboard', /\/autogestion\/$/],
  ['dash', 'Dashboard', /\/autogestion\/$/],
  ['configuracion', 'Configuración', /\/configuracion$/],
  ['modo oscuro', 'Configuración', /\/configuracion$/],
  ['mis datos', 'Perfil', /\/perfil$/],
];

test('twelve queries as people type them reach their screen by keyboard @slow', async ({ page, enter }) => {
  await enter('intermediario', './no-existe');
  await expect(heading(page, 'Página no encontrada')).toBeVisible();
  for (const [index, [typed, title, address]] of queries.entries()) {
    await test.step(typed, async () => {
      await page.keyboard.press(index % 2 === 0 ? '/' : 'Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(search(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(heading(page, title)).toBeVisible();
    });
  }
});

test('the list follows the WAI-ARIA combobox, and Escape gives the focus back @slow', async ({ page, enter }) => {
  await enter();
  const button = page.getByRole('button', { name: 'Buscar…' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toHaveText('Dashboard');
  const marked = async () => {
    const id = (await field(page).getAttribute('aria-activedescendant')) ?? '';
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');
    await expect(search(page).locator('[aria-selected=true]')).toHaveCount(1);
    return page.locator(`[id="${id}"]`).textContent();
  };
  expect(await marked()).toBe('Dashboard');
  await page.keyboard.press('End');
  expect(await marked()).toBe('Salir');
  await page.keyboard.press('Home');
  expect(await marked()).toBe('Dashboard');
  await page.keyboard.press('ArrowDown');
  expect(await marked()).toBe('Clientes');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await marked()).toBe('Salir');
  await expectNoAxeViolations(page);

  await field(page).fill('%%');
  await expect(search(page).getByText('Sin coincidencias')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('atajos');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help).toContainText('Ctrl K');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await expectNoAxeViolations(page);
});

test('single keys are text while somebody types, and can be turned off', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const numero = page.getByLabel('Número de documento');
  await numero.pressSequentially('/?');
  await expect(numero).toHaveValue('/?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ajustes');
  await page.keyboard.press('Enter');
  await page.getByLabel('Atajos de una sola tecla').selectOption('Desactivados');
  await heading(page, 'Configuración').click();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(Object.values(await stored(page)).join()).toContain('"atajos":false');
});

test('a user is offered only permitted pages', async ({ page, enter }) => {
  await enter('cobranzas');
  await page.getByRole('button', { name: 'Buscar…' }).click();
  await expect(options(page)).toHaveText(['Dashboard', 'Perfil', 'Configuración', 'Atajos de teclado', 'Salir']);
  await expect(field(page)).toHaveAttribute('placeholder', 'Pantalla o acción');
  await field(page).fill('00113918205');
  await expect(options(page)).toHaveCount(0);
  await field(page).fill('atajos');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help.getByRole('definition').first()).toHaveText('Buscar pantallas o acciones');
});

test('at 360 px the search fills the window, and a tap opens a result @slow', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter();
  await page.getByRole('button', { name: 'Buscar…' }).click();
  await expect.poll(() => search(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await field(page).fill('cedula');
  await options(page).getByText('Clientes', { exact: true }).click();
  await expect(clientes(page)).toBeVisible();
});

/** Goes to Perfil by the search; the returned function releases the code and awaits the page. */
async function goToPerfil(page: Page, enter: (user: string, path: string) => Promise<void>): Promise<() => Promise<void>> {
  const { open, held } = await hold(page, '**/PerfilPage-*.js');
  await enter('intermediario', './');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('perfil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/perfil$/);
  await expect.poll(held).toBe(1);
  return async () => {
    open();
    // The title of the document changes before the page is drawn.
    await expect(page.getByText('Los datos de tu usuario')).toBeVisible();
    await expect(page).toHaveTitle('Perfil · Autogestión');
    await letDraw(page);
  };
}

test.describe('while the code of a page is on its way', () => {
  test.use({ savesData: true });

  test('a search that is opened meanwhile stays, and keeps the focus', async ({ page, enter }) => {
    const arrive = await goToPerfil(page, enter);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await arrive();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(heading(page, 'Perfil')).toBeFocused();
  });

  for (const [what, name, opened] of [
    ["the user's menu", /^Menú de usuario/, (page: Page) => page.getByRole('menu')],
    ['the bell', 'Notificaciones', (page: Page) => page.getByRole('region', { name: 'Notificaciones' })],
  ] as const) {
    test(`${what} that is opened meanwhile stays, and keeps the focus`, async ({ page, enter }) => {
      const arrive = await goToPerfil(page, enter);
      const button = page.getByRole('banner').getByRole('button', { name });
      await button.click();
      await expect(opened(page)).toBeFocused();
      await arrive();
      await expect(opened(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });
  }
});
