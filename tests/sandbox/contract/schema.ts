import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Bundle, resolve, type Parameter, type Schema } from '../../contracts/support.ts';

/** Where a field stands in a body: names and, inside lists, 0. */
export type Path = readonly (string | number)[];

/** A field of a body, at any depth. */
export interface Field {
  path: Path;
  /** As messages name it: `telefonos.0.numero`. */
  name: string;
  schema: Schema;
  required: boolean;
}

// A separate validator, so that the tests don't depend on the sandbox's own.
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
const validators = new WeakMap<Schema, ValidateFunction>();

/** The errors of a value in words; empty when the value fits the schema. */
export function finding(bundle: Bundle, schema: Schema, value: unknown): string {
  if (ajv.getSchema(bundle.name) === undefined) ajv.addSchema({ components: bundle.components }, bundle.name);
  let validate = validators.get(schema);
  if (validate === undefined) {
    const absolute = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${bundle.name}#`);
    validate = ajv.compile(JSON.parse(absolute) as object);
    validators.set(schema, validate);
  }
  if (validate(value)) return '';
  const [error] = validate.errors ?? [];
  return `${error?.instancePath || '/'} ${error?.message ?? ''} ${JSON.stringify(error?.params)}`;
}

/** Every field of a body; of a list, those of its first entry. */
export function fieldsOf(bundle: Bundle, schema: Schema, path: Path = []): Field[] {
  const { properties, items, required = [] } = resolve<Schema>(bundle, schema);
  if (items) {
    const entry = { path: [...path, 0], name: [...path, 0].join('.'), schema: resolve<Schema>(bundle, items), required: false };
    return [entry, ...fieldsOf(bundle, items, entry.path)];
  }
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const own = [...path, name];
    const field = {
      path: own,
      name: own.join('.'),
      schema: resolve<Schema>(bundle, property),
      required: required.includes(name),
    };
    return [field, ...fieldsOf(bundle, property, own)];
  });
}

/** The objects of a body, itself included, as paths. */
export function objectsOf(bundle: Bundle, schema: Schema): Path[] {
  const inner = fieldsOf(bundle, schema).filter((field) => field.schema.properties !== undefined);
  return [[], ...inner.map(({ path }) => path)];
}

/** Whether a field or a parameter takes texts. */
export function takesText({ type }: Schema): boolean {
  return type === 'string' || (Array.isArray(type) && type.includes('string'));
}

/** A copy of a body with another value at a path; undefined takes the field away. */
export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(body);
  let target = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) {
    target[step] ??= {};
    target = target[step] as Record<string | number, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (value === undefined) delete target[last];
  else Object.defineProperty(target, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** The contract's verdict on a parameter's text; `unclear` where HTTP leaves it open (`01`, no Unicode). */
export function judge(bundle: Bundle, parameter: Parameter, text: string): 'good' | 'bad' | 'unclear' {
  const schema = resolve<Schema>(bundle, parameter.schema);
  if (text === '' && (parameter.in === 'path' || parameter.allowEmptyValue !== true)) return 'bad';
  if (takesText(schema)) {
    if (!text.isWellFormed()) return 'unclear';
    return finding(bundle, parameter.schema, text) === '' ? 'good' : 'bad';
  }
  if (schema.type === 'boolean') {
    if (text === 'true' || text === 'false') return 'good';
    return ['0', '1', 'null'].includes(text) ? 'unclear' : 'bad';
  }
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (finding(bundle, parameter.schema, number) !== '') return 'bad';
  return String(number) === text ? 'good' : 'unclear';
}
