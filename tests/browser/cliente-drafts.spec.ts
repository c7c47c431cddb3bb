import type { Locator, Page } from '@playwright/test';
import type { WizardStep } from '../../src/machines/cliente/wizard-steps.ts';
import { expect, expectToasts, fillLogin, heading, letDraw, stored, test } from '../support/portal.ts';
import {
  accountNumber,
  cardNumber,
  continueDraft,
  domicilio,
  draftsIn,
  fieldsOf,
  leaveDraft,
  openAt,
  tab,
  telefono,
  validCliente,
} from '../support/wizard-draft.ts';
import { expectCatalogues, expectFields, field, fillField, fillFields, recordRows, WizardPage } from '../support/wizard-page.ts';

// These tests create clients, and other files count the rows of the lists.
test.use({ world: 'clientes' });

const offer = (page: Page) => page.getByRole('region', { name: 'Borradores' });

/** Searches every write to the storages for the digits of the card and the account. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(
    (secrets) => {
      // oxlint-disable-next-line typescript/unbound-method -- called with the storage that it is called on
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        const digits = `${key} ${text}`.replace(/[\s-]/g, '');
        for (const secret of secrets) if (digits.includes(secret)) console.error(`stored: ${secret}`);
        setItem.call(this, key, text);
      };
    },
    [cardNumber.slice(0, 8), accountNumber.slice(0, 8)],
  );
});

/** Chooses in a combobox that disappears right after the choice. */
async function chooseLast(combobox: Locator, text: string): Promise<void> {
  await combobox.click();
  await combobox.fill(text);
  await combobox.page().getByRole('option', { name: text, exact: true }).click();
}

/** All typing of each step that is in no list yet, and the call that reports the ended session. */
const steps: Record<
  Extract<WizardStep, 'contact' | 'financial'>,
  { values: typeof validCliente; type: (page: Page) => Promise<void>; expire: (page: Page) => Promise<void> }
> = {
  contact: {
    values: { ...validCliente, telefonos: [telefono, { ...telefono, numero: '5550148' }] },
    type: async (page) => {
      const wizard = new WizardPage(page);
      await fillFields(wizard.telefonos, { 'Tipo de teléfono': 'Oficina', 'Código de área': '82' });
      await fillFields(wizard.correos, { 'Correo electrónico': 'a medio@escr', 'Estatus del correo': 'Activo' });
      await page.getByRole('button', { name: 'Agregar dirección' }).click();
      await fillFields(wizard.direccion, {
        Calle: 'Calle sin terminar',
        Observación: 'Dos\nlíneas',
        'Código postal': '01',
        Fiscal: 'Sí',
      });
    },
    expire: (page) => chooseLast(field(new WizardPage(page).direccion, 'País'), 'Haití'),
  },
  financial: {
    values: { ...validCliente, domicilioBancarios: [domicilio], beneficiarioTyped: true, beneficiarioCheque: 'Otra persona' },
    type: async (page) => {
      await fillFields(page, { 'Nombre de la empresa': 'Núñez & Co.', Profesión: 'Abogado', 'Código de empleado': '007' });
      await page.getByRole('button', { name: 'Agregar domiciliación' }).click();
      const modal = new WizardPage(page).domicilio;
      await fillFields(modal, {
        Banco: 'Banco BHD',
        'Tipo de cuenta': 'Tarjeta de crédito',
        Mes: '1',
        Año: '203',
        Titular: 'Ana',
      });
      await fillField(modal, 'Número de cuenta o tarjeta', '4111 1111 1111 1111');
      await expect(field(modal, 'Tipo de tarjeta')).toHaveValue('1');
    },
    expire: (page) => page.getByRole('button', { name: 'Reintentar Tipo de documento' }).click(),
  },
};

const lookUps = ['GET /v1/clientes/CED/00112844170 404', 'GET /v1/personas/padron/CED/00112844170 200'];

/** The values that {@link steps} change with the last call, and the values that this empties. */
const last: Record<keyof typeof steps, Record<string, string>> = {
  contact: { 'cliente-direccion-idPais': 'Haití' },
  financial: { 'cliente-domicilio-idTipoDocumento': 'Selecciona…' },
};

