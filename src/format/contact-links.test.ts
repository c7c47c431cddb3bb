import { expect, test } from 'vitest';
import { mailHref, telHref } from './contact-links.ts';

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
])('%j is written to by %j', (email, href) => {
  expect(mailHref(email)).toBe(href);
});
