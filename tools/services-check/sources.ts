import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { keysOf, ROOT, type Service } from './contract.ts';

interface Source {
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Finds a bundle's node in `openapi/`: `openapi/schemas/clientes.yaml:12`. */
export type LineOf = (service: Service, pointer: string) => string;

function read(file: string): Source {
  const lines = new LineCounter();
  return { file, document: parseDocument(readFileSync(join(ROOT, file), 'utf8'), { lineCounter: lines, merge: true }), lines };
}

let known: LineOf | undefined;

/** Reads the contracts' sources, once. */
export function readSources(): LineOf {
  return (known ??= makeLineOf());
}

function makeLineOf(): LineOf {
  const parts = readdirSync(join(ROOT, 'openapi/schemas')).map((name) => read(`openapi/schemas/${name}`));
  const shared = read('openapi/shared.yaml');
  const whole: Record<Service, Source> = {
    auth: read('openapi/auth.yaml'),
    core: read('openapi/core.yaml'),
    reports: read('openapi/reports.yaml'),
  };

  return (service, pointer) => {
    const keys = keysOf(pointer);
    const name = keys[0] === 'components' ? keys[2] : undefined;
    const part = keys[1] === 'schemas' ? parts.find(({ document }) => name !== undefined && document.has(name)) : undefined;
    if (part) return lineAt(part, keys.slice(2));
    const isOwn = whole[service].document.hasIn(keys.slice(0, 3));
    return lineAt(isOwn ? whole[service] : shared, keys);
  };
}

/** Line of the last found key: nodes behind a reference have no line of their own. */
function lineAt({ file, document, lines }: Source, keys: readonly string[]): string {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keys) {
    if (isAlias(node)) node = node.resolve(document);
    if (isSeq(node)) {
      node = node.items[Number(key)];
    } else if (isMap(node)) {
      const named = (inner: unknown) => {
        const map = isAlias(inner) ? inner.resolve(document) : inner;
        return isMap(map) ? map.items.find((pair) => isScalar(pair.key) && pair.key.value === key) : undefined;
      };
      const merged = node.items.filter((pair) => isScalar(pair.key) && String(pair.key.source ?? pair.key.value) === '<<');
      const pair = named(node) ?? merged.map(({ value }) => named(value)).find(Boolean);
      if (pair === undefined) break;
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair.value;
      continue;
    } else break;
    offset = rangeOf(node) ?? offset;
  }
  return `${file}:${lines.linePos(offset).line}`;
}

const rangeOf = (node: unknown): number | undefined =>
  isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? node.range?.[0] : undefined;

const linesOf = new Map<string, readonly string[]>();

/** The line of a project file that contains a text: `src/domain/usuario.ts:8`. */
export function lineWith(file: string, text: string): string {
  const lines = linesOf.get(file) ?? readFileSync(join(ROOT, file), 'utf8').split('\n');
  linesOf.set(file, lines);
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`${file} holds no ${text}`);
  return `${file}:${index + 1}`;
}
