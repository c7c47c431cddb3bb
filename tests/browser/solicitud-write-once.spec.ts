import { expectNoAxeViolations } from '../support/axe.ts';
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
import { expect, expectToasts, fillLogin, hold, letDraw, notices, soporte, stored, test } from '../support/portal.ts';
import { expectCatalogues, expectFields, field, fillField, fillFields, summary } from '../support/wizard-page.ts';

// It makes requests: the lists of other files are counted.
test.use({ world: 'solicitudes' });
test.beforeEach(() => test.setTimeout(90_000));

const failedToast = ['Creación de solicitud', `No se pudo crear la solicitud, ${soporte}`];
const lostToast = [
  'Envío sin confirmar',
  'No se sabe si lo que enviaste quedó guardado. Si lo envías otra vez, primero se comprobará que no exista.',
];

test('Enter and a click, while the first is under way, make one request; so does a double click that the answer overtakes @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('intermediario', './solicitudes/create');
  await fillSolicitud(page, 'SOLENTER1');
  const request = await hold(page, '**/v1/solicitudes');
  await field(page, 'Asunto').press('Enter');
  await expect.poll(request.held).toBe(1);
  await guardar(page).dispatchEvent('click');
  await page.keyboard.press('Enter');
  request.open();
  await expect(verSolicitudes(page)).toBeVisible();
  expect(solicitudPosts(sandbox)).toEqual([200]);
  expect(await countSolicitudes(sandbox, 'SOLENTER1')).toBe(1);

  await fillFields(page, solicitudTyped('SOLENTER2'));
  await guardar(page).click();
  await expectFields(page, noSolicitud);
  // The second click of the one above.
  await guardar(page).dispatchEvent('click', { detail: 2 });
  await letDraw(page);
  await expect(summary(page)).toHaveCount(0);
  await guardar(page).click();
  await expect(summary(page)).toBeFocused();
  expect(await countSolicitudes(sandbox, 'SOLENTER2')).toBe(1);
});

test('an answer lost after the insert is not repeated: the second Guardar, after a reload, finds the request @slow', async ({
  page,
  enter,
  sandbox,
  callsTo,
}) => {
  const numero = 'SOLDROP1';
  const bodies = await sentBodies(page, '/v1/solicitudes');
  await enter('intermediario', './solicitudes/create');
  await fillSolicitud(page, numero);
  sandbox.setFail('POST /v1/solicitudes=drop');
  await guardar(page).click();
  await expectToasts(page, [failedToast, lostToast]);
  await expect(page.getByText('No se sabe si la solicitud quedó creada.')).toBeVisible();
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toStrictEqual([solicitudBody(numero)]);
  expect(await countSolicitudes(sandbox, numero)).toBe(1);
  sandbox.setFail('');
  await page.reload();
  await continueSolicitud(page);
  await expectFields(page, solicitudTyped(numero));
  sandbox.calls.length = 0;
  await guardar(page).click();
  const said = notices(page).getByText(/^La solicitud ya estaba creada: n\.º \d+\.$/);
  await expect(said).toBeVisible();
  const id = /\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  expect(callsTo('/v1/').filter((call) => /tickets|POST/.test(call))).toEqual([
    'GET /v1/tickets 200',
    `GET /v1/tickets/${id}/comments 200`,
  ]);
  expect(await countSolicitudes(sandbox, numero)).toBe(1);
  await expectFields(page, noSolicitud);
  expect(await solicitudDrafts(page)).toEqual([]);
  const itself = page.getByRole('link', { name: 'Ver la solicitud', exact: true });
  await expect(itself).toHaveAttribute('href', new RegExp(`/solicitudes/update/${id}$`));
  await expect(verSolicitudes(page)).toHaveAttribute('href', new RegExp(`tipoDocumento=PAS&numeroDocumento=${numero}$`));
});

test('what is typed survives a reload, a killed tab and the end of the session @slow', async ({
  page: first,
  context,
  enter,
  sandbox,
}) => {
  let page = first;
  const typed = solicitudTyped('SOLDRAFT1');
  await enter('intermediario', './solicitudes/create');
  await fillSolicitud(page, 'SOLDRAFT1');
  // Not even the rest of the typing is waited for.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tienes un borrador de Me cobraron dos veces 🚗' })).toBeVisible();
  await expectNoAxeViolations(page);
  await continueSolicitud(page);
  await expectFields(page, typed);

  page = await context.newPage();
  await first.close();
  await page.goto('./solicitudes/create');
  await continueSolicitud(page);
  await expectFields(page, typed);
  expect(await solicitudDrafts(page)).toMatchObject([{ user: 'intermediario', uncertain: false }]);

  await expect(page.getByText('No hay cliente con este documento.')).toBeVisible();
  sandbox.setFail('POST /v1/account/token/refresh=401');
  sandbox.expireTokens();
  await guardar(page).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  sandbox.setFail('');
  await fillLogin(page, 'intermediario');
  await expectFields(page, typed);
  await expect(page).toHaveURL(/\/solicitudes\/create$/);
  await guardar(page).click();
  await expect(verSolicitudes(page)).toBeVisible();
  expect(await countSolicitudes(sandbox, 'SOLDRAFT1')).toBe(1);
  expect(await solicitudDrafts(page)).toEqual([]);
});

test('who signs in instead finds nothing, and the draft is gone @slow', async ({ page, enter, sandbox }) => {
  await enter('intermediario', './solicitudes/create');
  await fillField(page, 'Asunto', 'Solamente mío');
  // No other call ends the session.
  await expectCatalogues(page);
  sandbox.setFail('POST /v1/account/token/refresh=401');
  sandbox.expireTokens();
  await fillField(page, 'Tipo de solicitud', 'Cobros');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  sandbox.setFail('');
  await fillLogin(page, 'sociedad');
  await expect(field(page, 'Asunto')).toHaveValue('');
  expect(JSON.stringify(await stored(page))).not.toContain('mío');
});
