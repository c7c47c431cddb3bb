import type { Page } from '@playwright/test';
import { anaWith } from '../support/cliente-fixtures.ts';
import { countClientes, posts } from '../support/cliente-service.ts';
import { cotizacionPosts, cotizar, expectRated, fillCotizacion, planes } from '../support/cotizacion.ts';
import { archivos, chooseArchivo, expectForm, plan, expectUploaded } from '../support/emision-page.ts';
import { type Emptied, startEmptied } from '../support/emptied.ts';
import {
  clientes,
  expect,
  expectLoaded,
  expectToasts,
  heading,
  letDraw,
  test as portalTest,
  toastLines,
} from '../support/portal.ts';
import { countSolicitudes, guardar, solicitudPosts, solicitudTyped } from '../support/solicitud.ts';
import { fillFields, WizardPage } from '../support/wizard-page.ts';

// Answers without a body as they come over the network: a server before the sandbox takes them off. In Chromium those have a body stream whatever their
// status says, which a Response can't be made with; none that a test plays has one.

const test = portalTest.extend<object, { emptied: Emptied }>({
  emptied: [
    async ({ sandbox }, use) => {
      const emptied = await startEmptied(sandbox.url);
      await use(emptied);
      await emptied.close();
    },
    { scope: 'worker' },
  ],
  // The address of the sandbox is not used, but asking for it makes the sandbox ready for a test.
  baseURL: async ({ baseURL: _sandbox, emptied }, use) => {
    emptied.empty();
    await use(`${emptied.url}/autogestion/`);
  },
});

// It makes clients, quotes and requests.
test.use({ world: 'respuestas-vacias' });
test.beforeEach(() => test.setTimeout(60_000));

const withoutData = 'El servicio respondió sin datos. Intenta de nuevo o consulta con el centro de soporte.';

/** Expects one notice alone, also once the page has done what it has begun. */
async function expectOneToast(page: Page, ...lines: string[]): Promise<void> {
  await expectToasts(page, [lines]);
  await letDraw(page);
  expect(await toastLines(page)).toEqual([lines]);
}

for (const { status, numero, tag } of [
  { status: 204, numero: '00112345673', tag: '' },
  { status: 205, numero: '40209876545', tag: ' @slow' },
  { status: 200, numero: '03100455124', tag: ' @slow' },
]) {
  test(`a client whose creation is answered ${status} without a body is there, told once and sent once${tag}`, async ({
    page,
    enter,
    sandbox,
    emptied,
  }) => {
    await enter('intermediario', './clientes/create');
    const wizard = new WizardPage(page);
    await wizard.fillAll(anaWith(numero));
    emptied.empty({ method: 'POST', path: '/v1/clientes', status });
    await wizard.crear.click();
    await expect(page).toHaveURL(new RegExp(`/clientes\\?tipoDocumento=CED&numeroDocumento=${numero}$`));
    await expectOneToast(page, 'Creación de cliente', 'El cliente fue creado correctamente.');
    expect([emptied.count(), posts(sandbox), await countClientes(sandbox, 'CED', numero)]).toEqual([1, [200], 1]);
  });
}

test('a request answered 204 is there, told once and sent once @slow', async ({ page, enter, sandbox, emptied }) => {
  await enter('intermediario', './solicitudes/create');
  await fillFields(page, solicitudTyped('VX204'));
  emptied.empty({ method: 'POST', path: '/v1/solicitudes', status: 204 });
  await guardar(page).click();
  await expectOneToast(page, 'Creación de solicitud', 'La solicitud fue creada correctamente.');
  expect([emptied.count(), solicitudPosts(sandbox), await countSolicitudes(sandbox, 'VX204')]).toEqual([1, [200], 1]);
});

test('a reply answered 204 stands in the thread, and was sent once @slow', async ({ page, enter, sandbox, emptied }) => {
  await enter('intermediario', './solicitudes/update/43');
  const reply = page.getByRole('textbox', { name: /^Respuesta/ });
  await reply.fill('Enterada, gracias');
  emptied.empty({ method: 'PUT', path: '/v1/tickets', status: 204 });
  await reply.press('Enter');
  const said = page.getByRole('region', { name: 'Comentarios' }).getByRole('listitem').filter({ hasText: 'Enterada, gracias' });
  await expect(said).toHaveCount(1);
  await expect(reply).toHaveValue('');
  expect(emptied.count()).toBe(1);
  expect(sandbox.calls.filter(({ method }) => method === 'PUT').map(({ status }) => status)).toEqual([200]);
  await expectToasts(page, [['Solicitud', 'El comentario fue agregado correctamente.']]);
});

test('a document whose upload is answered 204 is there @slow', async ({ page, enter, emptied }) => {
  await enter('intermediario', './polizas/emision/815');
  await expectForm(page);
  await plan(page, 'Cuatro cuotas').check();
  emptied.empty({ method: 'POST', path: '/v1/documentos/cotizaciones', status: 204 });
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  expect(emptied.count()).toBe(2);
  await expectToasts(page, []);
});

test('a quote whose rating is answered 204 is found, and sent once @slow', async ({ page, enter, sandbox, emptied }) => {
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  emptied.empty({ method: 'POST', path: '/v1/cotizaciones', status: 204 });
  await cotizar(page).click();
  await expectRated(page);
  await expect(planes(page)).toContainText('Pago único');
  expect([emptied.count(), cotizacionPosts(sandbox)]).toEqual([1, [200]]);
  await expectToasts(page, []);
});

for (const status of [204, 205]) {
  test(`a ${status} to a list is one without rows, and to a value is told as missing`, async ({ page, enter, emptied }) => {
    emptied.empty({ method: 'GET', path: '/v1/clientes', status }, { method: 'GET', path: '/v1/clientes/1200', status });
    await enter('intermediario', './clientes');
    await expectLoaded(clientes(page));
    await expect(clientes(page)).toContainText('No se ha encontrado registros en el sistema.');
    await expectToasts(page, []);

    await page.goto('./clientes/update/1200');
    await expect(heading(page, 'Cliente no encontrado')).toBeVisible();
    await expectOneToast(page, 'Consulta de cliente', withoutData);
    expect(emptied.count()).toBe(2);
  });
}
