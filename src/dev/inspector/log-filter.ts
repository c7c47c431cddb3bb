import { isInternal } from './chart.ts';
import type { LogRow } from './moment.ts';

export interface LogFilter {
  /** Part of the event type. */
  readonly type: string;
  /** Source or target actors of the events; null for all. */
  readonly actors: ReadonlySet<string> | null;
  /** Whether the engine's own events are shown. */
  readonly internal: boolean;
}

/** Events that pass a filter. */
export function filterLog(rows: readonly LogRow[], { type, actors, internal }: LogFilter): readonly LogRow[] {
  const wanted = type.trim().toLowerCase();
  return rows.filter(
    ({ event, actor, source }) =>
      (internal || !isInternal(event.type)) &&
      event.type.toLowerCase().includes(wanted) &&
      (actors === null || actors.has(actor) || (source !== null && actors.has(source))),
  );
}
