import type { Page } from '@playwright/test';
import { datos, expectRated, fillCotizacion, numeroOf, planRadio, productos } from '../support/cotizacion.ts';
import { test } from '../support/emision.ts';
import {
  archivos,
  askEmitir,
  chooseArchivo,
  confirmacion,
  confirmar,
  cuenta,
  emisionDrafts,
  emisionPath,
  emisionPosts,
  emitida,
  emitir,
  expectForm,
  fila,
  fillEmision,
  motivos,
  numeroEmitido,
  openEmision,
  plan,
  resumen,
  said,
  seccion,
  sentDocuments,
  expectUploaded,
} from '../support/emision-page.ts';
import { documentos, emisiones } from '../fixtures/emisiones.ts';
import { expect, expectToasts, heading } from '../support/portal.ts';
import { sentBodies } from '../support/sent-bodies.ts';
import { expectFields, fillField, fillFields } from '../support/wizard-page.ts';

// Whole issuances, whose bodies are those that the service asks for.

test.use({ world: 'emisiones' });
test.beforeEach(() => test.setTimeout(90_000));

const parsed = (sent: readonly string[]) => sent.map((body) => JSON.parse(body) as Record<string, unknown>);

/** Chooses both mandatory documents and waits for their upload. */
async function uploadBoth(page: Page): Promise<void> {
  for (const [kind, file] of Object.entries(await archivos())) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
}

test('a policy is issued once, with its documents, printed, and found in the list', async ({
  page,
  enter,
  sandbox,
  policiesOf,
  documentsOf,
}) => {
  const sent = await sentBodies(page, '');
  const uploaded = await sentDocuments(page);
  const files = await archivos();
  await openEmision(page, enter, 882);
  await expect(emitir(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(motivos(page).getByRole('link')).toHaveText([
    'Falta: Plan.',
    'Falta: Forma de pago.',
    'Falta el documento: Copia de la cédula.',
    'Falta el documento: Matrícula del vehículo.',
  ]);
  await fillEmision(page);
  for (const [kind, file] of Object.entries(files)) await chooseArchivo(page, kind, file);
  await expectUploaded(page, 'cédula.pdf', 'matrícula.pdf');
  // The quote shows above the form and beside it, with all values on request.
  const above = page.getByRole('region', { name: 'Lo que se emite' });
  await expect(above).toHaveText(
    /^Vehículo de motor completoMarcaAudiModeloQ5Año2021ChasisZC514236264955217Pago único · RD\$ 108,903\.68 · 14-11-2026 a 14-11-2027 · Radhamés Ramón Pérez Peña · Pago directo$/,
  );
  await expect(resumen(page)).not.toContainText('Fianza judicial');
  await resumen(page).getByRole('button', { name: 'Ver todos' }).click();
  await expect(resumen(page)).toContainText('Fianza judicial');
  // Dates given afterwards upload the document again in its own place.
  const cedula = fila(page, 'cédula.pdf');
  await cedula.getByRole('button', { name: 'Poner fechas: cédula.pdf' }).click();
  await fillFields(cedula, { 'Fecha de emisión': '17-03-2020', 'Fecha de vencimiento': '17-03-2030' });
  await cedula.getByRole('button', { name: 'Guardar fechas: cédula.pdf' }).click();
  await expect(cedula).toContainText('emitido el 17-03-2020 · vence el 17-03-2030');
  await askEmitir(page);
  await expect(confirmacion(page).locator('dd')).toHaveText([
    productos[2501],
    'Audi',
    'Q5',
    '2021',
    'ZC514236264955217',
    'Pago único',
    'RD$ 108,903.68',
    '14-11-2026 a 14-11-2027',
    'Radhamés Ramón Pérez Peña',
    'Radhamés Ramón Pérez Peña',
    'Pago directo',
  ]);
  await confirmar(page);
  await expect(emitida(page).getByRole('heading', { name: said.issued })).toBeFocused();
  expect(parsed(sent)).toStrictEqual([emisiones[882]]);
  expect(emisionPosts(sandbox)).toEqual([200]);

  const [policy, ...others] = policiesOf(882);
  expect(others).toEqual([]);
  const { nuPoliza, ...rest } = policy ?? { nuPoliza: 0 };
  expect(rest).toEqual({
    cdPersonaContratante: 1132,
    cdPersonaAsegurada: 1132,
    cdFormaPago: 1,
    nuDomicilio: 0,
    feDesde: '2026-11-14',
    feHasta: '2027-11-14',
    prima: 9_388_248,
    componente: 1_502_120,
  });
  const recibo = String(15_000 + nuPoliza);
  await expectToasts(page, [['Emisión de póliza', `La póliza ${nuPoliza} fue emitida correctamente.`]]);
  expect(await numeroEmitido(page, 'Póliza')).toBe(String(nuPoliza));
  expect(await numeroEmitido(page, 'Certificado')).toBe('1');
  expect(await numeroEmitido(page, 'Recibo')).toBe(recibo);
  expect(await emisionDrafts(page)).toEqual([]);

  const bodies = parsed(uploaded).toSorted((a, b) => Number(a['idDocumentoTramite']) - Number(b['idDocumentoTramite']));
  const [conFechas, matricula] = documentos;
  const sinFechas = { ...conFechas, feEmisionDocumento: null, feVencimientoDocumento: null };
  expect(bodies.map(({ docBytes: _, ...body }) => body)).toStrictEqual([sinFechas, conFechas, matricula]);
  const bytes = Object.values(files).map(({ buffer }) => buffer);
  expect(bodies.map(({ docBytes }) => Buffer.from(String(docBytes), 'base64'))).toEqual([bytes[0], ...bytes]);
  const kept = documentsOf(882).toSorted((a, b) => a.idDocumentoTramite - b.idDocumentoTramite);
  expect(kept.map((one) => one.bytes)).toEqual(bytes);

  await page.getByRole('button', { name: 'Imprimir póliza' }).click();
  const printed = page.getByRole('dialog', { name: 'Emisión' });
  await expect(printed).toContainText('Radhamés Ramón Pérez Peña', { timeout: 20_000 });
  expect(parsed(sent).slice(1)).toMatchObject([
    {
      name: 'JRTE10061',
      params: [
        { key: 'CD_ENTIDAD', value: '1' },
        { key: 'CD_AREA', value: '25' },
        { key: 'NU_POLIZA', value: String(nuPoliza) },
        { key: 'CD_RECIBO', value: recibo },
      ],
    },
  ]);
  await page.keyboard.press('Escape');
  await emitida(page).getByRole('button', { name: 'Enviar al cliente' }).click();
  const message = page.getByRole('dialog', { name: 'Enviar al cliente' }).getByLabel('Mensaje');
  await expect(message).toHaveValue(
    new RegExp(
      [
        `^Hola, Radhamés:\\n\\nEstos son los datos de tu póliza ${nuPoliza} de Vehículo de motor completo\\.\\nAudi Q5 2021\\n`,
        '\\nPlan: Pago único\\nTotal: RD\\$ 108,903\\.68\\n\\nVigencia: del 14-11-2026 al 14-11-2027\\n\\nSi tienes alguna pregunta, escríbeme\\.\\n',
      ].join(''),
    ),
  );
  await page.keyboard.press('Escape');
  await expect(emitida(page).getByRole('button', { name: 'Enviar al cliente' })).toBeFocused();
  await page.getByRole('link', { name: 'Ver pólizas' }).click();
  await expect(page).toHaveURL(new RegExp(`/polizas\\?numeroPoliza=${nuPoliza}$`));
  await expect(page.getByRole('row', { name: new RegExp(String(nuPoliza)) })).toContainText('Radhamés Ramón Pérez Peña');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: new RegExp(`^Póliza \\d+-25-${nuPoliza}`) })).toContainText(productos[2501]);
});

