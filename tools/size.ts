import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Budgets in KB (1024 B, brotli 11). The first matching row counts. */
const budgets: { part: RegExp; kb: number }[] = [
  { part: /^login$/, kb: 90 },
  { part: /^portal$/, kb: 150 }, // Fetched during the login, with Chakra's widgets.
  { part: /^fields$/, kb: 34 }, // Fetched right after the portal and the first page.
  { part: /^src\/features\/dashboard\/DashboardPage\b/, kb: 5 }, // Without charts, which follow the figures.
  { part: /^src\/features\/clientes\/create\/ClienteWizardPage\b/, kb: 45 },
  { part: /^src\/features\/clientes\/view\/ClienteViewPage\b/, kb: 45 },
  { part: /^src\/features\/cotizaciones\/create\//, kb: 48 }, // 1 KB of it shows plans as an offer.
  { part: /^src\/features\/polizas\/emision\//, kb: 51 }, // With the machines of the quote and of the issued policy.
  { part: /^src\/features\/solicitudes\/create\/SolicitudCreatePage\b/, kb: 24 }, // 14 KB of it is the kit of forms, drafts and writes.
  { part: /^src\/features\/solicitudes\/update\/SolicitudPage\b/, kb: 33 }, // The same kit, and DOMPurify (10 KB) with its corrections.
  { part: /^src\/features\/[a-z]+\/(?:list|notificaciones)\//, kb: 39.5 }, // Table model 12 KB (docs/decisions/0013); all rows, sort and filters 8 KB.
  { part: /^src\/features\/reportes\/estado-cuenta\//, kb: 16 }, // With the look-up of a client.
  { part: /^src\/features\//, kb: 15 },
];

const routeEntry = /^src\/features\/.+Page\.tsx$/;

/** Texts of development-only code: inspector, Vite's client, React's development build. */
const developmentOnly = [
  '@statelyai/inspect',
  'autogestion.inspector',
  'autogestion.recording',
  'org.eclipse.elk',
  'statelyai.connected',
  'stately.ai/inspect',
  '/@vite/',
  '@react-refresh',
  'react-dom-client.development',
];

const dist = resolve(process.argv[2] ?? 'dist');
const manifest = readManifest();
const problems: string[] = [];

const login = closure(loginEntries());
// By chunk name: a chunk that the rehearsal also imports is no entry of the manifest.
const portal = minus(closure(Object.keys(manifest).filter((key) => manifest[key]?.name === 'Portal')), login);
// Forms need these chunks, which are among the first fetched ahead.
const fields = minus(
  closure(Object.keys(manifest).filter((key) => manifest[key]?.name === 'fields')),
  new Set([...login, ...portal]),
);
const before = new Set([...login, ...portal, ...fields]);
const routes = dynamicEntries(routeEntry).toSorted();
const parts = [
  { part: 'login', files: login },
  { part: 'portal', files: portal },
  { part: 'fields', files: fields },
  ...routes.map((key) => ({ part: key, files: minus(closure([key]), before) })),
];

/** Labels of parts that are no page. */
const names: Readonly<Record<string, string>> = {
  portal: 'portal (además del login)',
  fields: 'campos de formularios (tras el portal)',
};

console.log(`${'JavaScript, KB brotli 11'.padEnd(58)}${'KB'.padStart(8)}${'máximo'.padStart(9)}`);
for (const { part, files } of parts) {
  const kb = sum(files);
  const limit = budgets.find((budget) => budget.part.test(part))?.kb ?? 0;
  const over = kb > limit;
  row(names[part] ?? part, kb, Number.isFinite(limit) ? String(limit) : '–', over ? ' EXCEDE' : '');
  if (over) problems.push(`${part} pesa ${kb.toFixed(1)} KB y su máximo es ${limit} KB`);
}
const counted = new Set(parts.flatMap(({ files }) => [...files]));
for (const file of minus(scripts(), counted)) row(`  a pedido: ${file}`, sum(new Set([file])), '–', '');

if (portal.size === 0) console.log('(No hay trozo dinámico src/app/portal…)');
problems.push(...developmentLeftovers());
if (problems.length > 0) {
  console.error(`size: ${problems.join('; ')}.`);
  process.exitCode = 1;
}

function row(name: string, kb: number, limit: string, mark: string): void {
  console.log(`${name.padEnd(58)}${kb.toFixed(1).padStart(8)}${limit.padStart(9)}${mark}`);
}

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    console.error(`size: no se puede leer ${join(dist, '.vite/manifest.json')}; ejecute antes npm run build.`);
    return process.exit(1);
  }
}

/** The script of login.html and its preloads. The manifest names no entry for two pages. */
function loginEntries(): string[] {
  const page = ['login.html', 'index.html'].map((name) => join(dist, name)).find((path) => existsSync(path));
  const html = page ? readFileSync(page, 'utf8') : '';
  const tags = (html.match(/<(?:script|link)\b[^>]*>/g) ?? []).filter((tag) => !/rel="prefetch"/.test(tag));
  const asked = tags.map((tag) => /\b(?:src|href)="([^"]+\.m?js)"/.exec(tag)?.[1] ?? '');
  const keys = Object.keys(manifest).filter((key) => asked.some((url) => url.endsWith(`/${manifest[key]?.file}`)));
  if (keys.length === 0) problems.push('login.html no pide ningún trozo del manifiesto');
  return keys;
}

function dynamicEntries(pattern: RegExp): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && pattern.test(key));
}

/** Scripts of some entries and of their static imports. */
function closure(keys: string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (/\.m?js$/.test(chunk.file)) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

function minus(files: Set<string>, known: Set<string>): Set<string> {
  return new Set([...files].filter((file) => !known.has(file)));
}

function sum(files: Set<string>): number {
  return [...files].reduce((total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length, 0) / 1024;
}

function everyFile(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
}

function scripts(): Set<string> {
  return new Set(everyFile().filter((file) => /\.m?js$/.test(file)));
}

function developmentLeftovers(): string[] {
  const found: string[] = [];
  for (const file of everyFile()) {
    if (/\.map(\.br|\.gz)?$/.test(file)) found.push(`hay un mapa de fuentes, ${file}`);
    if (!/\.(m?js|css|html)$/.test(file)) continue;
    const text = readFileSync(join(dist, file), 'utf8');
    if (/\/[/*][#@] sourceMappingURL=\S/.test(text)) found.push(`${file} señala un mapa de fuentes`);
    for (const mark of developmentOnly)
      if (text.includes(mark)) found.push(`${file} contiene «${mark}», que es solo de desarrollo`);
  }
  return found;
}
