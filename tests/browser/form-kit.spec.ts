import type { Page } from '@playwright/test';
import type { SolicitudRequest } from '../../src/machines/actors/solicitudes.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { cutOff, expect, hold, stored } from '../support/portal.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { test } from '../support/gallery.ts';
import { expectFields, field, fillField, fillFields, recordRows, summary } from '../support/wizard-page.ts';

// The model form of the kit, whose promises hold for every form.

const notas = (page: Page) => page.getByRole('table', { name: 'Notas' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar' });

const typed = {
  Nombre: 'Ana Núñez',
  Asunto: 'Cambio de conductor',
  'Correo electrónico': 'ana@ejemplo.do',
  'Tipo de documento': 'Cédula',
  'Número de documento': '001-1284417-0',
  Fecha: '20-11-2026',
  Cantidad: '1,234.50',
  Provincia: 'Azua',
  '¿Es urgente?': 'Sí',
  'Acepto que me llamen': 'Sí',
  Detalle: 'Dos\nlíneas',
};

async function fillAll(page: Page): Promise<void> {
  await fillField(page, 'País', 'República Dominicana');
  await fillFields(page, typed);
  await fillFields(notas(page), { Autor: 'Luz', Nota: 'Llamó ayer' });
  await page.keyboard.press('Enter');
  await expect.poll(() => recordRows(notas(page))).toEqual([['Luz', 'Llamó ayer']]);
}

const draftOf = async (page: Page) =>
  Object.entries(await stored(page)).flatMap(([name, text]) =>
    name.includes('borrador.formulario') ? [JSON.parse(text) as { uncertain: boolean; values: { nombre: string } }] : [],
  );

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.getByRole('link', { name: 'Formulario de ejemplo' }).click();
  await expect(field(page, 'Nombre')).toBeVisible();
});

test('an empty form says what it lacks, each a link to its field, the table of records too @slow', async ({ page }) => {
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Nombre: Este campo es obligatorio.',
    'Asunto: Este campo es obligatorio.',
    'Correo electrónico: Este campo es obligatorio.',
    'Tipo de documento: Este campo es obligatorio.',
    'Número de documento: Este campo es obligatorio.',
    'Fecha: Este campo es obligatorio.',
    'País: Este campo es obligatorio.',
    'Provincia: Este campo es obligatorio.',
    'Notas: Debe agregar al menos una nota',
  ]);
  await expectNoAxeViolations(page);
  await summary(page)
    .getByRole('link', { name: /^Notas/ })
    .click();
  await expect(field(notas(page), 'Autor')).toBeFocused();
  await summary(page)
    .getByRole('link', { name: /^Provincia/ })
    .click();
  await expect(field(page, 'País')).toBeFocused();
});

test('a long press opens the pressed field although the press removes an error above @slow', async ({ page }) => {
  // The whole form fits the window, so no scrolling compensates for the removed error.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await send(page).click();
  await expect(summary(page).getByRole('link')).toHaveCount(9);
  await field(page, 'Nombre').fill('Ana Núñez');
  await field(page, 'País').click({ delay: 1000 });
  await expect(page.getByRole('listbox', { name: 'País' })).toBeVisible();
  await expect(summary(page).getByRole('link')).toHaveCount(8);
});

test('typing survives a reload, an unadded row too; a double press of send writes once @slow', async ({ page, callsTo }) => {
  await fillAll(page);
  await fillFields(notas(page), { Autor: 'A medias' });
  await expect(field(page, 'Provincia')).toHaveValue('Azua');
  await page.reload();
  await page.getByRole('button', { name: 'Continuar el borrador de Ana Núñez' }).click();
  await expectFields(page, typed);
  await expect.poll(() => recordRows(notas(page))).toEqual([['Luz', 'Llamó ayer']]);
  await send(page).click();
  await summary(page).getByText('Notas: Agrega la nota que escribiste o borra sus campos.').click();
  await expect(field(notas(page), 'Autor')).toHaveValue('A medias');
  await field(notas(page), 'Autor').fill('');
  // Leaving the field removes its message before the press, not under it.
  await field(notas(page), 'Autor').blur();
  await send(page).dblclick();
  await expect(page.getByText('Creación de solicitud').first()).toBeVisible();
  expect(callsTo('/v1/solicitudes')).toEqual(['POST /v1/solicitudes 200']);
  await expect(field(page, 'Nombre')).toHaveValue('');
  expect(await draftOf(page)).toEqual([]);

  // The next request is sent, too.
  await fillAll(page);
  await send(page).click();
  await expect.poll(() => callsTo('/v1/solicitudes')).toEqual(['POST /v1/solicitudes 200', 'POST /v1/solicitudes 200']);
});

test('nothing can be changed during the sending; the draft remembers a lost answer @slow', async ({ page }) => {
  await fillAll(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/solicitudes', async (route) => {
    await held.promise;
    await route.abort();
  });
  await send(page).click();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  await expect.poll(async () => (await draftOf(page)).map(({ uncertain }) => uncertain)).toEqual([true]);
  held.resolve();
  await expect(page.getByText('Envío sin confirmar')).toBeVisible();
  await expect(page.locator('form[inert]')).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  expect(await draftOf(page)).toMatchObject([{ uncertain: true, values: { nombre: 'Ana Núñez' } }]);
});

test('the form waits for the catalogue of a name that it sends; nothing is sent while the catalogue fails @slow', async ({
  page,
  callsTo,
}) => {
  const bodies = await sentBodies(page, '/v1/solicitudes');
  await fillAll(page);
  const mend = await cutOff(page, '/v1/tipodocumentos');
  await page.reload();
  await page.getByRole('button', { name: 'Continuar el borrador de Ana Núñez' }).click();
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Tipo de documento: Sus opciones no se pudieron cargar. Reintenta antes de enviar.',
  ]);
  await expectNoAxeViolations(page);

  await mend();
  const { open } = await hold(page, '**/v1/tipodocumentos');
  await page.getByRole('button', { name: 'Reintentar Tipo de documento' }).click();
  await send(page).dblclick();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  expect(callsTo('/v1/solicitudes')).toEqual([]);
  open();
  await expect(page.getByText('Creación de solicitud').first()).toBeVisible();
  expect(callsTo('/v1/solicitudes')).toEqual(['POST /v1/solicitudes 200']);
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    {
      id: 0,
      tipoSolicitud: 'Modificación de póliza',
      motivo: 'Cancelación',
      tipoRamo: 'Vehículos de motor',
      tipoDocumento: 'Cédula',
      numeroDocumento: '00112844170',
      nombre: 'Ana Núñez',
      asunto: 'Cambio de conductor',
      email: 'ana@ejemplo.do',
      detalle: 'Dos\nlíneas\nLuz: Llamó ayer',
      documentos: [],
    } satisfies SolicitudRequest,
  ]);
});

test('an error of the service about a name of the body shows at the field behind that name @slow', async ({ page }) => {
  await fillAll(page);
  await page.route('**/v1/solicitudes', (route) =>
    route.fulfill({ status: 400, json: { title: 'Solicitud', messages: ['El campo «motivo» no se admite.'] } }),
  );
  await send(page).click();
  await expect(summary(page).getByRole('link')).toHaveText(['¿Es urgente?: El campo «¿Es urgente?» no se admite.']);
});
