import { describe, expect, test } from 'vitest';
import { cardBrand } from './cards.ts';
import {
  canBeLookedUp,
  documentoHint,
  tipoChosenBy,
  tipoDocumentoByLength,
  isCedula,
  isDocumentoComplete,
  isRnc,
  isSameDocumento,
} from './documents.ts';

test.each([
  ['40221549039', true],
  ['00113918254', true],
  ['40221549030', false],
  ['4022154903', false],
  ['', false],
])('%s is an identity card: %s', (numero, expected) => expect(isCedula(numero)).toBe(expected));

test.each([
  ['131845207', true],
  ['130001456', true],
  ['131845208', false],
  ['13184520', false],
])('%s is a company tax id: %s', (numero, expected) => expect(isRnc(numero)).toBe(expected));

test.each([
  ['40221549039', 'CED'],
  ['131845207', 'RNC'],
  ['1318452079', undefined],
  ['AB1234567', undefined],
  ['', undefined],
])('%s has by its length the type %s', (numero, tipo) => expect(tipoDocumentoByLength(numero)).toBe(tipo));

test.each<[string, boolean, string | undefined]>([
  ['402-2154903-9', false, 'CED'],
  ['402-2154903-9', true, 'CED'],
  ['1-31-84520-7', false, undefined],
  ['1-31-84520-7', true, 'RNC'],
  ['402-2154903', true, undefined],
  ['402-2154903-91', true, undefined],
  ['AB1234567', true, undefined],
  ['40221549039 40221549039', true, undefined],
  ['', true, undefined],
])('%j, left: %s, chooses the type %s', (typed, isLeft, tipo) => expect(tipoChosenBy(typed, isLeft)).toBe(tipo));

describe('A doubtful number gives a hint', () => {
  test.each<[string, string, string | null]>([
    ['CED', '', null],
    ['CED', '402-2154903-9', null],
    ['CED', '402-2154903-8', 'Revisa el número: no parece una cédula válida.'],
    ['RNC', '1-31-84520-7', null],
    ['RNC', '402-2154903-9', null],
    ['RNC', '1-31-84520-8', 'Revisa el número: no parece un RNC válido.'],
    ['PAS', 'RD1', null],
  ])('%s %s', (tipo, numero, hint) => expect(documentoHint(tipo, numero)).toBe(hint));
});

describe('A number can be looked up once it is complete', () => {
  test.each([
    ['', '40221549039', false],
    ['CED', '402-2154903', false],
    ['CED', '402-2154903-9', true],
    ['RNC', '1-31-84520', false],
    ['RNC', '1-31-84520-7', true],
    ['RNC', '40221549039', true],
    ['PAS', 'RD 123', true],
    ['PAS', 'RD*123', false],
    ['P', '', false],
  ])('%s %s: %s', (tipo, numero, expected) => expect(isDocumentoComplete(tipo, numero)).toBe(expected));
});

test('documents are equal with any separators', () => {
  expect(isSameDocumento({ tipo: 'CED', numero: '402-2154903-9' }, { tipo: 'CED', numero: '40221549039' })).toBe(true);
  expect(isSameDocumento({ tipo: 'CED', numero: '40221549039' }, { tipo: 'RNC', numero: '40221549039' })).toBe(false);
});

test.each<[string, string | null]>([
  ['4111', 'Visa'],
  ['5', 'Mastercard'],
  ['37', 'American Express'],
  ['6011', null],
  ['', null],
])('a card that begins with %s is %s', (numero, brand) => expect(cardBrand(numero)).toBe(brand));

test.each<[string, string, boolean]>([
  ['CED', '00113918254', true],
  ['PAS', 'ZZ1', true],
  ['CED', '', false],
  ['', '00113918254', false],
  ['%', '00113918254', false],
  ['CED', "'OR1=1", false],
  ['CED', '1'.repeat(21), false],
])('the services can look %s %s up: %s', (tipoDocumento, nuDocumento, expected) => {
  expect(canBeLookedUp({ tipoDocumento, nuDocumento })).toBe(expected);
});
