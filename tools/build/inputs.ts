import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** A hash over all that a build is made from. */
export function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether `dist/` was built from the present inputs. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs();

/** Notes in `dist/` the hash of the inputs that it was built from, taken before the build. */
export const noteBuilt = (hash: string): void => writeFileSync(stamp, hash);
