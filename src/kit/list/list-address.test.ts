import { describe, expect, test } from 'vitest';
import type { ListFilter } from './define-list.ts';
import { findFilterErrors, readFilterForm, readListAddress, toFilterQuery, writeListAddress } from './list-address.ts';
import { withDetail } from './use-detail-address.ts';

const filters: readonly ListFilter<'texto' | 'numero'>[] = [
  { name: 'texto', label: 'Texto', kind: 'text', place: 'quick' },
  {
    name: 'numero',
    label: 'Número',
    kind: 'text',
    place: 'both',
    maxLength: 10,
    normalise: (typed) => typed.replaceAll('-', ''),
  },
];
const first = { filter: { texto: '', numero: '' }, pageNumber: 1, pageSize: null };

describe('The address of a list', () => {
  test.each([
    ['', first],
    ['?page=3', { ...first, pageNumber: 3 }],
    ['?page=0', first],
    ['?page=-1', first],
    ['?page=abc', first],
    ['?page=1.5', first],
    ['?page=9e9', first],
    ['?page=', first],
    ['?page=%00', first],
    [`?page=${'9'.repeat(40)}`, first],
    ['?page=9999999', { ...first, pageNumber: 1_000_000 }],
    ['?page=2&page=5', { ...first, pageNumber: 2 }],
    ['?filas=50', { ...first, pageSize: 50 }],
    ['?filas=7', first],
    ['?filas=abc', first],
    ['?filas=1e2', { ...first, pageSize: 100 }],
    ['?otro=1&constructor=2&__proto__=3', first],
    ['?texto=%2541', { ...first, filter: { texto: '%41', numero: '' } }],
    ['?texto=%41', { ...first, filter: { texto: 'A', numero: '' } }],
    ['?texto=%FF', { ...first, filter: { texto: '\uFFFD', numero: '' } }],
    ["?texto='+OR+1=1", { ...first, filter: { texto: "' OR 1=1", numero: '' } }],
    [`?texto=${encodeURIComponent('🙂 ñ')}`, { ...first, filter: { texto: '🙂 ñ', numero: '' } }],
    [`?texto=${'x'.repeat(400)}`, { ...first, filter: { texto: 'x'.repeat(400), numero: '' } }],
  ])('%s is read as %j', (search, address) => {
    expect(readListAddress(filters, search)).toEqual(address);
  });

  test.each([
    [first, ''],
    [{ ...first, pageNumber: 2 }, '?page=2'],
    [{ filter: { texto: ' a&b=c#d ', numero: '' }, pageNumber: 1, pageSize: 20 }, '?texto=a%26b%3Dc%23d&filas=20'],
    [{ filter: { texto: '%41', numero: '🙂' }, pageNumber: 3, pageSize: null }, '?texto=%2541&numero=%F0%9F%99%82&page=3'],
  ])('%j is written as %s, and read again', (address, search) => {
    expect(writeListAddress(address)).toBe(search);
    const { filter, ...rest } = readListAddress(filters, search);
    expect({ filter, ...rest }).toEqual({ ...address, filter: { ...address.filter, texto: address.filter.texto.trim() } });
  });
});

describe('Filters of another kind', () => {
  const others: readonly ListFilter<'poliza' | 'asunto'>[] = [
    { name: 'poliza', label: 'Póliza', kind: 'number', place: 'quick', normalise: (typed) => typed.replace(/^\d+-/, '') },
    { name: 'asunto', label: 'Asunto', kind: 'text', place: 'both', isLocal: true },
  ];
  const wrong = { poliza: 'Escribe un número de hasta 15 dígitos.' };

  test.each([
    [{ poliza: ' 25-700 ', asunto: '' }, { poliza: '700' }, {}],
    [{ poliza: '123456789012345', asunto: '' }, { poliza: '123456789012345' }, {}],
    [{ poliza: '1234567890123456', asunto: '' }, { poliza: '1234567890123456' }, wrong],
    [{ poliza: 'abc', asunto: '' }, { poliza: 'abc' }, wrong],
    [{ poliza: '', asunto: 'recibo' }, {}, {}],
  ])('%j are sent as %j: whole numbers, and nothing that works on the rows of the page', (values, query, errors) => {
    expect(toFilterQuery(others, values)).toEqual(query);
    expect(findFilterErrors(others, values)).toEqual(errors);
  });
});

describe('The filters of a list', () => {
  test.each([
    [{ texto: '', numero: '' }, {}],
    [
      { texto: '  a ', numero: '1-2-3' },
      { texto: 'a', numero: '123' },
    ],
    [{ texto: ' ', numero: ' - ' }, {}],
    [{ texto: "O'Neill 100% 🙂", numero: '' }, { texto: "O'Neill 100% 🙂" }],
  ])('%j are sent as %j', (values, query) => {
    expect(toFilterQuery(filters, values)).toEqual(query);
  });

  test.each([
    [{ texto: 'x'.repeat(100), numero: '1234567890' }, {}],
    [{ texto: `  ${'x'.repeat(100)}  `, numero: '' }, {}],
    [{ texto: 'x'.repeat(400), numero: '' }, { texto: 'Escribe como máximo 100 caracteres.' }],
    [{ texto: '', numero: '1-234567890' }, { numero: 'Escribe como máximo 10 caracteres.' }],
  ])('%j are as long as they may be, or wrong: %#', (values, errors) => {
    expect(findFilterErrors(filters, values)).toEqual(errors);
  });

  test('are read from the fields that a form has', () => {
    const data = new FormData();
    data.set('texto', ' a ');
    data.set('otro', 'b');
    expect(readFilterForm(filters, data)).toEqual({ texto: 'a' });
  });
});

test.each([
  ['', '7', '?detalle=7'],
  ['?page=2', '7', '?page=2&detalle=7'],
  ['?page=2&detalle=7', '8', '?page=2&detalle=8'],
  ['?page=2&detalle=7', null, '?page=2'],
  ['?detalle=7', null, ''],
  ['?texto=%2541&detalle=7', null, '?texto=%2541'],
])('At %j the detail %j is at %j', (search, id, expected) => {
  expect(withDetail(search, 'detalle', id)).toBe(expected);
});
