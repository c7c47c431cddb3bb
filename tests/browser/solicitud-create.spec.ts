import type { Page } from '@playwright/test';
import { solicitud } from '../../src/features/solicitudes/create/solicitud-form.ts';
import { findRequired } from '../../src/kit/form/form-problems.ts';
import type { SolicitudRequest } from '../../src/machines/actors/solicitudes.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectUsableInEveryWay } from '../support/every-way.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import {
  continueSolicitud,
  countSolicitudes,
  fillSolicitud,
  guardar,
  noSolicitud,
  solicitudBody,
  solicitudDrafts,
  solicitudPosts,
  solicitudTyped,
  verSolicitudes,
} from '../support/solicitud.ts';
import {
  closeToasts,
  cutOff,
  expect,
  expectChoices,
  expectToasts,
  heading,
  hold,
  letDraw,
  notices,
  tabTo,
  test,
} from '../support/portal.ts';
import { expectFields, field, fillField, fillFields, summary } from '../support/wizard-page.ts';

// A separate world, because these tests create requests and other files count the lists.
test.use({ world: 'solicitudes', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(90_000));

/** The known data of the client with the document 001-1391825-4. */
const conocida = { 'Nombre del solicitante': 'Yokasta Rosario Méndez', 'Correo electrónico': 'yokasta.rosario@ejemplo.do' };
const offer = (page: Page) => page.getByRole('group', { name: 'Datos de tu cliente' });

test('a request is made once for a client who is known, whose data are filled in; the form is empty again and leads to the list', async ({
  page,
  enter,
  sandbox,
}) => {
  const bodies = await sentBodies(page, '/v1/solicitudes');
  await enter('intermediario', './solicitudes');
  await page.getByRole('link', { name: 'Nuevo solicitud' }).click();
  await expect(heading(page, 'Creación de solicitud')).toBeVisible();
  const entry = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Solicitudes' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await fillFields(page, {
    'Tipo de solicitud': 'Modificación de póliza',
    Motivo: 'Inclusión de conductor',
    'Tipo de ramo': 'Vehículos de motor',
    'Tipo de documento': 'Cédula',
    'Número de documento': '00113918254',
  });
  await expectFields(page, conocida);
  await expect(offer(page)).toHaveCount(0);
  // The layout has not moved, so the next field is still in place.
  await expect(field(page, 'Número de documento')).toBeFocused();
  await fillFields(page, { Asunto: ' Incluir conductor ', Detalle: ' ' });
  const request = await hold(page, '**/v1/solicitudes');
  await guardar(page).dblclick();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  request.open();
  await expectToasts(page, [['Creación de solicitud', 'La solicitud fue creada correctamente.']]);
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toStrictEqual([
    {
      id: 0,
      tipoSolicitud: 'Modificación de póliza',
      motivo: 'Inclusión de conductor',
      tipoRamo: 'Vehículos de motor',
      tipoDocumento: 'Cédula',
      numeroDocumento: '00113918254',
      nombre: 'Yokasta Rosario Méndez',
      asunto: 'Incluir conductor',
      email: 'yokasta.rosario@ejemplo.do',
      detalle: null,
      documentos: [],
    } satisfies SolicitudRequest,
  ]);
  expect(solicitudPosts(sandbox)).toEqual([200]);
  await expectFields(page, noSolicitud);
  await expect(summary(page)).toHaveCount(0);
  await expect(field(page, 'Tipo de solicitud')).toBeFocused();
  expect(await solicitudDrafts(page)).toEqual([]);
  // Without typed values the page leaves without a question.
  await verSolicitudes(page).click();
  await expect(page).toHaveURL(/\/solicitudes\?tipoDocumento=CED&numeroDocumento=00113918254$/);
  await expect(page.getByRole('row', { name: /Incluir conductor/ }).first()).toBeVisible();
});

test('reasons load and are cleared with the type, and a late answer is neither shown nor sent @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './solicitudes/create');
  const motivo = field(page, 'Motivo');
  await expect(motivo).toBeDisabled();
  await expect(motivo).toHaveAccessibleDescription('Elige primero el tipo de solicitud.');
  const first = await hold(page, /solicitudmotivos\?idTipoMovimiento=1$/);
  await fillField(page, 'Tipo de solicitud', 'Modificación de póliza');
  await expect.poll(first.held).toBe(1);
  await fillField(page, 'Tipo de solicitud', 'Cobros');
  await fillField(page, 'Motivo', 'Recibo duplicado');
  first.open();
  await expect.poll(() => callsTo('/solicitudmotivos').length).toBe(2);
  await letDraw(page);
  await expectFields(page, { Motivo: 'Recibo duplicado' });
  await expect(motivo.getByRole('option', { name: 'Inclusión de conductor' })).toHaveCount(0);

  await fillField(page, 'Tipo de solicitud', 'Modificación de póliza');
  await expectFields(page, { Motivo: 'Selecciona…' });
  await expect(motivo.getByRole('option', { name: 'Recibo duplicado' })).toHaveCount(0);
  await expect(motivo.getByRole('option', { name: 'Inclusión de conductor' })).toHaveCount(1);
  await guardar(page).click();
  await expect(summary(page).getByRole('link', { name: /^Motivo/ })).toBeVisible();
  await fillField(page, 'Tipo de solicitud', 'Selecciona…');
  await expect(motivo).toBeDisabled();
  await summary(page)
    .getByRole('link', { name: /^Motivo/ })
    .click();
  await expect(field(page, 'Tipo de solicitud')).toBeFocused();
});

