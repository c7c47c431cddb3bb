import { expect, test } from 'vitest';
import { cuotaOf, cuotasOf } from './cuotas.ts';

test.each([
  ['Cuatro cuotas', 4],
  ['Diez cuotas', 10],
  ['DOCE CUOTAS', 12],
  ['Plan Plus (3 pagos)', 3],
  ['Premium en 10 cuotas sin recargo', 10],
  ['Pago único', null],
  ['Una cuota', null],
  ['1 cuotas', null],
  ['Sus cuotas', null],
  ['Plan 4', null],
  ['', null],
])('%j is paid in %j parts', (plan, count) => {
  expect(cuotasOf(plan)).toBe(count);
});

test.each([
  [25_210.28, 4, { amount: 6302.57, isExact: true }],
  [100, 3, { amount: 33.33, isExact: false }],
  [0.1 + 0.2, 3, { amount: 0.1, isExact: true }],
])('%d in %d parts', (total, count, part) => {
  expect(cuotaOf(total, count)).toEqual(part);
});
