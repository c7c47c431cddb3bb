import type { Locator, Page } from '@playwright/test';
import { clienteRows, clientes, closeToasts, expect, heading, tabTo, test } from '../support/portal.ts';
import { expectUsableInEveryWay } from '../support/every-way.ts';
import { domicilio, leaveDraft, openAt, telefono, validCliente } from '../support/wizard-draft.ts';
import { field, fillFields, recordRows, type Typed, WizardPage } from '../support/wizard-page.ts';

// These tests create clients, and other files count the rows of the lists.
test.use({ world: 'clientes' });

// A transition would distort the measurements.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Fills fields in the order of the screen with Tab, letters, arrows, space and Enter. */
async function typeFields(scope: Page | Locator, page: Page, typed: Typed): Promise<void> {
  const { keyboard } = page;
  for (const [label, text] of Object.entries(typed)) {
    const control = field(scope, label);
    // The field may wait for the previous one, and Tab skips a disabled field.
    await expect(control).toBeEnabled();
    await tabTo(page, control);
    const kind = await control.evaluate(
      (element) => element.getAttribute('role') ?? element.getAttribute('type') ?? element.tagName,
    );
    // The options may depend on the previous field.
    if (kind === 'SELECT') await expect(control.getByRole('option', { name: text, exact: true })).toBeAttached();
    if (kind === 'checkbox') await keyboard.press('Space');
    // Accented letters are inserted, not pressed, and no select takes them.
    // The letters before the first accent choose the option.
    else if (kind === 'SELECT') await keyboard.type(/^[ -~]+/.exec(text)?.[0] ?? '');
    else await keyboard.type(kind === 'combobox' ? text.slice(0, 12) : text);
    if (kind === 'SELECT') await expect(control.locator('option:checked')).toHaveText(text);
    if (kind !== 'combobox') continue;
    await expect(scope.getByRole('listbox', { name: label }).getByRole('option').first()).toHaveText(text);
    await keyboard.press('Enter');
    await expect(control).toHaveValue(text);
  }
}

/** The panel of a step, which takes the focus when the step opens. */
const panel = (page: Page, step: string): Locator => page.locator(`#panel-${step}`);

test('a client from the list to the creation, by keyboard alone @slow', async ({ page, enter }) => {
  test.setTimeout(150_000);
  const wizard = new WizardPage(page);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await enter('intermediario', './clientes');
  await clienteRows(page);
  await tabTo(page, page.getByRole('link', { name: 'Nuevo cliente' }));
  await press('Enter');
  await expect(heading(page, 'Registro de nuevo cliente')).toBeFocused();
  await typeFields(page, page, {
    'Tipo de persona': 'Natural',
    'Tipo de documento': 'Cédula',
    'Número de documento': '00100000042',
    'Fecha de vencimiento del documento': '31122030',
    'Fecha de nacimiento': '29021984',
    'Primer nombre': 'Ana',
    'Primer apellido': 'Núñez',
    Sexo: 'Femenino',
    'Estado civil': 'Casado',
  });
  await expect(page.getByText('Documento disponible')).toBeVisible();
  await tabTo(page, button('Continuar'));
  await press('Enter');
  await expect(panel(page, 'contact')).toBeFocused();

  // Enter adds the row from any cell and returns to the first cell.
  for (const numero of ['5550147', '5550148']) {
    await typeFields(wizard.telefonos, page, {
      ...(numero === '5550147' && { 'Tipo de teléfono': 'Celular' }),
      'Código de área': '809',
      Número: numero,
    });
    await press('Enter');
    await expect(field(wizard.telefonos, 'Tipo de teléfono')).toBeFocused();
    await page.keyboard.type('Oficina');
  }
  await expect.poll(async () => (await recordRows(wizard.telefonos)).length).toBe(2);
  // A refused row stays, with the focus on its first error.
  await press('Enter');
  await expect(field(wizard.telefonos, 'Código de área')).toBeFocused();
  await tabTo(page, field(wizard.telefonos, 'Tipo de teléfono'), { back: true });
  await press('Home');
  await tabTo(page, page.getByRole('button', { name: 'Eliminar teléfono 809 5550148' }), { back: true });
  await press('Enter');
  await expect(page.getByRole('table', { name: 'Teléfonos' })).toBeFocused();
  await expect.poll(async () => (await recordRows(wizard.telefonos)).length).toBe(1);
  await typeFields(wizard.correos, page, {
    'Correo electrónico': 'ana@ejemplo.do',
    'Tipo de envío': 'Personal',
  });
  await press('Enter');
  await expect(field(wizard.correos, 'Correo electrónico')).toBeFocused();

  const addDireccion = button('Agregar dirección');
  await tabTo(page, addDireccion);
  await press('Enter');
  await expect(field(wizard.direccion, 'Tipo de dirección')).toBeFocused();
  await press('Escape');
  await expect(addDireccion).toBeFocused();
  await press('Enter', 'Shift+Tab');
  await typeFields(wizard.direccion, page, {
    'Tipo de dirección': 'Residencial',
    Provincia: 'Distrito Nacional',
    Municipio: 'Santo Domingo de Guzmán',
    Ciudad: 'Santo Domingo',
    Sector: 'Piantini',
    Calle: 'Av. Bolívar',
    'Tipo de vivienda': 'Apartamento',
    'Número o nombre': '54',
  });
  await press('Enter');
  await expect(wizard.direccion).toHaveCount(0);
  await expect(addDireccion).toBeFocused();
  await tabTo(page, button('Continuar'));
  await press('Enter');
  await expect(panel(page, 'financial')).toBeFocused();

  await typeFields(page, page, { 'Actividad económica': 'Comercio al por menor', 'Oficio de riesgo': 'Oficina' });
  const addDomicilio = button('Agregar domiciliación');
  await tabTo(page, addDomicilio);
  await press('Enter');
  await press('Shift+Tab');
  await typeFields(wizard.domicilio, page, {
    Banco: 'Banco BHD',
    'Tipo de cuenta': 'Tarjeta de crédito',
    Moneda: 'Euro',
    'Número de cuenta o tarjeta': '4111111111111111',
    Mes: '12',
    Año: '2030',
    'Tipo de documento': 'Cédula',
    'Número de documento': '00100000042',
    Titular: 'Ana Núñez',
  });
  await press('Enter');
  await expect(wizard.domicilio).toHaveCount(0);
  await expect(addDomicilio).toBeFocused();
  await tabTo(page, button('Guardar'));
  await press('Enter');
  await expect(wizard.declaracion.getByRole('checkbox')).toBeFocused();
  await press('Escape');
  await expect(button('Guardar')).toBeFocused();
  await press('Enter', 'Space');
  await tabTo(page, wizard.crear);
  await press('Enter');
  await expect(heading(page, 'Clientes')).toBeVisible();
  await expect(page).toHaveURL(/numeroDocumento=00100000042$/);
  await expect(clientes(page).locator('tbody tr')).toHaveCount(1);
});

