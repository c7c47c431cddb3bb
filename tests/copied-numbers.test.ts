import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cardBrand } from '../src/domain/cards.ts';
import {
  isDocumentoComplete,
  isNumeroDocumentoText,
  isSameDocumento,
  normaliseNumeroDocumento,
  numeroDocumentoPattern,
} from '../src/domain/documents.ts';
import { filteredListPath } from '../src/domain/list-addresses.ts';
import { idOfPath, toNumero } from '../src/domain/numero.ts';
import { isTelefonoText, normaliseTelefono } from '../src/domain/phones.ts';
import { readLookUps } from '../src/domain/search.ts';
import { mailHref, telHref } from '../src/format/contact-links.ts';
import { numeroDePoliza } from '../src/format/polizas.ts';
import { foldText } from '../src/format/text.ts';
import { maskTypedDay, parseTypedDay } from '../src/format/typed-days.ts';
import { formatDocumento } from '../src/format/typed-documents.ts';
import { splitPhone } from '../src/format/typed-phones.ts';
import { toValor } from '../src/features/shared/campos/campo-values.ts';
import { filledDocumento } from '../src/features/shared/cliente/documento-rules.ts';
import {
  filledCorreo,
  filledText,
  filledTelefono,
  optionalNumber,
  parseTypedNumber,
  unsignedNumber,
} from '../src/kit/form/rules.ts';
import { documentoFilters } from '../src/features/shared/cliente/documento-filters.ts';
import type { ListFilter } from '../src/kit/list/define-list.ts';
import { findFilterErrors, readFilterForm, readListAddress, toFilterQuery } from '../src/kit/list/list-address.ts';

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

/** One number as programs copy it, by the characters that they add. */
const copies: readonly (readonly [string, (number: string) => string])[] = [
  ['as it is', (number) => number],
  ['in an isolate', (number) => `\u2068${number}\u2069`],
  ['in an override', (number) => `\u202D${number}\u202C`],
  ['after a mark of direction', (number) => `\u200E${number}\u061C`],
  ['with hyphens that do not break', (number) => number.replaceAll('-', '\u2011')],
  ['with dashes', (number) => number.replaceAll('-', '\u2013')],
  ['with signs of minus', (number) => number.replaceAll('-', '\u2212')],
  ['with places to break', (number) => Array.from(number).join('\u200B')],
  ['with soft hyphens', (number) => Array.from(number).join('\u00AD')],
  ['with a variation selector', (number) => `${number}\uFE0D`],
  ['with a byte order mark', (number) => `\uFEFF${number}`],
  ['with a tag', (number) => `${number}\u{E0031}`],
  ['in full width', fullWidth],
  ['with a line break', (number) => `${number}\r\n`],
  ['with a control character', (number) => `\u0000${number}\u007F`],
  ['between spaces that do not break', (number) => `\u00A0${number}\u202F`],
];

const isValid = (rule: z.core.$ZodCheck<string>, text: string) => z.string().check(rule).safeParse(text).success;

describe.each(copies)('A number %s', (_, copy) => {
  test('is that document', () => {
    const copied = copy('001-1391825-4');
    expect(normaliseNumeroDocumento(copied)).toBe('00113918254');
    expect(isNumeroDocumentoText(copied)).toBe(true);
    expect(filledDocumento().safeParse(copied).success).toBe(true);
    expect(isDocumentoComplete('CED', copied)).toBe(true);
    expect(isSameDocumento({ tipo: 'CED', numero: copied }, { tipo: 'CED', numero: '00113918254' })).toBe(true);
    expect(formatDocumento('CED', copied)).toBe('001-1391825-4');
    expect(formatDocumento('RNC', copy('1-31-84520-7'))).toBe('1-31-84520-7');
    expect(normaliseNumeroDocumento(copy('RD4433221'))).toBe('RD4433221');
  });

  test('is that phone', () => {
    expect(isTelefonoText(copy('(809) 555-1234'))).toBe(true);
    expect(normaliseTelefono(copy('(809) 555-1234'))).toBe('8095551234');
    expect(filledTelefono(7).safeParse(copy('555-1234')).success).toBe(true);
    expect(splitPhone(copy('+1 (809) 555-1234'))).toEqual({ nuArea: '809', numero: '5551234' });
    expect(telHref('1', copy('809'), copy('555-1234'))).toBe('tel:+18095551234');
  });

  test('is that number of a policy, quote, claim or request', () => {
    expect(toNumero(copy('900'))).toBe(900);
    expect(idOfPath(copy('900'))).toBe(900);
    expect(numeroDePoliza(copy('1-12-700'))).toBe('700');
    expect(filteredListPath('/x', 'numeroCotizacion', copy('900'))).toBe('/x?numeroCotizacion=900');
  });

  test('is that amount, and that day', () => {
    expect(parseTypedNumber(copy('25,210.28'))).toBe(25_210.28);
    expect(parseTypedNumber(copy('-5'))).toBe(-5);
    expect(isValid(unsignedNumber(), copy('1,234.56'))).toBe(true);
    expect(optionalNumber().safeParse(copy('1234')).success).toBe(true);
    expect(toValor('number', copy('1,234.50'))).toBe('1234.50');
    expect(toValor('day', copy('09-05-2026'))).toBe('2026-05-09');
    expect(parseTypedDay(copy('09-05-2026'))).toBe('2026-05-09');
    expect(parseTypedDay(copy('2026-05-09'))).toBe('2026-05-09');
    expect(maskTypedDay(copy('9-5-2026'))).toBe('09-05-2026');
  });

  test('is that card, and an e-mail address is that address', () => {
    expect(cardBrand(copy('4111-1111'))).toBe('Visa');
    expect(filledCorreo().safeParse(copy('luz-perez@ejemplo.com.do')).success).toBe(true);
    expect(mailHref(copy('luz-perez@ejemplo.com.do'))).toBe('mailto:luz-perez@ejemplo.com.do');
  });

  test('is looked for by the search of the header', () => {
    expect(readLookUps(copy('001-1391825-4'))).toEqual(readLookUps('001-1391825-4'));
    expect(readLookUps(copy('1-12-700'))).toEqual(readLookUps('1-12-700'));
    expect(readLookUps(copy('900'))).toEqual(readLookUps('900'));
    expect(readLookUps('900')).toHaveLength(4);
  });

  test('filters a list, from its address and from its fields', () => {
    const filters: readonly ListFilter<'tipoDocumento' | 'numeroDocumento' | 'numero'>[] = [
      ...documentoFilters('quick'),
      { name: 'numero', label: 'Número', kind: 'number', place: 'quick' },
    ];
    const entries = { tipoDocumento: 'CED', numeroDocumento: copy('001-1391825-4'), numero: copy('900') };
    const sent = { tipoDocumento: 'CED', numeroDocumento: '00113918254', numero: '900' };
    const { filter } = readListAddress(filters, `?${new URLSearchParams({ ...entries, page: copy('3') }).toString()}`);
    expect(findFilterErrors(filters, filter)).toEqual({});
    expect(toFilterQuery(filters, filter)).toEqual(sent);
    expect(readListAddress(filters, `?page=${encodeURIComponent(copy('3'))}`).pageNumber).toBe(3);
    const data = new FormData();
    for (const [name, value] of Object.entries(entries)) data.set(name, value);
    expect(toFilterQuery(filters, { ...filter, ...readFilterForm(filters, data) })).toEqual(sent);
  });
});

