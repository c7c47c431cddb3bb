import type { Page } from '@playwright/test';
import { ana } from '../support/cliente-fixtures.ts';
import { yokasta } from '../support/cotizacion.ts';
import { expect, expectToasts, heading, test } from '../support/portal.ts';
import { expectCatalogues, field, fillFields, WizardPage } from '../support/wizard-page.ts';
import { bareText, compose, dragIn, emptyField, expectHeld, type Kind, pasteFormatted, pressUntil } from './typing.ts';

// One field of each kind: text typed, pasted, dragged, undone or composed shows in the field
// and is the value of its form.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly kinds: readonly Kind[];
}

const screens: readonly Screen[] = [
  {
    name: 'a request',
    open: async (page) => {
      await expect(heading(page, 'Creación de solicitud')).toBeVisible();
      await fillFields(page, { 'Tipo de solicitud': 'Cobros', 'Tipo de documento': 'Cédula' });
    },
    kinds: [
      {
        kind: 'document',
        label: 'Número de documento',
        typed: '40221549039',
        left: '402-2154903-9',
        pasted: ['402 2154903 9', '402-2154903-9'],
        composed: [['4', '40', '402', '4022', '40221549039'], '402-2154903-9'],
      },
      {
        kind: 'text',
        label: 'Nombre del solicitante',
        typed: 'Ana Núñez',
        pasted: ['Ana Núñez', 'Ana Núñez'],
        composed: [['´', 'Á'], 'Á'],
      },
      {
        kind: 'e-mail',
        label: 'Correo electrónico',
        typed: 'ana@ejemplo.do',
        pasted: ['ana@ejemplo.do', 'ana@ejemplo.do'],
        composed: [['a', 'an', 'ana@ejemplo.do'], 'ana@ejemplo.do'],
      },
      {
        kind: 'lines of text',
        label: 'Detalle',
        typed: 'Dos recibos',
        pasted: ['Dos\nrecibos', 'Dos\nrecibos'],
        composed: [['n', 'ñ'], 'ñ'],
      },
    ],
  },
  {
    name: 'a client',
    open: async (page) => {
      await fillFields(page, {
        'Tipo de persona': 'Natural',
        País: 'República Dominicana',
        'Tipo de documento': 'Cédula',
        'Número de documento': '402-2154903-9',
      });
      await expectCatalogues(page);
    },
    kinds: [
      {
        kind: 'day',
        label: 'Fecha de nacimiento',
        typed: '29021984',
        left: '29-02-1984',
        pasted: ['29/02/1984', '29-02-1984'],
        composed: [['2', '29', '2902', '29021984'], '29-02-1984'],
      },
    ],
  },
  {
    name: 'a quote',
    open: async (page) => {
      await fillFields(page, { ...yokasta, Moneda: 'Peso dominicano', Producto: 'Vehículo de motor valor convenido' });
      await expect(field(page, 'Suma asegurada')).toBeVisible();
      await expectCatalogues(page);
    },
    kinds: [
      {
        kind: 'amount',
        label: 'Suma asegurada',
        typed: '1500000',
        left: '1,500,000',
        pasted: ['1,850,000.50', '1,850,000.50'],
        composed: [['1', '15', '1500000'], '1,500,000'],
      },
      {
        kind: 'technical day',
        label: 'Fecha de adquisición',
        typed: '16102025',
        left: '16-10-2025',
        pasted: ['2025-10-16T00:00:00', '16-10-2025'],
        composed: [['1', '16', '161', '16102025'], '16-10-2025'],
      },
    ],
  },
];
const paths = {
  'a request': './solicitudes/create',
  'a client': './clientes/create',
  'a quote': './cotizaciones/create',
} as const;

