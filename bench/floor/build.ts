import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Output folder of the floor; the sandbox serves it like the portal. */
export const floorFolder = resolve(import.meta.dirname, '../../dist-bench/floor');

/** Builds the floor's pages and the one of many fields, each as a bundle of its own. */
export async function buildFloor(): Promise<void> {
  for (const [index, page] of [
    'floor/index.html',
    'floor/login.html',
    'floor/document.html',
    'floor/rows.html',
    'form/form.html',
  ].entries()) {
    const file = resolve(import.meta.dirname, '..', page);
    await build({
      configFile: false,
      root: dirname(file),
      base: '/autogestion/',
      logLevel: 'error',
      build: {
        outDir: floorFolder,
        emptyOutDir: index === 0,
        modulePreload: false,
        rolldownOptions: { input: file },
      },
    });
  }
  writeFileSync(join(floorFolder, 'config.json'), '{"servicios":{}}'); // The sandbox expects it in every portal.
  for (const entry of readdirSync(floorFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(body)); // Node's default is quality 11.
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
