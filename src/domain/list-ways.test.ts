import { expect, test } from 'vitest';
import { documentoQuery, withGiven } from './list-ways.ts';

test.each([
  ['/clientes', { tipoDocumento: 'CED', numeroDocumento: '001' }, '/clientes?tipoDocumento=CED&numeroDocumento=001'],
  ['/clientes', { nombre: 'Peña & Núñez, SRL' }, '/clientes?nombre=Pe%C3%B1a+%26+N%C3%BA%C3%B1ez%2C+SRL'],
  ['/polizas', { numeroPoliza: 700 }, '/polizas?numeroPoliza=700'],
  ['/polizas', { numeroPoliza: null, otra: undefined, nada: '' }, null],
  [null, { numeroPoliza: 700 }, null],
])('%#: %j with %j is %j', (path, values, expected) => {
  expect(withGiven(path, values)).toBe(expected);
});

test.each([
  ['CED', '001', '/clientes?tipoDocumento=CED&numeroDocumento=001'],
  [null, '001', '/clientes?numeroDocumento=001'],
  ['CED', null, null],
  ['CED', '', null],
  [undefined, undefined, null],
])('A document of type %j and number %j leads to %j', (tipo, numero, expected) => {
  expect(withGiven('/clientes', documentoQuery(tipo, numero))).toBe(expected);
});
