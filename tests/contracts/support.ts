import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export const ROOT = join(import.meta.dirname, '../..');

/** The parts of a JSON Schema that the tests read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
}

interface Media {
  schema: Schema;
  examples: Record<string, { $ref?: string; value?: unknown }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema: Schema;
  example?: unknown;
}

interface Answer {
  $ref?: string;
  content: { 'application/json': Media };
}

interface OperationObject {
  operationId: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: { 'application/json': Media } };
  responses: Record<string, Answer>;
}

export interface Bundle {
  name: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, unknown>>;
}

/** A body or an answer with its examples resolved. */
export interface Content {
  schema: Schema;
  examples: [name: string, value: unknown][];
}

/** An operation of the bundles, its references resolved one level deep. */
export interface Operation {
  bundle: Bundle;
  name: string;
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  parameters: Parameter[];
  body: Content | undefined;
  answers: Record<string, Content>;
}

function readBundle(name: string): Bundle {
  const document = JSON.parse(readFileSync(join(ROOT, `openapi/bundle/${name}.json`), 'utf8')) as Bundle;
  return { ...document, name };
}

/** The bundles that every tool reads. */
export const bundles: readonly Bundle[] = ['auth', 'core', 'reports'].map(readBundle);

/** The target of a reference inside a bundle; any other value unchanged. */
export function resolve<Node extends object>(bundle: Bundle, node: Node | { $ref: string }): Node {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Node;
  const [, , kind = '', name = ''] = node.$ref.split('/');
  const target = bundle.components[kind]?.[name];
  if (target === undefined) throw new Error(`${bundle.name}: ${node.$ref} points nowhere`);
  return target as Node;
}

function content(bundle: Bundle, media: Media): Content {
  const examples = Object.entries(media.examples).map(([name, example]): [string, unknown] => [
    name,
    resolve<{ value?: unknown }>(bundle, example).value,
  ]);
  return { schema: media.schema, examples };
}

/** Every operation of the three bundles. */
export const operations: readonly Operation[] = bundles.flatMap((bundle) =>
  Object.entries(bundle.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      bundle,
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operationId: operation.operationId,
      tags: operation.tags,
      parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(bundle, parameter)),
      body: operation.requestBody && content(bundle, operation.requestBody.content['application/json']),
      answers: Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          content(bundle, resolve<Answer>(bundle, answer).content['application/json']),
        ]),
      ),
    })),
  ),
);

/** The fields of a schema as paths: `ticket.comment.body`, `telefonos[].numero`. */
export function fields(bundle: Bundle, schema: Schema, prefix = ''): string[] {
  const { properties, items, anyOf } = resolve<Schema>(bundle, schema);
  if (properties) {
    return Object.entries(properties).flatMap(([name, property]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      const inner = fields(bundle, property, path);
      return inner.length > 0 ? [path, ...inner] : [path];
    });
  }
  if (items) return fields(bundle, items, prefix === '' ? '' : `${prefix}[]`);
  // The alternatives of a balance (one or a list) and of a missing object have the same fields.
  if (anyOf) return [...new Set(anyOf.flatMap((one) => fields(bundle, one, prefix)))];
  return [];
}

/** The fields that a schema itself marks as `x-assumed`, with those inside them. */
export function assumedFields(bundle: Bundle, schema: Schema): string[] {
  const marked = (node: Schema, prefix: string): string[] => {
    const { properties, items, anyOf } = resolve<Schema>(bundle, node);
    const own = Object.entries(properties ?? {}).flatMap(([name, property]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      return 'x-assumed' in property ? [path] : marked(property, path);
    });
    return [
      ...own,
      ...(items ? marked(items, prefix === '' ? '' : `${prefix}[]`) : []),
      ...(anyOf ?? []).flatMap((one) => marked(one, prefix)),
    ];
  };
  const roots = marked(schema, '');
  return fields(bundle, schema).filter((path) =>
    roots.some((root) => path === root || (/^[.[]/.test(path.slice(root.length)) && path.startsWith(root))),
  );
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);

/** Validates a value by a schema of a bundle; gives the errors in words. */
export function findings(bundle: Bundle, schema: Schema, value: unknown): string[] {
  if (ajv.getSchema(bundle.name) === undefined) ajv.addSchema({ components: bundle.components }, bundle.name);
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${bundle.name}#`)) as AnySchema;
  const validate = ajv.compile(absolute);
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`;
  });
}

/** The names that the files of a folder of the contracts define (`schemas`, `examples`). */
export function defined(folder: string): string[] {
  const files = readdirSync(join(ROOT, 'openapi', folder));
  return files.flatMap((file) =>
    Object.keys(parse(readFileSync(join(ROOT, 'openapi', folder, file), 'utf8'), { merge: true }) as object),
  );
}
