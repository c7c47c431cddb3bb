import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig, ConfigError, type RuntimeConfig } from '../../src/api/config.ts';
import { OverlayError, readOverlay } from '../codegen/overlay.ts';
import type { Arguments } from './arguments.ts';
import { type Contract, type Operation, readContract } from './contract.ts';
import { htmlReport } from './html.ts';
import { CheckProblem } from './problem.ts';
import { proposeOverlay } from './propose.ts';
import { type CheckReport, makeReport } from './report.ts';
import type { Run } from './run.ts';
import { createSender } from './send.ts';
import { createShapeLog } from './shapes.ts';
import { readSources } from './sources.ts';
import { walk } from './walk.ts';
import { readsByPost, readWrites } from './writes.ts';

/** Milliseconds between calls: at most two a second. */
const PACE = 500;
/** Calls other than GET that are always allowed. */
const always = ['authenticate', 'refreshToken'];

/** Input of a check beside its arguments. */
export interface Surroundings {
  readonly password: string;
  readonly signal: AbortSignal;
  readonly progress?: (line: string) => void;
  /** Milliseconds between two calls. */
  readonly pace?: number;
  /** `yyyy-MM-dd`. */
  readonly today?: string;
}

/** The report, with the paths of the written files. */
export interface Checked {
  readonly report: CheckReport;
  readonly files: readonly string[];
}

/**
 * Checks the services and writes the reports, also after an early end. Throws a {@link
 * CheckProblem} before it begins.
 */
export async function check(given: Arguments, surroundings: Surroundings): Promise<Checked> {
  const startedAt = new Date();
  const config = readConfig(given);
  const contract = contractOf(given);
  const writes = given.writes === null ? new Map<string, unknown>() : readWrites(given.writes, contract);
  const run = runOf(given, config, contract, writes, surroundings);
  const ended = await endOf(walk(run, { userName: given.user, password: surroundings.password }, given.portal));
  const lineOf = readSources();
  const overlay = proposeOverlay(Array.from(run.log.differences.values()));
  const report = makeReport(run, { startedAt, ended, overlay: overlay !== null, lineOf });
  return { report, files: writeReports(given.out, report, overlay) };
}

function readConfig({ config, portal }: Arguments): RuntimeConfig {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(config, 'utf8'));
  } catch (error) {
    throw new CheckProblem(`El archivo «${config}» no se puede leer como JSON.`, { cause: error });
  }
  const nowhere = 'http://portal.invalid';
  try {
    const read = parseConfig(content, portal ?? nowhere);
    const isRelative = Object.values(read.servicios).some((base) => base.startsWith(nowhere));
    if (isRelative) throw new CheckProblem(`Las bases de «${config}» son relativas: di con --portal la dirección del portal.`);
    return read;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, name, base] = /servicios\.(\w+) is invalid: «(.*)»/.exec(error.message) ?? [];
    const what =
      name === undefined
        ? 'no es un config.json del portal'
        : `en servicios.${name}: «${String(base)}» no es una dirección http(s) ni una relativa`;
    throw new CheckProblem(`El archivo «${config}» no sirve: ${what}.`, { cause: error });
  }
}

function contractOf({ overlays }: Arguments): Contract {
  try {
    return readContract(overlays.map(readOverlay));
  } catch (error) {
    if (error instanceof OverlayError) throw new CheckProblem(error.message, { cause: error });
    throw error;
  }
}

function runOf(
  given: Arguments,
  config: RuntimeConfig,
  contract: Contract,
  writes: ReadonlyMap<string, unknown>,
  { signal, progress = () => {}, pace = PACE, today }: Surroundings,
): Run {
  const { servicios: bases, plazos } = config;
  const limit = ({ method, service }: Operation) => {
    if (service === 'reports') return plazos.reportes;
    return method === 'GET' ? plazos.lecturas : plazos.escrituras;
  };
  const allowed = new Set([...always, ...(given.reports ? readsByPost : []), ...writes.keys()]);
  return {
    contract,
    sender: createSender({ bases, pace, limit, portal: given.portal, allowed, signal }),
    bases,
    limit,
    log: createShapeLog(),
    effects: new Map(),
    checks: [],
    calls: [],
    session: { token: null, first: null, user: {} },
    skipped: new Map(),
    writes,
    reports: given.reports,
    progress,
    today: today ?? new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santo_Domingo' }),
    consecutiveSilences: 0,
    forbidden: new Set(),
  };
}

/** Reason for an early end; null after a whole walk. */
async function endOf(walked: Promise<void>): Promise<string | null> {
  try {
    await walked;
    return null;
  } catch (error) {
    if (error instanceof CheckProblem) return error.message;
    throw error;
  }
}

function writeReports(folder: string, report: CheckReport, overlay: string | null): string[] {
  const contents = {
    'services-check.html': htmlReport(report),
    'services-check.json': `${JSON.stringify(report, null, 2)}\n`,
    ...(overlay !== null && { 'services-check.overlay.yaml': overlay }),
  };
  try {
    mkdirSync(folder, { recursive: true });
    return Object.entries(contents).map(([name, content]) => {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    });
  } catch (error) {
    throw new CheckProblem(`El informe no se puede escribir en «${folder}».`, { cause: error });
  }
}

/** Exit status: 0 without differences, 1 with some, 2 for an early end. */
export function exitCodeOf({ ended, counts, differences }: CheckReport): number {
  if (ended !== null) return 2;
  return counts.contradicted > 0 || differences.some(({ tolerated }) => !tolerated) ? 1 : 0;
}
