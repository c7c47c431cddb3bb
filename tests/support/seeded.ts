import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../sandbox/db/open.ts';
import { testDay } from './test-day.ts';

/** Names the seeded database to the workers. */
export const seededVariable = 'SEEDED_DATABASE';

/** Playwright's global setup: seeds one database, which takes seconds; the sandbox of each worker begins with a copy of it. */
export default function seed(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'autogestion-'));
  const path = join(folder, 'seeded.db');
  openDatabase(path, testDay).close();
  process.env[seededVariable] = path;
  return () => rmSync(folder, { recursive: true });
}
