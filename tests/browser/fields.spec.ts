import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, tabTo } from '../support/portal.ts';
import { test } from '../support/gallery.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Campos de un formulario' });
const reading = (page: Page) => page.getByRole('region', { name: 'Campos que solo se leen' });

/** The values in react-hook-form. */
async function held(page: Page): Promise<Record<string, unknown>> {
  await form(page).getByRole('button', { name: 'Leer' }).click();
  return JSON.parse(await form(page).getByRole('status').innerText()) as Record<string, unknown>;
}

/** Pastes as a person does; the page may not read the clipboard here. */
const paste = (target: Locator, text: string) =>
  target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);

test('a number gets its hyphens while it is typed, and the caret is left alone @slow', async ({ page }) => {
  const cedula = form(page).getByRole('textbox', { name: 'Cédula' });
  await cedula.pressSequentially('00112345678');
  await expect(cedula).toHaveValue('001-1234567-8');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Backspace');
  await expect(cedula).toHaveValue('001-123456');

  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('99');
  await expect(cedula).toHaveValue('09901-123456');
  expect(await cedula.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await page.keyboard.press('Tab');
  await expect(cedula).toHaveValue('099-0112345-6');
  expect(await held(page)).toMatchObject({ cedula: '099-0112345-6' });
});

test('a day is typed with or without separators or pasted in any form; an invalid one stays as typed @slow', async ({ page }) => {
  const birth = form(page).getByRole('textbox', { name: 'Nacimiento' });
  await birth.pressSequentially('09051956');
  await expect(birth).toHaveValue('09-05-1956');
  expect(await held(page)).toMatchObject({ nacimiento: '09-05-1956' });
  await birth.fill('');
  await birth.pressSequentially('9/5/1956');
  await expect(birth).toHaveValue('09-05-1956');
  await birth.focus();
  await paste(birth, '1980-02-29T00:00:00');
  await expect(birth).toHaveValue('29-02-1980');
  expect(await held(page)).toMatchObject({ nacimiento: '29-02-1980', vence: '31-01-2030' });
  await birth.selectText();
  await paste(birth, 'ayer');
  await birth.blur();
  await expect(birth).toHaveValue('ayer');
  expect(await held(page)).toMatchObject({ nacimiento: 'ayer' });
});

test('a day is picked by keyboard from a calendar whose years are a choice away @slow', async ({ page }) => {
  const birth = form(page).getByRole('textbox', { name: 'Nacimiento' });
  const button = form(page).getByRole('button', { name: 'Elegir fecha de Nacimiento' });
  await button.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Elegir fecha de Nacimiento' });
  const focused = calendar.locator('td:focus');
  const on = (day: string) => expect(focused).toHaveAccessibleName(day);
  await on('viernes 20 de noviembre de 2026');
  await page.keyboard.press('ArrowRight');
  await on('viernes 20 de noviembre de 2026'); // Tomorrow is past the last day.
  await page.keyboard.press('ArrowUp');
  await on('viernes 13 de noviembre de 2026');
  await page.keyboard.press('Home');
  await on('domingo 8 de noviembre de 2026');
  await page.keyboard.press('End');
  await on('sábado 14 de noviembre de 2026');
  await page.keyboard.press('PageUp');
  await on('miércoles 14 de octubre de 2026');
  await page.keyboard.press('Shift+PageUp');
  await on('martes 14 de octubre de 2025');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await on('jueves 13 de noviembre de 2025');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
  await expect(birth).toHaveValue('');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(calendar.getByRole('button', { name: 'Mes anterior' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await on('viernes 20 de noviembre de 2026');
  await calendar.getByRole('combobox', { name: 'Año' }).selectOption('1956');
  await calendar.getByRole('combobox', { name: 'Mes' }).selectOption('febrero');
  await tabTo(page, calendar.locator('td[tabindex="0"]'));
  await on('lunes 20 de febrero de 1956');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(button).toBeFocused();
  await expect(birth).toHaveValue('20-02-1956');
  expect(await held(page)).toMatchObject({ nacimiento: '20-02-1956' });

  await button.click();
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('20');
  await calendar.getByRole('gridcell', { name: 'miércoles 29 de febrero de 1956' }).click();
  await expect(birth).toHaveValue('29-02-1956');
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(calendar).toBeHidden();
});

test('a phone pasted whole goes to its two fields @slow', async ({ page }) => {
  const number = form(page).getByRole('textbox', { name: 'Número' });
  await number.focus();
  await paste(number, '+1 (809) 555-1234');
  expect(await held(page)).toMatchObject({ nuArea: '809', numero: '5551234' });
  await number.selectText();
  await paste(number, '5550000');
  expect(await held(page)).toMatchObject({ nuArea: '809', numero: '5550000' });
});

test('boxes, questions, selects and text areas report their values to their form @slow', async ({ page }) => {
  expect(await held(page)).toMatchObject({ lista: 'D', cobro: false, pep: '' });
  await form(page).getByRole('checkbox', { name: 'Dirección de cobro' }).check();
  const question = form(page).getByRole('radiogroup', { name: '¿Persona expuesta políticamente?' });
  await question.getByRole('radio', { name: 'Sí' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(question.getByRole('radio', { name: 'No' })).toBeChecked();
  await form(page).getByRole('combobox', { name: 'Elección' }).selectOption('Tres');
  await form(page).getByRole('textbox', { name: 'Observación' }).fill('Portón\nverde 🏠');
  expect(await held(page)).toMatchObject({ lista: 'T', cobro: true, pep: 'no', observacion: 'Portón\nverde 🏠' });
});

test('read-only fields can be reached and copied, and never change @slow', async ({ page }) => {
  const region = reading(page);
  const shown = {
    'Texto leído': 'Yokasta Rosario Méndez',
    'Texto vacío': '',
    'Fecha leída': '09-05-1956',
    'Lista leída': 'Dos',
    'Lista leída que carga': 'Cargando…',
    'Lista leída que falló': 'D',
    'Búsqueda leída': 'Tres',
    'Observación leída': 'Casa de dos pisos, portón verde.',
  };
  for (const [name, value] of Object.entries(shown)) {
    const field = region.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveValue(value);
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await field.focus();
    await page.keyboard.type('12');
    await paste(field, '01012020');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(value);
  }
  await expect(region.getByRole('button', { name: /Elegir fecha/ })).toHaveCount(0);
  const box = region.getByRole('checkbox', { name: 'Casilla leída' });
  await box.focus();
  await page.keyboard.press('Space');
  await box.click({ force: true });
  await expect(box).toBeChecked();
  const no = region.getByRole('radio', { name: 'No' });
  await no.focus();
  await page.keyboard.press('ArrowLeft');
  await region.getByText('Sí', { exact: true }).click({ force: true });
  await expect(no).toBeChecked();
  await expect(region.getByText('Cambios oídos: 0')).toBeVisible();
  await region.getByRole('button', { name: 'Reintentar Lista leída que falló' }).click();
  await expect(region.getByText('Cambios oídos: 1')).toBeVisible();
  await expect(region.getByRole('textbox', { name: 'Lista leída que falló' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the calendar, ${colorScheme} @slow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await form(page).getByRole('button', { name: 'Elegir fecha de Vence' }).click();
    await expect(page.getByRole('grid', { name: 'enero de 2030' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
