import { describe, expect, test } from 'vitest';
import core from '../../../../openapi/bundle/core.json' with { type: 'json' };
import type { PolizaRow } from '../../../machines/actors/polizas.ts';
import { reporteOrder, reportes } from '../../../domain/reportes.ts';
import { subjectOf, waysOf } from './polizas-list.ts';

const row = core.components.examples.polizasPage.value.value[0] as PolizaRow;
const paths = { clientes: '/clientes', cotizar: '/cotizaciones/create' };
const documento = 'tipoDocumento=CED&numeroDocumento=00113918254';
const byName = { label: 'Ver cliente', href: '/clientes?nombre=Yokasta+Rosario+M%C3%A9ndez' };

test('a message about a policy has the row’s facts, and finds the client by document', () => {
  const order = reporteOrder(reportes.JRTE10061, { entidad: '1', ramo: '25', poliza: '700', certificado: '1' });
  const { numeroPoliza: numero, nombreProducto: producto, vigenciaHasta: hasta } = row;
  expect(subjectOf(row, order)).toEqual({
    what: 'poliza',
    poliza: { numero, producto, hasta },
    cliente: { tipoDocumento: 'CED', nuDocumento: '00113918254' },
    document: { order, file: null },
  });
  for (const unknown of [{ noDocContratante: null }, { tipoDocContratante: null }, { noDocContratante: '' }]) {
    expect(subjectOf({ ...row, ...unknown }, order)).toMatchObject({ cliente: null });
  }
});

describe('The menu of a policy', () => {
  test('leads to the contracting party, and to a quote for the same product and party', () => {
    expect(waysOf(row, paths)).toEqual([
      { label: 'Ver cliente', href: `/clientes?${documento}` },
      { label: 'Cotizar renovación', href: `/cotizaciones/create?producto=2501&${documento}` },
    ]);
  });

  test.each<[string, Partial<PolizaRow>, readonly object[]]>([
    [
      'has no document',
      { tipoDocContratante: 'CED', noDocContratante: null },
      [byName, { label: 'Cotizar renovación', href: '/cotizaciones/create?producto=2501' }],
    ],
    ['names no product', { noDocContratante: null, cdProducto: null }, [byName]],
    ['has a product that the portal does not quote', { noDocContratante: null, cdArea: 30 }, [byName]],
    ['has neither document nor name nor product', { noDocContratante: null, nombreContratante: null, cdProducto: null }, []],
  ])('of a row that %s offers its possible links', (_, change, expected) => {
    expect(waysOf({ ...row, ...change }, paths)).toEqual(expected);
  });

  test('leads to no missing screen', () => {
    expect(waysOf(row, { clientes: null, cotizar: null })).toEqual([]);
  });
});
