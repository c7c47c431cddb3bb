import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

const options = ['1', '2', '3'].map((key) => ({ key, nombre: `Entrada ${key}` }));

test.each([
  ['3', ['3', '1', '2']],
  ['1', ['1', '2', '3']],
  ['9', ['1', '2', '3']],
  ['', ['1', '2', '3']],
  [undefined, ['1', '2', '3']],
])('The entry %s stands before the others: %j', (first, keys) => {
  expect(firstOf(options, first).map(({ key }) => key)).toEqual(keys);
});
