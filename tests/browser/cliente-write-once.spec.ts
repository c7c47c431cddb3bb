import type { Page } from '@playwright/test';
import { ana, anaBody, anaWith } from '../support/cliente-fixtures.ts';
import { countClientes, createBeside, posts } from '../support/cliente-service.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { clientes, expect, expectToasts, gate, hold, soporte, test } from '../support/portal.ts';
import { draftsIn } from '../support/wizard-draft.ts';
import { expectFields, field, fillField, recordRows, type Typed, WizardPage } from '../support/wizard-page.ts';

// It makes clients: the lists of other files are counted.
test.use({ world: 'clientes' });

const failedToast = ['Creación de cliente', `No se pudo crear el cliente, ${soporte}`];
const lostToast = [
  'Envío sin confirmar',
  'No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.',
];
const created = (numero: string) => new RegExp(`/clientes\\?tipoDocumento=CED&numeroDocumento=${numero}$`);

/** Expects that everything which was typed still stands in the three tabs. */
async function expectNothingLost(wizard: WizardPage, basicos: Typed) {
  await wizard.tab('Datos Básicos').click();
  await expectFields(wizard.page, basicos);
  await wizard.tab('Datos de contacto').click();
  await expect.poll(() => recordRows(wizard.telefonos)).toHaveLength(1);
  expect(await recordRows(wizard.correos)).toHaveLength(1);
  expect(await recordRows(wizard.direcciones)).toHaveLength(1);
  await wizard.tab('Datos financieros').click();
  await expectFields(wizard.page, { ...ana.financieros, 'Beneficiario del cheque': 'Ana Núñez' });
}

test.beforeEach(() => test.setTimeout(60_000));

test('a double click on Crear makes one client', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await wizard.fillAll(anaWith('00112345673'));
  const request = await hold(page, '**/v1/clientes');
  await wizard.crear.dblclick();
  request.open();
  await expect(page).toHaveURL(created('00112345673'));
  expect(posts(sandbox)).toEqual([200]);
  expect(await countClientes(sandbox, 'CED', '00112345673')).toBe(1);
});

test('Enter and a click, while the first is under way, make one client @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await wizard.fillAll(anaWith('03100455124'));
  const request = await hold(page, '**/v1/clientes');
  await wizard.declaracion.getByRole('checkbox').press('Enter');
  await expect.poll(request.held).toBe(1);
  await wizard.crear.click({ force: true });
  await wizard.crear.press('Enter');
  await wizard.crear.press('Space');
  request.open();
  await expect(page).toHaveURL(created('03100455124'));
  expect(posts(sandbox)).toEqual([200]);
  expect(await countClientes(sandbox, 'CED', '03100455124')).toBe(1);
});

