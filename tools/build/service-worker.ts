import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * What the shell and the chunks are made of; documents and config.json are not among them, nor the viewer, which few screens need and which is
 * as large as all the rest, nor telemetry, which is fetched where `config.json` asks for it and nowhere else.
 */
const kept =
  /^(?:assets\/(?!PdfViewer-|pdfjs-|pdf\.worker|telemetry-|tracing-).+\.(?:js|mjs|css|svg|woff2)|(?:index|login)\.html|favicon\.svg)$/;

/**
 * Writes sw.js beside the pages of a build, once all its other files are there: its version is a hash over them, so that a build that
 * differs anywhere is another worker. Gives that version.
 * @param dist folder of the build
 */
export function writeServiceWorker(dist: string): string {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => kept.test(file))
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
