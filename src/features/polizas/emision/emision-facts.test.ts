import { describe, expect, test } from 'vitest';
import { cotizacion } from '../../../../tests/support/cotizacion-machine.ts';
import type { CuentaBancaria } from '../../../domain/emisiones.ts';
import { factsOf, type LookedUp } from './emision-facts.ts';
import { type EmisionValues, newEmision } from './emision-form.ts';

const cdProducto = cotizacion.cdProducto;
const values: EmisionValues = { ...newEmision(cotizacion, 1), formaPago: '3', camposDe: String(cdProducto) };
const cuentas = [{ idDomicilioBancario: 2, idTipoCuenta: 'A' }] as CuentaBancaria[];
const looked: LookedUp = {
  campos: { status: 'ready', data: { cdProducto, contexto: 2, campos: [] } },
  contratante: { status: 'ready', data: null },
  cuentas: { status: 'ready', data: cuentas },
  tramites: { status: 'ready', data: [] },
  asegurado: 'looking',
  stored: [],
  pending: { waiting: 1, underWay: 0, failed: 0 },
};
const facts = (typed: Partial<EmisionValues> = {}, came: Partial<LookedUp> = {}) =>
  factsOf({ ...values, ...typed }, cotizacion, { ...looked, ...came });

describe('The facts of an issuance', () => {
  test.each<[string, Partial<EmisionValues>, Partial<LookedUp>, string]>([
    ['are ready once the form holds their values', {}, {}, 'ready'],
    ['are loading until then', { camposDe: '' }, {}, 'loading'],
    ['are loading', {}, { campos: { status: 'loading', data: null } }, 'loading'],
    ['have failed to load', {}, { campos: { status: 'failed', data: null } }, 'failed'],
  ])('technical fields %s', (_, typed, came, expected) => {
    expect(facts(typed, came).campos).toBe(expected);
  });

  test('hold the accounts usable for the method, and whether one is chosen', () => {
    expect(facts().cuentas).toEqual({ status: 'ready', usable: 1, isChosen: false });
    expect(facts({ cuenta: '2' }).cuentas).toEqual({ status: 'ready', usable: 1, isChosen: true });
    expect(facts({ cuenta: '2', formaPago: '2' }).cuentas).toEqual({ status: 'ready', usable: 0, isChosen: false });
  });

  test('hold the look-up of another insured only while there is one', () => {
    expect([facts().asegurado, facts({ otroAsegurado: true }).asegurado]).toEqual([null, 'looking']);
  });

  test('hold the missing mandatory documents and the unsent files', () => {
    const tramites = [1, 2, 3].map((idDocumentoTramite) => ({
      idDocumentoTramite,
      nombre: `Documento ${idDocumentoTramite}`,
      obligatorio: idDocumentoTramite < 3,
    }));
    const stored = [{ idDocumentoTramite: 1, nmArchivo: 'a.pdf', feEmisionDocumento: null, feVencimientoDocumento: null }];
    const came = { tramites: { status: 'ready', data: tramites }, stored } as unknown as Partial<LookedUp>;
    expect(facts({}, came).documentos).toEqual({
      status: 'ready',
      missing: ['Documento 2'],
      waiting: 1,
      underWay: 0,
      failed: 0,
    });
  });
});
