import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

test('a catalogue that failed is tried again in its place, and the rest of the page stays @slow', async ({
  page,
  sandbox,
  callsTo,
}) => {
  // The fault must not hit the call of the first visit.
  await expect(page.getByRole('combobox', { name: 'Profesión' })).not.toHaveAttribute('aria-busy');
  sandbox.setFail('GET /v1/profesiones=500x1');
  sandbox.calls.length = 0;
  await page.reload();
  const retry = page.getByRole('button', { name: 'Reintentar Profesión' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('combobox', { name: 'Sexo' })).toBeEnabled();
  await retry.click();
  await expect(retry).toBeHidden();
  await page.getByRole('combobox', { name: 'Profesión' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(callsTo('/v1/profesiones')).toEqual(['GET /v1/profesiones 500', 'GET /v1/profesiones 200']);
});

test('each catalogue is asked for once, however many fields show it @slow', async ({ page, callsTo }) => {
  await expect(
    page.getByRole('combobox', { name: 'Moneda de destino' }).getByRole('option', { name: /DOP|Peso/ }),
  ).toBeAttached();
  expect(callsTo('/v1/monedas')).toEqual(['GET /v1/monedas 200']);
});

test('ten thousand options are searched by keyboard, a hundred at most are drawn @slow', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Diez mil opciones' });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(100);
  await expect(page.getByText('Sigue escribiendo para ver más')).toBeVisible();
  // The library highlights the first option a frame after the list opens.
  await expect(field).toHaveAttribute('aria-activedescendant', /-opcion-0$/);
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Opción 31', exact: true })).toBeInViewport();

  await field.fill('OPCION 99');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Opción 99');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Opción 990');
  await expect(page.getByText('Elegiste la 990.')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();

  await field.fill('nada de esto');
  await expect(page.getByText('Sin coincidencias')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Opción 990');
  // Tab chooses the highlighted option and drops text without a match.
  await field.fill('opcion 77');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Opción 77');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Opción 77');
  await expect(page.getByText('Elegiste la 77.')).toBeVisible();
  await field.fill('nada de esto');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Opción 77');
  await field.fill('');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Escribe para buscar.')).toBeVisible();
});

test('the focus stays with a person who moves on after a choice; typing works after a press beside the list @slow', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Diez mil opciones' });
  await page.clock.install();
  await page.reload();
  await field.fill('opcion 990');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(11);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Enter');
  // Tab leaves, returns and leaves again before the next frame.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ab');
  await page.clock.runFor(100);
  const next = page.getByRole('button', { name: 'Reintentar Búsqueda que falló' });
  await expect(page.getByRole('combobox', { name: 'Búsqueda que carga' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Búsqueda que carga' })).toHaveValue('ab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(100);
  await expect(next).toBeFocused();
  await page.clock.resume();
  await expect(field).toHaveValue('Opción 990');

  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  // As with a press on a scrollbar, the list closes and the focus stays.
  const beside = page.getByRole('heading', { level: 1 });
  await beside.evaluate((element) => element.addEventListener('pointerdown', (event) => event.preventDefault()));
  await beside.evaluate((element) => element.addEventListener('mousedown', (event) => event.preventDefault()));
  await beside.click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('opcion 77');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Opción 77');
  // A frame after it has opened, Ark's combobox puts the caret at the end.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('xy');
  await expect(field).toHaveValue('opcionxy 77');
});

test('letters typed into the next list count as one word, whenever the frame after a choice is drawn @slow', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Diez mil opciones' });
  const next = page.getByRole('combobox', { name: 'Moneda de origen' });
  await page.clock.install();
  await page.reload();
  await expect(next.getByRole('option', { name: 'Peso dominicano' })).toBeAttached();
  await field.fill('opcion 990');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(11);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Enter');
  await next.focus();
  await page.keyboard.type('P');
  await page.clock.runFor(100);
  await page.keyboard.type('eso');
  await expect(next.locator('option:checked')).toHaveText('Peso dominicano');

  // After a choice by mouse the field keeps the focus.
  await page.clock.resume();
  await field.fill('opcion 77');
  await page.getByRole('listbox').getByRole('option', { name: 'Opción 770', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Opción 770');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of any part, ${colorScheme} @slow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await expect(page.getByRole('combobox', { name: 'Profesión' })).toBeEnabled();
    await expectNoAxeViolations(page);
    await page.getByRole('combobox', { name: 'Diez mil opciones' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('a group of the menu collapses, and stays so after a reload; the page in sight keeps its entry @slow', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const group = menu.getByRole('button', { name: 'Desarrollo' });
  const entry = menu.getByRole('link', { name: 'Galería' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Clientes' }).click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toHaveCount(0);
  await group.click();
  await expect(entry).toBeVisible();
});

test('the inspector stays in the address wherever one goes, and its bar covers nothing @slow', async ({ page }) => {
  await page.goto('./galeria?inspect');
  const button = page.getByRole('button', { name: 'Ver las máquinas' });
  await expect(button).toBeVisible({ timeout: 30_000 });
  const [bar, header] = [await button.boundingBox(), await page.getByRole('banner').first().boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(header?.y ?? 0);
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL(/\/clientes\?inspect$/);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\/clientes\?page=2&inspect$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/clientes\?inspect$/);
  await page.reload();
  await expect(button).toBeVisible({ timeout: 30_000 });
});
