import { describe, expect, test } from 'vitest';
import { specification, words } from '../support/specification.ts';
import { assumedFields, bundles, fields, operations, resolve, type Schema } from './support.ts';

const said = specification.calls;

/** The names of a document, plus unknown names that the contract does not mark as `x-assumed`. */
const toTell = (names: readonly string[], expected: readonly string[], assumed: readonly string[]) =>
  names.filter((name) => expected.includes(name) || !assumed.includes(name)).toSorted();

test('the contracts hold exactly the operations of the two documents', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(said).toSorted());
});

describe.each(operations)('$name', ({ name, bundle, path, parameters, body, answers }) => {
  const expected = said[name] ?? {};
  const answer = resolve<Schema>(bundle, answers['200']?.schema ?? {});

  test('has the query parameters under `calls` of docs/specification.yaml; others carry x-assumed in the contract', () => {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const names = query.map((parameter) => parameter.name);
    const assumed = query.filter((parameter) => 'x-assumed' in parameter).map((parameter) => parameter.name);
    expect(toTell(names, words(expected.query), assumed)).toEqual(words(expected.query).toSorted());
  });

  test('has the parameters of its path', () => {
    const names = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    expect(names).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter));
  });

  test('has the body fields under `calls` of docs/specification.yaml; others carry x-assumed in the contract', () => {
    const names = body ? fields(bundle, body.schema) : [];
    const assumed = body ? assumedFields(bundle, body.schema) : [];
    expect(toTell(names, words(expected.body), assumed)).toEqual(words(expected.body).toSorted());
  });

  test('has the answer fields under `calls` of docs/specification.yaml; others carry x-assumed in the contract', () => {
    const { value, ...envelope } = answer.properties ?? {};
    const names = value ? fields(bundle, value) : [];
    const assumed = value ? assumedFields(bundle, value) : [];
    expect(toTell(names, words(expected.value), assumed)).toEqual(words(expected.value).toSorted());
    expect(value === undefined).toBe(expected.value === undefined);
    expect(Object.keys(envelope)).toEqual(['title', 'messages', ...(expected.meta ? ['meta'] : [])]);
  });
});

/** A schema of any of the documents. */
function schema(name: string): Schema {
  const bundle = bundles.find((one) => one.components['schemas']?.[name]);
  return bundle?.components['schemas']?.[name] ?? {};
}

describe('the constants of the specification', () => {
  test.each(
    Object.entries(specification.constants).flatMap(([name, values]) =>
      Object.entries(values).map(([property, value]) => [name, property, value] as const),
    ),
  )('%s.%s', (name, property, value) => {
    expect(schema(name).properties?.[property]?.enum).toEqual([value]);
  });

  test('the code tables and the reports', () => {
    expect(schema('TablaCodigo').enum).toEqual(specification.tablaCodigos);
    expect(schema('ReporteCodigo').enum, '`reportes` of docs/specification.yaml').toEqual(specification.reportes);
  });

  test.each(Object.entries(specification.required))('what must be given of %s', (name, required) => {
    expect(schema(name).required).toEqual(expect.arrayContaining(words(required)));
  });
});
