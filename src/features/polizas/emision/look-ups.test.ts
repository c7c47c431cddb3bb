import { describe, expect, test } from 'vitest';
import { cotizacion as quoted } from '../../../../tests/support/cotizacion-machine.ts';
import type { CuentaBancaria } from '../../../domain/emisiones.ts';
import type { ClienteFound } from '../../../machines/actors/personas.ts';
import { contratanteOf, cuentasAsked, documentoAsked, insuredOf, type Persona, usableCuentas } from './look-ups.ts';

const documento = { tipoDocumento: 'CED', nuDocumento: '00113918254' };
const namedQuote = {
  ...quoted,
  idContratante: 1200,
  nombreContratante: 'Yokasta Rosario Méndez',
  tipoDocContratante: documento.tipoDocumento,
  noDocContratante: documento.nuDocumento,
};
const unnamedQuote = { ...namedQuote, idContratante: null };
const yokasta: Persona = { id: 1200, ...documento, nombre: 'Yokasta Rosario Méndez' };
const found = { id: 7, nombreCompleto: 'Ana Pérez' } as ClienteFound;
const loading = { status: 'loading', data: null } as const;

describe('The contracting party', () => {
  test('is the person that the quote names, without a look-up', () => {
    expect(documentoAsked(namedQuote)).toBeNull();
    expect(contratanteOf(namedQuote, loading)).toEqual({ status: 'ready', persona: yokasta });
  });

  test.each<[string, Parameters<typeof contratanteOf>[1], ReturnType<typeof contratanteOf>]>([
    ['is being looked up', loading, { status: 'loading', persona: null }],
    ['could not be looked up', { status: 'failed', data: null }, { status: 'failed', persona: null }],
    ['is not a client', { status: 'ready', data: null }, { status: 'missing', persona: null }],
    ['was found', { status: 'ready', data: found }, { status: 'ready', persona: { id: 7, ...documento, nombre: 'Ana Pérez' } }],
  ])('that the quote does not name %s', (_, came, expected) => {
    expect(documentoAsked(unnamedQuote)).toEqual(documento);
    expect(contratanteOf(unnamedQuote, came)).toEqual(expected);
  });

  test('without a name is looked up, too', () => {
    expect(documentoAsked({ ...namedQuote, nombreContratante: '', asegurado: '' })).toEqual(documento);
  });
});

describe('The insured', () => {
  const typed = { otroAsegurado: true, tipoDocumento: 'CED', numeroDocumento: '001-1391825-4' };

  test('is the contracting party unless the user says otherwise', () => {
    expect(insuredOf({ ...typed, otroAsegurado: false }, yokasta, found)).toEqual(yokasta);
    expect(insuredOf({ ...typed, otroAsegurado: false }, null, found)).toBeNull();
  });

  test('is otherwise the found client, with the document as typed', () => {
    expect(insuredOf(typed, yokasta, found)).toEqual({
      id: 7,
      tipoDocumento: 'CED',
      nuDocumento: '001-1391825-4',
      nombre: 'Ana Pérez',
    });
    expect(insuredOf(typed, yokasta, null)).toBeNull();
  });
});

describe('The accounts', () => {
  const cuentas = [
    { idDomicilioBancario: 1, idTipoCuenta: 'A' },
    { idDomicilioBancario: 2, idTipoCuenta: 'T' },
  ] as CuentaBancaria[];
  const ready = { status: 'ready', data: cuentas } as const;

  test.each([
    [0, null],
    [1, null],
    [2, 1200],
    [3, 1200],
  ])('are loaded for method %i: of %j', (method, idPersona) => {
    expect(cuentasAsked(method, { status: 'ready', persona: yokasta })).toEqual({ idPersona });
    expect(cuentasAsked(method, { status: 'loading', persona: null })).toEqual({ idPersona: null });
  });

  test.each([
    [1, []],
    [2, [2]],
    [3, [1]],
  ])('usable for method %i are %j, and none while loading', (method, ids) => {
    expect(usableCuentas(method, ready).map(({ idDomicilioBancario }) => idDomicilioBancario)).toEqual(ids);
    expect(usableCuentas(method, { status: 'loading', data: cuentas })).toEqual([]);
  });
});
