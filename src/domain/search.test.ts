import { describe, expect, test } from 'vitest';
import { isPolizaOf, otherSpelling, readLookUps, readNombre } from './search.ts';

const numbers = (numero: number) => [
  { kind: 'cotizacion', numero },
  { kind: 'poliza', numero },
  { kind: 'siniestro', numero },
];
const cliente = (documento: string) => ({ kind: 'cliente', documento });
const poliza = (entidad: number, ramo: number, numero: number) => ({ kind: 'poliza', numero, of: { entidad, ramo } });

describe('A typed text', () => {
  test.each([
    ['900', [...numbers(900), cliente('900')]],
    [' 7 ', [...numbers(7), cliente('7')]],
    ['999999999999999', [...numbers(999_999_999_999_999), cliente('999999999999999')]],
  ])('of digits may be any of the four kinds: %j', (typed, lookUps) => {
    expect(readLookUps(typed)).toEqual(lookUps);
  });

  test.each([
    ['40212345678', true],
    ['40212345679', true],
    ['130001456', true],
    ['131000013', false],
  ])(
    'as long as an identity card, or that reads as a tax id, is the client first, and any other number last: %j',
    (typed, isDocumento) => {
      const kinds = readLookUps(typed).map(({ kind }) => kind);
      expect(kinds).toEqual(
        isDocumento ? ['cliente', 'cotizacion', 'poliza', 'siniestro'] : ['cotizacion', 'poliza', 'siniestro', 'cliente'],
      );
    },
  );

  test.each([
    ['001-1391825-4', '00113918254'],
    ['00113918254', '00113918254'],
    ['001 1391825 4', '00113918254'],
    ['1-30-00145-6', '130001456'],
    ['131 00001 2', '131000012'],
    ['rd4433221', 'rd4433221'],
    ['RD 443-3221', 'RD4433221'],
    ['9999999999999999', '9999999999999999'],
    ['000900', '000900'],
  ])('that is no plain number is a document only: %j', (typed, documento) => {
    expect(readLookUps(typed)).toEqual([cliente(documento)]);
  });

  test.each([
    ['1-12-700', [poliza(1, 12, 700), cliente('112700')]],
    ['01 - 0012 - 0000700', [poliza(1, 12, 700), cliente('0100120000700')]],
    ['1-1-7', [poliza(1, 1, 7)]],
  ])('written as entity-ramo-policy is a policy first: %j', (typed, lookUps) => {
    expect(readLookUps(typed)).toEqual(lookUps);
  });

  test.each([
    [''],
    [' '],
    ['yokasta'],
    ['Ana Peña 2'],
    ['0'],
    ['-5'],
    ['1.5'],
    ['12-3'],
    ['%'],
    ["'"],
    ['٣٤٥'],
    ['1e9'],
    ['0x1F4AAAAA'],
    ['1'.repeat(400)],
  ])('is looked up as nothing: %j', (typed) => {
    expect(readLookUps(typed)).toEqual([]);
  });
});

test.each([
  [{ cdEntidad: 1, cdArea: 12 }, undefined, true],
  [{ cdEntidad: 1, cdArea: 12 }, { entidad: 1, ramo: 12 }, true],
  [{ cdEntidad: 2, cdArea: 12 }, { entidad: 1, ramo: 12 }, false],
  [{ cdEntidad: 1, cdArea: 13 }, { entidad: 1, ramo: 12 }, false],
  [{ cdEntidad: null, cdArea: 12 }, { entidad: 9, ramo: 12 }, true],
  [{ cdArea: 12 }, { entidad: 1, ramo: 12 }, false],
  [{ cdEntidad: 1, cdArea: null }, { entidad: 1, ramo: 12 }, true],
] as const)('A policy of %j fits the typed %j: %j', (row, of, is) => {
  expect(isPolizaOf({ numeroPoliza: 700, numeroCertificado: 1, ...row }, of, 9)).toBe(is);
});

test.each([
  ['ana', 'ana'],
  [' D’Óleo ', "D'Óleo"],
  ['josé   luis', 'josé luis'],
  ['l m n', 'l m n'],
  ['an', null],
  ['a 123 b', null],
  ['', null],
])('%j is looked up as the name %j', (typed, nombre) => {
  expect(readNombre(typed)).toEqual(nombre === null ? null : { kind: 'cliente', nombre });
});

test.each([
  ['doleo', "d'oleo"],
  ['d óleo', "d'óleo"],
  ['Ana D Oleo', "Ana D'Oleo"],
  ['oreilly', "o'reilly"],
  ["d'óleo", 'dóleo'],
  ["O'Neill", 'ONeill'],
  ['de la cruz', null],
  ['los santos', null],
  ['pérez', null],
  ['zapato', null],
])('%j has the other spelling %j', (nombre, other) => {
  expect(otherSpelling(nombre)).toBe(other);
});
