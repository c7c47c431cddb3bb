import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { specification } from '../support/specification.ts';
import { clienteRows, expect, expectNoSidewaysScroll, fillLogin, heading, stored, tabTo, test } from '../support/portal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const fold = (page: Page) => page.getByRole('button', { name: 'Plegar menú' });
const unfold = (page: Page) => page.getByRole('button', { name: 'Desplegar menú' });
const tooltip = (page: Page) => page.getByRole('tooltip');
const labels = specification.menu.flatMap(({ entries }) => entries);
const groups = specification.menu.flatMap(({ group }) => group ?? []);

/** The laid-out width of the menu. */
const widthOf = async (page: Page) => Math.round((await menu(page).boundingBox())?.width ?? 0);

const preferences = async (page: Page) => (await stored(page))['autogestion.preferencias'] ?? '';

test('the menu folds to its icons, which keep their names, and stays so after a reload and after Salir', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const wide = await widthOf(page);
  await fold(page).click();
  await expect(unfold(page)).toBeFocused();
  expect(await widthOf(page)).toBeLessThan(wide / 3);
  await expect(menu(page).getByRole('link')).toHaveCount(labels.length);
  for (const label of labels) await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  for (const group of groups) {
    await expect(menu(page).getByRole('button', { name: group, exact: true })).toBeVisible();
    await expect(menu(page).getByRole('list', { name: group, exact: true })).toBeVisible();
  }
  // Each entry has an icon of its own.
  const icons = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.querySelector('svg')?.innerHTML));
  expect(new Set(icons).size).toBe(labels.length);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Clientes');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const narrow = await widthOf(page);
  await page.reload();
  await clienteRows(page);
  expect(await widthOf(page)).toBe(narrow);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await fillLogin(page, 'intermediario');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await widthOf(page)).toBe(narrow);
  await unfold(page).click();
  expect(await widthOf(page)).toBe(wide);
  await expect(menu(page).getByText('Clientes', { exact: true })).toBeVisible();
});

test('a folded menu shows a name under the pointer and under the focus, an open one never @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const solicitudes = menu(page).getByRole('link', { name: 'Solicitudes', exact: true });
  await solicitudes.hover();
  await fold(page).click();
  await solicitudes.hover();
  await expect(tooltip(page)).toHaveText('Solicitudes');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  const [shown, icon] = [await tooltip(page).boundingBox(), await solicitudes.boundingBox()];
  expect(shown?.x ?? 0).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0));
  await expect(solicitudes).toHaveAccessibleDescription('');
  await expectNoAxeViolations(page);
  // The next name appears without delay, and Escape hides the name.
  await menu(page).getByRole('button', { name: 'Siniestro', exact: true }).hover();
  await expect(tooltip(page)).toHaveText('Siniestro');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);

  await unfold(page).focus();
  await tabTo(page, menu(page).getByRole('link', { name: 'Dashboard' }), { most: 8 });
  await expect(tooltip(page)).toHaveText('Dashboard');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Clientes');
  // The focused group still opens and closes.
  await tabTo(page, menu(page).getByRole('button', { name: 'Cobranzas', exact: true }));
  await expect(tooltip(page)).toHaveText('Cobranzas');
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Estado de cuenta' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Estado de cuenta' })).toBeVisible();

  await page.keyboard.press('Control+b');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  await expect(tooltip(page)).toHaveCount(0);
});

test('Ctrl B folds from anywhere but from a rich text, above a dialog, and where the menu is a drawer', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await expect(fold(page)).toHaveAttribute('aria-keyshortcuts', 'Control+B');
  await page.getByLabel('Número de documento', { exact: true }).press('Control+b');
  await expect(unfold(page)).toBeVisible();
  const entry = menu(page).getByRole('link', { name: 'Pólizas', exact: true });
  await entry.focus();
  await page.keyboard.press('Control+B');
  await expect(fold(page)).toBeVisible();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Control+Shift+b');
  await page.keyboard.press('Control+Alt+b');

  await page.evaluate(() => {
    const rich = document.createElement('p');
    rich.contentEditable = 'true';
    rich.append(document.createElement('b'));
    rich.setAttribute('aria-label', 'Texto');
    document.querySelector('main')?.append(rich);
    rich.focus();
  });
  await page.keyboard.press('Control+b');
  await expect(fold(page)).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  await expect(fold(page)).toBeVisible();
  await entry.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toContainText('Ctrl B');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(fold(page)).toHaveCount(0);
  expect(await preferences(page)).not.toContain('"menuPlegado":true');
});

test('at 360 px a folded menu is the whole drawer', async ({ page, enter }) => {
  await page.addInitScript(() => localStorage.setItem('autogestion.preferencias', '{"menuPlegado":true}'));
  await page.setViewportSize({ width: 360, height: 740 });
  await enter();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expect(drawer.getByText('Estado de comisiones', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Comisiones', { exact: true })).toBeVisible();
});

test('a folded menu is narrow from its first frame', async ({ page, enter }) => {
  await page.addInitScript(() => {
    localStorage.setItem('autogestion.preferencias', '{"menuPlegado":true}');
    const widths = new Set<number>();
    Reflect.set(window, 'seenWidths', widths);
    const look = () => {
      const box = document.querySelector('nav[aria-label="Menú principal"]')?.getBoundingClientRect();
      if (box) widths.add(Math.round(box.width));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenWidths') as Set<number>)]);
  expect(seen).toEqual([await widthOf(page)]);
  expect(seen[0]).toBeLessThan(80);
});

for (const folded of [false, true]) {
  test(`the entry of the page is scrolled into sight in a ${folded ? 'folded' : 'whole'} menu, and the page stays where it is @slow`, async ({
    page,
    enter,
  }) => {
    await page.addInitScript(
      (text) => localStorage.setItem('autogestion.preferencias', text),
      JSON.stringify({ menuPlegado: folded }),
    );
    await page.setViewportSize({ width: 1280, height: 460 });
    await enter('intermediario', './cobranzas/saldoporantiguedad');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const current = menu(page).locator('[aria-current=page]');
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dashboard');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(current).toHaveText('Dashboard');
    await expect(current).toBeInViewport({ ratio: 1 });
  });
}
