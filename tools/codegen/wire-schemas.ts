import { isObject, type Json, type JsonObject } from './json.ts';
import { isWireForm, type Wire } from './read-wire.ts';
import { OverlayError } from './overlay.ts';

/** The `x-wire` marks of a document, by schema and field. */
export function wiresOf(document: JsonObject): Map<string, Record<string, Wire>> {
  const found = new Map<string, Record<string, Wire>>();
  const components = document['components'];
  const schemas = isObject(components) ? components['schemas'] : undefined;
  for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {})) {
    const wires = wiresOfSchema(schema, name);
    if (Object.keys(wires).length > 0) found.set(name, wires);
  }
  return found;
}

function wiresOfSchema(schema: Json, name: string): Record<string, Wire> {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  const marked = Object.entries(isObject(properties) ? properties : {}).flatMap(([field, property]): [string, Wire][] => {
    const wire = isObject(property) ? property['x-wire'] : undefined;
    return wire === undefined ? [] : [[field, wireOf(wire, `${name}.${field}`)]];
  });
  return Object.fromEntries(marked);
}

function wireOf(mark: Json, where: string): Wire {
  const { name, form, missing, ...other } = isObject(mark) ? mark : { other: mark };
  const isKnown = Object.keys(other).length === 0 && (name === undefined || typeof name === 'string');
  if (!isKnown || (form !== undefined && !isWireForm(form)))
    throw new OverlayError(`«x-wire» de ${where} no dice un nombre o una forma conocida.`);
  return {
    ...(typeof name === 'string' && { name }),
    ...(form !== undefined && { form }),
    ...(missing !== undefined && { missing }),
  };
}

/** Generated code in which schemas with marks read their wire form first. */
export function withWires(code: string, wires: ReadonlyMap<string, Record<string, Wire>>): string {
  let changed = code;
  for (const [name, fields] of wires) {
    const object = new RegExp(`(export const z${name} = )(z\\.object\\(\\{\\n[\\s\\S]*?\\n\\}\\));`);
    changed = changed.replace(
      object,
      (_, head: string, schema: string) => `${head}withWire(${JSON.stringify(fields)}, ${schema});`,
    );
  }
  if (changed === code) return code;
  return changed.replace(/^(import \* as z from 'zod\/mini';)$/m, "$1\nimport { withWire } from '../read-wire.ts';");
}
