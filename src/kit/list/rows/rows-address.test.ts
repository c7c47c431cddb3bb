import { describe, expect, test } from 'vitest';
import {
  type AddressColumn,
  plainRows,
  readRange,
  readRowsAddress,
  type RowsAddress,
  toColumnFilter,
  wantsAllRows,
  writeRowsAddress,
} from './rows-address.ts';

const columns: readonly AddressColumn[] = [
  { head: 'No. Cotización', kind: 'document' },
  { head: 'Producto', kind: 'text', facet: true },
  { head: 'Fecha', kind: 'day' },
  { head: 'Estatus', kind: 'status' },
];

const write = (rows: RowsAddress) => {
  const params = new URLSearchParams();
  writeRowsAddress(columns, rows, params);
  return params.toString();
};

describe('The order and filters of rows in an address', () => {
  test.each<[string, Partial<RowsAddress>]>([
    ['', {}],
    ['filas=todas', { all: true }],
    ['orden=no-cotizacion', { sort: { column: 'No. Cotización', direction: 'asc' } }],
    ['orden=-fecha', { sort: { column: 'Fecha', direction: 'desc' } }],
    ['f.producto=Vida&f.producto=Auto+%26+m%C3%A1s', { facets: { Producto: ['Vida', 'Auto & más'] } }],
    ['f.fecha=este-mes', { facets: { Fecha: 'este-mes' } }],
    ['f.fecha=2026-01-01..2026-01-31', { facets: { Fecha: '2026-01-01..2026-01-31' } }],
    ['f.fecha=..2026-01-31', { facets: { Fecha: '..2026-01-31' } }],
    ['texto=%2541+%C3%B1', { text: '%41 ñ' }],
    [
      'filas=todas&orden=-estatus&f.producto=Vida&f.estatus=1&f.estatus=6&texto=ana',
      {
        all: true,
        sort: { column: 'Estatus', direction: 'desc' },
        facets: { Producto: ['Vida'], Estatus: ['1', '6'] },
        text: 'ana',
      },
    ],
  ])('%j is read and written again', (search, rows) => {
    expect(readRowsAddress(columns, `?${search}`)).toEqual({ ...plainRows, ...rows });
    expect(Object.fromEntries(new URLSearchParams(write({ ...plainRows, ...rows })))).toEqual(
      Object.fromEntries(new URLSearchParams(search)),
    );
  });

  test.each<[string, readonly string[]]>([
    ['?orden=color', ['orden']],
    ['?orden=--fecha', ['orden']],
    ['?f.color=rojo', ['color']],
    ['?f.no-cotizacion=1', ['no-cotizacion']],
    ['?f.fecha=ayer', ['fecha']],
    ['?f.fecha=..', ['fecha']],
    ['?f.fecha=2026-02-30..', ['fecha']],
    ['?f.fecha=hoy&f.fecha=este-mes', ['fecha']],
    ['?f.=1&f.constructor=2&f.__proto__=3', ['', 'constructor', '__proto__']],
  ])('%s has the unknown parameters %j', (search, unknown) => {
    expect(readRowsAddress(columns, search)).toEqual({ ...plainRows, unknown });
  });

  test('keeps each value once, and cuts a long text', () => {
    expect(readRowsAddress(columns, `?f.estatus=1&f.estatus=1&texto=${'x'.repeat(300)}`)).toEqual({
      ...plainRows,
      facets: { Estatus: ['1'] },
      text: 'x'.repeat(100),
    });
  });
});

test.each<[Partial<RowsAddress>, boolean]>([
  [{}, false],
  [{ unknown: ['orden'] }, false],
  [{ all: true }, true],
  [{ sort: { column: 'Fecha', direction: 'asc' } }, true],
  [{ facets: { Estatus: ['1'] } }, true],
  [{ text: 'a' }, true],
])('%j asks for all rows: %s', (rows, wants) => {
  expect(wantsAllRows({ ...plainRows, ...rows })).toBe(wants);
});

test('A wish becomes a range of days or a list of values', () => {
  expect(readRange('2026-01-01..', '2026-11-20')).toEqual({ from: '2026-01-01', to: null });
  expect(toColumnFilter('hoy', '2026-11-20')).toEqual({ kind: 'days', from: '2026-11-20', to: '2026-11-20' });
  expect(toColumnFilter(['1'], '2026-11-20')).toEqual({ kind: 'values', values: ['1'] });
});
