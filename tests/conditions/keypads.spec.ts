import type { Page } from '@playwright/test';
import { expectStands, places } from '../faults/screens.ts';
import { ana } from '../support/cliente-fixtures.ts';
import { fillCotizacion } from '../support/cotizacion.ts';
import { go } from '../support/lists.ts';
import { expect, heading, test } from '../support/portal.ts';
import { fillFields, WizardPage } from '../support/wizard-page.ts';

/** The keypad that a telephone offers for each text field, by the label of the field. */
const keypads = (page: Page): Promise<readonly (readonly [label: string, keypad: string])[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        'input:not([type=checkbox], [type=radio], [type=file], [readonly], :disabled)',
      ),
    ]
      .filter((input) => input.checkVisibility() && input.role !== 'combobox')
      .map((input) => {
        const label = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';
        return [label.replace(/\s*\*.*$/, '').trim(), input.inputMode || input.type] as const;
      }),
  );

/** Which keypads fit, by the label; every other field takes words. */
const fitting: readonly (readonly [label: RegExp, ...keypads: string[]])[] = [
  [/^(?:Fecha|Vigencia|Desde$|Hasta$)/, 'numeric'],
  [/^(?:Suma|Daños a la propiedad|Lesiones|Fianza|Valor|Límite|Número de pasajeros)/, 'decimal'],
  [/^Año/, 'numeric', 'decimal'],
  [/^Correo electrónico$/, 'email'],
  [/^(?:Código de área|Código postal|Mes|Número de (?:cotización|póliza|siniestro|notificación|sucursal))/, 'numeric'],
  [/^Número$/, 'numeric'],
  [/^Número de documento$/, 'numeric', 'text'],
  [/^(?:Ramo|Póliza)$/, 'numeric'],
];
const fits = (label: string) => fitting.find(([of]) => of.test(label))?.slice(1) ?? ['text'];

test('every field offers the keypad of what the field takes', async ({ page, enter }) => {
  await enter();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const found = new Map<string, Set<string>>();
  const look = async () => {
    for (const [label, keypad] of await keypads(page)) found.set(label, (found.get(label) ?? new Set()).add(keypad));
  };
  for (const place of places) {
    await go(page, place.path);
    await expectStands(page, place);
    await look();
  }
  await go(page, '/cotizaciones/create');
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  await fillCotizacion(page, 2501);
  await look();
  await go(page, '/clientes/create');
  await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
  const wizard = new WizardPage(page);
  await wizard.passBasicos(ana);
  await look();
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await look();
  const wrong = [...found].flatMap(([label, its]) =>
    [...its].filter((one) => !fits(label).includes(one)).map((one) => `${label}: ${one}`),
  );
  expect(wrong, 'a field that takes no words has a row in `fitting`').toEqual([]);
});

test('the number of a document offers digits alone once the type has nothing else', async ({ page, enter }) => {
  await enter('intermediario', './solicitudes/create');
  const number = page.getByRole('textbox', { name: 'Número de documento' });
  for (const [tipo, keypad] of [
    ['Cédula', 'numeric'],
    ['Pasaporte', 'text'],
    ['RNC', 'numeric'],
  ] as const) {
    await fillFields(page, { 'Tipo de documento': tipo });
    await expect(number).toHaveAttribute('inputmode', keypad);
  }
});
