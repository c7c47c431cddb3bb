import { isObject } from '../codegen/json.ts';
import { readForm, readWire, type Wire, type WireForm } from '../codegen/read-wire.ts';
import { dayOfWire, parseInstant } from '../../src/text/instants.ts';
import { type Contract, keysOf, type Node, type Operation, pointerTo, type Service } from './contract.ts';
import { maskOf, nameOf } from './masks.ts';
import { otherSpelling } from './spellings.ts';
import { valueRules } from './values.ts';

/** Kinds of difference between an answer and its contract. */
export type Kind =
  | 'missing'
  | 'additional'
  | 'type'
  | 'number-in-text'
  | 'spelling'
  | 'null'
  | 'day-form'
  | 'instant-form'
  | 'value'
  | 'envelope'
  | 'status'
  | 'content'
  | 'time'
  | 'compression'
  | 'cors';

/** A difference between answers and the contract, counted over all answers. */
export interface Difference {
  readonly kind: Kind;
  /** `GET /v1/clientes`. */
  readonly operation: string;
  /** `value[].nombre`; empty for the whole answer. */
  readonly path: string;
  readonly service: Service;
  /** The contradicted part of the contract. */
  readonly pointer: string;
  /** In Spanish. */
  readonly expected: string;
  /** Masks and names, never values. */
  readonly seen: Set<string>;
  /** Number of occurrences. */
  count: number;
  /** Numbered assumptions that it contradicts. */
  readonly assumptions: readonly string[];
  /** Where to change the portal, if not in the contract. */
  readonly table?: readonly [file: string, text: string] | undefined;
  /** An overlay's mark that would accept it. */
  readonly wire?: Wire | undefined;
  /** The portal accepts the difference. */
  readonly tolerated: boolean;
  /** Types of an additional field. */
  readonly types?: Set<string> | undefined;
}

/** Occurrences of a field. */
export interface FieldCount {
  total: number;
  /** With a value other than null. */
  filled: number;
}

/** Collects differences, and the seen parts of the contract. */
export interface ShapeLog {
  readonly differences: Map<string, Difference>;
  /** Keyed by service and pointer. */
  readonly fieldCounts: Map<string, FieldCount>;
  add(difference: Omit<Difference, 'seen' | 'count' | 'types'> & { readonly mask: string; readonly jsonType?: string }): void;
}

export const fieldKey = (service: Service, pointer: string): string => `${service}${pointer}`;

export function createShapeLog(): ShapeLog {
  const differences = new Map<string, Difference>();
  const MASKS = 3;
  return {
    differences,
    fieldCounts: new Map(),
    add: ({ mask, jsonType, ...one }) => {
      const key = [one.kind, one.operation, one.path, one.kind === 'additional' || one.kind === 'spelling' ? mask : ''].join(' ');
      const known: Difference = differences.get(key) ?? { ...one, seen: new Set(), count: 0, types: new Set() };
      known.count += 1;
      if (known.seen.size < MASKS) known.seen.add(mask);
      if (jsonType !== undefined) known.types?.add(jsonType);
      differences.set(key, known);
    },
  };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'número entero',
  number: 'número',
  boolean: 'booleano',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
};

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Names of amounts; all other numbers are ids and counts. */
const amount = /saldo|monto|prima|total|componente|tasa|porcentaje/i;
const envelopeFields = new Set(['title', 'messages', 'value', 'meta']);
/** Values of envelope fields that a service leaves out. */
const envelopeDefaults: Readonly<Record<string, unknown>> = { title: '', messages: [] };

/** Compares an answer strictly with its contract and logs the differences. */
export function compare(contract: Contract, log: ShapeLog, operation: Operation, answer: unknown): void {
  walk({ contract, log, operation: operation.name, owner: '' }, operation.answer, answer, '');
}

/** Compares an answer with a named schema, such as that of refusals. */
export function compareTo(contract: Contract, log: ShapeLog, operation: Operation, schema: string, answer: unknown): void {
  const node: Node = { service: operation.service, pointer: '#', schema: { $ref: `#/components/schemas/${schema}` } };
  walk({ contract, log, operation: operation.name, owner: '' }, node, answer, '');
}

interface Place {
  readonly contract: Contract;
  readonly log: ShapeLog;
  readonly operation: string;
  /** Schema and field of the value: `Saldo.moneda`. */
  readonly owner: string;
}