/** The visible values of a step; the number of an account or a card is never stored. */
async function seen(page: Page) {
  const wizard = new WizardPage(page);
  const fields = { ...(await fieldsOf(page)), 'cliente-domicilio-noCuenta': '' };
  return {
    step: await tab(page).getAttribute('aria-controls'),
    fields,
    dialogs: await page.getByRole('dialog').getByRole('heading', { level: 2 }).allTextContents(),
    rows: await Promise.all([wizard.telefonos, wizard.correos, wizard.direcciones, wizard.domicilios].map(recordRows)),
  };
}

for (const [name, { values, type, expire }] of Object.entries(steps)) {
  const step = name as keyof typeof steps;
  const tier = step === 'contact' ? '' : ' @slow';
  test(`what is typed at the step ${step} survives a reload, a killed tab and the end of the session${tier}`, async ({
    context,
    page: first,
    enter,
    sandbox,
    callsTo,
  }) => {
    test.slow();
    let page = first;
    await enter('intermediario', './favicon.svg');
    if (step === 'financial') sandbox.setFail('GET /v1/tipodocumentos=500');
    await openAt(page, step, values);
    await type(page);
    await expectCatalogues(page);
    const before = await seen(page);
    const expectAll = () => expect.poll(() => seen(page), { message: name }).toEqual(before);

    // The test does not wait for the pause after the typing.
    await page.reload();
    await continueDraft(page);
    await expectAll();
    const drafts = await draftsIn(page);
    expect(drafts).toMatchObject([{ step, user: 'intermediario' }]);

    page = await context.newPage();
    await first.close();
    sandbox.calls.length = 0;
    await page.goto('./clientes/create');
    await continueDraft(page);
    await expectAll();
    expect((await draftsIn(page)).map((draft) => draft.values)).toEqual(drafts.map((draft) => draft.values));

    // The last call of a session comes during typing.
    await expect.poll(() => callsTo('/00112844170')).toEqual(expect.arrayContaining(lookUps));
    sandbox.setFail('POST /v1/account/token/refresh=401');
    sandbox.expireTokens();
    await expire(page);
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    expect((await draftsIn(page)).map((draft) => draft.step)).toEqual([step]);
    sandbox.setFail('');
    await fillLogin(page, 'intermediario');
    // The draft comes back without a question, with the value of the last call.
    await expect(tab(page)).toBeVisible();
    await expect(page).toHaveURL(/\/clientes\/create$/);
    const changed = last[step];
    const after = { ...before, fields: { ...before.fields, ...changed } };
    await expect.poll(() => seen(page), { message: name }).toEqual(after);
  });
}

test('another user who signs in finds no draft, and the draft is deleted', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes/create');
  await fillField(page, 'Primer nombre', 'Solamente mía');
  // The catalogues load first, so that only the next call meets the ended session.
  await expectCatalogues(page);
  sandbox.setFail('POST /v1/account/token/refresh=401');
  sandbox.expireTokens();
  await chooseLast(field(page, 'País de nacimiento'), 'España');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  expect(await draftsIn(page)).toMatchObject([{ user: 'intermediario', values: { primerNombre: 'Solamente mía' } }]);
  sandbox.setFail('');
  await fillLogin(page, 'sociedad');
  await expect(field(page, 'Tipo de persona')).toBeVisible();
  await expect(field(page, 'Primer nombre')).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
  expect(await draftsIn(page)).toEqual([]);
  expect(JSON.stringify(await stored(page))).not.toContain('mía');
});

/** The two rows of {@link recordRows}: their first cells and their numbers. */
const accountRows = (first: string, [savings, visa]: [string, string]) => [
  [first, savings, 'Ahorros', 'Euro', '', 'Ana Núñez'],
  [first, visa, 'Tarjeta de crédito', 'Euro', 'Visa', 'Ana Núñez'],
];

