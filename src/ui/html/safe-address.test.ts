import { expect, test } from 'vitest';
import { pictureAddress, safeAddress } from './safe-address.ts';

test.each([
  'https://ejemplo.do',
  'HTTP://ejemplo.do/a b?ñ=1#x',
  'mailto:a@ejemplo.do?subject=Hola',
  ' \n https://ejemplo.do ',
  'tel:8095550000',
  'TEL:+1-809-555-0100;ext=12',
  ' tel:(809) 555-0100 ',
])('the address %j may be followed', (raw) => {
  expect(safeAddress(raw)).toBe(raw.trim());
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'https:/ejemplo.do',
  'https:ejemplo.do',
  'https://',
  'https://a\n.do',
  'https://a\u0000.do',
  '//ejemplo.do',
  '/clientes',
  '#a',
  '?a',
  'ejemplo.do',
  'data:text/html,x',
  'blob:https://ejemplo.do/1',
  'view-source:https://ejemplo.do',
  'ftp://ejemplo.do',
  'tel:',
  'tel:809\n5550000',
  'sms:8095550000',
])('the address %j must not be followed', (raw) => {
  expect(safeAddress(raw)).toBeNull();
});

test('only a web address of a picture becomes a link', () => {
  expect([
    pictureAddress('https://ejemplo.do/a.png'),
    pictureAddress('mailto:a@b.do'),
    pictureAddress('tel:8095550000'),
    pictureAddress('cid:1'),
  ]).toEqual(['https://ejemplo.do/a.png', null, null, null]);
});
