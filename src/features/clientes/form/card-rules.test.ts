import { expect, test } from 'vitest';
import { tipoCuentaTarjeta } from '../../../domain/cards.ts';
import { createCardRules } from './card-rules.ts';
import { noDomicilio } from './cliente-values.ts';

const options = ['Visa', 'Mastercard', 'American Express'].map((nombre, index) => ({ key: String(index + 1), nombre }));
const [visa, , amex] = ['1', '2', '3'];

function start(row: { noCuenta?: string; idTipoTarjeta?: string } = {}, known = options) {
  let values = { ...noDomicilio, idTipoCuenta: tipoCuentaTarjeta, ...row };
  const types = { now: () => known, when: () => Promise.resolve() };
  const { onFieldChange } = createCardRules(types, values.noCuenta);
  const form = {
    values: () => values,
    set: (name: string, value: unknown) => {
      values = { ...values, [name]: value };
    },
    clearErrors: () => undefined,
  };
  return {
    card: () => values.idTipoTarjeta,
    choose: (idTipoTarjeta: string) => form.set('idTipoTarjeta', idTipoTarjeta),
    type: (noCuenta: string) => {
      form.set('noCuenta', noCuenta);
      onFieldChange(form, 'noCuenta');
    },
  };
}

test('a suggested card type changes with the digits, and a chosen one stays', () => {
  const t = start();
  t.type('340000000000009');
  expect(t.card()).toBe(amex);
  t.type('6011000990139424');
  expect(t.card()).toBe('');
  t.choose('2');
  t.type('4111');
  expect(t.card()).toBe('2');
});

test('a reopened row holds a suggestion if its card type matches its number', () => {
  const t = start({ noCuenta: '340000000000009', idTipoTarjeta: amex });
  t.type('6011000990139424');
  expect(t.card()).toBe('');
  t.type('4111');
  expect(t.card()).toBe(visa);

  const chosen = start({ noCuenta: '340000000000009', idTipoTarjeta: visa });
  chosen.type('6011000990139424');
  expect(chosen.card()).toBe(visa);
});
