import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { direccion, domicilio, draftsIn, openAt, validCliente } from '../support/wizard-draft.ts';
import { field, fillFields, recordRows, WizardPage } from '../support/wizard-page.ts';

// Typing in a closed modal is kept or asked about, never lost silently.

const close = (page: Page) => page.keyboard.press('Escape');

test('an unfinished address blocks the step, and the summary leads back to the address @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'contact');
  const wizard = new WizardPage(page);
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await fillFields(wizard.direccion, { Calle: 'El Conde' });
  await close(page);
  await expect(wizard.direccion).toBeHidden();
  await wizard.continuar();
  await expect(wizard.summary).toBeFocused();
  await wizard.summary.getByText('Agrega la dirección que empezaste o presiona Cancelar en ella.').click();
  await expect(field(wizard.direccion, 'Calle')).toHaveValue('El Conde');
  await expect(field(wizard.direccion, 'Tipo de dirección')).toBeFocused();
  await wizard.direccion.getByRole('button', { name: 'Cancelar' }).click();
  await expect(wizard.summary).toHaveCount(0);
  await wizard.continuar();
  await expect(wizard.domicilios).toBeVisible();
});

test('an unfinished account blocks Guardar and the adding of another row @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  const account = { ...domicilio, noCuenta: '1' };
  await openAt(page, 'financial', { ...validCliente, domicilioBancarios: [account] });
  const wizard = new WizardPage(page);
  await page.getByRole('button', { name: 'Agregar domiciliación' }).click();
  await fillFields(wizard.domicilio, { Titular: 'Otra Persona' });
  await close(page);
  await wizard.openRow(wizard.domicilios, 0, 'Actualizar');
  await expect(field(wizard.domicilio, 'Titular')).toHaveValue('Otra Persona');
  await expect(wizard.domicilio.getByText(/^Agrega la domiciliación que empezaste/)).toBeVisible();
  await close(page);
  await wizard.guardar();
  await expect(wizard.summary).toContainText('Agrega la domiciliación que empezaste o presiona Cancelar en ella.');
  expect(await draftsIn(page)).toMatchObject([{ values: { pending: { domicilio: { titular: 'Otra Persona' } } } }]);
  await page.getByRole('button', { name: 'Agregar domiciliación' }).click();
  await wizard.domicilio.getByRole('button', { name: 'Cancelar' }).click();
  await wizard.openRow(wizard.domicilios, 0, 'Actualizar');
  await expect(field(wizard.domicilio, 'Titular')).toHaveValue('Ana Núñez');
});

test('closing an address asks only when the address was changed @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'contact');
  const wizard = new WizardPage(page);
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin aplicar' });
  await wizard.openRow(wizard.direcciones, 0, 'Actualizar');
  await close(page);
  await expect(wizard.direccion).toBeHidden();

  await wizard.openRow(wizard.direcciones, 0, 'Actualizar');
  await fillFields(wizard.direccion, { 'Número o nombre': '77' });
  await close(page);
  await expect(question).toBeVisible();
  await close(page);
  await expect(question).toBeHidden();
  await expect(field(wizard.direccion, 'Número o nombre')).toHaveValue('77');
  await wizard.direccion.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Descartar los cambios' }).click();
  await expect(wizard.direccion).toBeHidden();
  expect((await recordRows(wizard.direcciones))[0]).toContain(direccion.numero);
});

test('an address is never sent without the names of its places @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await page.route('**/v1/zonas*', (route) => route.abort());
  await openAt(page, 'contact');
  const wizard = new WizardPage(page);
  await wizard.openRow(wizard.direcciones, 0, 'Actualizar');
  await fillFields(wizard.direccion, { Piso: '7' });
  await expect(wizard.direccion.getByRole('button', { name: 'Reintentar Sector' })).toBeVisible();
  await wizard.direccion.getByRole('button', { name: 'Actualizar' }).click();
  await expect(wizard.direccion.getByText('Sus opciones todavía no han llegado. Inténtalo otra vez.')).toBeVisible();
  await page.unroute('**/v1/zonas*');
  await wizard.direccion.getByRole('button', { name: 'Reintentar Sector' }).click();
  await expect(field(wizard.direccion, 'Sector')).toHaveValue('Gascue');
  await wizard.direccion.getByRole('button', { name: 'Actualizar' }).click();
  await expect(wizard.direccion).toBeHidden();
  const whole = (await draftsIn(page))[0]?.values.direcciones[0]?.direccionCompleta;
  await expect
    .poll(async () => (await draftsIn(page))[0]?.values.direcciones[0]?.direccionCompleta ?? whole)
    .toMatch(/^Av\. Bolívar, Torre Mirador 54, 7, 5-B, Gascue, /);
});