test('Invisible characters fill no field and hide no word from a search', () => {
  expect(filledText(10).safeParse('\u200B\u2060').success).toBe(false);
  expect(filledText(10).safeParse('José').success).toBe(true);
  expect(foldText('Pe\u00ADña\u200B')).toBe('pena');
});

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((some) => some.join('').replace(/^0/, '1'));

describe('Two numbers', () => {
  const apart = fc.constantFrom(
    ...' |  |\n|\r\n|\t|\u00A0|\u2009|\u2028|\u3164|\u2800|\u0085|\u001F|\u2063|,|;|/| - |–| y |\u2069\u2068|\u202C\u202D'.split(
      '|',
    ),
  );
  test.each<[string, fc.Arbitrary<string>, (typed: string) => boolean]>([
    ['document', digits(6, 11), (typed) => numeroDocumentoPattern.test(normaliseNumeroDocumento(typed))],
    ['document of a form', digits(6, 11), (typed) => isNumeroDocumentoText(formatDocumento('RNC', typed))],
    ['phone', digits(6, 10), (typed) => isTelefonoText(typed) || /^\d+$/.test(normaliseTelefono(typed))],
    ['whole phone', digits(6, 11), (typed) => splitPhone(typed) !== null],
    ['phone abroad', digits(6, 8), (typed) => splitPhone(`(91) ${typed}`, '34') !== null],
    ['number to call', digits(6, 9), (typed) => telHref('1', '', typed) !== undefined],
    ['policy', digits(1, 7), (typed) => toNumero(numeroDePoliza(typed)) !== undefined],
    ['quote', digits(1, 7), (typed) => toNumero(typed) !== undefined || idOfPath(typed) !== null],
    ['search', digits(6, 7), (typed) => readLookUps(typed).length > 0],
    ['day', fc.constantFrom('09-05-2026', '2026-05-09', '09052026'), (typed) => parseTypedDay(typed) !== null],
  ])('are no one %s', (_, number, isOne) => {
    fc.assert(
      fc.property(number, number, apart, (one, other, between) => {
        expect(isOne(`${one}${between}${other}`)).toBe(false);
      }),
    );
  });

  test('of the same length are no document', () => {
    expect(numeroDocumentoPattern.test(normaliseNumeroDocumento('1234 1235'))).toBe(false);
    expect(readLookUps('900 901')).toEqual([]);
  });

  test('stay two where they are stored, and the message asks for one', () => {
    expect(formatDocumento('RNC', '131845207 101023456')).toBe('131845207 101023456');
    const filters = documentoFilters('quick');
    const numeroDocumento = '131845207 101023456';
    expect(findFilterErrors<'tipoDocumento' | 'numeroDocumento'>(filters, { tipoDocumento: '', numeroDocumento })).toEqual({
      numeroDocumento: 'Escribe un solo número. Si es uno solo, escríbelo sin separarlo.',
    });
    expect(filledDocumento().safeParse(numeroDocumento).error?.issues[0]?.message).toBe(
      'Escribe un solo número. Si es uno solo, escríbelo sin separarlo.',
    );
    expect(parseTypedNumber('1,234 5,678')).toBeNaN();
  });
});
