import { firstRow, rowsOf } from '../support/lists.ts';
import { clienteRows, expect, heading, password, tabTo, test } from '../support/portal.ts';

test('login, clients, filter, pages and panel by keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('./login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await expect(page.getByLabel('Usuario o Correo')).toBeFocused();
  await page.keyboard.type('intermediario');
  await tabTo(page, page.getByLabel('Contraseña'), { most: 1 });
  await page.keyboard.type('otra');
  await press('Enter');
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  await expect(close).toBeVisible();
  await tabTo(page, close);
  await press('Enter');
  await expect(close).toHaveCount(0);
  await expect(
    page
      .getByLabel('Contraseña')
      .or(page.getByRole('button', { name: 'Ingresar' }))
      .and(page.locator(':focus')),
  ).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByLabel('Contraseña'));
  await press('Control+A');
  await page.keyboard.type(password);
  await press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();

  // Goes back to the menu, which stands before the heading.
  await tabTo(page, page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Clientes' }), {
    back: true,
  });
  await press('Enter');
  await expect(heading(page, 'Clientes')).toBeFocused();
  await clienteRows(page);

  // Forward from the heading: 'Exportar', 'Columnas', 'Nuevo cliente', then the quick filter.
  await tabTo(page, page.getByLabel('Tipo de documento'), { most: 4 });
  await press('c');
  await expect(page.getByLabel('Tipo de documento')).toHaveValue('CED');
  await tabTo(page, page.getByLabel('Número de documento'), { most: 1 });
  await press('Enter');
  await expect(page).toHaveURL(/\?tipoDocumento=CED$/);
  await expect.poll(async () => new Set((await clienteRows(page)).map(([tipo]) => tipo))).toEqual(new Set(['Cédula']));

  // Goes on to the pages.
  const next = page.getByRole('button', { name: 'Siguiente' });
  await tabTo(page, next, { most: 65 });
  await press('Enter');
  await expect(page.getByText(/^Página 2 de/)).toBeVisible();
  await clienteRows(page);
  await expect(next).toBeFocused();
  await press('Enter');
  await expect(page.getByText(/^Página 3 de/)).toBeVisible();
  await clienteRows(page);

  // Opens the panel, closes it, opens it again and uses it.
  const advanced = page.getByRole('button', { name: 'Búsqueda avanzada' });
  const panel = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
  await tabTo(page, advanced, { back: true, most: 45 });
  await press('Enter');
  await expect(panel.getByLabel('Nombre o razón social')).toBeFocused();
  await press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(advanced).toBeFocused();

  await press('Enter');
  await expect(panel.getByLabel('Nombre o razón social')).toBeFocused();
  await page.keyboard.type('yokasta rosario');
  await press('Enter');
  await expect(panel).toHaveCount(0);
  await clienteRows(page, 1);
  await expect(advanced).toBeFocused();

  // Signs out.
  const user = page.getByRole('button', { name: /^Menú de usuario/ });
  await tabTo(page, user, { back: true });
  await press('Enter');
  await press('End');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
});

test('the focus is seen wherever Tab takes it, and never gets stuck', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  const stops: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const seen = outlineStyle !== 'none' && outlineWidth !== '0px' && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      return `${element.textContent || element.getAttribute('name') || element.id}: ${seen ? 'seen' : 'not seen'}`;
    });
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(8);
  expect(stops.length).toBeLessThan(80);
  expect(stops.filter((stop) => stop.endsWith(': not seen'))).toEqual([]);
});

test('the advanced search keeps the focus inside, both ways @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
  const panel = page.getByRole('dialog', { name: 'Búsqueda avanzada' });
  await expect(panel.getByLabel('Tipo de persona').getByRole('option')).toHaveCount(3);
  const around = ['Tipo de persona', 'Cancelar', 'Buscar', 'Cerrar', 'Nombre o razón social'];
  for (const name of around) {
    await page.keyboard.press('Tab');
    await expect(
      panel
        .getByRole('button', { name, exact: true })
        .or(panel.getByLabel(name, { exact: true }))
        .first(),
    ).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Buscar' })).toBeFocused();
  // The page behind the panel can't be reached.
  await expect(page.locator('[aria-hidden=true] table[aria-label=Clientes]')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await clienteRows(page);
});

for (const [when, time] of [
  ['before its first frame is drawn', 0],
  ['that has stood for a while', 100],
] as const) {
  test(`closing a panel ${when} returns the focus at once, whenever the next frame comes @slow`, async ({ page, enter }) => {
    await page.clock.install();
    await enter('intermediario', './siniestros');
    await firstRow(page, 'Siniestros');
    const link = rowsOf(page, 'Siniestros').first().getByRole('link').first();
    const advanced = page.getByRole('button', { name: 'Búsqueda avanzada' });
    const dialog = page.getByRole('dialog');
    await page.clock.pauseAt(Date.now() + 10_000);
    for (const [opener, first] of [
      [advanced, dialog.locator('input, select').first()],
      [link, dialog.locator(':focus')],
    ] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(first).toBeFocused();
      await page.clock.runFor(time);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}
