import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Change, openChangingProxy } from './changing-proxy.ts';
import type { Screen } from '../../tools/services-check/terminal.ts';
import { runCommand } from '../../tools/services-check/command.ts';
import type { CheckReport } from '../../tools/services-check/report.ts';

/** Starts a changing proxy before `target`, until the file's tests end; gives its address. */
export async function startChangingProxy(target: string, changes: readonly Change[]): Promise<string> {
  const proxy = await openChangingProxy(target, changes);
  afterAll(() => proxy.close());
  return proxy.url;
}

/** The bases of services at an address. */
export const servicesAt = (url: string) => ({
  auth: `${url}/servicios/autorizacion`,
  core: `${url}/servicios/core`,
  reports: `${url}/servicios/reportes`,
});

export interface Options {
  readonly plazos?: Readonly<Record<string, number>>;
  readonly portal?: string | null;
  readonly user?: string;
  readonly password?: string;
  readonly args?: readonly string[];
  readonly signal?: AbortSignal;
}

/** The output of a check. */
export interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
  readonly report: CheckReport;
  readonly html: string;
  readonly json: string;
  readonly overlay: string | null;
}

/** A screen that keeps what is written to it. */
export function keptScreen(isTTY = false): Screen & { text: () => string } {
  const parts: string[] = [];
  return { isTTY, columns: 120, write: (text) => void parts.push(text), text: () => parts.join('') };
}

/** Checks services as the command does, without waiting between calls. */
export async function checkServices(url: string, options: Options = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'services-check-'));
  try {
    return await checkInto(folder, url, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkInto(folder: string, url: string, options: Options): Promise<Outcome> {
  const { plazos, portal = null, user = 'intermediario', password = 'Portal-2026', args = [] } = options;
  const config = join(folder, 'config.json');
  writeFileSync(config, JSON.stringify({ servicios: servicesAt(url), ...(plazos && { plazos }) }));
  const [output, errors] = [keptScreen(), keptScreen(true)];
  const status = await runCommand({
    args: ['--config', config, '--user', user, '--out', folder, ...(portal === null ? [] : ['--portal', portal]), ...args],
    readPassword: async () => password,
    output,
    errors,
    signal: options.signal ?? new AbortController().signal,
    pace: 0,
    today: '2026-11-20',
  });
  const read = (name: string) => readFileSync(join(folder, `services-check.${name}`), 'utf8');
  const json = read('json');
  const overlay = existsSync(join(folder, 'services-check.overlay.yaml')) ? read('overlay.yaml') : null;
  return {
    status,
    output: output.text(),
    errors: errors.text(),
    report: JSON.parse(json) as CheckReport,
    html: read('html'),
    json,
    overlay,
  };
}