/** Two tabs where the same client has been typed whole. */
async function typeTwice(page: Page, enter: (userName: string, path: string, on: Page) => Promise<void>, numero: string) {
  const other = await page.context().newPage();
  const wizards = [new WizardPage(page), new WizardPage(other)] as const;
  for (const wizard of wizards) {
    // A tab in the background draws nothing, and Playwright waits for it to be drawn.
    await wizard.page.bringToFront();
    await enter('intermediario', './clientes/create', wizard.page);
    await wizard.fillAll(anaWith(numero));
  }
  return wizards;
}
const existingIn = (page: Page) => page.getByRole('alertdialog', { name: /^Cliente Existente \(#\d+\)$/ });

test('two tabs with the same document make one client @slow', async ({ page, enter, sandbox }) => {
  const wizards = await typeTwice(page, enter, '40209876545');
  const [, { page: other }] = wizards;
  await Promise.all(wizards.map(({ crear }) => crear.dispatchEvent('click')));
  await expect.poll(() => posts(sandbox).toSorted((a, b) => a - b)).toEqual([200, 409]);
  // One of them ended; the other is told whose document it is.
  await expect(clientes(page).or(existingIn(page))).toBeVisible();
  await expect(clientes(other).or(existingIn(other))).toBeVisible();
  expect((await existingIn(page).count()) + (await existingIn(other).count())).toBe(1);
  expect(await countClientes(sandbox, 'CED', '40209876545')).toBe(1);
});

test('two tabs with the same document: the refused one says so, though the other has no answer yet @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  const [first, second] = await typeTwice(page, enter, '22500000017');
  const { opened, open } = gate();
  await page.route('**/v1/clientes', async (route) => {
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  await first.crear.dispatchEvent('click');
  await expect.poll(() => posts(sandbox)).toEqual([200]);
  await second.crear.dispatchEvent('click');
  await expect(existingIn(second.page)).toBeVisible();
  expect(posts(sandbox)).toEqual([200, 409]);
  open();
  await expect(page).toHaveURL(created('22500000017'));
  expect(await countClientes(sandbox, 'CED', '22500000017')).toBe(1);
});

test('an answer lost after the insert is not repeated by the portal; the second Crear finds the client', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  const bodies = await sentBodies(page, '/v1/clientes');
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  await wizard.fillAll(anaWith('04700334453'));
  sandbox.setFail('POST /v1/clientes=drop');
  await wizard.crear.click();
  await expectToasts(page, [failedToast, lostToast]);
  expect(bodies).toHaveLength(1);
  // Chromium itself sends a request again whose reused connection is cut before the answer: the service refuses those.
  expect(new Set(posts(sandbox))).toEqual(new Set([0]));
  expect(await countClientes(sandbox, 'CED', '04700334453')).toBe(1);

  sandbox.setFail('');
  sandbox.calls.length = 0;
  await wizard.crear.click();
  const existing = existingIn(page);
  await expect(existing).toBeVisible();
  expect(callsTo('/v1/clientes')).toEqual(['GET /v1/clientes/CED/04700334453 200']);
  expect(await countClientes(sandbox, 'CED', '04700334453')).toBe(1);
  await existing.getByRole('button', { name: 'Abrir cliente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Núñez' })).toBeVisible();
  // What was typed has made that client: there is nothing to go on with.
  expect(await draftsIn(page)).toEqual([]);
});

test('a document that somebody else took meanwhile is refused, told, and nothing typed is lost @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  const typed = anaWith('001-0555566-6');
  await wizard.fillAll(typed);
  // With other data: just as typed, it would be what this press has written.
  const [telefono] = anaBody.telefonos;
  const telefonos = telefono ? [{ ...telefono, numero: '5550199' }] : [];
  const other = { ...anaBody, telefonos, nuDocumento: '00105555666' };
  const id = await createBeside(sandbox, other);
  sandbox.calls.length = 0;
  await wizard.crear.click();
  const existing = page.getByRole('alertdialog', { name: `Cliente Existente (#${id})` });
  await expect(existing).toBeVisible();
  expect(posts(sandbox)).toEqual([409]);
  expect(await countClientes(sandbox, 'CED', '00105555666')).toBe(1);
  await existing.getByRole('button', { name: 'Cambiar documento' }).click();
  await expectNothingLost(wizard, typed.basicos);
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();

  await wizard.tab('Datos Básicos').click();
  await fillField(page, 'Número de documento', '402-3334445-2');
  await wizard.tab('Datos financieros').click();
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
  await wizard.crear.click();
  await expect(page).toHaveURL(created('40233344452'));
  expect(await countClientes(sandbox, 'CED', '40233344452')).toBe(1);
});

test('what the service says about fields is said at them and in the summary; mended, it goes through @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './clientes/create');
  const wizard = new WizardPage(page);
  const typed = anaWith('002-0004442-8');
  // Something on the way adds what the service refuses and the form would have cleaned.
  const [direccion = {}] = typed.direcciones;
  await page.route(
    '**/v1/clientes',
    (route) =>
      route.continue({
        postData:
          route
            .request()
            .postData()
            ?.replaceAll(/María|Av\. Bolívar/g, '$&\\u0007') ?? '',
      }),
    { times: 1 },
  );
  await wizard.fillAll({
    ...typed,
    basicos: { ...typed.basicos, 'Segundo nombre': 'María' },
    direcciones: [{ ...direccion, Calle: 'Av. Bolívar' }],
    financieros: { ...typed.financieros, 'Beneficiario del cheque': 'Ana Núñez' },
  });
  await wizard.crear.click();
  const refusals = [
    'Segundo nombre: El campo «Segundo nombre» tiene caracteres que no se admiten.',
    'Dirección 1: Calle: El campo «Dirección 1: Calle» tiene caracteres que no se admiten.',
  ];
  await expect(wizard.declaracion.getByRole('alert')).toContainText('El campo «Segundo nombre» tiene caracteres');
  expect(posts(sandbox)).toEqual([400]);
  expect(await countClientes(sandbox, 'CED', '00200044428')).toBe(0);

  await wizard.declaracion.getByRole('button', { name: 'Volver' }).click();
  await expect(wizard.summary.getByRole('link')).toHaveText(refusals);
  for (const name of ['Datos Básicos', 'Datos de contacto'])
    await expect(wizard.tab(name)).toHaveAccessibleName(/, con errores$/);
  await wizard.summary.getByRole('link', { name: /^Dirección 1/ }).click();
  const calle = field(wizard.direccion, 'Calle');
  await expect(calle).toBeFocused();
  await expect(calle).toHaveAccessibleDescription(/tiene caracteres que no se admiten/);
  await fillField(wizard.direccion, 'Calle', 'Avenida Bolívar');
  await wizard.direccion.getByRole('button', { name: 'Actualizar' }).click();
  await expect(wizard.summary.getByRole('link')).toHaveText(refusals.slice(0, 1));

  await wizard.summary.getByRole('link').click();
  const nombre = field(page, 'Segundo nombre');
  await expect(nombre).toBeFocused();
  await expect(nombre).toHaveAccessibleDescription(/tiene caracteres que no se admiten/);
  await nombre.fill('');
  await nombre.blur();
  await expect(nombre).toHaveAccessibleDescription('');
  await expect(wizard.summary).toHaveCount(0);
  await expectNothingLost(wizard, typed.basicos);
  await wizard.guardar();
  await wizard.declaracion.getByRole('checkbox').check();
  await wizard.crear.click();
  await expect(page).toHaveURL(created('00200044428'));
  expect(posts(sandbox)).toEqual([400, 200]);
  expect(await countClientes(sandbox, 'CED', '00200044428')).toBe(1);
});
