import { describe, expect, test } from 'vitest';
import core from '../../openapi/bundle/core.json' with { type: 'json' };
import { filledByTarifa, findTarifa, type PlanTarifa } from './plan-tarifas.ts';

const tarifas: readonly PlanTarifa[] = core.components.examples.planTarifas.value.value;

describe('The rate row of a plan', () => {
  test.each([
    ['1', '1', 21],
    ['2', '1', 22],
    ['1', '2', undefined],
    ['3', '1', undefined],
    ['', '', undefined],
  ])('for option %j in currency %j is %s', (opcion, moneda, id) => {
    expect(findTarifa(tarifas, opcion, moneda)?.id).toBe(id);
  });

  test('is the first match, white space aside; rows without values match nothing', () => {
    const rows: readonly PlanTarifa[] = [
      { id: 1, nombre: 'sin valores' },
      { id: 2, nombre: 'nulos', valorDato1: null, valorDato2: null },
      { id: 3, nombre: 'con espacios', valorDato1: ' 1 ', valorDato2: '1 ' },
      { id: 4, nombre: 'otra vez', valorDato1: '1', valorDato2: '1' },
    ];
    expect(findTarifa(rows, '1', '1')?.id).toBe(3);
    expect(findTarifa([], '1', '1')).toBe(undefined);
  });
});

describe('What a rate row fills', () => {
  test('is four technical fields, in the order of its values', () => {
    expect(tarifas.map((tarifa) => filledByTarifa(2501, tarifa))).toEqual([
      [
        { cdDato: 250_031, valor: '500000' },
        { cdDato: 250_032, valor: '500000' },
        { cdDato: 250_033, valor: '1000000' },
        { cdDato: 250_034, valor: '500000' },
      ],
      [
        { cdDato: 250_031, valor: '1000000' },
        { cdDato: 250_032, valor: '1000000' },
        { cdDato: 250_033, valor: '2000000' },
        { cdDato: 250_034, valor: '1000000' },
      ],
    ]);
  });

  test('is nothing for a missing value, and a zero is a value', () => {
    const row: PlanTarifa = { id: 1, nombre: '', valorDato3: null, valorDato4: '  ', valorDato5: ' 0 ' };
    expect(filledByTarifa(2501, row)).toEqual([{ cdDato: 250_033, valor: '0' }]);
    expect(filledByTarifa(2501, { id: 1, nombre: '' })).toEqual([]);
  });
});
