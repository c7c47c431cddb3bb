import type { Locator } from '@playwright/test';
import type { ClienteValues } from '../../src/features/clientes/form/cliente-values.ts';
import type { WizardStep } from '../../src/machines/cliente/wizard-steps.ts';
import { expect, expectChoices, heading, hold, letDraw, test } from '../support/portal.ts';
import { direccion, draftsIn, offered, openAt, validCliente } from '../support/wizard-draft.ts';
import { expectFields, field, fillField, fillFields, WizardPage } from '../support/wizard-page.ts';

// These tests create clients, and other files count the rows of the lists.
test.use({ world: 'clientes' });

/** The options of a select or combobox, without the one that clears the choice. */
async function choicesOf(control: Locator): Promise<string[]> {
  if ((await control.evaluate((element) => element.tagName)) === 'INPUT') return offered(control);
  return (await control.getByRole('option').allTextContents()).filter((text) => text !== 'Selecciona…');
}

/** The displayed value of a field. */
const shown = (control: Locator): Promise<string> =>
  control.evaluate((element: HTMLSelectElement | HTMLInputElement) => {
    if (element instanceof HTMLInputElement) return element.value;
    return element.value === '' ? '' : (element.selectedOptions.item(0)?.label ?? '');
  });

/** The form values under these names, of the open address or of the client. */
function heldBy(values: ClienteValues | undefined, names: readonly string[]): unknown[] {
  const holder = values?.editing.kind === 'direccion' ? values.pending.direccion : values;
  return names.map((name) => Object.entries(holder ?? {}).find(([held]) => held === name)?.[1]);
}

interface Dependency {
  readonly parent: string;
  /** Form names of the dependent fields. */
  readonly names: readonly string[];
  /** Labels of the child field and of the fields that depend on the child. */
  readonly child: string;
  readonly below?: readonly string[];
  readonly values: Partial<ClienteValues>;
  /** Two parents, each with a part of the address of its children's call, and some children. */
  readonly first: readonly [choice: string, call: string, child: string];
  readonly second: readonly [choice: string, call: string, child: string];
  /** The text of the child without a parent. */
  readonly reason: string;
  readonly modal?: true;
  /** Whether the second parent has only one child. */
  readonly isOnly?: true;
}

const pending = (values: Partial<typeof direccion>): Partial<ClienteValues> => ({
  editing: { kind: 'direccion', index: -1 },
  pending: { ...validCliente.pending, direccion: { ...direccion, ...values } },
});

const dependencies: Record<string, Dependency> = {
  'country → document types': {
    parent: 'País',
    child: 'Tipo de documento',
    names: ['idTipoDocumento', 'nuDocumento'],
    below: ['Número de documento'],
    values: { idPais: '', idTipoDocumento: '', nuDocumento: '' },
    first: ['República Dominicana', 'idPais=1&idTipoPersona=1', 'Cédula'],
    second: ['España', 'idPais=3&idTipoPersona=1', 'Pasaporte'],
    reason: 'Elige primero el país.',
    isOnly: true,
  },
  'birth country → province': {
    parent: 'País de nacimiento',
    child: 'Provincia o estado de nacimiento',
    names: ['idProvincia', 'idCiudad'],
    below: ['Ciudad de nacimiento'],
    values: { paisNacimiento: '' },
    first: ['España', '/v1/provincias/3', 'Madrid'],
    second: ['Haití', '/v1/provincias/4', 'Artibonito'],
    reason: 'Elige primero el país de nacimiento.',
  },
  'address: country → province': {
    parent: 'País',
    child: 'Provincia',
    names: ['idProvincia', 'idMunicipio', 'idCiudad', 'idZona'],
    below: ['Municipio', 'Ciudad', 'Sector'],
    values: pending({ idPais: '', idProvincia: '', idMunicipio: '', idCiudad: '', idZona: '' }),
    first: ['España', '/v1/provincias/3', 'Madrid'],
    second: ['Haití', '/v1/provincias/4', 'Artibonito'],
    reason: 'Elige primero el país.',
    modal: true,
  },
};

