import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Files of the shell and the chunks. Left out: documents, config.json, the rarely used and large
 * viewer, and telemetry, which only `config.json` turns on.
 */
const cachedFiles =
  /^(?:assets\/(?!PdfViewer-|pdfjs-|pdf\.worker|telemetry-|tracing-).+\.(?:js|mjs|css|svg|woff2)|(?:index|login)\.html|favicon\.svg)$/;

/**
 * Writes sw.js after all other files of a build and returns its version, a hash over them, so that
 * any different build is another worker.
 * @param dist folder of the build
 */
export function writeServiceWorker(dist: string): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => cachedFiles.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(dist, file)));
  const version = hash.digest('hex').slice(0, 16);
  const worker = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
    .replace('__VERSION__', version)
    .replace('__FILES__', () => JSON.stringify(files));
  writeFileSync(join(dist, 'sw.js'), worker);
  return version;
}