test('a restored card is marked as lacking its number, and Guardar requires the number @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './favicon.svg');
  await openAt(page, 'financial', { ...validCliente, nuDocumento: '001-0000003-4' });
  const wizard = new WizardPage(page);
  const titular = { 'Tipo de documento': 'Cédula', 'Número de documento': '001-1284417-0', Titular: 'Ana Núñez' };
  const account = { Banco: 'Banco BHD', 'Tipo de cuenta': 'Ahorros', Moneda: 'Euro', ...titular };
  await wizard.addDomicilio({ ...account, 'Número de cuenta o tarjeta': accountNumber });
  const card = { ...account, 'Tipo de cuenta': 'Tarjeta de crédito', Mes: '12', Año: '2030' };
  await wizard.addDomicilio({ ...card, 'Número de cuenta o tarjeta': '4111-1111-1111-1111' });
  const lacking = 'Banco BHDIncompleta: falta el número de cuenta o tarjeta.';
  await expect
    .poll(() => recordRows(wizard.domicilios))
    .toEqual(accountRows('Banco BHD', [accountNumber, '4111-1111-1111-1111']));

  await page.reload();
  await expect(offer(page)).toContainText('Los números de cuenta y de tarjeta no se guardan.');
  await continueDraft(page);
  await expect.poll(() => recordRows(wizard.domicilios)).toEqual(accountRows(lacking, ['', '']));
  await wizard.guardar();
  await expect(wizard.declaracion).toHaveCount(0);
  await expect(wizard.summary).toBeFocused();
  await expect(wizard.summary.getByRole('link')).toHaveText([
    'Domiciliación 1: Número de cuenta o tarjeta: Este campo es obligatorio.',
    'Domiciliación 2: Número de cuenta o tarjeta: Este campo es obligatorio.',
  ]);
  for (const [index, number] of [accountNumber, cardNumber].entries()) {
    // A corrected error leaves the summary after a pause in the typing.
    await expect(wizard.summary.getByRole('link')).toHaveCount(2 - index);
    await wizard.summary.getByRole('link').first().click();
    await expect(field(wizard.domicilio, 'Número de cuenta o tarjeta')).toBeFocused();
    await fillField(wizard.domicilio, 'Número de cuenta o tarjeta', number);
    await wizard.domicilio.getByRole('button', { name: 'Actualizar' }).click();
    await expect(wizard.domicilio).toHaveCount(0);
  }
  await expect.poll(() => recordRows(wizard.domicilios)).toEqual(accountRows('Banco BHD', [accountNumber, cardNumber]));
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
  await wizard.crear.click();
  await expect(heading(page, 'Clientes')).toBeVisible();
  expect(callsTo('/v1/clientes')).toContain('POST /v1/clientes 200');
  expect(await draftsIn(page)).toEqual([]);
});

test('two tabs on two new clients keep two drafts @slow', async ({ page, context, enter }) => {
  await enter('intermediario', './clientes/create');
  await fillField(page, 'Primer nombre', 'Uno');
  await expect.poll(async () => (await draftsIn(page)).length).toBe(1);
  const other = await context.newPage();
  await other.goto('./clientes/create');
  // A draft that is open in another tab is not offered.
  await fillField(other, 'Primer nombre', 'Dos');
  await expect(offer(other)).toHaveCount(0);
  await fillField(page, 'Primer apellido', 'Primera');
  await fillField(other, 'Primer apellido', 'Segunda');
  const labels = async () => (await draftsIn(page)).map(({ values }) => `${values.primerNombre} ${values.primerApellido}`);
  await expect.poll(async () => (await labels()).toSorted()).toEqual(['Dos Segunda', 'Uno Primera']);
  const third = await context.newPage();
  await page.close();
  await other.close();
  await third.goto('./clientes/create');
  await expect(offer(third).getByRole('heading')).toHaveText([
    /Tienes un borrador de (Uno|Dos)/,
    /Tienes un borrador de (Uno|Dos)/,
  ]);
  const discard = third.getByRole('button', { name: 'Descartar el borrador de Uno Primera' });
  const question = third.getByRole('alertdialog', { name: '¿Descartar el borrador de Uno Primera?' });
  await discard.click();
  await question.getByRole('button', { name: 'Conservar' }).click();
  await expect(discard).toBeFocused();
  await discard.click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(offer(third).getByRole('heading')).toHaveText(['Tienes un borrador de Dos Segunda']);
  await third.getByRole('button', { name: 'Registrar otro cliente' }).click();
  await expect(field(third, 'Primer nombre')).toHaveValue('');
  // The draft is kept for later.
  expect((await draftsIn(third)).map(({ values }) => values.primerApellido)).toEqual(['Segunda']);
});