test('a card: the second of two, in instalments, with every optional field @slow', async ({ page, enter, policiesOf }) => {
  const sent = await sentBodies(page, '/v1/emisiones');
  await openEmision(page, enter, 896);
  await fillEmision(page, 'Débito directo a tarjeta', 'Cuatro cuotas');
  const tarjetas = seccion(page, 'Tarjeta del débito').getByRole('checkbox');
  await expect(tarjetas).toHaveCount(2);
  await expect(seccion(page, 'Cuentas bancarias')).toContainText('Banco López de Haro •••• 0997');
  await expect(page.getByText('5132196733860997')).toHaveCount(0);
  await expect(motivos(page)).toContainText('Elige la tarjeta del débito.');
  // At most one account is chosen, and the choice can be cleared.
  await cuenta(page, /0997$/).check();
  await cuenta(page, /3262$/).check();
  await expect(cuenta(page, /0997$/)).not.toBeChecked();
  await cuenta(page, /3262$/).uncheck();
  await expect(motivos(page)).toContainText('Elige la tarjeta del débito.');
  await cuenta(page, /3262$/).check();
  await fillFields(page, {
    Placa: ' A123456 ',
    Color: 'Gris',
    'Fecha de matrícula': '29-02-2024',
    'Dispositivo de rastreo': 'Sí',
  });
  await uploadBoth(page);
  await askEmitir(page);
  await expect(confirmacion(page)).toContainText('39,447.16');
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  expect(parsed(sent)).toStrictEqual([emisiones[896]]);
  expect(policiesOf(896)).toMatchObject([{ cdFormaPago: 2, nuDomicilio: 2 }]);
});

