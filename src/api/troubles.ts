import type { Trouble } from '../domain/trouble.ts';

/** How many are kept. */
const most = 10;

let owner = '';

/** What went wrong last in this visit, in the memory of its tab alone. */
export const troubles: Trouble[] = [];

/** Those who hear of each: the place of the notices, and telemetry where that is on. */
export const hearers = new Set<(trouble: Trouble) => void>();

/** Notes that something went wrong just now, and gives it with what is known of it. */
export function tell(what: Trouble['what'], took: number | null = null, broken: Trouble['broken'] = [], end?: unknown): Trouble {
  const trouble = { what, at: new Date().toISOString(), took, broken, end };
  if (what.kind !== 'cancelled') {
    troubles.push(trouble);
    if (troubles.length > most) troubles.shift();
    for (const hear of hearers) hear(trouble);
  }
  return trouble;
}

/** The visit is of `user` from here on, or of nobody after Salir (''): what another one met is forgotten. */
export function keepTroublesOf(user: string): void {
  if (owner !== '' && owner !== user) troubles.length = 0;
  owner = user;
}
