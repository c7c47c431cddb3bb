// Reads answers that an overlay marks by `x-wire` as different from the contract. `npm run
// generate` copies this file beside the schemas only when an overlay has such a mark.
import * as z from 'zod/mini';

/** How a service writes a field. */
export interface Wire {
  /** The service's name of the field. */
  readonly name?: string;
  /** Form of the value. */
  readonly form?: WireForm;
  /** Value of the field where the service leaves it out. */
  readonly missing?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const day = (value: unknown, pattern: RegExp, order: string) =>
  pattern.test(text(value)) ? text(value).replace(pattern, order) : value;

/** Readers of each form. Other values stay unchanged, so that the schema refuses them. */
const forms = {
  'number-in-text': (value: unknown) =>
    /^-?\d[\d,]*(?:\.\d+)?$/.test(text(value)) ? Number(text(value).replaceAll(',', '')) : value,
  'text-of-number': (value: unknown) => (typeof value === 'number' ? String(value) : value),
  'boolean-in-number': (value: unknown) => (value === 0 || value === 1 ? value === 1 : value),
  'boolean-in-text': (value: unknown) =>
    ({ s: true, si: true, true: true, n: false, no: false, false: false })[text(value).toLowerCase()] ?? value,
  'dd/MM/yyyy': (value: unknown) => day(value, /^(\d{2})[/-](\d{2})[/-](\d{4})$/, '$3-$2-$1'),
  'yyyy/MM/dd': (value: unknown) => day(value, /^(\d{4})\/(\d{2})\/(\d{2})$/, '$1-$2-$3'),
  yyyyMMdd: (value: unknown) => day(value, /^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  'dd/MM/yyyy HH:mm:ss': (value: unknown) =>
    day(value, /^(\d{2})[/-](\d{2})[/-](\d{4})[ T](\d{2}:\d{2}(?::\d{2})?)$/, '$3-$2-$1T$4Z'),
  'epoch-ms': (value: unknown) =>
    typeof value === 'number' && Math.abs(value) < 8.64e15 ? new Date(value).toISOString() : value,
  'epoch-s': (value: unknown) =>
    typeof value === 'number' && Math.abs(value) < 8.64e12 ? new Date(value * 1000).toISOString() : value,
} as const satisfies Record<string, (value: unknown) => unknown>;

export type WireForm = keyof typeof forms;

export const isWireForm = (name: unknown): name is WireForm => typeof name === 'string' && Object.hasOwn(forms, name);

/** Converts a value to the contract's form. */
export const readForm = (form: WireForm, value: unknown): unknown => forms[form](value);

/** Converts an object to the contract's names and forms. */
export function readWire(wires: Readonly<Record<string, Wire>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const sent = new Map<string, unknown>(Object.entries(value));
  const read = new Map(sent);
  for (const [field, { name = field }] of Object.entries(wires)) if (name !== field && sent.has(name)) read.delete(name);
  for (const [field, { name = field, form, missing }] of Object.entries(wires)) {
    const found = sent.get(name);
    if (found === undefined && missing !== undefined) read.set(field, missing);
    else if (found !== undefined) read.set(field, form === undefined ? found : readForm(form, found));
  }
  return Object.fromEntries(read);
}

/** A schema that applies {@link readWire} before parsing. */
export function withWire<Schema extends z.ZodMiniObject>(wires: Readonly<Record<string, Wire>>, schema: Schema): Schema {
  const read = z.pipe(
    z.transform((value: unknown) => readWire(wires, value)),
    schema,
  );
  // Callers take the schema of an envelope's rows from `shape`.
  return Object.assign(read, { shape: schema.shape }) as unknown as Schema;
}
