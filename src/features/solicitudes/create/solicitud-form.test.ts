import { expect, test } from 'vitest';
import { findProblems, requiredMessage } from '../../../kit/form/form-problems.ts';
import { solicitud, solicitudOf, type SolicitudValues, toSolicitudRequest } from './solicitud-form.ts';

/** A request as a user types it, its choices by their keys. */
const typed: SolicitudValues = {
  tipoSolicitud: '1',
  motivo: '11',
  tipoRamo: 'AU',
  tipoDocumento: 'CED',
  numeroDocumento: ' 001-1391825-4 ',
  nombre: '  Yokasta Rosario Méndez ',
  email: ' yokasta.rosario@ejemplo.do ',
  asunto: ' Incluir conductor 🚗 ',
  detalle: '  Dos\n\nlíneas  \n',
};
const names = {
  tipoSolicitud: 'Modificación de póliza',
  motivo: 'Inclusión de conductor',
  tipoRamo: 'Vehículos de motor',
  tipoDocumento: 'Cédula',
};

test('The body has the names of choices, trimmed texts and a number without separators', () => {
  expect(toSolicitudRequest(typed, names)).toStrictEqual({
    id: 0,
    tipoSolicitud: 'Modificación de póliza',
    motivo: 'Inclusión de conductor',
    tipoRamo: 'Vehículos de motor',
    tipoDocumento: 'Cédula',
    numeroDocumento: '00113918254',
    nombre: 'Yokasta Rosario Méndez',
    asunto: 'Incluir conductor 🚗',
    email: 'yokasta.rosario@ejemplo.do',
    detalle: 'Dos\n\nlíneas',
    documentos: [],
  });
});

test.each(['', ' \n\t '])('A detail of %j is null', (detalle) => {
  expect(toSolicitudRequest({ ...typed, detalle }, names).detalle).toBeNull();
});

const problemsOf = (change: Partial<SolicitudValues>) =>
  Object.fromEntries(findProblems(solicitud.schema, { ...typed, ...change }).map(({ name, message }) => [name, message]));

test('Every field but the detail is required', () => {
  const { detalle, ...others } = solicitud.defaults;
  expect(problemsOf({ ...others, detalle })).toEqual(
    Object.fromEntries(Object.keys(others).map((name) => [name, requiredMessage])),
  );
  expect(problemsOf({ nombre: ' ', asunto: '\t' })).toEqual({ nombre: requiredMessage, asunto: requiredMessage });
  expect(problemsOf({})).toEqual({});
});

const correo = 'Escribe un correo como nombre@dominio.com.';
const documento = 'Escribe solo letras, números, guiones y espacios: 20 letras y números como máximo.';
test.each<[Partial<SolicitudValues>, Record<string, string>]>([
  [{ email: 'a@b' }, { email: correo }],
  [{ email: 'ana peña@ejemplo.do' }, { email: 'Escribe el correo sin tildes ni ñ.' }],
  [{ email: 'peña@ejemplo.do' }, { email: 'Escribe el correo sin tildes ni ñ.' }],
  [{ email: ' ana@ejemplo.do ' }, {}],
  [{ email: 'ana@ejemplo.do, luz@ejemplo.do' }, { email: correo }],
  [{ asunto: 'x'.repeat(200) }, {}],
  [{ asunto: '🚗'.repeat(200) }, {}],
  [{ asunto: 'x'.repeat(300) }, { asunto: 'Escribe como máximo 200 caracteres.' }],
  [{ nombre: 'x'.repeat(201) }, { nombre: 'Escribe como máximo 200 caracteres.' }],
  [{ detalle: 'x'.repeat(10_000) }, {}],
  [{ detalle: '🚗'.repeat(20_000) }, { detalle: 'Escribe como máximo 10000 caracteres.' }],
  [{ numeroDocumento: '001/1391825.4' }, { numeroDocumento: documento }],
  [{ numeroDocumento: '٠٠١١٣٩١٨٢٥٤' }, { numeroDocumento: documento }],
  [{ numeroDocumento: '<script>' }, { numeroDocumento: documento }],
  [{ numeroDocumento: '9'.repeat(21) }, { numeroDocumento: documento }],
  [{ tipoDocumento: 'PAS', numeroDocumento: 'AB 123-456' }, {}],
])('%#: a wrong value is reported at its field', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test.each([
  ['?tipoDocumento=CED&numeroDocumento=00113918254', 'CED', '001-1391825-4'],
  ['?tipoDocumento=PAS&numeroDocumento=AB%20123', 'PAS', 'AB123'],
  ['', '', ''],
  ['?numeroDocumento=00113918254', '', ''],
  ['?tipoDocumento=CED', '', ''],
  ['?tipoDocumento=CED&numeroDocumento=%3Cb%3E', '', ''],
  ['?tipoDocumento=..%2F&numeroDocumento=1', '', ''],
])('The address %j opens it with the document %j %j', (search, tipoDocumento, numeroDocumento) => {
  expect(solicitudOf(search).defaults).toEqual({ ...solicitud.defaults, tipoDocumento, numeroDocumento });
});