for (const [name, { parent, child, names, below = [], values, first, second, reason, modal, isOnly }] of Object.entries(
  dependencies,
)) {
  const tier = name === 'birth country → province' ? '' : ' @slow';
  test(`${name}: slow, changed twice, cleared${tier}`, async ({ page, enter, sandbox }) => {
    await enter('intermediario', './favicon.svg');
    const slow = await hold(page, new RegExp(`${first[1].replace('?', '\\?')}$`));
    const step: WizardStep = modal ? 'contact' : 'basic';
    await openAt(page, step, { ...validCliente, ...values });
    const scope = modal ? new WizardPage(page).direccion : page;
    const control = field(scope, child);
    const emptyParent = async () => {
      await field(scope, parent).fill('');
      await field(scope, parent).press('Tab');
    };
    // A new address begins with its country.
    if (modal && parent === 'País') {
      await expect(field(scope, parent)).toHaveValue('República Dominicana');
      await emptyParent();
    }
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription(reason);
    // A select hides a key that its list lacks, so the form value is checked too.
    const expectEmpty = async () => {
      for (const gone of [child, ...below]) expect(await shown(field(scope, gone)), gone).toBe('');
      await expect.poll(async () => heldBy((await draftsIn(page))[0]?.values, names)).toEqual(names.map(() => ''));
    };

    // The answer for the first parent arrives after the second parent and its child are chosen.
    await fillField(scope, parent, first[0]);
    await expect.poll(() => slow.held()).toBe(1);
    expect(await choicesOf(control)).not.toContain(first[2]);
    await fillField(scope, parent, second[0]);
    await fillField(scope, child, second[2]);
    const mine = await choicesOf(control);
    expect(mine).toContain(second[2]);
    slow.open();
    const answers = () => sandbox.calls.filter(({ path, query }) => [path, query].filter(Boolean).join('?').endsWith(first[1]));
    await expect.poll(() => answers().map(({ status }) => status), { message: 'the late answer' }).toEqual([200]);
    await letDraw(page);
    expect(await shown(control)).toBe(second[2]);
    expect(await choicesOf(control)).toEqual(mine);

    // The change empties the child of the former parent and all fields below.
    await fillField(scope, parent, first[0]);
    await expectEmpty();
    await fillField(scope, child, first[2]);
    await fillField(scope, parent, second[0]);
    // The only child of the second parent is chosen (assumptions D10).
    if (isOnly) await expectFields(scope, { [child]: second[2], ...Object.fromEntries(below.map((gone) => [gone, ''])) });
    else await expectEmpty();
    expect(await choicesOf(control)).toEqual(mine);

    // Without a parent the child waits again.
    await fillField(scope, child, second[2]);
    await emptyParent();
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription(reason);
    await expectEmpty();
  });
}

test('person type empties country, document type and number at once, and keeps only the activities of the new type @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './favicon.svg');
  const slow = await hold(page, /actividadeseconomicas\?idTipoPersona=2$/);
  // One activity only for natural persons, and one for all.
  await openAt(page, 'basic', { ...validCliente, idActividadEconomica: '8', actividadEconomicaAdc: '6' });
  await fillField(page, 'Tipo de persona', 'Jurídica');
  expect(await shown(field(page, 'Número de documento'))).toBe('');
  // The document type changes too: a company has only one, which is not the cédula.
  await expectFields(page, { País: 'República Dominicana', 'Tipo de documento': 'RNC' });
  const kept = async () => {
    const [draft] = await draftsIn(page);
    return [draft?.values.idTipoPersona, draft?.values.idActividadEconomica, draft?.values.actividadEconomicaAdc];
  };
  await expect.poll(kept).toEqual(['2', '', '']);
  await fillField(page, 'Tipo de persona', 'Físico');
  await expect.poll(kept).toEqual(['5', '', '6']);
  slow.open();
  await fillFields(page, { País: 'República Dominicana', 'Tipo de documento': 'RNC', 'Número de documento': '131-24679-6' });
  await fillField(page, 'Tipo de documento', 'Cédula');
  await expect(field(page, 'Número de documento')).toHaveValue('');
  await fillField(page, 'Número de documento', '001-1284417-0');
  const wizard = new WizardPage(page);
  await wizard.continuar();
  await wizard.continuar();
  await expectFields(page, { 'Actividad económica': '', 'Actividad económica adicional': 'Enseñanza' });
  const choices = await choicesOf(field(page, 'Actividad económica'));
  expect(choices).toContain('Enseñanza');
  expect(choices).not.toContain('Empleado asalariado');
});

