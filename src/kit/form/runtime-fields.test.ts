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

test('fields begin with the defaults and the marks of the service', () => {
  expect(defaultsOf(fields)).toEqual({ v1: '500000', v2: '', v3: true, v4: '', v5: '', v6: '', v7: '' });
  expect(findRequired(schemaOf(fields), defaultsOf(fields))).toEqual(new Set(['v1', 'v2', 'v5']));
  expect(['v1', 'v9'].map(labelsOf(fields))).toEqual(['Suma asegurada', 'v9']);
});

test('each kind of field has its rule', () => {
  const values = { ...defaultsOf(fields), v1: '1.2.3', v2: '31-02-2026', v5: '' };
  expect(findProblems(schemaOf(fields), values)).toEqual([
    { name: 'v1', message: ruleMessages.unsigned },
    { name: 'v2', message: 'Escribe una fecha que exista, como 31-12-1990.' },
    { name: 'v5', message: requiredMessage },
  ]);
  expect(findProblems(schemaOf(fields), { ...values, v1: '1,234.56', v2: '28-02-2026', v5: '3' })).toEqual([]);
});

test('a changed parent empties dependent fields at any depth', () => {
  expect(fieldsClearedBy(dependenciesOf(fields), 'v4')).toEqual(['v5', 'v6', 'v7']);
  expect(fieldsClearedBy(dependenciesOf(fields), 'v7')).toEqual([]);
});

const choice = (name: string, dependsOn: Readonly<Record<string, string>>, defaultValue = name): RuntimeField => ({
  name,
  label: name,
  kind: 'choice',
  required: false,
  catalogo: 'tablaInformaciones',
  ...(Object.keys(dependsOn).length > 0 && { dependsOn }),
  ...(defaultValue !== '' && { defaultValue }),
});

const below = (kind: RuntimeField['kind'], defaultValue?: string): RuntimeField => ({
  name: 'parent',
  label: 'Parent',
  kind,
  required: false,
  ...(defaultValue !== undefined && { defaultValue }),
});

describe('A dependent field', () => {
  const child = choice('child', { valorDato1: 'parent' });

  test.each<[string, RuntimeField, string]>([
    ['an empty text', below('text'), ''],
    ['an empty number', below('number'), ''],
    ['an empty day', below('day'), ''],
    ['an empty choice', choice('parent', {}, ''), ''],
    ['a text', below('text', 'a'), 'child'],
    ['a choice', choice('parent', {}), 'child'],
    ['a box that is not ticked', below('checkbox'), 'child'],
    ['a ticked box', below('checkbox', 'true'), 'child'],
  ])('begins under %s with its default, or empty', (_, parent, value) => {
    expect(defaultsOf([child, parent])['child']).toBe(value);
    expect(defaultsOf([parent, child])['child']).toBe(value);
  });

  test('begins empty under any empty parent, and at any depth', () => {
    const two = choice('two', { valorDato1: 'full', valorDato2: 'parent' });
    const three = choice('three', { valorDato1: 'two' });
    expect(defaultsOf([three, two, choice('full', {}), choice('parent', {}, '')])).toEqual({
      three: '',
      two: '',
      full: 'full',
      parent: '',
    });
  });

  test('keeps its default without a choice or without the parent in the form', () => {
    const note: RuntimeField = { ...below('text', 'a'), name: 'note', dependsOn: { valorDato1: 'parent' } };
    expect(defaultsOf([note, choice('other', { valorDato1: 'gone' }), below('text')])).toEqual({
      note: 'a',
      other: 'other',
      parent: '',
    });
  });

  test('is emptied by a parent, whatever the kinds', () => {
    const kinds = ['text', 'number', 'day', 'checkbox', 'choice'] as const;
    const pairs = kinds.flatMap((kind) => kinds.map((parent) => ({ kind, parent })));
    for (const { kind, parent } of pairs) {
      const field: RuntimeField = { ...child, kind, ...(kind !== 'choice' && { catalogo: undefined }) };
      expect(fieldsClearedBy(dependenciesOf([field, { ...below(parent) }]), 'parent')).toEqual(['child']);
    }
  });

  test('is emptied by each of two parents', () => {
    const two = choice('two', { valorDato1: 'a', valorDato2: 'b' });
    expect(['a', 'b', 'c'].map((changed) => fieldsClearedBy(dependenciesOf([two]), changed))).toEqual([['two'], ['two'], []]);
  });
});

