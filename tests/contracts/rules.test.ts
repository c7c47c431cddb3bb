// Rules of the contracts that redocly.yaml can't express.
import { describe, expect, test } from 'vitest';
import { bundles, defined, operations, resolve, type Schema } from './support.ts';

/** Every schema inside a node of a bundle, with the path to it. */
function schemas(node: unknown, path = ''): [path: string, schema: Schema][] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((item, index) => schemas(item, `${path}/${index}`));
  const inner = Object.entries(node).flatMap(([key, value]) =>
    key === 'examples' || key === 'example' ? [] : schemas(value, `${path}/${key}`),
  );
  return 'properties' in node || 'type' in node ? [[path, node as Schema], ...inner] : inner;
}

const isObject = ({ type }: Schema) => [type].flat().includes('object');

describe.each([...bundles])('$name', (bundle) => {
  const all = schemas({ paths: bundle.paths, components: bundle.components });

  test('objects are closed and say which fields they hold', () => {
    const open = all.filter(([, schema]) => isObject(schema) && (schema.additionalProperties !== false || !schema.properties));
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('every required name is a field of the object', () => {
    const wrong = all.filter(([, { required, properties = {} }]) =>
      Array.isArray(required) ? required.some((name) => !(name in properties)) : false,
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('its tags are used, each of them by this document alone', () => {
    const used = new Set(operations.filter((one) => one.bundle === bundle).flatMap(({ tags }) => tags));
    expect(bundle.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    const others = bundles.filter((one) => one !== bundle).flatMap(({ tags }) => tags.map(({ name }) => name));
    expect(others.filter((name) => used.has(name))).toEqual([]);
  });

  test('an assumption says why', () => {
    const reasons = Array.from(JSON.stringify(bundle).matchAll(/"x-assumed":"((?:[^"\\]|\\.)*)"/g), ([, why = '']) => why);
    expect(reasons.filter((why) => !/\. ?(\\n)?$|\.\\n$/.test(why))).toEqual([]);
    expect(JSON.stringify(bundle).match(/"x-assumed":[^"]/)).toBeNull();
  });
});

describe.each(operations)('$name', ({ bundle, path, operationId, parameters, body, answers }) => {
  test('is named by a verb and a noun', () => {
    expect(operationId).toMatch(/^(authenticate|(fetch|create|add|upload|refresh)[A-Z][A-Za-z]+)$/);
  });

  test('a text in the query may hold reserved characters and may be empty; nothing else may', () => {
    for (const { in: place, schema, allowReserved = false, allowEmptyValue = false } of parameters) {
      const { type, enum: values } = resolve<Schema>(bundle, schema);
      const isFreeText = place === 'query' && type === 'string' && !values && !('format' in schema);
      expect([allowReserved, allowEmptyValue]).toEqual([isFreeText, isFreeText]);
    }
    expect(path).not.toMatch(/\/$/);
  });

  test('every value that is sent has limits', () => {
    const sent = schemas(body?.schema.$ref ? reached(body.schema) : []).concat(schemas(parameters.map(({ schema }) => schema)));
    const unlimited = sent.filter(([, schema]) => {
      const types = [schema.type].flat();
      if (schema.enum) return false;
      if (types.includes('string')) return !('maxLength' in schema || 'pattern' in schema || 'format' in schema);
      if (types.includes('array')) return !('maxItems' in schema);
      if (types.includes('integer') || types.includes('number')) return !('maximum' in schema);
      return false;
    });
    expect(unlimited.map(([where]) => where)).toEqual([]);
  });

  test('answers 200, 4XX and 500 in the envelope', () => {
    expect(Object.keys(answers).toSorted()).toEqual(['200', '4XX', '500']);
    for (const { schema } of Object.values(answers)) {
      expect(resolve<Schema>(bundle, schema).required).toEqual(expect.arrayContaining(['title', 'messages']));
    }
  });

  /** A schema and every schema that it refers to, each once. */
  function reached(schema: Schema, seen = new Map<string, Schema>()): Schema[] {
    for (const [reference = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/\w+/g)) {
      if (seen.has(reference)) continue;
      const target = resolve<Schema>(bundle, { $ref: reference });
      seen.set(reference, target);
      reached(target, seen);
    }
    return [...seen.values()];
  }
});

test('operation ids are unique across the documents', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test.each(['schemas', 'examples'])('nothing in openapi/%s is left unused', (folder) => {
  const used = new Set(bundles.flatMap(({ components }) => Object.keys(components[folder] ?? {})));
  const names = defined(folder);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