test('the question before leaving says when the browser can keep no draft @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  await expect(field(page, 'Primer nombre')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await fillFields(page, { 'Primer nombre': 'Ana' });
  await expect(
    page.getByText('Este navegador no pudo guardar el borrador. No cierres la página antes de terminar.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin enviar' });
  await expect(question).toContainText('No hay un borrador guardado de esto: si sales, se pierde lo que escribiste.');
});

test('the focus survives the removal of the pressed button @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'basic', { ...validCliente, primerNombre: '' });
  // The button 'Continuar' is removed together with its offer.
  await expect(page.locator('#panel-basic')).toBeFocused();
  await page.goto('./clientes/create');
  await page.getByRole('button', { name: /^Descartar el borrador/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).press('Enter');
  await expect(page.locator('#panel-basic')).toBeFocused();
});

test('the draft is still saved while a question stays unanswered @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  await fillFields(page, { 'Primer nombre': 'Eva' });
  const question = page.getByRole('radiogroup', { name: '¿Reside en el país?' });
  await question.getByRole('radio', { name: 'Sí' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await fillFields(page, { 'Segundo nombre': 'Luz' });
  await expect
    .poll(() => draftsIn(page))
    .toMatchObject([{ values: { primerNombre: 'Eva', segundoNombre: 'Luz', residenteDo: '' } }]);
  await page.reload();
  await page.getByRole('button', { name: /^Continuar el borrador/ }).click();
  await expect(field(page, 'Segundo nombre')).toHaveValue('Luz');
});

test('a link to a waiting field leads to the field it waits for; the summary keeps its messages current @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await expect(field(page, 'Tipo de persona')).toBeVisible();
  await wizard.continuar();
  await wizard.summary.getByRole('link', { name: /^Número de documento/ }).click();
  await expect(field(page, 'Tipo de persona')).toBeFocused();
  await fillFields(page, { 'Fecha de vencimiento del documento': '99-99-2026' });
  await page.keyboard.press('Tab');
  await expect(wizard.summary).toContainText('Escribe una fecha que exista, como 31-12-1990.');
});

test('the same phone or e-mail twice is asked about; a whole number offers to be split, and the table shows what is sent @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'contact', { ...validCliente, telefonos: [], correos: [] });
  const wizard = new WizardPage(page);
  const phone = { 'Tipo de teléfono': 'Oficina', País: 'DO +1 (República Dominicana)', 'Estatus del teléfono': 'Activo' };
  await fillFields(wizard.telefonos, { ...phone, Número: '809 555-0147' });
  // The text of a select ends before its chevron.
  const gap = await field(wizard.telefonos, 'País').evaluate((input) => {
    const textEnd = input.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input).paddingInlineEnd);
    return (input.parentElement?.querySelector('svg')?.getBoundingClientRect().left ?? 0) - textEnd;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await wizard.telefonos.getByRole('button', { name: 'Separar en 809 y 5550147' }).click();
  await expect(field(wizard.telefonos, 'Código de área')).toHaveValue('809');
  await expect(field(wizard.telefonos, 'Número')).toHaveValue('5550147');
  await field(wizard.telefonos, 'Número').fill('+555.0147');
  await wizard.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  await expect(field(wizard.telefonos, 'Número')).toHaveAccessibleDescription(/^Escribe solo números/);
  await field(wizard.telefonos, 'Número').fill('(555) 0147');
  await wizard.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  const rows = [['Oficina', 'DO +1', '809', '5550147', 'Activo', '']];
  await expect.poll(() => recordRows(wizard.telefonos)).toEqual(rows);

  await fillFields(wizard.telefonos, { ...phone, 'Código de área': '(809)', Número: '555-0147' });
  await wizard.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ya agregaste este teléfono' });
  await question.getByRole('button', { name: 'No agregar' }).click();
  expect(await recordRows(wizard.telefonos)).toEqual(rows);
  await wizard.telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  await question.getByRole('button', { name: 'Agregar de todos modos' }).click();
  await expect.poll(() => recordRows(wizard.telefonos)).toEqual([...rows, ...rows]);
});
