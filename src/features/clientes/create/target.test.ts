import { expect, test } from 'vitest';
import { targetOf } from './target.ts';

test.each([
  ['', { documento: null, volver: null }],
  ['?tipoDocumento=CED', { documento: null, volver: null }],
  ['?numeroDocumento=1', { documento: null, volver: null }],
  [
    '?tipoDocumento=CED&numeroDocumento=1&volver=%2Fcotizaciones%2F7',
    { documento: { tipoDocumento: 'CED', nuDocumento: '1' }, volver: '/cotizaciones/7' },
  ],
  ['?volver=https%3A%2F%2Fexample.com', { documento: null, volver: null }],
])('The address with %j opens the wizard for %j', (search, target) => {
  expect(targetOf(search)).toEqual(target);
});