test('a known client fills empty fields and overwrites nothing; a late or failed look-up never affects another client @slow', async ({
  page,
  enter,
  callsTo,
}) => {
  await enter('intermediario', './solicitudes/create');
  await fillFields(page, { 'Tipo de documento': 'Cédula', 'Nombre del solicitante': 'Luz Peña' });
  const whole = await hold(page, '**/v1/clientes/1200');
  await fillField(page, 'Número de documento', '00113918254');
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  await expect(offer(page).getByRole('listitem')).toHaveText([
    'Nombre del solicitante: Yokasta Rosario MéndezDifiere de lo que escribiste.',
  ]);
  // Types another document while the client still loads.
  await fillField(page, 'Número de documento', '00113918253');
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
  whole.open();
  await letDraw(page);
  await expect(offer(page)).toHaveCount(0);
  await expectFields(page, { 'Nombre del solicitante': 'Luz Peña', 'Correo electrónico': '' });
  await expectToasts(page, []);

  const mend = await cutOff(page, '/v1/clientes/1200');
  await fillField(page, 'Número de documento', '00113918254');
  await expect(page.getByText('No se pudo consultar el correo de tu cliente.')).toBeVisible();
  await expectNoAxeViolations(page);
  await mend();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expectFields(page, { ...conocida, 'Nombre del solicitante': 'Luz Peña' });

  // A new type empties the number and the filled-in data; half a number is looked up on blur.
  await fillField(page, 'Tipo de documento', 'Cédula');
  await fillField(page, 'Tipo de documento', 'RNC');
  await expectFields(page, { 'Número de documento': '', 'Nombre del solicitante': 'Luz Peña', 'Correo electrónico': '' });
  await expect(offer(page)).toHaveCount(0);
  await field(page, 'Número de documento').fill('1300');
  await letDraw(page);
  expect(callsTo('/v1/clientes/RNC')).toEqual([]);
  await field(page, 'Número de documento').press('Tab');
  await expect.poll(() => callsTo('/v1/clientes/RNC')).toEqual(['GET /v1/clientes/RNC/1300 404']);
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
  const mendLookUp = await cutOff(page, '/v1/clientes/RNC/13001');
  await field(page, 'Número de documento').fill('13001');
  await field(page, 'Número de documento').press('Tab');
  await expect(page.getByText('No se pudo buscar el cliente.')).toBeVisible();
  await mendLookUp();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
});

test('the document of an address fills the form and does not count as typed @slow', async ({ page, enter }) => {
  await enter('intermediario', './solicitudes/create?tipoDocumento=CED&numeroDocumento=00113918254');
  await expectFields(page, {
    ...noSolicitud,
    ...conocida,
    'Tipo de documento': 'Cédula',
    'Número de documento': '001-1391825-4',
  });
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await solicitudDrafts(page)).toEqual([]);
});

