import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const generated = ['src/generated', 'openapi/bundle'];

/** Every file below a folder, by its path from `base`. */
function filesBelow(base: string, folder: string): string[] {
  const path = join(base, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)));
}

/** The differences between the committed and the freshly generated files, one line per file. */
function drift(committed: string, made: string): string[] {
  const names = new Set(generated.flatMap((folder) => [...filesBelow(committed, folder), ...filesBelow(made, folder)]));
  return [...names].toSorted().flatMap((name) => {
    if (!existsSync(join(made, name))) return [`${name} comes from no contract any more`];
    if (!existsSync(join(committed, name))) return [`${name} is missing`];
    return readFileSync(join(committed, name), 'utf8') === readFileSync(join(made, name), 'utf8')
      ? []
      : [`${name} is not what the contracts give`];
  });
}

describe('What is generated from the contracts', () => {
  const out = mkdtempSync(join(tmpdir(), 'generated-'));

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [join(root, 'tools/codegen/generate.ts'), '--out', out], { cwd: root });
  }, 60_000);
  afterAll(() => rmSync(out, { recursive: true }));

  test('is committed as it is generated', () => {
    expect(drift(root, out), 'Run `npm run generate` and commit what it writes').toEqual([]);
  });

  test('is compared file by file', () => {
    expect(filesBelow(out, 'openapi/bundle').toSorted()).toEqual(filesBelow(root, 'openapi/bundle').toSorted());
    expect(filesBelow(out, 'src/generated')).toContain('src/generated/schemas/cuenta.ts');
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    expect(drift(empty, out)).toContain('src/generated/auth.ts is missing');
    expect(drift(out, empty)).toContain('src/generated/auth.ts comes from no contract any more');
    rmSync(empty, { recursive: true });
  });
});
