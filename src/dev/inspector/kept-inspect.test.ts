import { expect, test } from 'vitest';
import { withInspect } from './kept-inspect.ts';

const base = 'http://localhost:4280/autogestion/';

test.each([
  ['', '', '?inspect'],
  ['clientes?nombre=a%26b&page=2#fin', '', 'clientes?nombre=a%26b&page=2&inspect#fin'],
  ['clientes', 'stately', 'clientes?inspect=stately'],
  ['clientes?inspect', '', null],
  ['?inspect=&anio=2025', '', null],
])('%j goes on with %j as %j', (address, value, kept) => {
  expect(withInspect(base + address, value)).toBe(kept === null ? null : base + kept);
});
