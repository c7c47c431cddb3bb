// `npm run build`: dist/ with index.html, login.html, the service worker and precompressed files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { writeAhead } from './ahead.ts';
import { hashOfInputs, noteBuilt } from './inputs.ts';
import { writeServiceWorker } from './service-worker.ts';
import { stampPages, writeVersion } from './version.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = join(root, 'dist');

interface PrerenderModule {
  readonly loginMarkup: () => string;
  readonly bootMarkup: () => string;
}

/** Inlines the entry's small stylesheet, so that the login paints with its first packet. */
function inlineStyles(html: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/autogestion\/([^"]+)"[^>]*>/g, (_, file: string) => {
    return `<style>${readFileSync(join(dist, file), 'utf8').trim()}</style>`;
  });
}

function writePages({ loginMarkup, bootMarkup }: PrerenderModule): void {
  const page = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8'));
  const slot = '<div id="root"><!--prerendered--></div>';
  if (!page.includes(slot)) throw new Error('index.html has no place for the prerendered page');
  writeFileSync(
    join(dist, 'index.html'),
    page.replace(slot, () => `<div id="root">${bootMarkup()}</div>`),
  );
  writeFileSync(
    join(dist, 'login.html'),
    page
      .replace(slot, () => `<div id="root" data-prerendered>${loginMarkup()}</div>`)
      .replace('<title>Autogestión</title>', '<title>Ingresar · Autogestión</title>'),
  );
}

/** Writes a brotli and a gzip file beside every text file of a build. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|mjs|css|svg|json|webmanifest)$/.test(entry.name))
    .filter(({ name }) => name !== 'config.json')
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

export async function buildPortal(): Promise<void> {
  // Before the build: a file that changes meanwhile must lead to another one.
  const hash = hashOfInputs();
  await build({ root, logLevel: 'warn' });
  const { module } = await runnerImport<PrerenderModule>(join(root, 'tools/build/prerender.tsx'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  writePages(module);
  writeAhead(dist);
  stampPages(dist, writeVersion(root, dist, writeServiceWorker(dist)));
  await compress(dist);
  noteBuilt(hash);
}

if (import.meta.main) await buildPortal();
