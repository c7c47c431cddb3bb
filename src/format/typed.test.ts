import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from './calendar.ts';
import { dayToTyped, maskTypedDay, parseTypedDay } from './typed-days.ts';
import { formatDocumento } from './typed-documents.ts';
import { splitPhone } from './typed-phones.ts';

const days = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => dayOf(year, month, day));

/** What a field shows when keys are typed at its end, each answered by the mask. */
const typeAll = (keys: string, mask: (text: string) => string) => Array.from(keys).reduce((text, key) => mask(text + key), '');

describe('A day as people type it', () => {
  test.each([
    ['09-05-2026', '2026-05-09'],
    ['9-5-2026', '2026-05-09'],
    ['09/05/2026', '2026-05-09'],
    ['9.5.2026', '2026-05-09'],
    ['9 5 2026', '2026-05-09'],
    ['09 - 05 - 2026', '2026-05-09'],
    ['09–05–2026', '2026-05-09'],
    ['  09-05-2026 ', '2026-05-09'],
    ['09052026', '2026-05-09'],
    ['2026-05-09', '2026-05-09'],
    ['2026/5/9', '2026-05-09'],
    ['2026-05-09T23:59:59Z', '2026-05-09'],
    ['2026-05-09 00:00:00', '2026-05-09'],
    ['29-02-2024', '2024-02-29'],
    ['29-02-2000', '2000-02-29'],
    ['31-12-1956', '1956-12-31'],
    ['29-02-2026', null],
    ['29-02-1900', null],
    ['2026-02-29', null],
    ['30-02-2024', null],
    ['31-04-2026', null],
    ['00-05-2026', null],
    ['32-05-2026', null],
    ['09-00-2026', null],
    ['09-13-2026', null],
    ['09-05-26', null],
    ['090526', null],
    ['09-05-0026', null],
    ['09-05-20261', null],
    ['9-5', null],
    ['952026', null],
    ['mañana', null],
    ['09 mayo 2026', null],
    ['2026-05-09x', null],
    ['', null],
    ['   ', null],
  ])('%j is %j', (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
  });

  test.each([
    ['', ''],
    ['0', '0'],
    ['01', '01'],
    ['010', '01-0'],
    ['0105', '01-05'],
    ['01052', '01-05-2'],
    ['01052026', '01-05-2026'],
    ['1/', '01-'],
    ['01-', '01-'],
    ['01--', '01-'],
    ['1/5/', '01-05-'],
    ['1/5/2026', '01-05-2026'],
    ['1.5.20', '01-05-20'],
    ['/', ''],
    ['2026-05-09', '09-05-2026'],
    ['010520261', '01-05-20261'],
    ['31022026', '31-02-2026'],
    ['hoy', 'hoy'],
    ['01-05-20x', '01-05-20x'],
  ])('is masked while it is typed: %j → %j', (text, shown) => {
    expect(maskTypedDay(text)).toBe(shown);
  });

  test.each([
    ['1990-01-01', '01-01-1990'],
    ['1990-1-15', '15-01-1990'],
    ['1990-5-9', '09-05-1990'],
    ['1956/12/31', '31-12-1956'],
    ['2012-05-09', '09-05-2012'],
    ['19900101', '01-01-1990'],
  ])('is read with its year first, key by key: %s', (typed, shown) => {
    expect(typeAll(typed, maskTypedDay)).toBe(shown);
  });

  test('is the same from digits, with separators, without leading zeros and from the wire', () => {
    fc.assert(
      fc.property(days, (day) => {
        const typed = dayToTyped(day);
        expect(parseTypedDay(typed)).toBe(day);
        expect(parseTypedDay(`${day}T04:00:00.000Z`)).toBe(day);
        expect(typeAll(typed.replaceAll('-', ''), maskTypedDay)).toBe(typed);
        expect(typeAll(typed.replaceAll('-', '/'), maskTypedDay)).toBe(typed);
        expect(typeAll(typed.replaceAll(/\b0/g, ''), maskTypedDay)).toBe(typed);
      }),
    );
  });

  test('lets Backspace delete, and stays once it is masked', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. '.split('')), maxLength: 12 }), (text) => {
        const masked = maskTypedDay(text);
        expect(maskTypedDay(masked)).toBe(masked);
        expect(maskTypedDay(masked.slice(0, -1)).length).toBeLessThan(Math.max(1, masked.length));
      }),
    );
  });

  test.each([
    ['2026-05-09', '09-05-2026'],
    ['2026-05-09T00:00:00', '09-05-2026'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['hola', ''],
  ])('stands in its field as %j → %j', (day, shown) => {
    expect(dayToTyped(day)).toBe(shown);
  });
});

