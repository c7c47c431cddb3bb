import { isInternal } from './chart.ts';
import type { LogRow } from './moment.ts';

/** Which events are shown. */
export interface LogFilter {
  /** Part of the type. */
  readonly type: string;
  /** Actors that an event reached or came from; null for all. */
  readonly actors: ReadonlySet<string> | null;
  /** Whether the engine's own events are shown. */
  readonly internal: boolean;
}

/** The events that a filter lets through. */
export function filterLog(rows: readonly LogRow[], { type, actors, internal }: LogFilter): readonly LogRow[] {
  const wanted = type.trim().toLowerCase();
  return rows.filter(
    ({ event, actor, source }) =>
      (internal || !isInternal(event.type)) &&
      event.type.toLowerCase().includes(wanted) &&
      (actors === null || actors.has(actor) || (source !== null && actors.has(source))),
  );
}
