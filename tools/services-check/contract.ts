import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { child, componentNames, isObject, type Json, type JsonObject, text } from '../codegen/json.ts';
import { applyOverlays, type Overlay } from '../codegen/overlay.ts';
import type { Wire } from '../codegen/read-wire.ts';
import { wiresOf } from '../codegen/wire-schemas.ts';

export const ROOT = join(import.meta.dirname, '../..');

export const services = ['auth', 'core', 'reports'] as const;
/** The three services, named as in `servicios` of config.json. */
export type Service = (typeof services)[number];

/** The used part of a JSON Schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly 'x-assumed'?: string;
}

/** A schema and its pointer: `#/components/schemas/Meta` of the core contract. */
export interface Node {
  readonly service: Service;
  readonly pointer: string;
  readonly schema: Schema;
}

/** A call of the contracts. */
export interface Operation {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  /** `GET /v1/clientes`. */
  readonly name: string;
  readonly id: string;
  readonly tag: string;
  readonly pointer: string;
  readonly answer: Node;
  readonly body: Node | null;
  /** Pointers of its parameters, by name. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** An `x-assumed` mark: an assumption of the contract. */
export interface Mark {
  /** `Saldo.moneda`, `query pageSize`, `GET /v1/bancos query indDebito` or the name of a call. */
  readonly key: string;
  readonly service: Service;
  readonly pointer: string;
  readonly kind: 'call' | 'parameter' | 'request' | 'answer';
  /** Calls whose answer, body or parameters the mark concerns. */
  readonly calls: readonly string[];
  readonly says: string;
  readonly why: string;
}

/** The three contracts with overlays applied. */
export interface Contract {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly marks: readonly Mark[];
  /** Follows a reference; returns other schemas unchanged. */
  resolve(node: Node): Node;
  /** Wire forms of an object's fields, from the overlays. */
  wiresOf(node: Node): Readonly<Record<string, Wire>>;
  /** Components of a service's contract, the targets of its references. */
  components(service: Service): JsonObject;
}

const read = (service: Service) => JSON.parse(readFileSync(join(ROOT, `openapi/bundle/${service}.json`), 'utf8')) as JsonObject;

/** Reads the generated bundles and applies overlays; throws an OverlayError for an invalid one. */
export function readContract(overlays: readonly Overlay[] = []): Contract {
  const documents = applyOverlays({ auth: read('auth'), core: read('core'), reports: read('reports') }, overlays);
  const list = services.flatMap((service) => operationsOf(service, documents[service]));
  const operations = new Map(list.map((operation) => [operation.id, operation]));

  const wires = new Map<string, Readonly<Record<string, Wire>>>(
    services.flatMap((service) =>
      Array.from(wiresOf(documents[service]), ([name, fields]) => [`${service}#/components/schemas/${name}`, fields] as const),
    ),
  );

  function resolve(node: Node): Node {
    const { $ref } = node.schema;
    if ($ref === undefined) return node;
    const target = at(documents[node.service], $ref);
    return resolve({ service: node.service, pointer: $ref, schema: target });
  }
  return {
    operations,
    marks: services.flatMap((service) => marksOf(service, documents[service], list)),
    resolve,
    wiresOf: ({ service, pointer }) => wires.get(`${service}${pointer}`) ?? {},
    components: (service) => child(documents[service], 'components'),
  };
}

/** Pointer to a child, escaped as in JSON Pointer. */
export const pointerTo = (pointer: string, ...keys: (string | number)[]): string =>
  [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** Keys of a pointer. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function at(document: JsonObject, pointer: string): JsonObject {
  const node = keysOf(pointer).reduce<Json>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)] ?? null;
    return isObject(inner) ? (inner[key] ?? null) : null;
  }, document);
  if (!isObject(node)) throw new Error(`${pointer} points nowhere`);
  return node;
}

function operationsOf(service: Service, document: JsonObject): Operation[] {
  return Object.entries(child(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(child(methods)).map(([method, given]): Operation => {
      const operation = child(given);
      const pointer = pointerTo('#', 'paths', path, method);
      const json = ['content', 'application/json', 'schema'];
      const node = (...keys: string[]): Node => ({
        service,
        pointer: pointerTo(pointer, ...keys, ...json),
        schema: child(operation, ...keys, ...json),
      });
      const [tag] = Array.isArray(operation['tags']) ? operation['tags'] : [];
      return {
        service,
        method: method.toUpperCase(),
        path,
        name: `${method.toUpperCase()} ${path}`,
        id: text(operation['operationId']),
        tag: text(tag),
        pointer,
        answer: node('responses', '200'),
        body: 'requestBody' in operation ? node('requestBody') : null,
        parameters: parametersOf(document, operation, pointer),
      };
    }),
  );
}

function parametersOf(document: JsonObject, operation: JsonObject, pointer: string): Map<string, string> {
  const list = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return new Map(
    list.map((given, index): [string, string] => {
      const parameter = child(given);
      const reference = parameter['$ref'];
      if (typeof reference === 'string') return [text(at(document, reference)['name']), reference];
      return [text(parameter['name']), pointerTo(pointer, 'parameters', index)];
    }),
  );
}

const isMarked = (node: Json): node is JsonObject => isObject(node) && 'x-assumed' in node;

function marksOf(service: Service, document: JsonObject, operations: readonly Operation[]): Mark[] {
  const own = operations.filter((one) => one.service === service);
  const mark = (key: string, pointer: string, kind: Mark['kind'], calls: readonly string[], node: JsonObject): Mark => ({
    key,
    service,
    pointer,
    kind,
    calls,
    says: text(node['summary'] ?? node['description']),
    why: text(node['x-assumed']),
  });
  const marks: Mark[] = [];
  for (const { name, pointer } of own) {
    const operation = at(document, pointer);
    if (isMarked(operation)) marks.push(mark(name, pointer, 'call', [name], operation));
    const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
    for (const [index, parameter] of parameters.entries()) {
      if (!isMarked(parameter)) continue;
      const key = `${name} ${text(parameter['in'])} ${text(parameter['name'])}`;
      marks.push(mark(key, pointerTo(pointer, 'parameters', index), 'parameter', [name], parameter));
    }
  }
  const users = (kind: 'schemas' | 'parameters', component: string, ...keys: string[]) =>
    own
      .filter((one) => componentNames(document, child(at(document, one.pointer), ...keys), kind).has(component))
      .map(({ name }) => name);
  for (const [component, parameter] of Object.entries(child(document, 'components', 'parameters'))) {
    if (!isMarked(parameter)) continue;
    const key = `${text(parameter['in'])} ${text(parameter['name'])}`;
    marks.push(mark(key, `#/components/parameters/${component}`, 'parameter', users('parameters', component), parameter));
  }
  for (const [component, schema] of Object.entries(child(document, 'components', 'schemas'))) {
    const pointer = `#/components/schemas/${component}`;
    const readers = users('schemas', component, 'responses', '200');
    const kind = readers.length > 0 ? 'answer' : 'request';
    const calls = readers.length > 0 ? readers : users('schemas', component, 'requestBody');
    if (isMarked(schema)) marks.push(mark(component, pointer, kind, calls, schema));
    for (const [field, property] of Object.entries(child(schema, 'properties'))) {
      if (isMarked(property))
        marks.push(mark(`${component}.${field}`, pointerTo(pointer, 'properties', field), kind, calls, property));
    }
  }
  return marks;
}