test('the summary takes the focus, and its links lead to fields across tabs and modals', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  const [direccion] = validCliente.direcciones;
  await openAt(page, 'financial', {
    ...validCliente,
    primerNombre: ' ',
    direcciones: direccion ? [{ ...direccion, calle: '' }] : [],
    correos: [],
    domicilioBancarios: [domicilio],
  });
  const wizard = new WizardPage(page);
  const links = wizard.summary.getByRole('link');
  await page.getByRole('button', { name: 'Guardar' }).focus();
  await page.keyboard.press('Enter');
  await expect(wizard.summary).toBeFocused();
  await expect(links).toHaveText([
    'Primer nombre: Este campo es obligatorio.',
    'Correos electrónicos: Debe agregar al menos un correo electrónico',
    'Dirección 1: Calle: Este campo es obligatorio.',
    'Domiciliación 1: Número de cuenta o tarjeta: Este campo es obligatorio.',
  ]);
  const targets = [
    field(page, 'Primer nombre'),
    field(wizard.correos, 'Correo electrónico'),
    field(wizard.direccion, 'Calle'),
    field(wizard.domicilio, 'Número de cuenta o tarjeta'),
  ];
  for (const [index, target] of targets.entries()) {
    await links.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(target).toBeFocused();
    if (index >= 2) await page.keyboard.press('Escape');
  }
  await expect(wizard.domicilio).toHaveCount(0);
});

/** Opens every tab, modal, dialog and error state of the wizard, one after the other. */
async function walk(
  page: Page,
  enter: (user?: string, path?: string) => Promise<void>,
  look: (state: string) => Promise<void>,
): Promise<void> {
  const wizard = new WizardPage(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await enter('intermediario', './favicon.svg');
  await leaveDraft(page);
  await page.goto('./clientes/create');
  await expect(button('Registrar otro cliente')).toBeVisible();
  await look('drafts');
  await button('Registrar otro cliente').click();
  await wizard.continuar();
  await expect(wizard.summary).toBeFocused();
  await look('basic with errors');
  await button('Cancelar proceso').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('cancel');
  await page.keyboard.press('Escape');
  await expect(button('Cancelar proceso')).toBeFocused();
  await button('Cancelar proceso').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(heading(page, 'Clientes')).toBeVisible();

  const account = { ...domicilio, noCuenta: '' };
  await openAt(page, 'contact', { ...validCliente, correos: [], telefonos: [telefono, telefono], domicilioBancarios: [account] });
  await wizard.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  await fillFields(wizard.telefonos, { 'Código de área': 'abc' });
  await wizard.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  await wizard.continuar();
  await expect(wizard.summary).toBeFocused();
  await look('contact with errors');
  // Toasts may cover the corner of a dialog in narrow windows.
  await closeToasts(page);
  await button('Agregar dirección').click();
  await wizard.direccion.getByRole('button', { name: 'Agregar', exact: true }).click();
  await look('address with errors');
  await wizard.direccion.getByRole('button', { name: 'Cancelar' }).click();

  await page.goto('./favicon.svg');
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes('borrador')) localStorage.removeItem(name);
  });
  await openAt(page, 'financial', { ...validCliente, domicilioBancarios: [account] });
  await wizard.guardar();
  await expect(wizard.summary).toBeFocused();
  await look('financial with errors');
  await button('Agregar domiciliación').click();
  await fillFields(wizard.domicilio, { 'Tipo de cuenta': 'Tarjeta de crédito', 'Número de cuenta o tarjeta': '5111' });
  await wizard.domicilio.getByRole('button', { name: 'Agregar', exact: true }).click();
  await look('card with errors');
  await wizard.domicilio.getByRole('button', { name: 'Cancelar' }).click();
  await wizard.openRow(wizard.domicilios, 0, 'Eliminar');
  await wizard.guardar();
  await expect(wizard.declaracion).toBeVisible();
  await look('declaration');
  await wizard.declaracion.getByRole('button', { name: 'Volver' }).click();
  await look('additional');
  await wizard.tab('Datos Básicos').click();
  await look('basic');
  await field(page, 'Número de documento').fill('001-1391825-4');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('existing client');
}

test('every state of the wizard can be used in every way @slow', async ({ page, enter }) => {
  test.setTimeout(180_000);
  await walk(page, enter, (state) => test.step(state, () => expectUsableInEveryWay(page)));
});
