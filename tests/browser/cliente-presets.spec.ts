import { expect, heading, test, toastLines } from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, recordRows, WizardPage } from '../support/wizard-page.ts';
import { openAt, validCliente } from '../support/wizard-draft.ts';

// These tests save drafts but create no client.
test.use({ world: 'clientes' });

const dominicana = 'República Dominicana';

test('a person type brings its country, a cédula its origin, and another document takes back what nobody changed @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './clientes/create');
  await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
  await fillField(page, 'Tipo de persona', 'Natural');
  await expectFields(page, { País: dominicana, 'País de nacimiento': '', Nacionalidad: '' });
  await fillField(page, 'Tipo de documento', 'Cédula');
  await expectFields(page, { 'País de nacimiento': dominicana, Nacionalidad: 'Dominicana' });
  await fillField(page, 'Nacionalidad', 'Haitiana');
  await fillField(page, 'Tipo de documento', 'Pasaporte');
  await expectFields(page, { 'País de nacimiento': '', Nacionalidad: 'Haitiana' });
  // A chosen country stays until the person type changes.
  await fillField(page, 'País', 'España');
  await fillField(page, 'Tipo de persona', 'Jurídica');
  await expectFields(page, { País: dominicana });
  // A company has only this document type; the company name follows the person type.
  await expectFields(page, { 'Tipo de documento': 'RNC' });
  await field(page, 'Tipo de persona').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Razón social / Nombre Apellido')).toBeFocused();
});

test('a company is offered the form for companies when config.json names one @slow', async ({ page, enter }) => {
  const servicios = { auth: '/servicios/autorizacion', core: '/servicios/core' };
  const documentos = { conozcaCliente: '/autogestion/persona.pdf', conozcaEmpresa: '/autogestion/empresa.pdf' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { servicios, documentos } }));
  await enter('intermediario', './clientes/create');
  const form = (of: string) =>
    page.getByRole('link', { name: `Descargar el formulario ‘Conozca a su Cliente’ de personas ${of}`, exact: true });
  await expect(form('físicas')).toHaveAttribute('href', /persona\.pdf$/);
  await fillField(page, 'Tipo de persona', 'Jurídica');
  await expect(form('jurídicas')).toHaveAttribute('href', /empresa\.pdf$/);
  await expect(form('físicas')).toHaveCount(0);
});

test('new rows begin Dominican and active, which nobody has typed; a half-typed one is said once, at its fields @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'contact', { ...validCliente, telefonos: [], correos: [], direcciones: [] });
  const wizard = new WizardPage(page);
  const { telefonos, correos, direccion, summary } = wizard;
  await expectFields(telefonos, { País: `DO +1 (${dominicana})`, 'Estatus del teléfono': 'Activo' });
  await expectFields(correos, { 'Estatus del correo': 'Activo' });
  await wizard.continuar();
  await expect(summary.getByRole('link')).toHaveText([
    'Teléfonos: Debe agregar al menos un número de teléfono',
    'Correos electrónicos: Debe agregar al menos un correo electrónico',
    'Direcciones: Debe agregar al menos una dirección',
  ]);

  await fillField(telefonos, 'Código de área', '809');
  await wizard.continuar();
  await expect(summary.getByRole('link')).toHaveText([
    'Correos electrónicos: Debe agregar al menos un correo electrónico',
    'Direcciones: Debe agregar al menos una dirección',
    'Teléfonos: Agrega el teléfono que escribiste o borra sus campos.',
  ]);
  for (const label of ['Tipo de teléfono', 'Número']) {
    await expect(field(telefonos, label)).toHaveAccessibleDescription('Este campo es obligatorio.');
  }
  await expect(field(telefonos, 'Código de área')).not.toHaveAttribute('aria-invalid');
  expect(await toastLines(page)).toContainEqual([
    'Datos de contacto',
    'Debe agregar al menos un correo electrónico',
    'Debe agregar al menos una dirección',
  ]);

  await fillFields(telefonos, { 'Tipo de teléfono': 'Celular', Número: '5550147' });
  await telefonos.getByRole('button', { name: 'Agregar teléfono' }).click();
  expect(await recordRows(telefonos)).toEqual([['Celular', 'DO +1', '809', '5550147', 'Activo', '']]);
  await expectFields(telefonos, { 'Código de área': '', País: `DO +1 (${dominicana})`, 'Estatus del teléfono': 'Activo' });

  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  await expectFields(direccion, { País: dominicana, 'Estatus de la dirección': 'Activo' });
  await expect(field(direccion, 'Cobro')).toBeChecked();
  // An untouched modal closes without leaving an unfinished row.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Anterior', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: /Datos Básicos/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Anterior', exact: true })).toHaveCount(0);
  await wizard.continuar();
  await wizard.continuar();
  await expect(summary.getByRole('link')).toHaveText([
    'Correos electrónicos: Debe agregar al menos un correo electrónico',
    'Direcciones: Debe agregar al menos una dirección',
  ]);
});

test("a company's cheques are made out to it, and the holder of its account is one press @slow", async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'basic', { ...validCliente, idTipoPersona: '2', beneficiarioCheque: '' });
  const wizard = new WizardPage(page);
  await fillField(page, 'Tipo de persona', 'Jurídica');
  await fillFields(page, { 'Tipo de documento': 'RNC', 'Número de documento': '131246796' });
  await fillField(page, 'Razón social / Nombre Apellido', 'Colmados del Este');
  await wizard.continuar();
  await wizard.continuar();
  await expectFields(page, { 'Beneficiario del cheque': 'Colmados del Este' });
  await page.getByRole('button', { name: 'Agregar domiciliación' }).click();
  await wizard.domicilio.getByRole('button', { name: 'Usar datos del cliente' }).click();
  await expectFields(wizard.domicilio, {
    'Tipo de documento': 'RNC',
    'Número de documento': '1-31-24679-6',
    Titular: 'Colmados del Este',
    Nacionalidad: 'Dominicana',
  });
});