describe('Fields in a cycle', () => {
  const self = choice('self', { valorDato1: 'self' });
  const one = choice('one', { valorDato1: 'two' });
  const two = choice('two', { valorDato1: 'one' });

  test('have defaults and dependents', () => {
    expect(defaultsOf([self, one, two])).toEqual({ self: 'self', one: 'one', two: 'two' });
    expect(defaultsOf([choice('self', { valorDato1: 'self' }, ''), one, choice('two', { valorDato1: 'one' }, '')])).toEqual({
      self: '',
      one: '',
      two: '',
    });
    const table = dependenciesOf([self, one, two]);
    expect(['self', 'one', 'two'].map((changed) => fieldsClearedBy(table, changed))).toEqual([[], ['two'], ['one']]);
  });

  test('are evaluated in a second, a hundred fields with six parents each', () => {
    const around = Array.from({ length: 100 }, (_, at) =>
      choice(`v${at}`, Object.fromEntries([1, 2, 3, 4, 5, 6].map((step) => [`valorDato${step}`, `v${(at + step) % 100}`]))),
    );
    const start = performance.now();
    expect(Object.values(defaultsOf(around))).toEqual(around.map(({ name }) => name));
    expect(fieldsClearedBy(dependenciesOf(around), 'v0')).toHaveLength(99);
    const broken = around.map((field, at) => (at === 99 ? choice('v99', {}, '') : field));
    expect(new Set(Object.values(defaultsOf(broken)))).toEqual(new Set(['']));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

const messageOf = (field: RuntimeField, held: string) => findProblems(schemaOf([field]), { v: held })[0]?.message ?? null;

describe('What is typed', () => {
  const number: RuntimeField = { name: 'v', label: 'Suma', kind: 'number', required: true };

  test.each([
    ['1234.56', null],
    ['1,234.56', null],
    ['0', null],
    ['0.5', null],
    ['007', null],
    [' 7 ', null],
    ['999999999999.9999', null],
    ['999,999,999,999.9999', null],
    ['1000000000000', ruleMessages.unsigned],
    ['1.12345', ruleMessages.unsigned],
    ['1.234,56', null],
    ['1.23,456', ruleMessages.unsigned],
    ['1,23', null],
    ['1.234,56789', ruleMessages.unsigned],
    ['-1,5', ruleMessages.unsigned],
    ['-1', ruleMessages.unsigned],
    ['-0', ruleMessages.unsigned],
    ['+1', ruleMessages.unsigned],
    ['1e9', ruleMessages.unsigned],
    ['.5', ruleMessages.unsigned],
    ['5.', ruleMessages.unsigned],
    ['12345678901234567890', ruleMessages.unsigned],
    ['Infinity', ruleMessages.unsigned],
    ['١٢', ruleMessages.unsigned],
    ['', requiredMessage],
    ['   ', requiredMessage],
  ])('as a number, «%s»: %s', (held, message) => expect(messageOf(number, held)).toBe(message));

  test('may stay empty where the service requires nothing', () => {
    const kinds = ['text', 'number', 'day', 'choice'] as const;
    expect(kinds.map((kind) => messageOf({ ...number, kind, required: false }, ' '))).toEqual([null, null, null, null]);
    expect(kinds.map((kind) => messageOf({ ...number, kind }, ' '))).toEqual(kinds.map(() => requiredMessage));
  });

  test.each(['text', 'choice'] as const)('as a %s has 500 letters at most, as a person counts them', (kind) => {
    const field = { ...number, kind };
    expect(messageOf(field, ` ${'ñ'.repeat(500)} `)).toBe(null);
    expect(messageOf(field, '😀'.repeat(500))).toBe(null);
    expect(messageOf(field, 'ñ'.repeat(501))).toBe(ruleMessages.tooLong(500));
  });
});

describe('A typed number', () => {
  test.each([
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1,234,567', 1_234_567],
    ['-1', -1],
    [' 7 ', 7],
    ['0', 0],
    ['1.234,56', 1234.56],
    ['1,23', 1.23],
    ['-1,5', -1.5],
    ['1234567,5', 1_234_567.5],
    ['1.234.567,891', 1_234_567.891],
    ['0,5', 0.5],
    ['0,500', 0.5],
    ['0,0525', 0.0525],
    // An ambiguous comma separates thousands; mistyped thousands are no number.
    ['1,500', 1500],
    ['850,000', 850_000],
    ['1234,500', Number.NaN],
    ['1,5000', Number.NaN],
    ['15,00000', Number.NaN],
    ['1,500,5', Number.NaN],
    ['1,234.567,8', Number.NaN],
    ['12.34,5', Number.NaN],
    ['1.234', 1.234],
    ['1,', Number.NaN],
    [',5', Number.NaN],
    ['1e9', Number.NaN],
    ['12345678901234567890', Number.NaN],
    ['', Number.NaN],
    ['RD$ 5', Number.NaN],
  ])('«%s» is %d', (typed, number) => expect(parseTypedNumber(typed)).toBe(number));
});
