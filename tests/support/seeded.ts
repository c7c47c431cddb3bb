import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../../sandbox/db/open.ts';
import { testDay } from './test-day.ts';

/** The variable that gives the workers the seeded database. */
const seededVariable = 'SEEDED_DATABASE';
/** More pages than the database has, so that one step copies it. */
const WHOLE = 1_000_000;

/** Playwright's global setup: seeds one database, which takes seconds; each sandbox copies it. */
export default function seed(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'autogestion-'));
  const path = join(folder, 'seeded.db');
  openDatabase(path, testDay).close();
  process.env[seededVariable] = path;
  return () => rmSync(folder, { recursive: true });
}

/** The file of the seeded database that sandboxes copy; deleted when the run ends. */
export async function seededCopy(): Promise<string> {
  const seeded = seededFile();
  const file = join(await mkdtemp(join(dirname(seeded), 'copy-')), 'portal.db');
  await copyFile(seeded, file);
  return file;
}

/** Copies the seeded data into a database, which a sandbox may have open. */
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
