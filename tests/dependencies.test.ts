import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly workspaces: readonly string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const lock = read('package-lock.json') as Lock;
const manifest = read('package.json') as Manifest;

/** The oldest versions without a published hole; `npm audit` is not answered everywhere. */
const floors = { 'pdfjs-dist': '6.2.108', dompurify: '3.4.14' };

const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

function isOlder(version: string, floor: string): boolean {
  const [a, b] = [numbers(version), numbers(floor)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Every copy of a package in a lock file that is older than its floor. */
const tooOld = ({ packages }: Lock, allFloors: Readonly<Record<string, string>>): string[] =>
  Object.entries(packages).flatMap(([path, { version = '0' }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const floor = allFloors[name];
    return floor !== undefined && isOlder(version, floor) ? [`${path} ${version} is older than ${floor}`] : [];
  });

describe('The dependencies', () => {
  test('hold no version with a published hole', () => {
    expect(tooOld(lock, floors)).toEqual([]);
  });

  test('are compared number by number, copies inside other packages too', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/pdfjs-dist': { version: '5.6.205' },
      'node_modules/a/node_modules/pdfjs-dist': { version: '6.2.107' },
      'node_modules/b/node_modules/pdfjs-dist': { version: '6.10.0' },
      'node_modules/dompurify': { version: '3.4.14' },
      'node_modules/c/node_modules/dompurify': { version: '3.4.9' },
    };
    expect(tooOld({ packages }, floors)).toEqual([
      'node_modules/pdfjs-dist 5.6.205 is older than 6.2.108',
      'node_modules/a/node_modules/pdfjs-dist 6.2.107 is older than 6.2.108',
      'node_modules/c/node_modules/dompurify 3.4.9 is older than 3.4.14',
    ]);
  });

  test('that run in the browser are pinned, and locked at that version', () => {
    const pinned = Object.entries(manifest.dependencies).map(([name, version]) => [
      name,
      /^\d+\.\d+\.\d+$/.test(version) ? lock.packages[`node_modules/${name}`]?.version : `not an exact version: ${version}`,
    ]);
    expect(Object.fromEntries(pinned)).toEqual(manifest.dependencies);
  });

  test('run no script at install but that of Node itself', () => {
    expect(manifest.allowScripts).toEqual({ node: true, '@scarf/scarf': false });
  });

  test('keep TypeScript 5 for the generators, in a workspace of its own', () => {
    expect(manifest.workspaces).toEqual(['tools/codegen']);
    expect(manifest.overrides).toMatchObject({ '@hey-api/openapi-ts': { typescript: '5.9.3' } });
  });
});
