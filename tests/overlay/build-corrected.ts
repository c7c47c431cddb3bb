import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startSandbox } from '../../sandbox/server.ts';
import { check } from '../../tools/services-check/check.ts';
import { openChangingProxy } from '../services-check/changing-proxy.ts';
import seed, { seededCopy } from '../support/seeded.ts';
import { testDay } from '../support/test-day.ts';
import { differing } from './differing.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Names the portal that was built with the corrections to the workers, and the overlay. */
export const correctedVariable = 'CORRECTED_PORTAL';

/**
 * Playwright's global setup: checks differing services, and builds a copy of the project (uncommitted
 * changes included) with the proposed overlay.
 */
export default async function buildCorrected(): Promise<() => void> {
  const forgetSeed = seed();
  const folder = mkdtempSync(join(tmpdir(), 'autogestion-overlay-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout
    .split('\n')
    .filter((name) => /^(?:src|openapi|docs\/assumptions|public|tools|sandbox)\/|^[^/]+$/.test(name) && name !== '')) {
    cpSync(join(root, file), join(folder, file), { force: true });
  }
  for (const modules of ['node_modules', 'tools/codegen/node_modules']) symlinkSync(join(root, modules), join(folder, modules));
  await proposeOverlay(folder);
  await node(folder, 'tools/codegen/generate.ts', '--overlay', 'services-check.overlay.yaml');
  await node(folder, 'tools/build/build.ts');
  process.env[correctedVariable] = folder;
  return () => {
    rmSync(folder, { recursive: true });
    forgetSeed();
  };
}

/** Runs a script of the copy. */
const node = (folder: string, ...args: string[]) => run(process.execPath, args, { cwd: folder, maxBuffer: 1e8 });

/** Writes the proposed overlay into a folder; a second check with it must find no contradiction. */
async function proposeOverlay(folder: string): Promise<void> {
  const sandbox = await startSandbox({ db: await seededCopy(), now: testDay });
  const proxy = await openChangingProxy(sandbox.url, differing);
  const config = join(folder, 'services.json');
  const bases = { auth: 'autorizacion', core: 'core', reports: 'reportes' };
  const servicios = Object.fromEntries(Object.entries(bases).map(([name, path]) => [name, `${proxy.url}/servicios/${path}`]));
  writeFileSync(config, JSON.stringify({ servicios }));
  const given = { config, user: 'intermediario', portal: null, out: folder, writes: null, reports: false };
  const surroundings = { password: 'Portal-2026', signal: new AbortController().signal, pace: 0, today: testDay };
  const before = await check({ ...given, overlays: [] }, surroundings);
  const overlay = join(folder, 'services-check.overlay.yaml');
  const after = await check({ ...given, overlays: [overlay], out: join(folder, 'after') }, surroundings);
  proxy.close();
  await sandbox.close();
  const serious = (report: typeof before.report) =>
    report.differences.filter(({ tolerated }) => !tolerated).map(({ path }) => path);
  if (serious(before.report).length < 5) throw new Error(`too few differences: ${serious(before.report).join(', ')}`);
  if (serious(after.report).length > 0) throw new Error(`the overlay leaves ${serious(after.report).join(', ')} as they were`);
}

/** The overlay that was proposed. */
export const proposed = (): string =>
  readFileSync(join(process.env[correctedVariable] ?? dirname(root), 'services-check.overlay.yaml'), 'utf8');
