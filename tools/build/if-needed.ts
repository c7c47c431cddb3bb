// Builds the portal when a hash over its inputs has changed. `npm start`, `npm run test:browser`
// and `npm run bench` begin with it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from './build.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const inputs = ['src', 'public', 'tools/build', 'index.html', 'vite.config.ts', 'package-lock.json'];
const stamp = join(root, 'dist/.build-hash');

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const hash = hashOfInputs();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.log('Construyendo el portal…');
  await buildPortal();
  writeFileSync(stamp, hash);
}