function walk(place: Place, given: Node, value: unknown, path: string): void {
  // Marks and corrections belong to the field, not to the schema it refers to.
  const node = place.contract.resolve(given);
  const { schema } = node;
  const where = path === '' ? node : given;
  see(place.log, where, value);
  if (where !== node) see(place.log, node, value);
  if (schema.anyOf) {
    const branches = schema.anyOf.map((one, index) =>
      place.contract.resolve({ service: node.service, pointer: pointerTo(node.pointer, 'anyOf', index), schema: one }),
    );
    const fitting = branches.find((branch) => fits(branch, value));
    if (fitting) walk(place, fitting, value, path);
    else addDifference(place, where, path, value, 'type', branches.flatMap(typesOf));
    return;
  }
  const types = typesOf(node);
  if (!fits(node, value)) {
    mistyped(place, where, types, schema.format, value, path);
    return;
  }
  if (typeof value === 'string') checkText(place, where, node, value, path);
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum) {
    addDifference(place, where, path, value, 'value', [], { expected: `desde ${schema.minimum}` });
  }
  const rule = Object.hasOwn(valueRules, place.owner) ? valueRules[place.owner] : undefined;
  if (rule && value !== null && !rule.holds(value)) {
    const { expected, assumptions, table, tolerated } = rule;
    addDifference(place, where, path, value, 'value', [], { expected, assumptions, table, tolerated });
  }
  if (Array.isArray(value) && schema.items) {
    const items: Node = { service: node.service, pointer: pointerTo(node.pointer, 'items'), schema: schema.items };
    for (const item of value) walk(place, items, item, `${path}[]`);
  }
  if (isObject(value)) walkObject(place, node, value, path);
}

function walkObject(place: Place, node: Node, sent: Record<string, unknown>, path: string): void {
  const { properties = {}, required = [] } = node.schema;
  const value = readWire(place.contract.wiresOf(node), sent) as Record<string, unknown>;
  const strange = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  const spelt = new Set<string>();
  const owner = keysOf(node.pointer).at(-1) ?? '';
  const isEnvelope = path === '';
  for (const [field, schema] of Object.entries(properties)) {
    const inner: Node = { service: node.service, pointer: pointerTo(node.pointer, 'properties', field), schema };
    const fieldPath = path === '' ? field : `${path}.${field}`;
    if (value[field] !== undefined) {
      walk({ ...place, owner: `${owner}.${field}` }, inner, value[field], fieldPath);
      continue;
    }
    const other = otherSpelling(field, strange);
    if (other !== undefined) {
      spelt.add(other);
      const kind = isEnvelope ? 'envelope' : 'spelling';
      const wire = isEnvelope ? undefined : { name: other };
      addDifference(place, inner, fieldPath, value[other], kind, [], {
        expected: `el nombre «${field}»`,
        mask: `«${nameOf(other)}»`,
        wire,
      });
    } else if (required.includes(field)) {
      const kind = isEnvelope && envelopeFields.has(field) ? 'envelope' : 'missing';
      const wire = isEnvelope && field in envelopeDefaults ? { missing: envelopeDefaults[field] } : undefined;
      addDifference(place, inner, fieldPath, undefined, kind, typesOf(place.contract.resolve(inner)), { wire });
    }
  }
  for (const key of strange.filter((one) => !spelt.has(one))) {
    const mask = `«${nameOf(key)}» (${maskOf(value[key])})`;
    addDifference(place, node, `${path === '' ? '' : `${path}.`}${nameOf(key)}`, value[key], 'additional', [], {
      expected: 'ningún campo más',
      mask,
      tolerated: true,
    });
  }
}

function see(log: ShapeLog, { service, pointer }: Node, value: unknown): void {
  const key = fieldKey(service, pointer);
  const sight = log.fieldCounts.get(key) ?? { total: 0, filled: 0 };
  sight.total += 1;
  if (value !== null) sight.filled += 1;
  log.fieldCounts.set(key, sight);
}

const typesOf = ({ schema: { type = [] } }: Node): readonly string[] => (typeof type === 'string' ? [type] : type);

