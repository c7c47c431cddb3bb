import { applyChanges } from './changes.ts';
import type { Change, Entry, EventEntry, Json, Status } from './recording.ts';

/** An actor at one moment. */
export interface SeenActor {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly chart: string | null;
  readonly status: Status;
  readonly value: Json;
  readonly context: Json;
  /** Changes of the context by the last event. */
  readonly changes: readonly Change[];
  /** Transitions taken by the last event. */
  readonly taken: readonly number[];
}

/** Every actor at one moment, in order of creation. */
export type World = ReadonlyMap<string, SeenActor>;

/** The world after the first `count` entries, computed from an earlier world where one is given. */
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

/** Computes the world of any moment; a later moment continues from the last one. */
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

export interface LogRow extends EventEntry {
  /** Number in the whole log, from 1. */
  readonly number: number;
  /** Number of entries once the event's effects were complete. */
  readonly settled: number;
}

/** Every event in order, with the moment at which its effects were complete. */
export function toLog(entries: readonly Entry[]): readonly LogRow[] {
  const rows: { -readonly [Key in keyof LogRow]: LogRow[Key] }[] = [];
  // Events that arrive during another event wait for their turn.
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