test('every missing or invalid value shows an error at its field, and nothing is sent @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './solicitudes/create');
  await guardar(page).click();
  await expect(summary(page)).toBeFocused();
  const labels = [...findRequired(solicitud.schema, solicitud.defaults)].map((name) => solicitud.labelOf(name));
  await expect(summary(page).getByRole('link')).toHaveText(labels.map((label) => `${label}: Este campo es obligatorio.`));
  await expect(summary(page)).toHaveAccessibleName(`Faltan ${labels.length} datos`);
  for (const label of labels) {
    await expect(field(page, label)).toHaveAccessibleDescription(/Este campo es obligatorio\./);
  }
  await fillFields(page, {
    ...solicitudTyped('AB/12;<b>'),
    'Correo electrónico': 'a@b',
    Asunto: 'x'.repeat(300),
    Detalle: 'x'.repeat(20_000),
  });
  await guardar(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Número de documento: Escribe solo letras, números, guiones y espacios: 20 letras y números como máximo.',
    'Correo electrónico: Escribe un correo como nombre@dominio.com.',
    'Asunto: Escribe como máximo 200 caracteres.',
    'Detalle: Escribe como máximo 10000 caracteres.',
  ]);
  await expect(summary(page)).toHaveAccessibleName('Hay 4 datos por corregir');
  await fillField(page, 'Correo electrónico', 'peña@ejemplo.do');
  await field(page, 'Correo electrónico').blur();
  await expect(field(page, 'Correo electrónico')).toHaveAccessibleDescription('Escribe el correo sin tildes ni ñ.');
  expect(solicitudPosts(sandbox)).toEqual([]);

  const bodies = await sentBodies(page, '/v1/solicitudes');
  await page.reload();
  await continueSolicitud(page);
  const longest = { asunto: '🚗'.repeat(200), detalle: `${'x'.repeat(9998)}🚗.` };
  await fillFields(page, {
    'Número de documento': 'SOL BAD-1',
    'Correo electrónico': ' ana@ejemplo.do ',
    Asunto: ` ${longest.asunto} `,
    Detalle: longest.detalle,
  });
  await guardar(page).click();
  await expect(verSolicitudes(page)).toBeVisible();
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toStrictEqual([{ ...solicitudBody('SOLBAD1'), ...longest }]);
});

test('a message of the service without a field stays in the form until the next attempt @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './solicitudes/create');
  await fillSolicitud(page, 'SOLREF2');
  // A 500 with messages counts as a refusal too, and is reported once.
  sandbox.setFail('POST /v1/solicitudes=500');
  await guardar(page).click();
  const words = 'El sandbox responde 500 porque así se le pidió.';
  await expect(page.getByRole('main').getByText(`Fallo simulado · ${words}`)).toBeVisible();
  await expectToasts(page, [['Fallo simulado', words]]);
  await expect(page.getByText('No se sabe si la solicitud quedó creada.')).toHaveCount(0);
  await closeToasts(page);
  sandbox.setFail('POST /v1/solicitudes=409');
  await guardar(page).click();
  const refusal = page.getByRole('main').getByText('Fallo simulado · El sandbox responde 409 porque así se le pidió.');
  await expect(refusal).toBeVisible();
  await closeToasts(page);
  await expect(refusal).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  sandbox.setFail('');
  await guardar(page).click();
  await expect(verSolicitudes(page)).toBeVisible();
  await expect(refusal).toHaveCount(0);
  expect(await countSolicitudes(sandbox, 'SOLREF2')).toBe(1);
});

test('by keyboard alone, from the search to the list @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './perfil');
  await expect(heading(page, 'Perfil')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nuevo solicitud');
  await expect(page.getByRole('option', { name: 'Nuevo solicitud' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Creación de solicitud')).toBeFocused();
  for (const [label, text] of Object.entries(solicitudTyped('SOLKEYS1'))) {
    const isChoice = /^Tipo|^Motivo/.test(label);
    await tabTo(page, field(page, label));
    if (isChoice) await expectChoices(field(page, label));
    await page.keyboard.type(label === 'Asunto' ? 'Por teclado' : text);
    if (isChoice) await expect(field(page, label).locator('option:checked')).toHaveText(text);
  }
  await tabTo(page, guardar(page));
  await page.keyboard.press('Enter');
  await expectToasts(page, [['Creación de solicitud', 'La solicitud fue creada correctamente.']]);
  await expect(field(page, 'Tipo de solicitud')).toBeFocused();
  await tabTo(page, verSolicitudes(page), { back: true, most: 3 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Por teclado/ })).toBeVisible();
  expect(await countSolicitudes(sandbox, 'SOLKEYS1')).toBe(1);
});

test('every state can be used in every way @slow', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter('intermediario', './solicitudes/create');
  await expect(field(page, 'Tipo de solicitud').getByRole('option', { name: 'Cobros' })).toBeAttached();
  await expectUsableInEveryWay(page);
  await guardar(page).click();
  await fillFields(page, { 'Tipo de documento': 'Cédula', 'Número de documento': '001-1391825-4' });
  await expectFields(page, conocida);
  await fillField(page, 'Nombre del solicitante', 'Luz Peña');
  await expect(offer(page).getByRole('listitem')).toHaveCount(1);
  await expectUsableInEveryWay(page);
  await fillFields(page, { 'Tipo de solicitud': 'Cobros', Motivo: 'Recibo duplicado', 'Tipo de ramo': 'Salud' });
  await fillField(page, 'Asunto', 'W'.repeat(200));
  const request = await hold(page, '**/v1/solicitudes');
  await guardar(page).click();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  await expectUsableInEveryWay(page);
  request.open();
  await expect(verSolicitudes(page)).toBeVisible();
  await notices(page).getByRole('button', { name: 'Cerrar aviso' }).focus();
  await expectUsableInEveryWay(page);
});
