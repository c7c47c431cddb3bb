import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeServiceWorker } from '../../tools/build/service-worker.ts';

const dist = join(import.meta.dirname, '../../dist');
const hashed = /-[\w-]{8}\.js$/;

/** Two builds of the portal in a folder of their own: the one of dist/, and one whose scripts all have other names, as after a change, and are not compressed. */
export function twoBuilds(): { readonly first: string; readonly second: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'autogestion-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  cpSync(dist, first, { recursive: true });
  cpSync(dist, second, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });

  const assets = join(second, 'assets');
  const scripts = readdirSync(assets).filter((name) => hashed.test(name));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-segunda2.js')]));
  for (const name of readdirSync(second, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/.test(name)) continue;
    const file = join(second, name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  writeServiceWorker(second);
  return { first, second, remove: () => rmSync(folder, { recursive: true }) };
}
