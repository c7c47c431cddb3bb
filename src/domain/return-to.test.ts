import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

const origin = 'https://portal.ejemplo.do';

describe('The page to return to after login', () => {
  test.each([
    ['/', '/'],
    ['/clientes', '/clientes'],
    ['/clientes?page=2&nombre=Jos%C3%A9', '/clientes?page=2&nombre=Jos%C3%A9'],
    ['/clientes/update/1024', '/clientes/update/1024'],
    ['/clientes?url=https://otra.example//x', '/clientes?url=https://otra.example//x'],
    ['/clientes?nombre=Peña y Núñez', '/clientes?nombre=Pe%C3%B1a%20y%20N%C3%BA%C3%B1ez'],
    ['/clientes#fin', '/clientes'],
    ['/no/existe', '/no/existe'],
    ['/loginx', '/loginx'],
    ['/a/./b/../clientes', '/a/clientes'],
    ['/@evil.example', '/@evil.example'],
  ])('is a plain path of the portal: %j → %j', (raw, page) => {
    expect(safeReturnTo(raw)).toBe(page);
  });

  test.each([
    null,
    undefined,
    '',
    ' ',
    'clientes',
    '?page=2',
    '#x',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '/\\evil.example',
    '\\\\evil.example',
    '/clientes\\..\\evil',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/clientes\r\nSet-Cookie: x',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS://evil.example',
    'https:///evil.example',
    'http://portal.invalid/clientes',
    'https://portal.invalid/clientes',
    '@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/x',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/x/%2e%2e//evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/x/%2f%2fevil.example',
    '/x//y',
    '/%0d%0aSet-Cookie: x',
    '/login',
    '/%6cogin',
    '/%6Cogin?returnTo=/clientes',
    '/login?returnTo=/login',
    '/./login',
    '/x/../login',
    `/${'a'.repeat(2000)}`,
  ])('is the home page for %j', (raw) => {
    expect(safeReturnTo(raw)).toBe('/');
  });

  const nasty = fc.array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'javascript:',
      'https:',
      'evil.example',
      'login',
      'ñ',
      '\u{d800}',
    ),
    { maxLength: 12 },
  );
  const anything = fc.oneof(
    fc.string(),
    fc.string().map((text) => `/${text}`),
    nasty.map((parts) => parts.join('')),
    nasty.map((parts) => `/${parts.join('')}`),
    fc.webUrl(),
  );

  test('never leaves the portal, and stays the same when read again', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const page = safeReturnTo(raw);
        expect(page).toMatch(/^\/(?!\/)[^\\]*$/);
        expect(new URL(page, origin).origin).toBe(origin);
        expect(new URL(`/autogestion${page}`, origin).origin).toBe(origin);
        expect(new URL(page, origin).pathname).not.toBe('/login');
        expect(safeReturnTo(page)).toBe(page);
      }),
      { numRuns: 3000, seed: 20_261_120 },
    );
  });
});
