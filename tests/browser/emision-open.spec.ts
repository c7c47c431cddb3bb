import type { Page } from '@playwright/test';
import type { Cotizacion } from '../../src/domain/cotizaciones.ts';
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
  motivos,
  numeroEmitido,
  openEmision,
  quoteBeside,
  resumen,
  said,
  seccion,
  expectUploaded,
} from '../support/emision-page.ts';
import { expect, expectToasts, heading } from '../support/portal.ts';
import { fillField } from '../support/wizard-page.ts';

// Opening an issuance: quotes that can't be issued, incomplete answers and failed calls.

test.use({ world: 'emisiones-abrir' });
test.beforeEach(() => test.setTimeout(90_000));

const none = (page: Page, id: string) => page.getByText(`No tienes una cotización con el número ${id}.`);

test('a quote whose policy is already issued shows the numbers and the next steps @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', emisionPath(898));
  await expect(emitida(page)).toContainText(said.already);
  expect(await numeroEmitido(page, 'Póliza')).toBe('700');
  expect(await numeroEmitido(page, 'Certificado')).toBe('1');
  expect(await numeroEmitido(page, 'Recibo')).toBe('15700');
  await expect(page.getByRole('form')).toHaveCount(0);
  await expectToasts(page, []);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Ver pólizas' })).toHaveAttribute('href', /\/polizas\?numeroPoliza=700$/);
  await expect(emitida(page).getByRole('link', { name: '898', exact: true })).toHaveAttribute('href', /\/cotizaciones\/898$/);
  await page.getByRole('button', { name: 'Imprimir póliza' }).click();
  await expect(page.getByRole('dialog', { name: 'Emisión' })).toContainText('700', { timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cotizar otra' }).click();
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
  expect(emisionPosts(sandbox)).toEqual([]);
});

test('a quote in status 4, 0 or 7 says why it can’t be issued, and what can be done @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './perfil');
  for (const [id, reason, way, href] of [
    [884, 'La cotización está anulada.', 'Duplicar', /\/cotizaciones\/create\?de=884$/],
    [867, 'La cotización está incompleta. Ábrela y cotízala para poder emitirla.', 'Abrir la cotización', /\/cotizaciones\/867$/],
    [
      877,
      'La cotización está guardada sin procesar. Ábrela y cotízala para poder emitirla.',
      'Abrir la cotización',
      /\/cotizaciones\/877$/,
    ],
  ] as const) {
    await page.goto(emisionPath(id));
    await expect(page.getByText(`La cotización ${id} no se puede emitir`)).toBeVisible();
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: way })).toHaveAttribute('href', href);
    await expect(page.getByRole('button', { name: 'Emitir', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    expect(emisionPosts(sandbox)).toEqual([]);
    expect(await emisionDrafts(page)).toEqual([]);
  }
});

test('a quote in status 6 is issued as one in status 1 is @slow', async ({ page, enter, policiesOf }) => {
  await openEmision(page, enter, 875);
  await fillEmision(page);
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  expect(policiesOf(875)).toHaveLength(1);
});

