// `npm run generate [-- --out DIR] [--overlay FILE]…`: bundles, types and answer schemas from the
// contracts and `openapi/overlays`. tests/contracts/drift.test.ts compares the committed output.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { isObject, type Json, type JsonObject } from './json.ts';
import { applyOverlays, OverlayError, overlayFiles, readOverlay } from './overlay.ts';
import { wiresOf, withWires } from './wire-schemas.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const outAt = process.argv.indexOf('--out');
const out = outAt > 0 ? resolve(process.argv[outAt + 1] ?? '') : root;
const banner = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
const contracts = ['auth', 'core', 'reports'] as const;

/**
 * Rules that a back end may break in its answers; types and `required` stay. Examples are no rules.
 */
const relaxable = new Set([
  'example',
  'examples',
  'format',
  'pattern',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'additionalProperties',
  'default',
]);

/** Drops relaxable rules and examples. Keys directly inside `properties` are names, not rules. */
function relax(node: Json, areNames = false): Json {
  if (Array.isArray(node)) return node.map((item) => relax(item));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => areNames || !relaxable.has(key))
      .map(([key, value]) => [key, relax(value, !areNames && key === 'properties')]),
  );
}

/** The answers of one tag's operations, without parameters and bodies. */
function answersOfTag(document: JsonObject, tag: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [path, item] of Object.entries(document['paths'] as JsonObject)) {
    if (!isObject(item)) continue;
    for (const [method, operation] of Object.entries(item)) {
      if (!isObject(operation) || !Array.isArray(operation['tags']) || !operation['tags'].includes(tag)) continue;
      const responses = operation['responses'];
      const kept: JsonObject = {
        operationId: operation['operationId'] ?? null,
        responses: isObject(responses) ? { '200': responses['200'] ?? null } : {},
      };
      paths[path] = { ...paths[path], [method]: kept };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: tag, version: '1' },
    paths,
    components: { schemas: (document['components'] as JsonObject)['schemas'] ?? {} },
  };
}

const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
mkdirSync(join(out, 'openapi/bundle'), { recursive: true });

function bundle(name: (typeof contracts)[number]): JsonObject {
  const file = bundleOf(name);
  execFileSync(process.execPath, [redocly, 'bundle', join(root, `openapi/${name}.yaml`), '--dereferenced=false', '-o', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

function bundleOf(name: string): string {
  return join(out, `openapi/bundle/${name}.json`);
}

/** The contracts with overlays; one that does not fit ends the program with a sentence. */
function withOverlays(documents: Record<(typeof contracts)[number], JsonObject>): typeof documents {
  try {
    const overlaid = applyOverlays(documents, overlayFiles(root, process.argv).map(readOverlay));
    // Unreadable marks fail here, before anything is written.
    for (const document of Object.values(overlaid)) wiresOf(document);
    return overlaid;
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const documents = withOverlays({ auth: bundle('auth'), core: bundle('core'), reports: bundle('reports') });
rmSync(join(out, 'src/generated'), { recursive: true, force: true });
mkdirSync(join(out, 'src/generated/schemas'), { recursive: true });

for (const name of contracts) {
  const document = documents[name];
  const wires = wiresOf(document);
  if (wires.size > 0)
    writeFileSync(join(out, 'src/generated/read-wire.ts'), readFileSync(join(import.meta.dirname, 'read-wire.ts')));
  writeFileSync(bundleOf(name), `${JSON.stringify(document, null, 2)}\n`);

  const types = astToString(await openapiTS(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false }));
  writeFileSync(join(out, `src/generated/${name}.ts`), banner + types);

  for (const { name: tag } of document['tags'] as { name: string }[]) {
    const work = mkdtempSync(join(tmpdir(), 'schemas-'));
    await createClient({
      input: structuredClone(relax(answersOfTag(document, tag))) as Record<string, unknown>,
      output: { path: work },
      logs: { level: 'silent' },
      parser: { filters: { orphans: false } },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          exportFromIndex: false,
          definitions: true,
          requests: false,
          responses: true,
        },
      ],
    });
    for (const file of readdirSync(work)) {
      if (file.endsWith('.ts') && file.startsWith('zod')) {
        writeFileSync(
          join(out, `src/generated/schemas/${tag}.ts`),
          withWires(banner + readFileSync(join(work, file), 'utf8').replace(/^\/\/ This file is auto-generated.*\n/, ''), wires),
        );
      }
    }
    rmSync(work, { recursive: true });
  }
}
