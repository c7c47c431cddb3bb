import { expect, test } from 'vitest';
import { givenInAddress, isTypedSame, newCotizacion } from './cotizacion-form.ts';

test.each([
  ['', {}],
  [
    '?producto=2501&tipoDocumento=CED&numeroDocumento=00113918254',
    { producto: '2501', tipoDocumento: 'CED', numeroDocumento: '001-1391825-4' },
  ],
  ['?producto=2501', { producto: '2501' }],
  ['?tipoDocumento=PAS&numeroDocumento=AB%20123', { tipoDocumento: 'PAS', numeroDocumento: 'AB123' }],
  ['?producto=-1&tipoDocumento=CED', {}],
  ['?producto=%3Cb%3E&numeroDocumento=00113918254', {}],
  ['?producto=2501e3&tipoDocumento=..%2F&numeroDocumento=1', {}],
  ['?producto=&tipoDocumento=CED&numeroDocumento=%3Cb%3E', {}],
  ['?tipoDocumento=CED&numeroDocumento=00113918254+00113918254', {}],
  ['?moneda=2&feDesde=01-01-2020&camposDe=2501', {}],
])('The address %j gives a new quote %j', (search, given) => {
  expect(givenInAddress(new URLSearchParams(search))).toEqual(given);
});

test('A new quote begins with the given values and the usual defaults', () => {
  const plain = newCotizacion('2026-11-20');
  const given = { producto: '2501', tipoDocumento: 'CED', numeroDocumento: '001-1391825-4' };
  const quote = newCotizacion('2026-11-20', given);
  expect(quote).toEqual({ ...plain, ...given });
  expect(isTypedSame(quote, newCotizacion('2026-11-20', given))).toBe(true);
  expect(isTypedSame(quote, plain)).toBe(false);
});
