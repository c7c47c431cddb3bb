import { expect, test } from 'vitest';
import { searchOfOrigin } from './list-addresses.ts';

test.each<[unknown, string]>([
  [{ list: '/autogestion/clientes?nombre=a%26b&page=3' }, '?nombre=a%26b&page=3'],
  [{ list: '/autogestion/clientes' }, ''],
  [{ list: '/autogestion/clientes/create?page=3' }, ''],
  [{ list: '/autogestion/polizas?page=3' }, ''],
  [{ list: 'https://ejemplo.invalid/autogestion/clientes?page=3' }, ''],
  [{ list: 7 }, ''],
  [{ isDetailOfList: true }, ''],
  [null, ''],
  ['?page=3', ''],
])('%j has the query %j of its list', (state, search) => {
  expect(searchOfOrigin(state, '/autogestion/clientes')).toBe(search);
});
