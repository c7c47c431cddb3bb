// OpenAPI Overlay 1.0: an insurer's corrections beside the contracts. Updates follow 1.1, which is
// precise: objects merge, lists are joined, other values are replaced.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from './json.ts';

/** An overlay that can't be read or applied; the message is one sentence in Spanish. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
}

interface Action {
  readonly target: string;
  readonly update?: Json;
  readonly remove?: boolean;
}

export interface Overlay {
  readonly file: string;
  /** The contract named by `extends`; null for all contracts. */
  readonly contract: string | null;
  readonly actions: readonly Action[];
}

/** The folder whose overlays `npm run generate` always applies. */
export const overlaysFolder = 'openapi/overlays';

/** The project's overlays by name, then those of the command line. */
export function overlayFiles(root: string, args: readonly string[]): string[] {
  const folder = join(root, overlaysFolder);
  const kept = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:ya?ml|json)$/.test(name)) : [];
  return [...kept.toSorted().map((name) => join(folder, name)), ...valuesOf(args, '--overlay')];
}

/** Values of a repeatable command-line option. */
export function valuesOf(args: readonly string[], option: string): string[] {
  return args.flatMap((arg, index) => {
    if (arg !== option) return [];
    const value = args[index + 1];
    if (value === undefined) throw new OverlayError(`Después de ${option} falta el archivo.`);
    return [value];
  });
}

/** Reads an overlay file; throws an {@link OverlayError} for an invalid one. */
export function readOverlay(file: string): Overlay {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OverlayError(`El overlay «${file}» no se puede leer como YAML o JSON.`, { cause: error });
  }
  const wrong = (what: string) => new OverlayError(`El overlay «${file}» no sirve: ${what}.`);
  if (!isObject(content) || typeof content['overlay'] !== 'string' || !/^1\.\d+\.\d+$/.test(content['overlay']))
    throw wrong('debe empezar por «overlay: 1.0.0»');
  const actions = content['actions'];
  if (!Array.isArray(actions) || actions.length === 0) throw wrong('no tiene ninguna acción en «actions»');
  const given = content['extends'];
  return {
    file,
    contract: typeof given === 'string' ? basename(given).replace(/\.\w+$/, '') : null,
    actions: actions.map((action, index) => {
      if (!isObject(action) || typeof action['target'] !== 'string') throw wrong(`a la acción ${index + 1} le falta «target»`);
      const { target, update, remove } = action;
      if (remove !== true && update === undefined) throw wrong(`la acción ${index + 1} no dice «update» ni «remove: true»`);
      return { target, ...(update !== undefined && { update }), ...(remove === true && { remove }) };
    }),
  };
}

/**
 * Applies overlays to documents by name. An action without a match in any document throws an {@link
 * OverlayError}: it may not fit an updated contract.
 */
export function applyOverlays<Name extends string>(
  documents: Readonly<Record<Name, JsonObject>>,
  overlays: readonly Overlay[],
): Record<Name, JsonObject> {
  const changed = structuredClone(documents) as Record<Name, JsonObject>;
  const all = Object.entries<JsonObject>(changed);
  for (const { file, contract, actions } of overlays) {
    const meant = contract === null ? all : all.filter(([name]) => name === contract);
    if (meant.length === 0) throw new OverlayError(`El overlay «${file}» corrige «${String(contract)}», que no es un contrato.`);
    for (const action of actions) {
      const found = meant.map(([, document]) => apply(document, action, file));
      if (!found.some(Boolean)) throw new OverlayError(`El overlay «${file}» no encuentra «${action.target}» en los contratos.`);
    }
  }
  return changed;
}

/** Applies an action; false where the document has no matching node. */
function apply(document: JsonObject, { target, update, remove = false }: Action, file: string): boolean {
  let places: string[];
  try {
    places = paths(document, target);
  } catch (error) {
    throw new OverlayError(`El overlay «${file}» no sirve: «${target}» no es un JSONPath.`, { cause: error });
  }
  // Last place first, so that a removal from a list moves no remaining place.
  for (const place of places.toReversed()) {
    const keys = keysOf(place);
    const last = keys.pop();
    if (last === undefined) {
      if (remove) throw new OverlayError(`El overlay «${file}» no puede quitar «$», el contrato entero.`);
      Object.assign(document, merge(document, update ?? null));
      continue;
    }
    const parent = keys.reduce<Json>((node, key) => childOf(node, key), document);
    if (Array.isArray(parent) && typeof last === 'number') {
      if (remove) parent.splice(last, 1);
      else parent[last] = merge(parent[last] ?? null, update ?? null);
    } else if (isObject(parent)) {
      if (remove) delete parent[last];
      else parent[last] = merge(parent[last] ?? null, update ?? null);
    }
  }
  return places.length > 0;
}

/** Keys of a normalised path: `$['a'][0]`. */
function keysOf(path: string): (string | number)[] {
  return Array.from(path.matchAll(/\[(?:'((?:[^'\\]|\\.)*)'|(\d+))\]/g), ([, name, index]) => {
    if (index !== undefined) return Number(index);
    return JSON.parse(`"${(name ?? '').replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string;
  });
}

function childOf(node: Json, key: string | number): Json {
  if (Array.isArray(node)) return node[Number(key)] ?? null;
  return isObject(node) ? (node[key] ?? null) : null;
}

function merge(node: Json, update: Json): Json {
  if (Array.isArray(node)) return Array.isArray(update) ? [...node, ...update] : [...node, update];
  if (!isObject(node) || !isObject(update)) return structuredClone(update);
  const merged = { ...node };
  for (const [key, value] of Object.entries(update)) {
    const former = merged[key];
    merged[key] =
      former === undefined || (Array.isArray(former) && !Array.isArray(value)) ? structuredClone(value) : merge(former, value);
  }
  return merged;
}