for (const { name, open, kinds } of screens) {
  test(`${name}: undo and redo, formatted paste, dragged text, composition`, async ({ page, context, enter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter('intermediario', paths[name as keyof typeof paths]);
    await open(page);
    for (const { kind, label, typed, left = typed, pasted, composed } of kinds) {
      const control = field(page, label);
      await test.step(`${kind}: undo and redo`, async () => {
        await emptyField(page, control);
        await page.keyboard.type(typed);
        const shown = await control.inputValue();
        const undone = await pressUntil(page, control, 'Control+z', '');
        // Each undo leaves a part of the typed text, the last one nothing.
        for (const text of undone) expect(bareText(typed)).toMatch(new RegExp(`^${bareText(text)}`));
        expect(undone.at(-1)).toBe('');
        const redone = await pressUntil(page, control, 'Control+Shift+z', shown);
        expect(redone.at(-1)).toBe(shown);
        await control.blur();
        await expect(control).toHaveValue(left);
        await expectHeld(page, left);
      });
      await test.step(`${kind}: undo after the field was left and entered again`, async () => {
        await control.focus();
        for (let presses = 0; presses < 2; presses += 1) {
          await page.keyboard.press('Control+z');
          expect(bareText(typed)).toMatch(new RegExp(`^${bareText(await control.inputValue())}`));
        }
        await control.blur();
        await expectHeld(page, await control.inputValue());
      });
      await test.step(`${kind}: paste`, async () => {
        await emptyField(page, control);
        await pasteFormatted(page, control, pasted[0]);
        await expect(control).not.toHaveValue('');
        const shown = await control.inputValue();
        const undone = await pressUntil(page, control, 'Control+z', '');
        expect(undone.at(-1)).toBe('');
        const redone = await pressUntil(page, control, 'Control+Shift+z', shown);
        expect(redone.at(-1)).toBe(shown);
        await control.blur();
        await expect(control).toHaveValue(pasted[1]);
        await expectHeld(page, pasted[1]);
      });
      await test.step(`${kind}: drag`, async () => {
        await emptyField(page, control);
        await control.blur();
        await dragIn(page, control, pasted[0].replace('\n', ' '));
        await control.blur();
        await expect(control).toHaveValue(pasted[1].replace('\n', ' '));
        await expectHeld(page, pasted[1].replace('\n', ' '));
      });
      await test.step(`${kind}: composition`, async () => {
        await emptyField(page, control);
        await compose(page, control, composed[0]);
        await control.blur();
        await expect(control).toHaveValue(composed[1]);
        await expectHeld(page, composed[1]);
      });
    }
  });
}

test('an amount: a comma where the keypad has no point', async ({ page, enter }) => {
  await enter('intermediario', paths['a quote']);
  await screens[2]?.open(page);
  const amount = field(page, 'Suma asegurada');
  for (const [typed, left] of [
    ['1500000,5', '1,500,000.5'],
    ['1.500.000,75', '1,500,000.75'],
    ['0,500', '0.500'],
    ['1,500', '1,500'],
  ] as const) {
    await emptyField(page, amount);
    await page.keyboard.type(typed);
    await amount.blur();
    await expect(amount).toHaveValue(left);
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expectHeld(page, left);
  }
});

test('a phone: each way in leaves the number that is shown', async ({ page, context, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', paths['a client']);
  const wizard = new WizardPage(page);
  await wizard.passBasicos(ana);
  const number = field(wizard.telefonos, 'Número');
  const area = field(wizard.telefonos, 'Código de área');
  await number.click();
  await page.keyboard.type('5550147');
  const undone = await pressUntil(page, number, 'Control+z', '');
  for (const text of undone) expect('5550147').toMatch(new RegExp(`^${bareText(text)}`));
  expect(undone.at(-1)).toBe('');
  await pressUntil(page, number, 'Control+Shift+z', '5550147');
  await number.blur();
  await expect(number).toHaveValue('5550147');
  await emptyField(page, number);
  await pasteFormatted(page, number, '+1 (809) 555-0147');
  await expect(number).toHaveValue('5550147');
  await expect(area).toHaveValue('809');
  await emptyField(page, number);
  await compose(page, number, ['5', '55', '5550147']);
  await number.blur();
  await expect(number).toHaveValue('5550147');
});

test('a choice by what is typed: undo, paste, a dragged text, a dead key and a long press', async ({ page, context, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter('intermediario', paths['a client']);
  await fillFields(page, { 'Tipo de persona': 'Natural', País: 'República Dominicana' });
  const country = field(page, 'País');
  const first = page.getByRole('listbox', { name: 'País', exact: true }).getByRole('option').first();
  await test.step('a dead key', async () => {
    await emptyField(page, country);
    await page.keyboard.type('Panam');
    await compose(page, country, ['´', 'á']);
    await expect(country).toHaveValue('Panamá');
    await expect(first).toHaveText('Panamá');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Panamá');
  });
  await test.step('the Enter that ends a composition chooses nothing', async () => {
    await emptyField(page, country);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'Espanh', selectionStart: 6, selectionEnd: 6 });
    await country.evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true })),
    );
    await expect(country).toHaveAttribute('aria-expanded', 'true');
    await expect(country).toHaveValue('Espanh');
    await client.send('Input.insertText', { text: 'España' });
    await expect(first).toHaveText('España');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('España');
    await client.detach();
  });
  await test.step('paste', async () => {
    await country.focus();
    await page.keyboard.press('Control+a');
    await pasteFormatted(page, country, 'Panamá');
    await expect(first).toHaveText('Panamá');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('Panamá');
  });
  await test.step('undo leaves what is chosen, or nothing', async () => {
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Control+z');
    await country.blur();
    await expect(country).toHaveValue(/^(?:Panamá|España|República Dominicana|)$/);
    const chosen = await country.inputValue();
    if (chosen) await expectChosen(page, chosen);
  });
  await test.step('a dragged text filters, and chooses nothing by itself', async () => {
    await fillFields(page, { País: 'República Dominicana' });
    await country.blur();
    await dragIn(page, country, 'España');
    await country.blur();
    await expect(country).toHaveValue('República Dominicana');
  });
  await expectToasts(page, []);
});

/** The shown choice is the value of the form: choosing it again changes nothing. */
async function expectChosen(page: Page, name: string): Promise<void> {
  await field(page, 'País').click();
  await expect(page.getByRole('option', { name, exact: true, selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
}
