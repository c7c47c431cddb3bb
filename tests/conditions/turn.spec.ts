import type { Locator, Page } from '@playwright/test';
import { ana } from '../support/cliente-fixtures.ts';
import { clienteRows, expect, test } from '../support/portal.ts';
import { expectFields, field, fillFields, WizardPage } from '../support/wizard-page.ts';

// A telephone is turned while something is open.

const upright = { width: 360, height: 740 };
const lying = { width: 740, height: 360 };

test.use({ viewport: upright, contextOptions: { reducedMotion: 'reduce' } });

/** Expects that each control of a dialog can be scrolled into view and is not covered. */
async function expectReachable(dialog: Locator): Promise<void> {
  for (const control of await dialog.locator('button:visible, input:visible, select:visible').all()) {
    await control.scrollIntoViewIfNeeded();
    const name = await control.evaluate((element) => element.ariaLabel ?? element.textContent ?? '');
    const isMet = await control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        top >= -1 &&
        bottom <= innerHeight + 1 &&
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
      );
    });
    expect(isMet, `«${name}» is in sight and free`).toBe(true);
  }
}

/** Turns the telephone to its side and back; `check` holds each time. */
async function turn(page: Page, check: () => Promise<void>): Promise<void> {
  for (const size of [lying, upright]) {
    await page.setViewportSize(size);
    await check();
  }
}

test('a form in a dialog: what was typed stays, and each of its actions is in reach', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await wizard.passBasicos(ana);
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const typed = { País: 'República Dominicana', Provincia: 'Distrito Nacional', Calle: 'Av. Bolívar', 'Número o nombre': '54' };
  await fillFields(wizard.direccion, typed);
  await turn(page, async () => {
    await expectFields(wizard.direccion, typed);
    await expectReachable(wizard.direccion);
  });
  await page.setViewportSize(lying);
  await wizard.direccion.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(field(wizard.direccion, 'Tipo de dirección')).toHaveAttribute('aria-invalid', 'true');
});

test('the advanced search: what was typed stays, and can be searched for', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await clienteRows(page);
  await page.getByRole('button', { name: 'Búsqueda avanzada' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox').first();
  await box.fill('001-1391825-4');
  await turn(page, async () => {
    await expect(box).toHaveValue('001-1391825-4');
    await expectReachable(dialog);
  });
});

test('a detail, and the search of everything', async ({ page, enter }) => {
  await enter('intermediario', './siniestros?detalle=180');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition').first()).toBeVisible();
  await turn(page, () => expectReachable(dialog));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const search = dialog.getByRole('combobox');
  await search.fill('polizas');
  await turn(page, async () => {
    await expect(search).toHaveValue('polizas');
    await expect(page.getByRole('option').first()).toBeInViewport();
    await expectReachable(dialog);
  });
});

test('a list of choices and a calendar stay in sight and in reach', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones/create');
  await page.getByRole('button', { name: /^Elegir fecha de vigencia desde/i }).click();
  await turn(page, async () => {
    const days = page.getByRole('dialog').getByRole('gridcell');
    await days.last().scrollIntoViewIfNeeded();
    await expect(days.last()).toBeInViewport();
    await days.first().scrollIntoViewIfNeeded();
    await expect(days.first()).toBeInViewport();
  });
  await page.keyboard.press('Escape');
  await page.goto('./clientes/create');
  await fillFields(page, { 'Tipo de persona': 'Natural' });
  const country = field(page, 'País');
  await country.click();
  await country.fill('rep');
  await turn(page, async () => {
    await expect(country).toHaveValue('rep');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeInViewport();
  });
  await page.getByRole('listbox').getByRole('option', { name: 'República Dominicana' }).click();
  await expect(country).toHaveValue('República Dominicana');
});
