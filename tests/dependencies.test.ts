import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditLines, licenceLines, productionOnly, type Sbom } from '../tools/dependencies.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>>;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly workspaces: readonly string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));
const lock = read('package-lock.json') as Lock;
const manifest = read('package.json') as Manifest;

/** The oldest versions without a published vulnerability; `npm audit` does not work everywhere. */
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
  test('hold no version with a published vulnerability', () => {
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

  test.each(['.', ...manifest.workspaces])('of %s are pinned, and locked at that version', (folder) => {
    const { dependencies, devDependencies } = read(join(folder, 'package.json')) as Manifest;
    const wanted = { ...dependencies, ...devDependencies };
    const lockedAs = (name: string) =>
      (lock.packages[join(folder, 'node_modules', name)] ?? lock.packages[`node_modules/${name}`])?.version;
    const pinned = Object.entries(wanted).map(([name, version]) => [
      name,
      /^\d+\.\d+\.\d+$/.test(version) ? lockedAs(name) : `not an exact version: ${version}`,
    ]);
    expect(Object.fromEntries(pinned)).toEqual(wanted);
  });

  test('of the portal have licences that allow passing them on', () => {
    const free =
      /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|Unlicense|Python-2\.0|\(MPL-2\.0 OR Apache-2\.0\)|MIT AND ISC AND BSD-3-Clause|\(MIT OR CC0-1\.0\))$/;
    const others = Object.entries(lock.packages).filter(
      ([path, { dev, license }]) =>
        path.startsWith('node_modules/') && !dev && !free.test(license ?? '') && !path.includes('@autogestion/'),
    );
    expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
  });

  test('run no script at install but that of Node itself', () => {
    expect(manifest.allowScripts).toEqual({ node: true, '@scarf/scarf': false });
    // npm runs the scripts of these names after `npm ci`.
    const byItself = /^(?:(?:pre|post)?(?:install|prepare)|prepublish|dependencies)$/;
    expect(Object.keys(manifest.scripts).filter((name) => byItself.test(name))).toEqual([]);
  });

  test('keep TypeScript 5 for the generators, in a workspace of its own', () => {
    expect(manifest.workspaces).toEqual(['tools/codegen']);
    expect(manifest.overrides).toMatchObject({ '@hey-api/openapi-ts': { typescript: '5.9.3' } });
  });
});

const component = (name: string, licence?: string, made = false) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  properties: made ? [{ name: 'cdx:npm:package:development' }] : [],
  ...(licence === undefined
    ? {}
    : { licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }] }),
});

describe('The report of the dependencies', () => {
  const sbom: Sbom = {
    metadata: { component: { 'bom-ref': 'portal@1', name: 'a-folder' } },
    components: [
      component('a', 'MIT'),
      component('b', 'MIT'),
      component('c'),
      component('d', 'MPL-2.0 OR Apache-2.0'),
      component('e', 'MIT', true),
      component('f', 'MIT'),
    ],
    dependencies: [
      { ref: 'portal@1', dependsOn: ['a@1.0.0', 'e@1.0.0'] },
      { ref: 'e@1.0.0', dependsOn: ['b@1.0.0'] },
      { ref: 'a@1.0.0', dependsOn: ['b@1.0.0', 'c@1.0.0', 'd@1.0.0'] },
      { ref: 'workspace@1', dependsOn: ['f@1.0.0', 'b@1.0.0'] },
    ],
  };

  test('leaves out packages that only builds, tests and workspaces need', () => {
    expect(productionOnly(sbom)).toEqual({
      metadata: { component: { 'bom-ref': 'portal@1', name: 'autogestion' } },
      components: sbom.components.slice(0, 4),
      dependencies: [{ ref: 'portal@1', dependsOn: ['a@1.0.0'] }, sbom.dependencies[2]],
    });
  });

  test('has a line a licence, and names those without one', () => {
    expect(licenceLines(productionOnly(sbom))).toEqual([
      '    2  MIT',
      '    1  MPL-2.0 OR Apache-2.0: d@1.0.0',
      '    1  sin licencia: c@1.0.0',
    ]);
  });

  test.each([
    ['nothing', { vulnerabilities: {} }, ['Ninguna vulnerabilidad conocida.']],
    [
      'two holes',
      {
        vulnerabilities: {
          a: { severity: 'critical', range: '<2.0.0', fixAvailable: true },
          b: { severity: 'low', range: '*', fixAvailable: false },
        },
      },
      ['critical  a <2.0.0 (hay corrección)', 'low       b *'],
    ],
    [
      'no audit',
      { message: '405 Method Not Allowed', error: { summary: '', detail: '' } },
      ['No se pudo preguntar al registro: 405 Method Not Allowed'],
    ],
    ['no network', { error: { summary: 'ENOTFOUND\nx' } }, ['No se pudo preguntar al registro: ENOTFOUND']],
  ])('says of an audit that found %s', (_name, answer, lines) => {
    expect(auditLines(JSON.stringify(answer))).toEqual(lines);
  });

  test('says that npm said nothing', () => {
    expect(auditLines('')).toEqual(['No se pudo preguntar al registro: sin respuesta']);
  });
});
