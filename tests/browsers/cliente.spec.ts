import { ana } from '../support/cliente-fixtures.ts';
import { fillField, fillFields } from './fields.ts';
import { expect, test } from './support.ts';

test('a client is made by the wizard, with a day without separators, a choice by keys and an accent of two keys', async ({
  portal,
  engine,
  enter,
  look,
  callsTo,
}) => {
  await enter('./clientes/create');
  await portal.heading('Registro de nuevo cliente').shown();
  const basicos = Object.entries(ana.basicos).filter(([label]) => label !== 'País' && label !== 'Primer apellido');
  await look('wizard', { picture: true });

  await fillField(portal, 'Tipo de persona', 'Natural');
  // A combobox by keys alone: typing filters, an arrow marks an option, Enter chooses it.
  await portal.label('País').click();
  await portal.label('País').evaluate(([field]) => (field as HTMLInputElement).select());
  await portal.type('republica d');
  await portal.role('option', 'República Dominicana').shown();
  await portal.key('ArrowDown');
  await portal.key('ArrowUp');
  await portal.key('Enter');
  await portal.label('País').holds('República Dominicana');
  await portal.role('listbox', 'País').gone();

  await fillFields(portal, {
    ...Object.fromEntries(basicos),
    'Fecha de nacimiento': '29021984',
    'Fecha de vencimiento del documento': '31122030',
  });
  await portal.label('Fecha de nacimiento').holds('29-02-1984');
  await portal.label('Fecha de vencimiento del documento').holds('31-12-2030');

  await portal.label('Primer apellido').click();
  await engine.press('N', 'dead_acute', 'u', 'ntilde', 'e', 'z');
  await portal.label('Primer apellido').holds('Núñez');
  await portal.css('main').says('Documento disponible');
  await portal.button('Continuar').click();

  const telefonos = portal.role('table', 'Teléfonos');
  await fillFields(telefonos, ana.telefonos[0] ?? {});
  await telefonos.button('Agregar teléfono').click();
  await telefonos.says('5550147');
  const correos = portal.role('table', 'Correos electrónicos');
  await fillFields(correos, ana.correos[0] ?? {});
  await correos.button('Agregar correo').click();
  await correos.says('ana@ejemplo.do');
  await portal.button('Agregar dirección').click();
  const direccion = portal.role('dialog', 'Registro de dirección');
  await fillFields(direccion, ana.direcciones[0] ?? {});
  await look('address');
  await direccion.button('Agregar').click();
  await direccion.gone();
  await look('contact');
  await portal.button('Continuar').click();

  await fillFields(portal, ana.financieros);
  await look('financial');
  await portal.button('Guardar').click();
  const declaracion = portal.role('dialog', 'Confirmación de datos');
  await declaracion.role('checkbox').click();
  await look('declaration');
  await declaracion.button('Crear').click();
  await portal.arrives('/clientes?tipoDocumento=CED&numeroDocumento=40221549039');
  await portal.role('table', 'Clientes').css('tbody tr').number(1);
  await portal.role('table', 'Clientes').says('Ana Núñez');
  expect(callsTo('/v1/clientes').filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/clientes 200']);
});

test('a draft is there after a reload', async ({ portal, enter }) => {
  await enter('./clientes/create');
  await fillFields(portal, { 'Tipo de persona': 'Natural', 'Tipo de documento': 'Cédula', 'Primer nombre': 'Yván' });
  await portal.tab.reload();
  await portal.button(/^Continuar el borrador de /).click();
  await portal.label('Primer nombre').holds('Yván');
  await portal.label('Tipo de persona').holds('Natural');
});

test('Back from a form with something typed asks first, and staying keeps it, with and without a Navigation API', async ({
  portal,
  enter,
  look,
}) => {
  await enter('./clientes');
  await portal.role('table', 'Clientes').css('tbody tr').number(10);
  await portal.role('link', 'Nuevo cliente').click();
  await fillFields(portal, { 'Tipo de persona': 'Natural', 'Primer nombre': 'Yván' });
  const question = portal.role('alertdialog', 'Tienes cambios sin enviar');
  for (const answer of ['Quedarme', 'Salir de la página']) {
    await portal.label('Primer nombre').holds('Yván');
    await portal.evaluate(() => history.back());
    await question.shown();
    if (answer === 'Quedarme') await look('question');
    await question.button(answer).click();
    await question.gone();
  }
  await portal.arrives('/clientes');
  await portal.heading('Clientes').shown();
});
