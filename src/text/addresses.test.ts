import { expect, test } from 'vitest';
import { addressIn } from './addresses.ts';

test.each([
  ['https://a.do/x', undefined, 'https://a.do/x'],
  ['/x', 'https://a.do/b/c', 'https://a.do/x'],
  ['', 'https://a.do/b', 'https://a.do/b'],
  ['https://', undefined, undefined],
  ['/x', undefined, undefined],
  ['http://[', 'https://a.do', undefined],
])('%j counted from %j is %j', (text, base, href) => {
  expect(addressIn(text, base)?.href).toBe(href);
});