test('an account, another insured and dependent fields, with the values of the quote and the defaults @slow', async ({
  page,
  enter,
  policiesOf,
}) => {
  const sent = await sentBodies(page, '/v1/emisiones');
  await openEmision(page, enter, 815);
  await expectFields(page, { Chasis: '19XFC1F39KE200815', 'Alarma instalada': 'Sí', 'Número de llaves': '2' });
  await page.getByRole('checkbox', { name: 'El asegurado es otra persona' }).check();
  await fillFields(seccion(page, 'Datos del asegurado'), { 'Tipo de documento': 'Cédula', 'Número de documento': '00113918254' });
  await expect(page.getByText('Tienes un cliente con este documento.')).toBeVisible();
  await expectFields(seccion(page, 'Datos del asegurado'), { 'Nombre completo o razón social': 'Yokasta Rosario Méndez' });
  await fillEmision(page, 'Débito directo a cuenta', 'Diez cuotas');
  await expect(seccion(page, 'Cuenta del débito').getByRole('checkbox')).toHaveCount(1);
  // The only account is preset, and the choice can be cleared.
  await expect(cuenta(page, /3106$/)).toBeChecked();
  await cuenta(page, /3106$/).uncheck();
  await expect(motivos(page)).toContainText('Elige la cuenta del débito.');
  await cuenta(page, /3106$/).check();
  await fillFields(page, {
    'Proveedor de rastreo': 'Rastreo Caribe',
    'Plan de rastreo': 'Básico',
  });
  // Each provider has its own plans.
  await fillFields(page, { 'Proveedor de rastreo': 'Satélite Seguro', 'Plan de rastreo': 'Familiar' });
  await fillFields(page, { Kilometraje: '12,500.5', 'Fecha de matrícula': '20-08-2025', 'Alarma instalada': 'No' });
  await uploadBoth(page);
  await askEmitir(page);
  await expect(confirmacion(page).locator('dd')).toHaveText([
    productos[2504],
    'Honda',
    'Civic',
    'Touring',
    '2025',
    '19XFC1F39KE200815',
    'Diez cuotas',
    'RD$ 57,041.14',
    '17-10-2026 a 17-10-2027',
    'Fausto Abreu Espinal',
    'Yokasta Rosario Méndez',
    'Débito directo a cuenta',
    /•••• 3106$/,
  ]);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  expect(parsed(sent)).toStrictEqual([emisiones[815]]);
  expect(policiesOf(815)).toMatchObject([
    { cdPersonaContratante: 136, cdPersonaAsegurada: 1200, cdFormaPago: 3, nuDomicilio: 2 },
  ]);
});

test('an issuance begun from a quote has its plan chosen, and its end leads to another quote @slow', async ({
  page,
  enter,
  policiesOf,
}) => {
  await enter('intermediario', './cotizaciones/create');
  await fillCotizacion(page, 2501);
  await page.getByRole('button', { name: 'Cotizar', exact: true }).click();
  await expectRated(page);
  const numero = await numeroOf(page);
  await planRadio(page, 'Cuatro cuotas').check();
  await page.getByRole('link', { name: 'Emitir' }).or(emitir(page)).click();
  await expect(page).toHaveURL(new RegExp(`/polizas/emision/${numero}$`));
  await expectForm(page);
  await expect(plan(page, 'Cuatro cuotas')).toBeChecked();
  await expectFields(page, { Chasis: datos[2501].Chasis });
  await fillField(page, 'Forma de pago', 'Pago directo');
  await uploadBoth(page);
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  expect(policiesOf(numero)).toHaveLength(1);
  await page.getByRole('link', { name: 'Cotizar otra' }).click();
  await expect(heading(page, 'Nueva cotización')).toBeVisible();
});

test('the list leads from an issuable quote to its issuance, and offers none once issued @slow', async ({ page, enter }) => {
  await enter('intermediario', './cotizaciones?numeroCotizacion=900');
  await page.getByRole('link', { name: 'Emitir 900' }).click();
  await expectForm(page);
  await expect(resumen(page)).toContainText('Yokasta Rosario Méndez');
  await fillEmision(page);
  await uploadBoth(page);
  await askEmitir(page);
  await confirmar(page);
  await expect(emitida(page)).toContainText(said.issued);
  await page.goto('./cotizaciones?numeroCotizacion=900');
  await expect(page.getByRole('row', { name: /900/ })).toContainText('Procesada');
  await expect(page.getByRole('link', { name: 'Emitir 900' })).toHaveCount(0);
  await page.goto(emisionPath(900));
  await expect(emitida(page)).toContainText(said.already);
});