test('a child of a former parent is neither sent nor kept in a row @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await hold(page, /\/v1\/provincias\/4$/);
  await openAt(page, 'basic', { ...validCliente, nuDocumento: '001-0000001-8', idProvincia: '2', idCiudad: '3' });
  await expectFields(page, { 'Provincia o estado de nacimiento': 'Azua', 'Ciudad de nacimiento': 'Estebanía' });
  await fillField(page, 'País de nacimiento', 'Haití');
  const wizard = new WizardPage(page);
  await wizard.continuar();
  await wizard.openRow(wizard.direcciones, 0, 'Actualizar');
  await expectFields(wizard.direccion, { Provincia: 'Distrito Nacional', Sector: 'Gascue' });
  await fillField(wizard.direccion, 'País', 'España');
  const update = wizard.direccion.getByRole('button', { name: 'Actualizar' });
  await update.click();
  for (const label of ['Provincia', 'Municipio', 'Ciudad', 'Sector']) {
    await expect(field(wizard.direccion, label)).toHaveAccessibleDescription(/Este campo es obligatorio\./);
  }
  await fillFields(wizard.direccion, { Provincia: 'Madrid', Municipio: 'Madrid', Ciudad: 'Alcorcón', Sector: 'Norte' });
  await update.click();
  await wizard.continuar();
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v1/clientes'));
  await wizard.crear.click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ idPaisNacimiento: 4, idProvincia: null, idCiudad: null });
  expect(body['direcciones']).toMatchObject([{ idPais: 3, idProvincia: 111, idMunicipio: 186, idCiudad: 194, idZona: 1028 }]);
});

test('razón social belongs to legal entities and physical persons; the group is preset @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  await expectFields(page, { 'Grupo de persona': 'Clientes' });
  const razonSocial = field(page, 'Razón social / Nombre Apellido');
  await expect(field(page, 'País')).toHaveAccessibleDescription('Elige primero el tipo de persona.');
  for (const [tipo, count] of [
    ['Natural', 0],
    ['Jurídica', 1],
    ['Régimen especial', 0],
    ['Gubernamental', 0],
    ['Físico', 1],
  ] as const) {
    await fillField(page, 'Tipo de persona', tipo);
    await expect(razonSocial, tipo).toHaveCount(count);
  }
});

test('the cheque beneficiary follows the names until the person types one @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'basic', { ...validCliente, beneficiarioCheque: '' });
  const wizard = new WizardPage(page);
  const rename = async (typed: Record<string, string>) => {
    await wizard.tab('Datos Básicos').click();
    await fillFields(page, typed);
    await wizard.continuar();
    await wizard.continuar();
    await expect(wizard.domicilios).toBeVisible();
  };
  await rename({ 'Segundo nombre': 'María', 'Segundo apellido': 'Peña' });
  await expectFields(page, { 'Beneficiario del cheque': 'Ana María Núñez Peña' });
  await rename({ 'Segundo nombre': '' });
  await expectFields(page, { 'Beneficiario del cheque': 'Ana Núñez Peña' });
  await fillField(page, 'Beneficiario del cheque', 'Otra persona');
  await rename({ 'Primer nombre': 'Eva' });
  await expectFields(page, { 'Beneficiario del cheque': 'Otra persona' });
});

