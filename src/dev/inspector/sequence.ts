import type { LogRow } from './moment.ts';

/** An event between two lifelines, by index. */
export interface SequenceStep {
  readonly row: LogRow;
  readonly from: number;
  readonly to: number;
}

/** Lifelines (null for outside the machines) and the events between them. */
export interface Sequence {
  readonly lifelines: readonly (string | null)[];
  readonly steps: readonly SequenceStep[];
}

/** The sequence of events; lifelines appear in order of first use. */
export function toSequence(rows: readonly LogRow[]): Sequence {
  const places = new Map<string | null, number>();
  const placeOf = (id: string | null) => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const steps = rows.map((row) => ({ row, from: placeOf(row.source), to: placeOf(row.actor) }));
  return { lifelines: [...places.keys()], steps };
}
