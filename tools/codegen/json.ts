export type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

/** Whether a value is a JSON object, neither a list nor null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object below a node at these keys; an empty one where there is none. */
export const child = (node: Json | undefined, ...keys: string[]): JsonObject => {
  const found = keys.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), node);
  return isObject(found) ? found : {};
};
/** A text on one line; '' for anything else. */
export const text = (value: Json | undefined) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '');

/** Names of components of one kind that a node refers to, also indirectly. */
export function componentNames(
  document: JsonObject,
  node: Json,
  kind: 'schemas' | 'parameters',
  names = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(node).matchAll(new RegExp(`"#/components/${kind}/(\\w+)"`, 'g'))) {
    if (names.has(name)) continue;
    names.add(name);
    componentNames(document, child(document, 'components', kind)[name] ?? null, kind, names);
  }
  return names;
}
