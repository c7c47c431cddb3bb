import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../sandbox/db/open.ts';
import { testDay } from './test-day.ts';

/** Names the seeded database to the workers. */
const seededVariable = 'SEEDED_DATABASE';
/** More pages than the database has: it is copied in one step. */
const WHOLE = 1_000_000;

/** Playwright's global setup: seeds one database, which takes seconds; sandboxes begin with a copy of it. */
export default function seed(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'autogestion-'));
  const path = join(folder, 'seeded.db');
  openDatabase(path, testDay).close();
  process.env[seededVariable] = path;
  return () => rmSync(folder, { recursive: true });
}

/** A file that holds the seeded database, for a sandbox to begin with; it goes when the run ends. */
export async function seededCopy(): Promise<string> {
  const seeded = seededFile();
  const file = join(await mkdtemp(join(dirname(seeded), 'copy-')), 'portal.db');
  await copyFile(seeded, file);
  return file;
}

/** Gives a database, which a sandbox may have open, what the seeded one holds. */
export async function seedAgain(file: string): Promise<void> {
  const seeded = new DatabaseSync(seededFile(), { readOnly: true });
  await backup(seeded, file, { rate: WHOLE });
  seeded.close();
}

function seededFile(): string {
  const seeded = process.env[seededVariable];
  if (seeded === undefined) throw new Error('The configuration lacks the global setup of tests/support/seeded.ts.');
  return seeded;
}
