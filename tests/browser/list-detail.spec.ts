import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { clienteRows, clientes, cutOff, expect, hold } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

const detail = (page: Page) => page.getByRole('dialog', { name: 'Detalle del cliente' });
const first = 'Yokasta Rosario Méndez';
const nameOf = (page: Page, name: string) => clientes(page).getByRole('link', { name });
const menuOf = (page: Page, name: string) => clientes(page).getByRole('button', { name: `Acciones de ${name}` });

async function openDetail(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Ver detalle' }).click();
  await expect(detail(page)).toContainText(name);
}

/** Navigates without a page load, because the development server needs seconds for each load. */
async function go(page: Page, query: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), `./lista${query}`);
}

/** The id of the first row, as the address names it. */
async function firstId(page: Page): Promise<string> {
  await openDetail(page, first);
  return new URL(page.url()).searchParams.get('detalle') ?? '';
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.getByRole('link', { name: 'Lista con detalle' }).click();
  await clienteRows(page);
});

test('a row opens in a panel that the address names; Back, Escape and × close it, and the focus returns @slow', async ({
  page,
  callsTo,
}) => {
  await go(page, '?filas=20');
  await clienteRows(page, 20);
  await openDetail(page, first);
  await expect(page).toHaveURL(/\/galeria\/lista\?filas=20&detalle=\d+$/);
  expect(await detail(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?filas=20$/);
  await expect(nameOf(page, first)).toBeFocused();
  await page.goForward();
  await expect(detail(page)).toContainText(first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(nameOf(page, first)).toBeFocused();
  await expect(page).toHaveURL(/\?filas=20$/);

  // Closing the panel goes back one history entry, so Back leads out of the list.
  await openDetail(page, first);
  await detail(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?filas=20$/);
  // Forward opens the panel again once more.
  await page.goForward();
  await expect(detail(page)).toContainText(first);
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?filas=20$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/galeria\/lista$/);
  expect(callsTo('/v1/clientes/')).toEqual([]);
});

test('the name of a row opens its detail too, and keeps the filters; in a tab of its own with Ctrl @slow', async ({
  page,
  context,
}) => {
  await go(page, '?filas=20&nombre=a');
  await clienteRows(page, 20);
  const link = nameOf(page, first);
  await expect(link).toHaveAttribute('href', /\/galeria\/lista\?filas=20&nombre=a&detalle=\d+$/);
  await link.click();
  await expect(detail(page)).toContainText(first);
  await expect(page).toHaveURL(/\?filas=20&nombre=a&detalle=\d+$/);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\?filas=20&nombre=a$/);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(detail(tab)).toContainText(first);
});

test('the panel says that the detail is loading, and retries a failure in place @slow', async ({ page }) => {
  const id = await firstId(page);
  const { open } = await hold(page, `**/v1/clientes/${id}`);
  await go(page, `?page=2&detalle=${id}`);
  await expect(detail(page).getByRole('status')).toHaveText('Cargando…');
  open();
  await expect(detail(page)).toContainText(first);

  const mend = await cutOff(page, `/v1/clientes/${id}`);
  await go(page, `?page=3&detalle=${id}`);
  const retry = detail(page).getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible();
  await mend();
  await retry.press('Enter');
  await expect(detail(page)).toContainText(first);
  // The pressed button has disappeared, so the panel takes the focus.
  await expect(detail(page)).toBeFocused();
});
