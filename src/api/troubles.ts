import type { Trouble } from '../domain/trouble.ts';

/** What went wrong last in this session, in the memory of its tab alone; cut to its length by those who hear of it. */
export const troubles: Trouble[] = [];

/** Those who hear of each: the place of the notices, and telemetry where that is on. */
export const hearers = new Set<(trouble: Trouble) => void>();

/** Notes that something went wrong just now, and gives it with what is known of it. */
export function tell(what: Trouble['what'], took: number | null, broken?: Trouble['broken'], end?: unknown): Trouble {
  const trouble = { what, at: new Date().toISOString(), took, broken, end };
  troubles.push(trouble);
  for (const hear of hearers) hear(trouble);
  return trouble;
}
