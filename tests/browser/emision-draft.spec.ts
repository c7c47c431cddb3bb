import { anaWith } from '../support/cliente-fixtures.ts';
import { expectAccessible } from '../support/cotizacion.ts';
import { test } from '../support/emision.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmar,
  cuenta,
  emisionDrafts,
  emisionPath,
  emisionPosts,
  emitida,
  expectForm,
  fillEmision,
  issuableBeside,
  motivos,
  openEmision,
  plan,
  quoteBeside,
  said,
  seccion,
  expectUploaded,
} from '../support/emision-page.ts';
import { expect, fillLogin, heading, stored } from '../support/portal.ts';
import { chooseFor } from '../support/uploads-page.ts';
import { expectFields, fillFields, WizardPage } from '../support/wizard-page.ts';

// The draft of an issuance survives whatever happens to its page.

test.use({ world: 'emisiones-borradores' });
test.beforeEach(() => test.setTimeout(120_000));

const asegurado = { 'Tipo de documento': 'Cédula', 'Número de documento': '001-1391825-4' };

test('a reload, a killed tab and the end of the session lose nothing: what is typed, the plan and the documents @slow', async ({
  page: first,
  context,
  enter,
  sandbox,
  documentsOf,
  policiesOf,
}) => {
  let page = first;
  const numero = await quoteBeside(sandbox);
  const files = await archivos();
  await openEmision(page, enter, numero);
  expect(await emisionDrafts(page)).toEqual([]);
  await fillEmision(page, 'Débito directo a cuenta', 'Diez cuotas');
  await expect(cuenta(page, /4563$/)).toBeChecked();
  await page.getByRole('checkbox', { name: 'El asegurado es otra persona' }).check();
  await fillFields(seccion(page, 'Datos del asegurado'), asegurado);
  await fillFields(page, { 'Vigencia hasta': '20-05-2027', Placa: 'B 7', Chasis: 'OTRO', 'Dispositivo de rastreo': 'Sí' });
  await chooseArchivo(page, 'Copia de la cédula', files['Copia de la cédula']);
  await expectUploaded(page, 'cédula.pdf');
  const expectAll = async () => {
    await expectForm(page);
    await expect(plan(page, 'Diez cuotas')).toBeChecked();
    await expect(cuenta(page, /4563$/)).toBeChecked();
    await expectFields(seccion(page, 'Datos del asegurado'), {
      ...asegurado,
      'Nombre completo o razón social': 'Yokasta Rosario Méndez',
    });
    await expectFields(page, {
      'Forma de pago': 'Débito directo a cuenta',
      'Vigencia desde': '20-11-2026',
      'Vigencia hasta': '20-05-2027',
      Placa: 'B 7',
      Chasis: 'OTRO',
      'Dispositivo de rastreo': 'Sí',
    });
    await expect(page.getByRole('list', { name: 'Documentos elegidos' })).toContainText('cédula.pdf');
    await expect(motivos(page).getByRole('link')).toHaveText(['Falta el documento: Matrícula del vehículo.']);
    expect(await emisionDrafts(page)).toMatchObject([{ user: 'intermediario', uncertain: false }]);
  };
  await page.reload();
  await expectAll();
  // No account number is stored.
  expect(JSON.stringify(await stored(page))).not.toContain('792014563');

  page = await context.newPage();
  await first.close();
  await page.goto(emisionPath(numero));
  await expectAll();

  sandbox.setFail('POST /v1/account/token/refresh=401');
  sandbox.expireTokens();
  await chooseFor(page, files['Matrícula del vehículo'], 'Matrícula del vehículo');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  sandbox.setFail('');
  await fillLogin(page, 'intermediario');
  await expectAll();

  await chooseArchivo(page, 'Matrícula del vehículo', files['Matrícula del vehículo']);
  await expectUploaded(page, 'matrícula.pdf');
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  expect(documentsOf(numero)).toHaveLength(2);
  expect(policiesOf(numero)).toMatchObject([
    { cdPersonaAsegurada: 1200, cdFormaPago: 3, nuDomicilio: 1, feDesde: '2026-11-20', feHasta: '2027-05-20' },
  ]);
  expect(await emisionDrafts(page)).toEqual([]);
});

test('Cancelar proceso asks, goes to the list of policies and forgets the draft @slow', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await issuableBeside(sandbox);
  await openEmision(page, enter, numero);
  await fillEmision(page);
  const question = page.getByRole('alertdialog', { name: 'Cancelar proceso' });
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await expect(question).toContainText('Estás seguro que quieres cancelar el proceso de creación de póliza?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancelar proceso' })).toBeFocused();
  await expectFields(page, { 'Forma de pago': 'Pago directo' });
  await page.getByRole('button', { name: 'Cancelar proceso' }).click();
  await question.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(heading(page, 'Pólizas')).toBeVisible();
  expect(await emisionDrafts(page)).toEqual([]);
  expect(emisionPosts(sandbox)).toEqual([]);
  expect(policiesOf(numero)).toEqual([]);
});

test('an unknown insured can be made a client, and the issuance then continues unchanged @slow', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await issuableBeside(sandbox);
  await openEmision(page, enter, numero);
  await fillEmision(page, 'Débito directo a cuenta', 'Cuatro cuotas');
  await cuenta(page, /4563$/).check();
  await page.getByRole('checkbox', { name: 'El asegurado es otra persona' }).check();
  const persona = seccion(page, 'Datos del asegurado');
  await fillFields(persona, { 'Tipo de documento': 'Cédula', 'Número de documento': '402-2154904-7' });
  await expect(persona).toContainText('No hay cliente con este documento.');
  await expect(motivos(page).getByRole('link')).toHaveText(['No tienes un cliente con el documento del asegurado.']);
  await expectAccessible(page);
  await persona.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(heading(page, 'Registro de nuevo cliente')).toBeVisible();
  const wizard = new WizardPage(page);
  await wizard.fillAll(anaWith('402-2154904-7'));
  await wizard.crear.click();
  await expectForm(page);
  await expect(page).toHaveURL(new RegExp(`/polizas/emision/${numero}$`));
  await expectFields(persona, { 'Tipo de documento': 'Cédula', 'Número de documento': '402-2154904-7' });
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
  await expect(cuenta(page, /4563$/)).toBeChecked();
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  const [policy] = policiesOf(numero);
  expect(policy?.cdPersonaContratante).toBe(1200);
  expect(policy?.cdPersonaAsegurada).toBeGreaterThan(1200);
});