describe('A document number as people type it', () => {
  test.each([
    ['CED', '', ''],
    ['CED', '001', '001'],
    ['CED', '001-', '001-'],
    ['CED', '0011', '001-1'],
    ['CED', '00112345678', '001-1234567-8'],
    ['CED', '001-1234567-8', '001-1234567-8'],
    ['CED', ' 001 1234567 8 ', '001-1234567-8'],
    ['CED', '001.1234567.8', '001-1234567-8'],
    ['CED', '00-1', '001'],
    ['CED', '001123456789', '001-1234567-89'],
    ['CED', '001A', '001A'],
    ['RNC', '131845207', '1-31-84520-7'],
    ['RNC', '1-31-84520-7', '1-31-84520-7'],
    ['RNC', '131', '1-31'],
    ['RNC', '1318', '1-31-8'],
    ['PAS', 'rd-123456', 'rd-123456'],
    ['', '00112345678', '00112345678'],
    ['CED', 'ññ', 'ññ'],
  ])('of type %s: %j → %j', (tipo, typed, shown) => {
    expect(formatDocumento(tipo, typed)).toBe(shown);
  });

  test('is the same typed or pasted, and lets Backspace delete', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'0123456789-'.split('')), maxLength: 14 });
    fc.assert(
      fc.property(fc.constantFrom('CED', 'RNC'), numbers, (tipo, text) => {
        const format = (typed: string) => formatDocumento(tipo, typed);
        const shown = format(text);
        expect(format(shown)).toBe(shown);
        expect(shown.replaceAll('-', '')).toBe(text.replaceAll('-', ''));
        expect(typeAll(text.replaceAll('-', ''), format)).toBe(format(text.replaceAll('-', '')));
        expect(format(shown.slice(0, -1)).length).toBeLessThan(Math.max(1, shown.length));
      }),
    );
  });
});

describe('A phone pasted whole', () => {
  const dominican = { nuArea: '809', numero: '5551234' };
  test.each([
    ['+1 (809) 555-1234', undefined, dominican],
    ['809-555-1234', undefined, dominican],
    ['8095551234', undefined, dominican],
    ['18095551234', undefined, dominican],
    ['1-809-555-1234', undefined, dominican],
    ['(809) 555 1234', undefined, dominican],
    [' 809.555.1234 ', undefined, dominican],
    ['+1 809 555 1234', '+1', dominican],
    ['809-555-1234', '1809', dominican],
    ['809-555-1234', '', dominican],
    ['5551234', undefined, null],
    ['809', undefined, null],
    ['80955512345', undefined, null],
    ['1095551234', undefined, null],
    ['+45 12 34 56 78', undefined, null],
    ['+8095551234', undefined, null],
    ['809-555-1234 ext. 5', undefined, null],
    ['809-555-CASA', undefined, null],
    ['', undefined, null],
    ['+34 (91) 234 5678', '34', { nuArea: '91', numero: '2345678' }],
    ['(91) 234 5678', '34', { nuArea: '91', numero: '2345678' }],
    ['+33 (1) 23 45 67 89', '34', null],
    ['912345678', '34', null],
  ])('%j in a country of prefix %j is %j', (text, prefix, phone) => {
    expect(splitPhone(text, prefix)).toEqual(phone);
  });
});
