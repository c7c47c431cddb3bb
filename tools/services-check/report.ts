import { services } from './contract.ts';
import type { Run } from './run.ts';
import type { Difference, Kind } from './shapes.ts';
import type { LineOf } from './sources.ts';
import type { Effect } from './effects.ts';
import { judgeAll, lineOfDifference, type Outcome, type Verdict } from './verdicts.ts';

/** A difference in the report. */
export interface ReportedDifference {
  readonly kind: Kind;
  readonly operation: string;
  readonly path: string;
  readonly expected: string;
  readonly seen: readonly string[];
  readonly count: number;
  readonly line: string;
  /** The portal accepts the difference. */
  readonly tolerated: boolean;
  /** The effect in the portal. */
  readonly effect: Effect | null;
}

/** Duration of a call. */
export interface Timing {
  readonly operation: string;
  readonly calls: number;
  readonly median: number;
  readonly worst: number;
  readonly limit: number;
}

/** Result of a check: names, types, lengths and masks, but no value of a service. */
export interface CheckReport {
  readonly version: 1;
  readonly begun: string;
  readonly seconds: number;
  readonly hosts: Readonly<Record<string, string>>;
  /** Reason of an early end; null otherwise. */
  readonly ended: string | null;
  readonly calls: number;
  readonly counts: Readonly<Record<Outcome | 'portal', number>>;
  readonly verdicts: readonly Verdict[];
  readonly differences: readonly ReportedDifference[];
  readonly timings: readonly Timing[];
  /** Calls that were not made, with the reason. */
  readonly skipped: readonly { readonly operation: string; readonly reason: string }[];
  /** Whether an overlay was proposed. */
  readonly overlay: boolean;
}

interface Made {
  readonly startedAt: Date;
  readonly ended: string | null;
  readonly overlay: boolean;
  readonly lineOf: LineOf;
}

/** Builds the report from the findings so far. */
export function makeReport(run: Run, { startedAt, ended, overlay, lineOf }: Made): CheckReport {
  const verdicts = judgeAll(run, lineOf);
  const count = (outcome: Outcome) => verdicts.filter((one) => one.outcome === outcome && !one.portal).length;
  return {
    version: 1,
    begun: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
    hosts: Object.fromEntries(services.map((service) => [service, new URL(run.bases[service]).host])),
    ended,
    calls: run.calls.length,
    counts: {
      confirmed: count('confirmed'),
      contradicted: count('contradicted'),
      unseen: count('unseen'),
      portal: verdicts.filter(({ portal }) => portal).length,
    },
    verdicts,
    differences: Array.from(run.log.differences.values(), (one) => toReported(run, one, lineOf)),
    timings: timingsOf(run),
    skipped: skippedOf(run),
    overlay,
  };
}

function toReported(run: Run, difference: Difference, lineOf: LineOf): ReportedDifference {
  const { kind, operation, path, expected, seen, count, tolerated } = difference;
  const line = lineOfDifference(difference, lineOf);
  const effect = tolerated ? null : (run.effects.get(operation) ?? null);
  return { kind, operation, path, expected, seen: Array.from(seen), count, line, tolerated, effect };
}

function timingsOf(run: Run): Timing[] {
  const byOperation = Map.groupBy(
    run.calls.filter(({ status }) => status > 0),
    ({ operation }) => operation,
  );
  return Array.from(byOperation, ([operation, calls]) => {
    const times = calls.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
    return {
      operation: operation.name,
      calls: times.length,
      median: times[Math.floor(times.length / 2)] ?? 0,
      worst: times.at(-1) ?? 0,
      limit: run.limit(operation),
    };
  }).toSorted((one, other) => other.worst - one.worst);
}

function skippedOf(run: Run): CheckReport['skipped'] {
  const asked = new Set(run.calls.map(({ operation }) => operation.id));
  const missing = Array.from(run.contract.operations.values()).filter(({ id }) => !asked.has(id));
  return missing.map(({ id, name, method }) => ({
    operation: name,
    reason: run.skipped.get(id) ?? (method === 'GET' ? 'la comprobación terminó antes' : 'escribe: solo sale con --writes'),
  }));
}
