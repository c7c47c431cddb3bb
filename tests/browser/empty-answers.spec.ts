import type { Page } from '@playwright/test';
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
import { fillFields } from '../support/wizard-page.ts';

// A server before the sandbox removes the bodies of answers. Over the network, Chromium gives
// such an answer a body stream whatever its status, which no played answer has.

const test = portalTest.extend<object, { emptied: Emptied }>({
  emptied: [
    async ({ sandbox }, use) => {
      const emptied = await startEmptied(sandbox.url);
      await use(emptied);
      await emptied.close();
    },
    { scope: 'worker' },
  ],
  // The test ignores this sandbox address, but the fixture prepares the sandbox.
  baseURL: async ({ baseURL: _sandbox, emptied }, use) => {
    emptied.empty();
    await use(`${emptied.url}/autogestion/`);
  },
});

// These tests create clients, quotes and requests.
test.use({ world: 'respuestas-vacias' });
test.beforeEach(() => test.setTimeout(60_000));

const withoutData = 'El servicio respondió sin datos. Intenta de nuevo o consulta con el centro de soporte.';

/** Expects only one notice, also after the page has finished its work. */
async function expectOneToast(page: Page, ...lines: string[]): Promise<void> {
  await expectToasts(page, [lines]);
  await letDraw(page);
  expect(await toastLines(page)).toEqual([lines]);
}

test('a request answered 204 is created, with one notice and one call', async ({ page, enter, sandbox, emptied }) => {
  await enter('intermediario', './solicitudes/create');
  await fillFields(page, solicitudTyped('VX204'));
  emptied.empty({ method: 'POST', path: '/v1/solicitudes', status: 204 });
  await guardar(page).click();
  await expectOneToast(page, 'Creación de solicitud', 'La solicitud fue creada correctamente.');
  expect([emptied.count(), solicitudPosts(sandbox), await countSolicitudes(sandbox, 'VX204')]).toEqual([1, [200], 1]);
});

test('a document whose upload is answered 204 counts as uploaded @slow', async ({ page, enter, emptied }) => {
  await enter('intermediario', './polizas/emision/815');
  await expectForm(page);
  await plan(page, 'Cuatro cuotas').check();
  emptied.empty({ method: 'POST', path: '/v1/documentos/cotizaciones', status: 204 });
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  expect(emptied.count()).toBe(2);
  await expectToasts(page, []);
});

for (const status of [204, 205]) {
  test(`a ${status} shows a list as empty and a single value as missing`, async ({ page, enter, emptied }) => {
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
