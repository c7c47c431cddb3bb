import { applyChanges } from './changes.ts';
import type { Change, Entry, EventEntry, Json, Status } from './recording.ts';

/** An actor as it was at some moment. */
export interface SeenActor {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly chart: string | null;
  readonly status: Status;
  readonly value: Json;
  readonly context: Json;
  /** What its last event changed of the context. */
  readonly changes: readonly Change[];
  /** The transitions that its last event took. */
  readonly taken: readonly number[];
}

/** Every actor as it was at some moment, in the order in which they came. */
export type World = ReadonlyMap<string, SeenActor>;

/** The world after the first `count` entries; it goes on from an earlier one where there is one. */
export function worldAt(entries: readonly Entry[], count: number, from: { world: World; count: number } | null = null): World {
  const start = from && from.count <= count ? from : null;
  const world = new Map(start?.world);
  for (const entry of entries.slice(start?.count ?? 0, count)) {
    if (entry.kind === 'actor') {
      const { actor: id, parent, name, chart } = entry;
      world.set(id, { id, parent, name, chart, status: 'active', value: null, context: {}, changes: [], taken: [] });
    }
    const before = world.get(entry.actor);
    if (entry.kind !== 'snapshot' || !before) continue;
    const { status, value, changes, taken } = entry;
    world.set(entry.actor, { ...before, status, value, changes, taken, context: applyChanges(before.context, changes) });
  }
  return world;
}

/** Gives the world of any moment; what comes later in the same recording goes on from there. */
export function createRewind(): (entries: readonly Entry[], count: number) => World {
  let last: { world: World; count: number; tail: Entry | undefined } | null = null;
  return (entries, count) => {
    const known = last && last.count > 0 && entries[last.count - 1] === last.tail ? last : null;
    if (known?.count === count) return known.world;
    const world = worldAt(entries, count, known);
    last = { world, count, tail: entries[count - 1] };
    return world;
  };
}

/** An event of the log. */
export interface LogRow extends EventEntry {
  /** Its number in the whole log, from 1. */
  readonly number: number;
  /** How many entries had been seen once what it did was done. */
  readonly settled: number;
}

/** Every event in its order, with the moment at which what it did was done. */
export function toLog(entries: readonly Entry[]): readonly LogRow[] {
  const rows: { -readonly [Key in keyof LogRow]: LogRow[Key] }[] = [];
  // What comes while an event is dealt with waits for its turn.
  const open = new Map<string, typeof rows>();
  entries.forEach((entry, index) => {
    if (entry.kind === 'event') {
      const row = { ...entry, number: rows.length + 1, settled: index + 1 };
      rows.push(row);
      const waiting = open.get(entry.actor);
      if (waiting) waiting.push(row);
      else open.set(entry.actor, [row]);
    } else if (entry.kind === 'snapshot') {
      const row = open.get(entry.actor)?.shift();
      if (row) row.settled = index + 1;
    }
  });
  return rows;
}
