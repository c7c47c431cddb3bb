import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** A file of the repository, by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** One import of a file, or one of its `export … from`. */
export interface Import {
  readonly specifier: string;
  /** The imported file, by its path from the root; null for a package. */
  readonly file: string | null;
  /** `import type`, which is erased at run time; `import { type A }` still loads the module. */
  readonly typeOnly: boolean;
  /** `import(…)`: loaded when it is called. */
  readonly dynamic: boolean;
  readonly reexport: boolean;
  /** The imported names, without types. */
  readonly names: readonly string[];
}

export const root = join(import.meta.dirname, '../../..');

/** Every text file below the folders, except generated ones. */
export function readSources(...folders: string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|css|sql|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') })),
  );
}

export const isTest = ({ path }: Source): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
export const isGenerated = ({ path }: Source): boolean => path.startsWith('src/generated/');
export const isCode = ({ path }: Source): boolean => /\.tsx?$/.test(path);

const statement = /^(import|export)\s+(type\s)?([\w$*{},\s]*?)\s*\bfrom\s*['"]([^'"]+)['"]/gm;
const sideEffect = /^import\s*['"]([^'"]+)['"]/gm;
const call = /(\btypeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g;

function target(path: string, specifier: string): string | null {
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), specifier)) : null;
}

function namesIn(clause: string): readonly string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}

/** The imports of a file, read from its statements in the form that Biome writes. */
export function importsOf({ path, text }: Source): readonly Import[] {
  const found: Import[] = [];
  const add = (specifier: string, rest: Partial<Import>) =>
    found.push({
      specifier,
      file: target(path, specifier),
      typeOnly: false,
      dynamic: false,
      reexport: false,
      names: [],
      ...rest,
    });
  for (const [, keyword, type, clause = '', specifier = ''] of text.matchAll(statement)) {
    add(specifier, { typeOnly: type !== undefined, reexport: keyword === 'export', names: type ? [] : namesIn(clause) });
  }
  for (const [, specifier = ''] of text.matchAll(sideEffect)) add(specifier, {});
  for (const [, type, specifier = ''] of text.matchAll(call)) add(specifier, { dynamic: true, typeOnly: type !== undefined });
  return found;
}
