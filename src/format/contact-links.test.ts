import { expect, test } from 'vitest';
import { letterHref, mailHref, shownPhone, telHref, typedPhone, whatsappHref, whatsappNumber } from './contact-links.ts';

test.each([
  ['1', '809', '5550147', 'tel:+18095550147'],
  ['+1', '(809)', '555-0147', 'tel:+18095550147'],
  ['1809', '809', '5550147', 'tel:+18095550147'],
  ['34', '', '912 345 678', 'tel:+34912345678'],
  [null, '809', '5550147', 'tel:8095550147'],
  ['', '', '911', 'tel:911'],
  ['1', '809', '5550147;ext=1', undefined],
  ['1', '809', '*21#', undefined],
  ['1', '', '', undefined],
  ['1', '', '1234567890123456', undefined],
])('country %j, area %j and number %j are called by %j', (prefix, nuArea, numero, href) => {
  expect(telHref(prefix, nuArea, numero)).toBe(href);
});

test.each([
  ['luz.perez+1@ejemplo.com.do', 'mailto:luz.perez+1@ejemplo.com.do'],
  [' luz@ejemplo.do ', 'mailto:luz@ejemplo.do'],
  ['luz@ejemplo.do?bcc=otra@ejemplo.do', undefined],
  ['luz@ejemplo.do,otra@ejemplo.do', undefined],
  ['luz%0a@ejemplo.do', undefined],
  ['"luz perez"@ejemplo.do', undefined],
  ['josé@ejemplo.do', undefined],
  ['luz@ejemplo', undefined],
  ['', undefined],
])('%j has the mail address %j', (email, href) => {
  expect(mailHref(email)).toBe(href);
});

test.each([
  ['+18095550147', '18095550147'],
  ['809-555-0147', '18095550147'],
  ['(829) 555 0147', '18295550147'],
  ['1 809 555 0147', '18095550147'],
  ['+34 612 345 678', '34612345678'],
  ['+1 809 555-0147', '18095550147'],
  [' ８０９-555-0147 ', '18095550147'],
  ['555-0147', null],
  ['809-555-01', null],
  ['+0 809 555 0147', null],
  ['+1 809 555 0147 89012', null],
  ['8095550147 8295550148', null],
  ['8095550147;ext=1', null],
  ['8095550147&text=x', null],
  ['', null],
])('%j is for WhatsApp the number %j', (typed, number) => {
  expect(whatsappNumber(typed)).toBe(number);
});

test('a phone of a client has its country code where that is known', () => {
  expect(typedPhone('1809', '809', '555-0147')).toBe('+18095550147');
  expect(typedPhone('34', '', '612345678')).toBe('+34612345678');
  expect(typedPhone(undefined, '809', '5550147')).toBe('8095550147');
  expect(typedPhone('1', '809', '*21#')).toBe('');
});

test.each([
  ['1', '849', '5558755', '849-555-8755'],
  ['1809', '(809)', '555 0147', '809-555-0147'],
  [null, '809', '5550147', '809-555-0147'],
  ['34', '', '912 345 678', '+34 912345678'],
  ['57', '', '3001234567', '+57 3001234567'],
  ['1', '', '911', '+1 911'],
  [null, '', '911', '911'],
  ['1', '809', '*21#', ''],
])('country %j, area %j and number %j are read as %j', (prefix, nuArea, numero, shown) => {
  expect(shownPhone(prefix, nuArea, numero)).toBe(shown);
});

test('the address of WhatsApp contains the whole text, with a number or without', () => {
  const text = "Hola, D'Óleo:\n\nTotal: RD$ 1,000.00 & más?";
  for (const [number, path] of [
    ['18095550147', '/18095550147'],
    [null, '/'],
  ] as const) {
    const { origin, pathname, searchParams } = new URL(whatsappHref(number, text));
    expect([origin, pathname, [...searchParams]]).toEqual(['https://wa.me', path, [['text', text]]]);
  }
});

test('a mail link has address, subject and text; an invalid address has none', () => {
  expect(letterHref('luz@ejemplo.do', 'Cotización 900', 'Hola,\nadiós & gracias')).toBe(
    'mailto:luz@ejemplo.do?subject=Cotizaci%C3%B3n%20900&body=Hola%2C%0D%0Aadi%C3%B3s%20%26%20gracias',
  );
  expect(letterHref(' ', 'A', 'B')).toBe('mailto:?subject=A&body=B');
  expect(letterHref('luz@ejemplo.do?bcc=otra@ejemplo.do', 'A', 'B')).toBeNull();
});