test('a bank account: banks of direct debit, card fields of cards alone, the card type by the first digit @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'financial');
  await page.getByRole('button', { name: 'Agregar domiciliación' }).click();
  const modal = new WizardPage(page).domicilio;
  await expect(field(modal, 'Banco')).not.toHaveAttribute('aria-busy');
  const banks = await choicesOf(field(modal, 'Banco'));
  expect(banks).toHaveLength(19);
  expect(sandbox.calls.filter(({ path }) => path === '/v1/bancos').map(({ query }) => query)).toEqual(['indDebito=1']);
  const ofCards = ['Tipo de tarjeta', 'Mes', 'Año'];
  const expectOfCards = async (isEnabled: boolean) => {
    for (const label of ofCards) await expect(field(modal, label), label).toBeEnabled({ enabled: isEnabled });
  };
  await expectOfCards(false);
  await fillField(modal, 'Tipo de cuenta', 'Ahorros');
  await expectOfCards(false);
  await fillField(modal, 'Tipo de cuenta', 'Tarjeta de crédito');
  await expectOfCards(true);
  await expect(field(modal, 'Mes')).toHaveAttribute('aria-required', 'true');
  for (const [number, brand] of [
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['37', 'American Express'],
    // A suggested card type disappears with its digits.
    ['6011000990139424', 'Selecciona…'],
    ['340000000000009', 'American Express'],
  ] as const) {
    await fillField(modal, 'Número de cuenta o tarjeta', number);
    await expectFields(modal, { 'Tipo de tarjeta': brand });
  }
  // A card type that the person chose stays.
  await fillFields(modal, { 'Tipo de tarjeta': 'Mastercard', 'Número de cuenta o tarjeta': '4111', Mes: '12', Año: '2030' });
  await expect(
    modal.getByRole('img', { name: /Tarjeta/ }).or(modal.getByRole('figure', { name: 'Vista previa de la tarjeta' })),
  ).toContainText('4111');
  await expectFields(modal, { 'Tipo de tarjeta': 'Mastercard' });
  await fillField(modal, 'Tipo de cuenta', 'Corriente');
  await expectOfCards(false);
  for (const label of ofCards) expect(await shown(field(modal, label)), label).toBe('');
});

test('the names of the electoral register are offered and overwrite no typed name @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create');
  await fillFields(page, { 'Tipo de persona': 'Natural', País: 'República Dominicana', 'Tipo de documento': 'Cédula' });
  await fillFields(page, { 'Primer nombre': 'Lucho', 'Número de documento': '001-1284417-0' });
  const register = page.getByRole('group', { name: 'Nombres del padrón electoral' });
  await expect(register.getByRole('listitem')).toHaveText([
    'Primer nombre: HéctorDifiere de lo que escribiste.',
    'Primer apellido: BáezUsar',
    'Segundo apellido: UreñaUsar',
  ]);
  const names = { 'Primer nombre': 'Lucho', 'Primer apellido': '', 'Segundo apellido': '' };
  await expectFields(page, names);
  await register.getByRole('button', { name: 'Usar Báez en Primer apellido' }).click();
  await expectFields(page, { ...names, 'Primer apellido': 'Báez' });
  await fillField(page, 'Primer apellido', '');
  await register.getByRole('button', { name: 'Usar todos' }).click();
  await expectFields(page, { 'Primer nombre': 'Lucho', 'Primer apellido': 'Báez', 'Segundo apellido': 'Ureña' });
  await expect(register.getByRole('listitem')).toHaveCount(1);
  // Another document removes all offers.
  await fillField(page, 'Tipo de documento', 'Pasaporte');
  await expect(register).toHaveCount(0);
});