test('a missing quote, or another user’s, shows a message in the page @slow', async ({ page, enter, callsTo }) => {
  await enter('intermediario', './polizas/emision/999999');
  await expect(none(page, '999999')).toBeVisible();
  await expectAccessible(page);
  for (const id of ['abc', '0', '-1', '1e3', '9007199254740993']) {
    await page.goto(`./polizas/emision/${id}`);
    await expect(none(page, id)).toBeVisible();
  }
  expect(callsTo('/v1/cotizaciones/').filter((call) => !call.includes('999999'))).toEqual([]);
  await enter('corredora', emisionPath(900));
  await expect(none(page, '900')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a cotizaciones' }).click();
  await expect(heading(page, 'Cotizaciones')).toBeVisible();
});

/** Changes the service's answer about a quote. */
async function retell(page: Page, numero: number, change: (value: Cotizacion) => Record<string, unknown>): Promise<void> {
  await page.route(`**/v1/cotizaciones/${numero}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: Cotizacion };
    await route.fulfill({ response, json: { ...body, value: change(body.value) } });
  });
}

test('an answer without the policy shows a message with a link to the policies of the contracting party @slow', async ({
  page,
  enter,
}) => {
  await retell(page, 898, ({ emision: _, ...rest }) => rest);
  await enter('intermediario', emisionPath(898));
  await expect(emitida(page)).toContainText(said.already);
  await expect(emitida(page)).toContainText('El servicio no dice el número de la póliza de la cotización 898');
  await expect(page.getByRole('button', { name: 'Imprimir póliza' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver pólizas' }).click();
  await expect(page).toHaveURL(/\/polizas\?tipoDocumento=[A-Z]+&numeroDocumento=\d+$/);
  await expect(page.getByRole('table', { name: 'Pólizas' })).toContainText('700');
});

test('when an answer lacks the documents, the uploaded ones come from the draft @slow', async ({
  page,
  enter,
  sandbox,
  documentsOf,
  policiesOf,
}) => {
  const numero = await quoteBeside(sandbox);
  await retell(page, numero, ({ documentos: _, ...rest }) => rest);
  await openEmision(page, enter, numero);
  await fillEmision(page);
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await page.reload();
  await expectForm(page);
  const rows = page.getByRole('list', { name: 'Documentos elegidos' }).getByRole('listitem');
  await expect(rows).toHaveText([/^(?:cédula|matrícula)\.pdfCargado/, /^(?:cédula|matrícula)\.pdfCargado/]);
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  expect(documentsOf(numero)).toHaveLength(2);
  expect(policiesOf(numero)).toHaveLength(1);
});

const withoutContratante = ({ idContratante: _, ...rest }: Cotizacion) => rest;

test('an applicant without an id is looked up by the document; a message shows when none is found @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await retell(page, 888, withoutContratante);
  sandbox.setFail('GET /v1/clientes/{tipo}/{numero}=500x1');
  await openEmision(page, enter, 888);
  const contratante = seccion(page, 'Datos del contratante');
  await expect(contratante).toContainText('No se pudo buscar el cliente.');
  await expect(motivos(page)).toContainText('No se pudo buscar al contratante. Reintenta la búsqueda.');
  await contratante.getByRole('button', { name: 'Reintentar' }).click();
  await expect(contratante.getByRole('link', { name: 'Ver cliente' })).toBeVisible();
  await expect(motivos(page)).not.toContainText('contratante');
  await page.unroute('**/v1/cotizaciones/888');
  await retell(page, 888, (value) => ({
    ...withoutContratante(value),
    noDocContratante: '00113918253',
    numDocumento: '00113918253',
  }));
  await page.goto(emisionPath(888));
  await expect(contratante).toContainText('no es cliente tuyo: la póliza no se puede emitir.');
  await expect(motivos(page)).toContainText('El solicitante de la cotización no es cliente tuyo.');
  await expect(resumen(page).getByRole('listitem').filter({ hasText: 'Datos del contratante' })).toContainText('Por corregir');
});

test('failed fields, documents, catalogues and contracting party each show an error and can be retried @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  sandbox.setFail(
    [
      'GET /v1/productos/campos/{product}/{context}=500x1',
      'GET /v1/tramitedocumentos=500x1',
      'GET /v1/formapagos=500x1',
      'GET /v1/clientes/{id}=500x1',
    ].join(','),
  );
  await enter('intermediario', emisionPath(888));
  const datos = seccion(page, 'Datos técnicos');
  await expect(datos).toContainText('No se pudieron cargar los datos técnicos del producto.');
  const reasons = motivos(page);
  await expect(reasons).toContainText('No se pudieron cargar los datos técnicos del producto. Reintenta.');
  await expect(reasons).toContainText('No se pudo consultar qué documentos hacen falta. Reintenta.');
  await expect(seccion(page, 'Datos del contratante')).toContainText(
    'No se pudieron consultar su fecha de nacimiento y su correo.',
  );
  await expectAccessible(page);
  await datos.getByRole('button', { name: 'Reintentar' }).click();
  await seccion(page, 'Documentos').getByRole('button', { name: 'Reintentar' }).click();
  await seccion(page, 'Datos del contratante').getByRole('button', { name: 'Reintentar' }).click();
  await seccion(page, 'Datos de emisión')
    .getByRole('button', { name: /^Reintentar/ })
    .click();
  await expectForm(page);
  await expect(reasons.getByRole('link')).toHaveText([
    'Falta: Plan.',
    'Falta: Forma de pago.',
    'Falta el documento: Copia de la cédula.',
    'Falta el documento: Matrícula del vehículo.',
  ]);
  await fillField(page, 'Forma de pago', 'Pago directo');
});

test('failed accounts show an error; another payment method shows its accounts, or that there are none @slow', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  sandbox.setFail('GET /v1/domiciliosbancarios=500x1');
  await openEmision(page, enter, 860);
  const cuentas = seccion(page, 'Cuentas bancarias');
  await expect(cuentas).toContainText('Elige primero la forma de pago.');
  await fillField(page, 'Forma de pago', 'Pago directo');
  await expect(cuentas).toContainText('Esta forma de pago no debita ninguna cuenta.');
  expect(callsTo('/v1/domiciliosbancarios')).toEqual([]);
  await fillField(page, 'Forma de pago', 'Débito directo a cuenta');
  await expect(cuentas).toContainText('No se pudieron cargar las cuentas del contratante.');
  await expect(motivos(page)).toContainText('No se pudieron cargar las cuentas del contratante. Reintenta.');
  await cuentas.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cuenta(page, /4333$/)).toBeVisible();
  await expect(seccion(page, 'Cuenta del débito').getByRole('checkbox')).toHaveCount(1);
  await expect(cuenta(page, /4333$/)).toBeChecked();
  await expect(motivos(page)).not.toContainText('cuenta del débito');
  await fillField(page, 'Forma de pago', 'Débito directo a tarjeta');
  await expect(seccion(page, 'Tarjeta del débito').getByRole('checkbox')).toHaveCount(1);
  await expect(cuenta(page, /3419$/)).toBeChecked();
  await cuenta(page, /3419$/).uncheck();
  await expect(motivos(page)).toContainText('Elige la tarjeta del débito.');
  await page.getByRole('link', { name: 'Elige la tarjeta del débito.' }).click();
  await expect(cuenta(page, /3419$/)).toBeFocused();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(emisionPath(888));
  await expectForm(page);
  await fillField(page, 'Forma de pago', 'Débito directo a tarjeta');
  await expect(cuentas).toContainText('El contratante no tiene tarjetas registradas.');
  await expect(motivos(page)).toContainText('El contratante no tiene una tarjeta registrada.');
  await expect(resumen(page).getByRole('listitem').filter({ hasText: 'Cuentas bancarias' })).toContainText('Por corregir');
  await expectAccessible(page);
  await cuentas.getByRole('link', { name: 'Ver cliente' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir de la página' }).click();
  await expect(page).toHaveURL(/\/clientes\/update\/\d+$/);
});
