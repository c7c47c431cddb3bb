import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SandboxError } from '../sandbox-error.ts';
import { SEEDS } from '../seed/seeds.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Marks the file as the sandbox's, so that another program's database is never migrated. */
const APPLICATION_ID = 0x41555447;

/** Seeded databases of this process by day, so that a test's second sandbox needs no seeding. */
const snapshots = new Map<string, Uint8Array>();

const CAUSES: Record<number, string> = {
  5: 'otro proceso la está usando',
  8: 'es de solo lectura',
  11: 'está dañada',
  13: 'no queda espacio en el disco',
  14: 'no se puede abrir',
  26: 'no es una base de datos',
};

/**
 * Opens the database, migrates it and seeds its new tables in one transaction, so that a killed
 * process leaves nothing behind.
 * @param path file or ':memory:'; a missing folder is created
 * @param today day that the dates of the seed are relative to
 * @throws SandboxError with one line that says what to do
 */
export function openDatabase(path: string, today: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    db = new DatabaseSync(path, { timeout: 5000 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    const snapshot = path === ':memory:' ? snapshots.get(today) : undefined;
    if (snapshot) db.deserialize(snapshot);
    else migrate(db, today);
    if (path === ':memory:' && !snapshot) snapshots.set(today, db.serialize());
    return db;
  } catch (error) {
    db?.close();
    throw new SandboxError(
      `La base de datos «${path}» no sirve (${causeOf(error)}): ejecuta «npm run sandbox:reset» para empezar con una nueva.`,
      { cause: error },
    );
  }
}

function migrate(db: DatabaseSync, today: string): void {
  db.exec('BEGIN IMMEDIATE');
  const version = pragma(db, 'user_version');
  const tables = Number(db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n']);
  const own = pragma(db, 'application_id') === APPLICATION_ID;
  if (tables > 0 && !own) throw new SandboxError('es de otro programa');
  if (tables > 0 && db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok') throw new SandboxError('está dañada');

  const migrations = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  if (version > migrations.length) throw new SandboxError('es de una versión más nueva del portal');
  for (const [index, name] of migrations.entries()) {
    if (index < version) continue;
    db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
    SEEDS.get(index + 1)?.(db, today);
  }
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length}; COMMIT`);
}

function pragma(db: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
}

function causeOf(error: unknown): string {
  if (error instanceof SandboxError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('errcode' in error && typeof error.errcode === 'number') return CAUSES[error.errcode & 0xff] ?? error.message;
  return error.message;
}
