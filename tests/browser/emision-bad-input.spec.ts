import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/cotizacion.ts';
import { test } from '../support/emision.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmacion,
  confirmar,
  cuenta,
  emisionPath,
  emisionPosts,
  emitida,
  emitir,
  fila,
  fillEmision,
  issuableBeside,
  motivos,
  openEmision,
  plan,
  quoteBeside,
  resumen,
  said,
  seccion,
  expectUploaded,
} from '../support/emision-page.ts';
import { expect } from '../support/portal.ts';
import { field, fillField, fillFields, summary } from '../support/wizard-page.ts';

// Obstacles to the issuance show at their section, in the list of reasons and in the progress.

test.use({ world: 'emisiones-datos' });
test.beforeEach(() => test.setTimeout(90_000));

/** The states of the sections, in their order. */
const avance = (page: Page) =>
  resumen(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent ?? ''));

test('every missing value shows at its place, in the reasons and in the progress until it is given @slow', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await quoteBeside(sandbox);
  const files = await archivos();
  await openEmision(page, enter, numero);
  await expect.poll(() => avance(page)).toEqual(['Falta', 'Falta', 'Falta', 'Listo', 'Listo', 'Listo']);
  await expect(page.getByRole('button', { name: 'Elegir archivo: Copia de la cédula' })).toBeEnabled();
  await fillFields(page, { Chasis: '', 'Vigencia hasta': '' });
  await page.getByRole('checkbox', { name: 'El asegurado es otra persona' }).check();
  const reasons = motivos(page).getByRole('link');
  await expect(reasons).toHaveText([
    'Falta: Plan.',
    'Falta: Vigencia hasta.',
    'Falta: Forma de pago.',
    'Falta el documento: Copia de la cédula.',
    'Falta el documento: Matrícula del vehículo.',
    'Falta: Chasis.',
    'Falta: Tipo de documento.',
    'Falta: Número de documento.',
  ]);
  await expect(motivos(page)).toHaveAccessibleName('Para emitir faltan 8 datos:');
  await expect.poll(() => avance(page)).toEqual(['Falta', 'Falta', 'Falta', 'Falta', 'Falta', 'Listo']);
  await expect(emitir(page)).toHaveAccessibleDescription('Para emitir faltan 8 datos:');

  // 'Emitir' shows the errors at the fields and opens no question.
  await emitir(page).click({ force: true });
  await expect(confirmacion(page)).toHaveCount(0);
  await expect(summary(page)).toBeFocused();
  await expect(seccion(page, 'Datos de emisión')).toContainText('Este campo es obligatorio.');
  for (const name of ['Vigencia hasta', 'Forma de pago', 'Chasis'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  // Each reason leads to its place.
  await page.getByRole('link', { name: 'Falta: Plan.', exact: true }).click();
  await expect(plan(page, 'Pago único')).toBeFocused();
  await motivos(page).getByRole('link', { name: 'Falta: Chasis.' }).click();
  await expect(field(page, 'Chasis')).toBeFocused();
  await resumen(page).getByRole('link', { name: 'Documentos' }).click();
  await expect(page.locator('#emision-seccion-documentos')).toBeFocused();

  await fillFields(seccion(page, 'Datos del asegurado'), { 'Tipo de documento': 'Cédula', 'Número de documento': '001139' });
  await expect.poll(async () => (await avance(page))[4]).toMatch(/^(?:Falta|Por corregir)$/);
  await fillFields(seccion(page, 'Datos del asegurado'), { 'Número de documento': '00113918254' });
  await fillEmision(page, 'Débito directo a cuenta');
  await expect(reasons).toHaveText([
    'Falta: Vigencia hasta.',
    'Falta el documento: Copia de la cédula.',
    'Falta el documento: Matrícula del vehículo.',
    'Falta: Chasis.',
  ]);
  await expect(cuenta(page, /4563$/)).toBeChecked();
  await fillFields(page, { Chasis: 'JTDBR32E730056781', 'Vigencia hasta': '19-11-2026' });
  await expect.poll(async () => (await avance(page))[0]).toBe('Por corregir');
  await fillField(page, 'Vigencia hasta', '20-11-2027');
  // A document without a kind waits, and the issuance waits for the document.
  await page.getByLabel('Arrastra archivos aquí o elígelos').setInputFiles(files['Copia de la cédula']);
  await expect(reasons).toHaveText([
    'Falta el documento: Copia de la cédula.',
    'Falta el documento: Matrícula del vehículo.',
    'Sin subir: 1 archivo. Súbelo o quítalo.',
  ]);
  await fila(page, 'cédula.pdf').getByRole('button', { name: 'Quitar: cédula.pdf' }).click();
  await chooseArchivo(page, 'Copia de la cédula', files['Copia de la cédula']);
  await chooseArchivo(page, 'Matrícula del vehículo', files['Matrícula del vehículo']);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  await expect.poll(() => avance(page)).toEqual(Array.from({ length: 6 }, () => 'Listo'));
  await expect(resumen(page)).toContainText('Lista para emitir');
  await askEmitir(page);
  await confirmacion(page).getByRole('button', { name: 'Seguir revisando' }).click();
  await expect(emitir(page)).toBeFocused();
  expect(emisionPosts(sandbox)).toEqual([]);
  expect(policiesOf(numero)).toEqual([]);
});

test('an expiry before the issue, an invalid file and a failed upload each block the issuance @slow', async ({
  page,
  enter,
  sandbox,
}) => {
  const numero = await quoteBeside(sandbox);
  const files = await archivos();
  await openEmision(page, enter, numero);
  await fillEmision(page);
  await chooseArchivo(page, 'Copia de la cédula', {
    name: 'cédula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ programa'),
  });
  await expect(fila(page, 'cédula.pdf')).toContainText('Este archivo no es un PDF, JPEG o PNG.');
  await expect(motivos(page).getByRole('link')).toHaveText([
    'Falta el documento: Copia de la cédula.',
    'Falta el documento: Matrícula del vehículo.',
  ]);
  await fila(page, 'cédula.pdf').getByRole('button', { name: 'Quitar: cédula.pdf' }).click();
  await chooseArchivo(page, 'Copia de la cédula', files['Copia de la cédula']);
  await expectUploaded(page, 'cédula.pdf');
  await fila(page, 'cédula.pdf').getByRole('button', { name: 'Poner fechas: cédula.pdf' }).click();
  await fillFields(fila(page, 'cédula.pdf'), { 'Fecha de emisión': '17-03-2020', 'Fecha de vencimiento': '16-03-2020' });
  const guardar = fila(page, 'cédula.pdf').getByRole('button', { name: 'Guardar fechas: cédula.pdf' });
  await guardar.click();
  await expect(field(fila(page, 'cédula.pdf'), 'Fecha de vencimiento')).toHaveAttribute('aria-invalid', 'true');
  await fillField(fila(page, 'cédula.pdf'), 'Fecha de vencimiento', '17-03-2030');
  sandbox.setFail('POST /v1/documentos/cotizaciones=500x1');
  await guardar.click();
  await expect(fila(page, 'cédula.pdf').getByRole('button', { name: 'Reintentar: cédula.pdf' })).toBeVisible();
  await expect(motivos(page)).toContainText('No se subió: 1 archivo. Reintenta o quítalo.');
  await expect(resumen(page).getByRole('listitem').filter({ hasText: 'Documentos' })).toContainText('Por corregir');
  await fila(page, 'cédula.pdf').getByRole('button', { name: 'Reintentar: cédula.pdf' }).click();
  await expect(fila(page, 'cédula.pdf')).toContainText('Cargado');
  await expect(motivos(page).getByRole('link')).toHaveText(['Falta el documento: Matrícula del vehículo.']);
});

