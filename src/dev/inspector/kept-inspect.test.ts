import { expect, test } from 'vitest';
import { withInspect } from './kept-inspect.ts';

const base = 'http://localhost:4280/autogestion/';

test.each([
  ['', '', '?inspect'],
  ['clientes?nombre=a%26b&page=2#fin', '', 'clientes?nombre=a%26b&page=2&inspect#fin'],
  ['clientes', 'stately', 'clientes?inspect=stately'],
  ['clientes?inspect', '', null],
  ['?inspect=&anio=2025', '', null],
])('the address %j with the inspector %j becomes %j', (address, value, expected) => {
  expect(withInspect(base + address, value)).toBe(expected === null ? null : base + expected);
});