function fits(node: Node, value: unknown): boolean {
  const types = typesOf(node);
  if (types.length === 0) return true;
  // The portal treats absent and null alike wherever the contract allows null.
  const type = jsonTypeOf(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function mistyped(
  place: Place,
  where: Node,
  types: readonly string[],
  format: string | undefined,
  value: unknown,
  path: string,
): void {
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (value === null) return addDifference(place, where, path, value, 'null', types);
  if (format === 'date') return addDifference(place, where, path, value, 'day-form', [], dayForm(value));
  if (format === 'date-time') return addDifference(place, where, path, value, 'instant-form', [], instantForm(value));
  if (wantsNumber && typeof value === 'string') {
    const read = readForm('number-in-text', value);
    if (typeof read === 'number') {
      const assumptions = amount.test(path) ? ['W2'] : ['W3'];
      return addDifference(place, where, path, value, 'number-in-text', types, { wire: { form: 'number-in-text' }, assumptions });
    }
  }
  const form = types.includes('string') && typeof value === 'number' ? 'text-of-number' : booleanForm(types, value);
  addDifference(place, where, path, value, 'type', types, { wire: form && { form } });
}

function booleanForm(types: readonly string[], value: unknown): WireForm | undefined {
  if (!types.includes('boolean')) return undefined;
  const forms = ['boolean-in-number', 'boolean-in-text'] as const;
  return forms.find((form) => typeof readForm(form, value) === 'boolean');
}

interface DifferenceDetails {
  readonly expected?: string | undefined;
  readonly mask?: string;
  readonly wire?: Wire | undefined;
  readonly assumptions?: readonly string[];
  readonly table?: readonly [string, string] | undefined;
  readonly tolerated?: boolean | undefined;
}

/** Smaller numbers count seconds since 1970, larger ones milliseconds. */
const SECONDS = 1e11;
const epochOf = (value: unknown): 'epoch-s' | 'epoch-ms' =>
  typeof value === 'number' && Math.abs(value) < SECONDS ? 'epoch-s' : 'epoch-ms';

const dayForms = ['dd/MM/yyyy', 'yyyy/MM/dd', 'yyyyMMdd'] as const;

function dayForm(value: unknown): DifferenceDetails {
  const form = [...dayForms, epochOf(value)].find((one) => isDay(readForm(one, value)));
  return { expected: 'día «aaaa-mm-dd»', assumptions: ['W2'], wire: form && { form } };
}

function instantForm(value: unknown): DifferenceDetails {
  const form = (['dd/MM/yyyy HH:mm:ss', epochOf(value)] as const).find((one) => isInstant(readForm(one, value)));
  return { expected: 'instante ISO 8601', assumptions: ['W2'], wire: form && { form } };
}

const isDay = (value: unknown) => typeof value === 'string' && dayOfWire(value) !== null;
const isInstant = (value: unknown) => typeof value === 'string' && parseInstant(value) !== null;
/** Services write the year 1 for no date; the portal knows that. */
const isNoDate = (value: string) => value.startsWith('0001-01-01');

function checkText(place: Place, where: Node, { schema }: Node, value: string, path: string): void {
  if (schema.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value) && !isNoDate(value)) {
    // Of an instant in place of a day, the portal takes the written day.
    addDifference(
      place,
      where,
      path,
      value,
      'day-form',
      [],
      isDay(value) ? { ...dayForm(value), tolerated: true, wire: undefined } : dayForm(value),
    );
  } else if (schema.format === 'date' && !isDay(value) && !isNoDate(value)) {
    addDifference(place, where, path, value, 'day-form', [], { expected: 'un día del calendario', assumptions: ['W2'] });
  }
  if (schema.format === 'date-time' && !isInstant(value) && !isNoDate(value)) {
    addDifference(place, where, path, value, 'instant-form', [], instantForm(value));
  }
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    addDifference(place, where, path, value, 'value', [], {
      expected: 'la forma del contrato',
      assumptions: path.endsWith('fecha') ? ['B4'] : [],
    });
  }
}

function addDifference(
  place: Place,
  where: Node,
  path: string,
  value: unknown,
  kind: Kind,
  types: readonly string[],
  details: DifferenceDetails = {},
): void {
  const { expected = types.map((type) => typeNames[type] ?? type).join(' o '), mask = maskOf(value) } = details;
  place.log.add({
    kind,
    operation: place.operation,
    path,
    service: where.service,
    pointer: where.pointer,
    expected,
    mask,
    assumptions: details.assumptions ?? (kind === 'envelope' ? ['W1'] : []),
    table: details.table,
    wire: details.wire,
    tolerated: details.tolerated ?? false,
    ...(kind === 'additional' && { jsonType: jsonTypeOf(value) }),
  });
}
