import { describe, expect, test } from 'vitest';
import { isCuentaFor, isDebito, maskedCuenta } from './emisiones.ts';

describe('An account', () => {
  test.each([
    ['a card', 'T', [false, true, false]],
    ['a savings account', 'A', [false, false, true]],
    ['a current account', 'C', [false, false, true]],
    ['of another type', '1', [false, false, true]],
    ['of a type in small letters', 't', [false, false, true]],
    ['of no type', undefined, [false, true, true]],
    ['of a type that is null', null, [false, true, true]],
    ['of a type that is empty', '', [false, true, true]],
  ])('that is %s fits direct payment, card and account debit: %j, %j', (_, idTipoCuenta, expected) => {
    expect([1, 2, 3].map((cdFormaPago) => isCuentaFor({ idTipoCuenta }, cdFormaPago))).toEqual(expected);
  });

  test.each([0, 4, -1, Number.NaN])('fits no unknown payment method: %d', (cdFormaPago) => {
    expect(['T', 'A', null].map((idTipoCuenta) => isCuentaFor({ idTipoCuenta }, cdFormaPago))).toEqual([false, false, false]);
  });

  test.each([
    ['4111111111111111', '•••• 1111'],
    ['4111 1111 1111 2222', '•••• 2222'],
    [' 792014563\u00a0', '•••• 4563'],
    ['7 9 2 0', '•••• 7920'],
    ['12', '•••• 12'],
    ['DO28BAGR00000001212453611324', '•••• 1324'],
    ['', 'sin número'],
    [' \t', 'sin número'],
    [null, 'sin número'],
    [undefined, 'sin número'],
  ])('%j is shown as %j', (noCuenta, shown) => {
    expect(maskedCuenta(noCuenta)).toBe(shown);
  });
});

test('The payment methods that debit an account are those by card and by account', () => {
  expect([1, 2, 3, 0, 4, Number.NaN].filter(isDebito)).toEqual([2, 3]);
});