test('days outside the quote’s period show a warning; the service prices the policy again @slow', async ({
  page,
  enter,
  sandbox,
  policiesOf,
}) => {
  const numero = await issuableBeside(sandbox);
  await openEmision(page, enter, numero);
  await fillEmision(page);
  await expect(resumen(page)).toContainText('RD$ 33,002.00');
  await fillField(page, 'Vigencia hasta', '20-05-2027');
  await expect(seccion(page, 'Datos de emisión')).toContainText(
    'El período no es el de la cotización (20-11-2026 a 20-11-2027): el servicio calculará de nuevo la prima al emitir.',
  );
  await expect(resumen(page)).toContainText('Lo calcula el servicio al emitir');
  await askEmitir(page);
  await expect(confirmacion(page)).toContainText('Lo calcula el servicio por el período nuevo');
  await expect(confirmacion(page)).toContainText('20-11-2026 a 20-05-2027');
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  // 181 of 365 days of 28,450.00 a year, plus 16 % tax.
  expect(policiesOf(numero)).toMatchObject([
    { feDesde: '2026-11-20', feHasta: '2027-05-20', prima: 1_410_808, componente: 225_729 },
  ]);
});

test('each of two insured goods has its own values, and a missing value leads to its insured good @slow', async ({
  page,
  enter,
}) => {
  await enter('intermediario', emisionPath(885));
  const chasis = (good: number) => field(seccion(page, `Datos técnicos del bien asegurado ${good}`), 'Chasis');
  await expect(chasis(1)).toHaveValue('2HGFC2F59NH504417');
  await expect(chasis(2)).toHaveValue('');
  await motivos(page)
    .getByRole('link', { name: /Chasis/ })
    .click();
  await expect(chasis(2)).toBeFocused();
  await expect(motivos(page).getByRole('link', { name: /Chasis/ })).toHaveCount(1);
  await resumen(page).getByRole('link', { name: 'Datos técnicos' }).click();
  await expect(page.locator(':focus')).toHaveText('Datos técnicos del bien asegurado 1');
});
