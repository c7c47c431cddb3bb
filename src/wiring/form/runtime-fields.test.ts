import { describe, expect, test } from 'vitest';
import { fieldsClearedBy } from '../../domain/dependencies.ts';
import { findProblems, findRequired, requiredMessage } from './form-problems.ts';
import { parseTypedNumber, ruleMessages } from './rules.ts';
import { defaultsOf, dependenciesOf, labelsOf, type RuntimeField, schemaOf } from './runtime-fields.tsx';

const fields: readonly RuntimeField[] = [
  { name: 'v1', label: 'Suma asegurada', kind: 'number', required: true, defaultValue: '500000' },
  { name: 'v2', label: 'Desde', kind: 'day', required: true },
  { name: 'v3', label: 'Con grúa', kind: 'checkbox', required: true, defaultValue: 'true' },
  { name: 'v4', label: 'Nota', kind: 'text', required: false },
  { name: 'v5', label: 'Provincia', kind: 'choice', required: true, catalogo: 'provincias', dependsOn: { idPais: 'v4' } },
  { name: 'v6', label: 'Ciudad', kind: 'choice', required: false, catalogo: 'ciudades', dependsOn: { idProvincia: 'v5' } },
  { name: 'v7', label: 'Sector', kind: 'choice', required: false, catalogo: 'zonas', dependsOn: { idCiudad: 'v6' } },
];

test('they begin with their defaults and are marked as the service says', () => {
  expect(defaultsOf(fields)).toEqual({ v1: '500000', v2: '', v3: true, v4: '', v5: '', v6: '', v7: '' });
  expect(findRequired(schemaOf(fields), defaultsOf(fields))).toEqual(new Set(['v1', 'v2', 'v5']));
  expect(['v1', 'v9'].map(labelsOf(fields))).toEqual(['Suma asegurada', 'v9']);
});

test('each kind has its rule, said at its field', () => {
  const values = { ...defaultsOf(fields), v1: '1.2.3', v2: '31-02-2026', v5: '' };
  expect(findProblems(schemaOf(fields), values)).toEqual([
    { name: 'v1', message: ruleMessages.unsigned },
    { name: 'v2', message: 'Escribe una fecha que exista, como 31-12-1990.' },
    { name: 'v5', message: requiredMessage },
  ]);
  expect(findProblems(schemaOf(fields), { ...values, v1: '1,234.56', v2: '28-02-2026', v5: '3' })).toEqual([]);
});

test('a changed parent empties what hangs on it at any depth', () => {
  expect(fieldsClearedBy(dependenciesOf(fields), 'v4')).toEqual(['v5', 'v6', 'v7']);
});

describe('A typed number', () => {
  test.each([
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1,234,567', 1_234_567],
    ['-1', -1],
    [' 7 ', 7],
    ['0', 0],
    ['1.234,56', Number.NaN],
    ['1,23', Number.NaN],
    ['1e9', Number.NaN],
    ['12345678901234567890', Number.NaN],
    ['', Number.NaN],
    ['RD$ 5', Number.NaN],
  ])('«%s» is %d', (typed, number) => expect(parseTypedNumber(typed)).toBe(number));
});
