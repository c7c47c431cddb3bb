import { expect, test } from 'vitest';
import { tokenExpiry } from './token-expiry.ts';

const jwt = (payload: string) => `h.${Buffer.from(payload).toString('base64url')}.s`;

test.each([
  [jwt('{"exp":1795268462,"name":"Ñandú?>"}'), 1_795_268_462_000],
  [jwt('{"exp":1795268462.5}'), 1_795_268_462_500],
  [jwt('{"exp":"1795268462"}'), null],
  [jwt('{"iat":1}'), null],
  [jwt('{"exp":null}'), null],
  [jwt('null'), null],
  [jwt('[1]'), null],
  [jwt('{"exp":1e999}'), null],
  [jwt('no json'), null],
  ['h.%%%.s', null],
  ['h..s', null],
  ['opaque', null],
  ['a.b', null],
  ['', null],
  [null, null],
])('%j ends at %j', (token, expiry) => {
  expect(tokenExpiry(token)).toBe(expiry);
});