test('drafts of an older version and unreadable drafts are deleted with a notice', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await leaveDraft(page, { id: 'older', version: 0 });
  await leaveDraft(page, { id: 'whole' });
  await leaveDraft(page, { id: 'number', values: Object.assign({}, validCliente, { primerNombre: 5 }) });
  await page.evaluate(() => localStorage.setItem('autogestion.borrador.cliente.intermediario.rubbish', '{"version":2,'));
  await page.goto('./clientes/create');
  await expectToasts(page, [['Borradores', '3 borradores eran de una versión anterior y se descartaron.']]);
  await expect(offer(page).getByRole('heading')).toHaveText(['Tienes un borrador de Ana Núñez']);
  expect(Object.keys(await stored(page)).filter((name) => name.includes('borrador'))).toEqual([
    'autogestion.borrador.cliente.intermediario.whole',
  ]);
});

test('Salir asks first, then deletes the drafts for good @slow', async ({ page, enter }) => {
  await enter('intermediario', './favicon.svg');
  await leaveDraft(page, { id: 'earlier' });
  await page.goto('./clientes/create');
  await page.getByRole('button', { name: 'Registrar otro cliente' }).click();
  await fillField(page, 'Primer nombre', 'Guardada');
  await expect.poll(async () => (await draftsIn(page)).length).toBe(2);
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  // The wizard closes before the pause that saves the typing.
  await field(page, 'Primer nombre').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Sin reposar');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelectorAll<HTMLElement>('[role=menuitem]').forEach((item) => {
      if (item.textContent === 'Salir') item.click();
    });
  });
  const question = page.getByRole('alertdialog', { name: 'Tienes 2 borradores' });
  await expect(question).toContainText(/Salir los elimina: .*Guardada/);
  await question.getByRole('button', { name: 'Quedarme' }).click();
  await expect(field(page, 'Primer nombre')).toHaveValue('Sin reposar');
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await question.getByRole('button', { name: 'Salir y borrarlos' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await letDraw(page);
  expect(await stored(page)).toEqual({});
  await page.reload();
  expect(await stored(page)).toEqual({});
});

test('leaving with something typed asks first, by link, Back and closing; staying keeps everything', async ({ page, enter }) => {
  await enter('intermediario', './clientes');
  await page.getByRole('link', { name: 'Nuevo cliente' }).click();
  await expect(field(page, 'Tipo de persona')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin enviar' });
  const dashboard = page.getByRole('link', { name: 'Dashboard' }).first();

  // Without typing no question is asked.
  await page.goBack();
  await expect(heading(page, 'Clientes')).toBeVisible();
  await page.goForward();
  await fillFields(page, { 'Tipo de persona': 'Natural', 'Primer nombre': 'Ana', 'Segundo apellido': 'Peña' });
  await expectFields(page, { País: 'República Dominicana', 'Tipo de documento': 'Selecciona…' });
  await expectCatalogues(page);
  const before = await fieldsOf(page);

  const ways: Record<string, () => Promise<unknown>> = {
    link: () => dashboard.click(),
    Back: () => page.evaluate(() => history.back()),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await leave();
    await expect(question, way).toBeVisible();
    await question.getByRole('button', { name: 'Quedarme' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/clientes\/create$/);
    expect(await fieldsOf(page), way).toEqual(before);
  }
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(await fieldsOf(page)).toEqual(before);

  await dashboard.click();
  await question.getByRole('button', { name: 'Salir de la página' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await draftsIn(page)).toMatchObject([{ values: { primerNombre: 'Ana', segundoApellido: 'Peña' } }]);
  await page.goBack();
  await continueDraft(page);
  await expect.poll(() => fieldsOf(page)).toEqual(before);
});
