import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Field {
  readonly type: string;
  readonly repeated?: true;
  readonly oneof?: string;
}

interface Schema {
  readonly messages: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  readonly enums: Readonly<Record<string, readonly number[]>>;
}

/** OTLP logs: the messages of opentelemetry-proto (commit ac2c4b5) as protobufjs reads them. */
const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'otlp-logs.json'), 'utf8')) as Schema;

const isWhole = (value: unknown) =>
  (typeof value === 'number' && Number.isInteger(value)) || (typeof value === 'string' && /^-?\d+$/.test(value));
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Checks of OTLP's JSON scalars; ids are hexadecimal, unlike in the JSON of Protocol Buffers. */
const scalars: Readonly<Record<string, (value: unknown, name: string) => boolean>> = {
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  double: isNumber,
  int32: isWhole,
  uint32: (value) => isNumber(value) && Number(value) >= 0,
  fixed32: (value) => isNumber(value) && Number(value) >= 0,
  int64: isWhole,
  fixed64: (value) => isWhole(value) && Number(value) >= 0,
  bytes: (value, name) => {
    if (typeof value !== 'string') return false;
    if (name === 'traceId') return /^(?:[0-9a-f]{32})?$/i.test(value);
    if (name === 'spanId') return /^(?:[0-9a-f]{16})?$/i.test(value);
    return /^[\w+/=-]*$/.test(value);
  },
};

function problemsOfValue(value: unknown, { type }: Field, name: string, place: string): string[] {
  if (schema.messages[type]) return problemsOf(value, type, place);
  const values = schema.enums[type];
  if (values) return typeof value === 'number' && values.includes(value) ? [] : [`${place}: no es ${type}`];
  return scalars[type]?.(value, name) ? [] : [`${place}: no es ${type}`];
}

/** Places where a value differs from the named OTLP message, one line each, without values. */
function problemsOf(value: unknown, message: string, place: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${place}: no es ${message}`];
  const fields = schema.messages[message] ?? {};
  const chosen: Record<string, number> = {};
  return Object.entries(value).flatMap(([name, of]: [string, unknown]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const at = `${place}.${name}`;
    if (!field) return [`${place}: ${message} no tiene este campo`];
    if (field.oneof) {
      chosen[field.oneof] = (chosen[field.oneof] ?? 0) + 1;
      if (chosen[field.oneof] === 2) return [`${place}: más de un valor`];
    }
    if (!field.repeated) return problemsOfValue(of, field, name, at);
    if (!Array.isArray(of)) return [`${at}: no es una lista`];
    return of.flatMap((one: unknown, index) => problemsOfValue(one, field, name, `${at}[${index}]`));
  });
}

/** Places where a body differs from an export of logs by OTLP/HTTP in JSON, one line each. */
export const otlpProblems = (body: unknown): readonly string[] => problemsOf(body, 'ExportLogsServiceRequest', 'cuerpo');

export interface AnyValue {
  readonly stringValue?: string;
  readonly boolValue?: boolean;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly arrayValue?: { readonly values?: readonly AnyValue[] };
}

export interface KeyValue {
  readonly key: string;
  readonly value: AnyValue;
}

/** The shown part of a record. */
export interface LogRecord {
  readonly timeUnixNano?: number | string;
  readonly severityNumber?: number;
  readonly eventName?: string;
  readonly traceId?: string;
  readonly attributes?: readonly KeyValue[];
}

/** A body without problems. */
export interface ExportLogs {
  readonly resourceLogs?: readonly {
    readonly resource?: { readonly attributes?: readonly KeyValue[] };
    readonly scopeLogs?: readonly { readonly logRecords?: readonly LogRecord[] }[];
  }[];
}
