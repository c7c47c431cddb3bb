// `npm run sbom` writes the portal's dependencies in CycloneDX; `npm run audit:report` prints their
// licences and known vulnerabilities.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Outside `dist/`, which is served. */
const file = join(root, 'dist-sbom/autogestion.cdx.json');

/** npm's mark of packages that only build and test. */
const forTools = 'cdx:npm:package:development';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties?: ReadonlyArray<{ readonly name: string }>;
  readonly licenses?: ReadonlyArray<{
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }>;
}

/** The used part of a CycloneDX document. */
export interface Sbom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string; readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: ReadonlyArray<{ readonly ref: string; readonly dependsOn: readonly string[] }>;
}

/**
 * The document without packages of build, tests and workspaces. `npm sbom --omit dev` also drops
 * packages that tools share (dompurify, xstate); `--workspaces=false` keeps workspace packages.
 */
export function productionOnly(sbom: Sbom): Sbom {
  const marked = sbom.components.filter(({ properties = [] }) => properties.some(({ name }) => name === forTools));
  const toolRefs = new Set(marked.map((one) => one['bom-ref']));
  const needs = new Map(
    sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn.filter((one) => !toolRefs.has(one))] as const),
  );
  const refs = new Set([sbom.metadata.component['bom-ref']]);
  // The loop also visits items added to the set during it.
  for (const ref of refs) for (const needed of needs.get(ref) ?? []) refs.add(needed);
  return {
    ...sbom,
    // npm uses the folder's name.
    metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name: 'autogestion' } },
    components: sbom.components.filter((one) => refs.has(one['bom-ref'])),
    dependencies: [...needs].filter(([ref]) => refs.has(ref)).map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}

/** One line per licence, the commonest first; all but the commonest list their packages. */
export function licenceLines({ components }: Sbom): string[] {
  const packages = new Map<string, string[]>();
  for (const { name, version, licenses = [] } of components) {
    const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'sin licencia');
    const licence = names.join(' AND ') || 'sin licencia';
    packages.set(licence, [...(packages.get(licence) ?? []), `${name}@${version}`]);
  }
  return [...packages]
    .toSorted(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b))
    .map(([licence, all], index) => `${String(all.length).padStart(5)}  ${licence}${index === 0 ? '' : `: ${all.join(', ')}`}`);
}

/** Result of `npm audit --json`, one line per package; one line when the audit could not run. */
export function auditLines(text: string): string[] {
  const answer = parse(text);
  const { vulnerabilities, message, error } = answer;
  if (vulnerabilities === undefined) {
    const why = (error?.summary || message || text).split('\n')[0] || 'sin respuesta';
    return [`No se pudo preguntar al registro: ${why}`];
  }
  const found = Object.entries(vulnerabilities);
  if (found.length === 0) return ['Ninguna vulnerabilidad conocida.'];
  return found.map(([name, { severity, range, fixAvailable }]) => {
    return `${severity.padEnd(9)} ${name} ${range}${fixAvailable === false ? '' : ' (hay corrección)'}`;
  });
}

interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; range: string; fixAvailable: unknown }>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

function parse(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}

/** Output of npm, whatever its exit code: an audit with findings exits with an error. */
function npm(...args: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile('npm', [...args, '--loglevel=error'], { cwd: root, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) =>
    resolve(stdout),
  );
  return promise;
}

async function readSbom(): Promise<Sbom> {
  const text = await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--workspaces=false');
  if (!text.startsWith('{')) throw new Error('npm sbom no respondió: hace falta npm 10 o más reciente');
  return productionOnly(JSON.parse(text) as Sbom);
}

if (import.meta.main) {
  const sbom = await readSbom();
  if (process.argv.includes('--write')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
    console.log(`${relative(root, file)}: ${sbom.components.length} paquetes`);
  } else {
    console.log(`Licencias de los ${sbom.components.length} paquetes con los que se hace el portal\n`);
    console.log(licenceLines(sbom).join('\n'));
    console.log('\nVulnerabilidades conocidas de todas las dependencias (npm audit)\n');
    console.log(auditLines(await npm('audit', '--json')).join('\n'));
  }
}
