import { expect, test } from 'vitest';
import { brokenStorage, contents, fakeStorage } from '../../tests/support/browser.ts';
import { lastQuotedKey } from './keys.ts';
import { lastQuoted, rememberQuoted } from './last-quoted.ts';

const none = { producto: '', entidad: '' };
const broken = () => brokenStorage({ setItem: true, getItem: true });

test.each([
  ['{"producto":"2501","entidad":"1"}', { producto: '2501', entidad: '1' }],
  ['{"producto":2501,"entidad":"1"}', none],
  ['{"producto":"2501"}', none],
  ['[]', none],
  ['hola', none],
])('The last quoted choices are read from %s', (text, quoted) => {
  expect(lastQuoted(() => fakeStorage({ [lastQuotedKey]: text }))).toEqual(quoted);
});

test('The last quoted choices are kept, and dropped where storage fails', () => {
  const storage = fakeStorage({});
  rememberQuoted({ producto: '2503', entidad: '2' }, () => storage);
  expect(contents(storage)).toEqual({ [lastQuotedKey]: '{"producto":"2503","entidad":"2"}' });
  rememberQuoted({ producto: '2503', entidad: '2' }, broken);
  expect(lastQuoted(broken)).toEqual(none);
});