test('an existing client stops the wizard, which offers to open it, change the document or leave @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'basic', { ...validCliente, nuDocumento: '' });
  const number = field(page, 'Número de documento');
  const modal = page.getByRole('alertdialog', { name: 'Cliente Existente (#1200)' });
  // The dialog opens while the focus is in another field.
  const slow = await hold(page, /\/v1\/clientes\/CED\/00113918254$/);
  await number.fill('001-1391825-4');
  await page.keyboard.press('Tab');
  await expect(number).not.toBeFocused();
  slow.open();
  await expect(modal).toContainText('Ya existe un cliente con la referencia #1200: Yokasta Rosario Méndez, CED 001-1391825-4.');
  await modal.getByRole('button', { name: 'Cambiar documento' }).click();
  await expect(modal).toHaveCount(0);
  await expect(number).toBeFocused();
  await expect(page.getByText('Ya tienes un cliente con este documento.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeDisabled();
  await number.fill('001-1284417-0');
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeEnabled();
  await expect(page.getByText('Documento disponible')).toBeVisible();

  await number.fill('001-1391825-4');
  await modal.getByRole('button', { name: 'Cancelar proceso' }).click();
  const cancel = page.getByRole('alertdialog', { name: 'Cancelar proceso' });
  await expect(cancel).toContainText('Estás seguro que quieres cancelar el proceso de creación de cliente?');
  await cancel.getByRole('button', { name: 'Seguir registrando' }).click();
  await expect(number).toHaveValue('001-1391825-4');
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await cancel.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(heading(page, 'Clientes')).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await fillFields(page, { 'Tipo de persona': 'Natural', País: 'República Dominicana', 'Tipo de documento': 'Cédula' });
  await number.fill('001-1391825-4');
  await modal.getByRole('button', { name: 'Abrir cliente' }).click();
  await expect(page).toHaveURL(/\/clientes\/update\/1200$/);
  await expect(heading(page, 'Yokasta Rosario Méndez')).toBeVisible();
});

test('the address can carry a document and the page to return to @slow', async ({ page, enter }) => {
  await enter('intermediario', './clientes/create?tipoDocumento=RNC&numeroDocumento=131246796&volver=%2Fclientes%3Fpage%3D2');
  await expectFields(page, {
    'Tipo de persona': 'Jurídica',
    País: 'República Dominicana',
    'Tipo de documento': 'RNC',
    'Número de documento': '1-31-24679-6',
  });
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(page).toHaveURL(/\/clientes\?page=2$/);
  // A passport waits until the country of the person offers its type.
  // An address of another site is not accepted as the page to return to.
  await page.goto('./clientes/create?tipoDocumento=PAS&numeroDocumento=AB123&volver=https%3A%2F%2Fejemplo.com');
  await expect(field(page, 'Tipo de persona')).toBeEnabled();
  await expect(field(page, 'Número de documento')).toHaveValue('');
  await fillField(page, 'Tipo de persona', 'Natural');
  await expectFields(page, { País: 'República Dominicana', 'Tipo de documento': 'Pasaporte', 'Número de documento': 'AB123' });
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(page).toHaveURL(/\/clientes$/);
});

test('opening the wizard asks for each visible catalogue once, in one round of calls @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes');
  await expect(page.getByRole('link', { name: 'Nuevo cliente' })).toBeVisible();
  await expectChoices(page.getByLabel('Tipo de documento'));
  const before = sandbox.calls.length;
  const calls = () => sandbox.calls.slice(before).map(({ path, query }) => path + (query && `?${query}`));
  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await expectFields(page, { 'Grupo de persona': 'Clientes' });
  const opening = [
    '/v1/actividadesdeportivas',
    '/v1/estadociviles',
    '/v1/grupopersonas',
    '/v1/nacionalidades',
    '/v1/paises',
    '/v1/paises/nacimientos',
    '/v1/sexos',
    '/v1/tipocanalarinformaciones',
  ];
  await expect
    .poll(() =>
      calls()
        .filter((call) => call !== '/v1/tipopersonas')
        .toSorted(),
    )
    .toEqual(opening);
  const basic = { 'Tipo de persona': 'Natural', País: 'República Dominicana', 'Tipo de documento': 'Cédula' };
  await fillFields(page, { ...basic, 'País de nacimiento': 'España', 'Provincia o estado de nacimiento': 'Madrid' });
  await fillFields(page, { 'País de nacimiento': 'Haití' });
  await fillFields(page, {
    'País de nacimiento': 'España',
    'Provincia o estado de nacimiento': 'Madrid',
    'Ciudad de nacimiento': 'Madrid',
  });
  const all = calls();
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  expect(all).toEqual(expect.arrayContaining(['/v1/provincias/3', '/v1/provincias/4', '/v1/ciudades?idProvincia=111']));
});
