import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeServiceWorker } from '../../tools/build/service-worker.ts';

const dist = join(import.meta.dirname, '../../dist');
const hashed = /-[\w-]{8}\.js$/;

/** Writes dist/ to a folder, uncompressed and with new script names; gives the version. */
export function changedBuild(folder: string, ending: string): string {
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => hashed.test(name));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, `-${ending}.js`)]));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/.test(name)) continue;
    const file = join(folder, name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  return writeServiceWorker(folder);
}

/** A folder with two builds of the portal: dist/ and a {@link changedBuild}. */
export function twoBuilds(): { readonly first: string; readonly second: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'autogestion-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  cpSync(dist, first, { recursive: true });
  changedBuild(second, 'segunda2');
  return { first, second, remove: () => rmSync(folder, { recursive: true }) };
}
