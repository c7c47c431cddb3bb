import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, tabTo } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

test('a dialog over a dialog: only the upper one is in use, and the focus goes back step by step @slow', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Abrir diálogo' });
  const locked = () => page.evaluate(() => document.body.hasAttribute('data-scroll-lock'));
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Registro de dirección' });
  const question = page.getByRole('alertdialog', { name: '¿Descartar la dirección?' });
  const street = form.getByRole('textbox', { name: 'Calle' });
  await expect(street).toBeFocused();
  await page.mouse.click(3, 3); // A press beside the dialog keeps its form open.
  await expect(question).toBeHidden();

  await street.focus();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription('Lo que has escrito se perderá.');
  await expect(page.locator('[aria-hidden=true] [role=dialog]', { hasText: 'Registro de dirección' })).toHaveCount(1);
  for (const name of ['Cerrar', 'Descartar', 'Cerrar']) {
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name })).toBeFocused();
  }
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(street).toBeFocused();
  expect(await locked()).toBe(true);

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.locator('[aria-modal]')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await locked()).toBe(false);
  await expect(page.locator('[data-aria-hidden]')).toHaveCount(0);
});

test('Escape closes a calendar in a dialog first @slow', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir diálogo' }).click();
  const form = page.getByRole('dialog', { name: 'Registro de dirección' });
  await form.getByRole('button', { name: 'Elegir fecha de Desde' }).click();
  const calendar = page.getByRole('dialog', { name: 'Elegir fecha de Desde' });
  await expect(calendar.getByRole('grid', { name: 'noviembre de 2026' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(form.getByRole('button', { name: 'Elegir fecha de Desde' })).toBeFocused();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test("a dialog's title and actions stay while its body scrolls; phones give it the whole window @slow", async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir diálogo' }).click();
  const form = page.getByRole('dialog', { name: 'Registro de dirección' });
  await form.getByRole('textbox', { name: 'Observación de la dirección' }).focus();
  await expect(form.getByRole('heading', { name: 'Registro de dirección' })).toBeInViewport();
  await expect(form.getByRole('button', { name: 'Agregar' })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
  await page.setViewportSize({ width: 320, height: 256 }); // 1280 × 1024 at 400 %.
  await form.getByRole('button', { name: 'Agregar' }).scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Agregar' })).toBeInViewport();
});

test('steps are reached by arrows and chosen by Enter; the fields of a hidden step keep their text @slow', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = page.getByRole('tabpanel');
  const [first, second, third, last] = [
    tab('Paso 1, Datos Básicos, completo'),
    tab('Paso 2, Datos de contacto, con errores'),
    tab('Paso 3, Datos financieros'),
    tab('Paso 4, Información adicional'),
  ];
  await panel.getByRole('textbox', { name: 'Campo de Datos Básicos' }).fill('Yokasta');
  await tabTo(page, first, { back: true });
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveAccessibleName('Paso 2, Datos de contacto, con errores');
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(third).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('textbox', { name: 'Campo de Datos Básicos' })).toHaveValue('Yokasta');
});

test('a summary of errors takes the focus at every attempt and leads to a field of another step @slow', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Pasos', exact: true });
  const summary = region.getByRole('group', { name: 'Hay 3 campos por corregir' });
  await region.getByRole('button', { name: 'Guardar' }).click();
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Datos financieros: Este campo es obligatorio.' }).click();
  await expect(region.getByRole('textbox', { name: 'Campo de Datos financieros' })).toBeFocused();
  await region.getByRole('button', { name: 'Guardar' }).click();
  await expect(summary).toBeFocused();
});

test('records are entered by keyboard in the last row, and deleting one loses no focus @slow', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Teléfonos', exact: true });
  const type = table.getByRole('combobox', { name: 'Tipo' });
  await type.focus();
  await page.keyboard.type('Resi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('829');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5559876');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['Residencia', '829', '5559876', '']);
  await expect(type).toBeFocused();
  await expect(type).toHaveValue('');

  const remove = table.getByRole('button', { name: 'Eliminar 5559876' });
  await tabTo(page, remove, { back: true });
  await page.keyboard.press('Enter');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('table', { name: 'Teléfonos', exact: true })).toBeFocused();
  await table.getByRole('button', { name: 'Eliminar 5551234' }).click();
  await expect(table.getByRole('cell', { name: 'Sin teléfonos' })).toBeVisible();
});

test('a table of records shows the errors of the table and of its rows, in cards too @slow', async ({ page }) => {
  await expect(page.getByRole('table', { name: 'Teléfonos que faltan' })).toHaveAccessibleDescription(
    'Debe agregar al menos un número de teléfono',
  );
  const table = page.getByRole('table', { name: 'Teléfonos con menú' });
  await expect(table.getByRole('row', { name: /Incompleto: falta el número/ })).toHaveCount(1);
  await table.getByRole('button', { name: 'Acciones de Residencia' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Actualizar', 'Eliminar']);
  await page.keyboard.press('Escape');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table.getByRole('row')).toHaveCount(3);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(width);
  }
});
