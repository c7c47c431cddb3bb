import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cliente, tarjeta } from '../../../../tests/support/cliente.ts';
import { clienteDraftSchema, draftLabel, toDraftValues } from './cliente-draft.ts';
import { noCliente, noTelefono } from '../form/cliente-values.ts';

const typed = { ...cliente, domicilioBancarios: [tarjeta], pending: { ...cliente.pending, domicilio: tarjeta } };

describe('A draft', () => {
  test('holds everything but the numbers of cards and accounts', () => {
    const kept = toDraftValues(typed);
    expect(JSON.stringify(kept)).not.toContain('4111');
    expect(kept).toEqual({
      ...typed,
      domicilioBancarios: [{ ...tarjeta, noCuenta: '' }],
      pending: { ...typed.pending, domicilio: { ...tarjeta, noCuenta: '' } },
    });
  });

  test('comes back whole', () => {
    expect(z.parse(clienteDraftSchema, JSON.parse(JSON.stringify(toDraftValues(typed))))).toEqual(toDraftValues(typed));
  });

  test.each([
    ['a number for a text', { ...cliente, idPais: 1 }],
    ['a number in a row', { ...cliente, telefonos: [{ ...noTelefono, numero: 5 }] }],
  ])('with %s is not loaded', (_, values) => {
    expect(z.safeParse(clienteDraftSchema, values).success).toBe(false);
  });

  test('of a former release has the fields that were added since, empty', () => {
    const former = { ...cliente, primerNombre: undefined, telefonos: [{ numero: '5' }] };
    expect(z.parse(clienteDraftSchema, JSON.parse(JSON.stringify(former)))).toEqual({
      ...cliente,
      primerNombre: '',
      telefonos: [{ ...noTelefono, numero: '5' }],
    });
  });

  test.each([
    [cliente, 'Ana Núñez'],
    [{ ...noCliente, nuDocumento: ' 402 ' }, '402'],
    [noCliente, 'un cliente sin nombre'],
  ])('%# is called after its client', (values, label) => expect(draftLabel(values)).toBe(label));
});
