import { describe, expect, test } from 'vitest';
import { hogar } from '../../tests/fixtures/productos-cotizados.ts';
import { type CampoTecnico, type DatoTecnico, groupByBien, haveSameDatos, nameCampos } from './campos.ts';

/** A field of a good, whose parents are given by their codes. */
function campo(cdDato: number, [nuBienAsegurado, nuConsecutivo]: readonly [number, number], ...parents: number[]): CampoTecnico {
  const dependencias = parents.map((key, index) => ({ key, value: `valorDato${index + 1}` }));
  return { cdDato, deDato: `Campo ${cdDato}`, tpDato: 'N', nuConsecutivo, nuBienAsegurado, dependencias };
}

const named = (...campos: readonly CampoTecnico[]) =>
  nameCampos(campos).map(({ name, parents }) => [name, ...parents.map((parent) => `${parent.param}=${parent.name}`)].join(' '));

describe('The names of technical fields', () => {
  test('are their codes, in the order of the service', () => {
    expect(named(campo(7, [1, 2]), campo(5, [1, 1], 7))).toEqual(['v7', 'v5 valorDato1=v7']);
  });

  test('name the good where several have the same code: a parent in the same good comes first', () => {
    expect(nameCampos(hogar.campos).map(({ name, parents }) => [name, parents])).toEqual([
      ['v260001_1_1', []],
      ['v260002_1_2', [{ param: 'valorDato1', name: 'v260001_1_1' }]],
      ['v260003_1_3', []],
      ['v250041', []],
      ['v260001_2_1', []],
      ['v260002_2_2', [{ param: 'valorDato1', name: 'v260001_2_1' }]],
      ['v260003_2_3', []],
      [
        'v260004',
        [
          { param: 'valorDato1', name: 'v250041' },
          { param: 'valorDato2', name: 'v260002_2_2' },
        ],
      ],
    ]);
  });

  test('name the place where a good has a code twice', () => {
    expect(named(campo(5, [1, 1]), campo(5, [1, 2]))).toEqual(['v5_1_1', 'v5_1_2']);
  });

  test('take a parent of another good where their own has none', () => {
    expect(named(campo(5, [1, 1]), campo(5, [2, 1]), campo(6, [3, 1], 5))).toEqual(['v5_1_1', 'v5_2_1', 'v6 valorDato1=v5_1_1']);
  });

  test('are short where a field is defined twice', () => {
    const twice = campo(5, [1, 1]);
    expect(named(twice, campo(6, [1, 2], 5), twice, campo(5, [1, 1]))).toEqual(['v5', 'v6 valorDato1=v5']);
  });

  test('exclude parents that the product lacks, and the field itself', () => {
    expect(named(campo(5, [1, 1], 9, 5), campo(5, [1, 1], 9, 5))).toEqual(['v5']);
    expect(named(campo(6, [1, 1], 9, 5), campo(5, [1, 2]))).toEqual(['v6 valorDato2=v5', 'v5']);
  });

  test('end where fields depend on each other', () => {
    expect(named(campo(5, [1, 1], 6), campo(6, [1, 2], 5))).toEqual(['v5 valorDato1=v6', 'v6 valorDato1=v5']);
  });

  test('need only what the contract requires of a definition', () => {
    const bare: CampoTecnico = { cdDato: 5, deDato: '', tpDato: 'A', nuConsecutivo: 0, nuBienAsegurado: 0 };
    expect(named(bare, { ...bare, cdDato: 6, dependencias: null })).toEqual(['v5', 'v6']);
    expect(nameCampos([])).toEqual([]);
  });
});

test('Each good has its fields, in the order in which the goods appear', () => {
  const groups = groupByBien(nameCampos([campo(1, [2, 1]), campo(2, [1, 1]), campo(3, [2, 2])]));
  expect(groups.map(({ nuBien, fields }) => [nuBien, fields.map(({ name }) => name)])).toEqual([
    [2, ['v1', 'v3']],
    [1, ['v2']],
  ]);
});

const dato = (cdDato: number, valor: string | null, nuBien = 1, nuConsecutivo = 1): DatoTecnico => ({
  cdDato,
  nuBien,
  nuConsecutivo,
  valor,
});

describe('Technical values are equal', () => {
  test('in any order, with any further data', () => {
    const some = [dato(1, 'a'), { ...dato(2, 'b'), cdDato1: 'a' }];
    expect(haveSameDatos(some, [dato(2, 'b'), dato(1, 'a')])).toBe(true);
    expect(haveSameDatos([], [])).toBe(true);
  });

  test.each([
    ['a', 'a', true],
    ['a', ' a ', true],
    ['a', 'A', false],
    ['a', null, false],
    [null, '', true],
    [null, ' ', true],
    [null, '0', false],
    ['', '0', false],
    ['500000', '500000.00', true],
    ['0.5', '.5', true],
    ['0.50', '.5', true],
    ['0.5', '.', false],
    ['1', '1.0001', false],
    ['007', '7', false],
    ['2026-11-20', '2026-11-21', false],
    ['12345678901234567890', '12345678901234567891', false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(haveSameDatos([dato(1, one)], [dato(1, other)])).toBe(same);
    expect(haveSameDatos([dato(1, other)], [dato(1, one)])).toBe(same);
  });

  test('where one side leaves out an empty value, but not a filled one', () => {
    expect(haveSameDatos([dato(1, 'a'), dato(2, null)], [dato(1, 'a')])).toBe(true);
    expect(haveSameDatos([dato(1, 'a'), dato(2, '0')], [dato(1, 'a')])).toBe(false);
    expect(haveSameDatos([dato(1, 'a')], [dato(1, 'a'), dato(2, 'b')])).toBe(false);
  });

  test('only for the same good and place', () => {
    expect(haveSameDatos([dato(1, 'a'), dato(1, 'b', 2)], [dato(1, 'b'), dato(1, 'a', 2)])).toBe(false);
    expect(haveSameDatos([dato(1, 'a', 1, 1)], [dato(1, 'a', 1, 2)])).toBe(false);
  });
});
