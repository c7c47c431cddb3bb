import * as z from 'zod/mini';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A changed place of a value; without `value` it was removed. */
export interface Change {
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}

const json = z.json();
const status = z.enum(['active', 'done', 'error', 'stopped']);

const chartState = z.object({
  id: z.string(),
  key: z.string(),
  parent: z.nullable(z.string()),
  type: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  initial: z.nullable(z.string()),
  tags: z.array(z.string()),
  invokes: z.array(z.string()),
});
const chartTransition = z.object({
  from: z.string(),
  event: z.string(),
  guard: z.nullable(z.string()),
  targets: z.array(z.string()),
});
const chart = z.object({ id: z.string(), states: z.array(chartState), transitions: z.array(chartTransition) });

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('actor'),
    at: z.number(),
    actor: z.string(),
    parent: z.nullable(z.string()),
    name: z.string(),
    chart: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('event'),
    at: z.number(),
    actor: z.string(),
    source: z.nullable(z.string()),
    event: z.looseObject({ type: z.string() }),
  }),
  z.object({
    kind: z.literal('snapshot'),
    at: z.number(),
    actor: z.string(),
    status,
    value: json,
    changes: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), value: z.optional(json) })),
    taken: z.array(z.number()),
  }),
]);

const recording = z.object({
  format: z.literal('autogestion.recording'),
  version: z.literal(1),
  startedAt: z.number(),
  charts: z.record(z.string(), chart),
  entries: z.array(entry),
});

/** Status of an actor. */
export type Status = z.infer<typeof status>;
/** A state of a chart; `id` is its full path. */
export type ChartState = Readonly<z.infer<typeof chartState>>;
/** A transition of a chart; one without targets changes the context only. */
export type ChartTransition = Readonly<z.infer<typeof chartTransition>>;
/** The drawable part of a machine. */
export interface Chart {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}
/** A created actor. */
export interface ActorEntry {
  readonly kind: 'actor';
  readonly at: number;
  readonly actor: string;
  readonly parent: string | null;
  readonly name: string;
  /** Name of the chart; null for actors that are no machine. */
  readonly chart: string | null;
}
/** An event that reached an actor. */
export interface EventEntry {
  readonly kind: 'event';
  readonly at: number;
  readonly actor: string;
  /** Null for events from outside the machines: a view, or the inspector. */
  readonly source: string | null;
  readonly event: SeenEvent;
}
/** An actor after an event, as changes since its previous snapshot. */
export interface SnapshotEntry {
  readonly kind: 'snapshot';
  readonly at: number;
  readonly actor: string;
  readonly status: Status;
  readonly value: Json;
  readonly changes: readonly Change[];
  /** Indices of the chart's taken transitions. */
  readonly taken: readonly number[];
}
export type Entry = ActorEntry | EventEntry | SnapshotEntry;
export interface SeenEvent {
  readonly type: string;
  readonly [key: string]: Json;
}
/** Everything seen since the portal was loaded, in the format of an export. */
export interface Recording {
  readonly format: 'autogestion.recording';
  readonly version: 1;
  readonly startedAt: number;
  readonly charts: Readonly<Record<string, Chart>>;
  readonly entries: readonly Entry[];
}

/** The empty recording. */
export const nothingSeen: Recording = { format: 'autogestion.recording', version: 1, startedAt: 0, charts: {}, entries: [] };

/** Parses an exported recording; null for any other text. */
export function parseRecording(text: string): Recording | null {
  try {
    const parsed = z.safeParse(recording, JSON.parse(text));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was parsed is JSON: the rest of a loose event is, too
    return parsed.success ? (parsed.data as Recording) : null;
  } catch {
    return null;
  }
}

/** Ids of an actor and all its descendants. */
export function familyOf(entries: readonly Entry[], actor: string): ReadonlySet<string> {
  const family = new Set([actor]);
  for (const one of entries) if (one.kind === 'actor' && one.parent !== null && family.has(one.parent)) family.add(one.actor);
  return family;
}

/** The part of a recording about one actor and its children, for a bug report. */
export function onlyOf(whole: Recording, actor: string): Recording {
  const family = familyOf(whole.entries, actor);
  const entries = whole.entries.filter((one) => family.has(one.actor));
  const names = new Set(entries.map((one) => (one.kind === 'actor' ? one.chart : null)));
  return { ...whole, entries, charts: Object.fromEntries(Object.entries(whole.charts).filter(([name]) => names.has(name))) };
}
