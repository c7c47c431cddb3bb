import type { Trouble } from '../domain/trouble.ts';

/** The last troubles of this session, in the memory of this tab; its listeners limit the length. */
export const troubles: Trouble[] = [];

/** The listeners: the notices, and telemetry where it is on. */
export const troubleListeners = new Set<(trouble: Trouble) => void>();

/** Records a trouble of this moment and gives it with its details. */
export function recordTrouble(
  what: Trouble['what'],
  duration: number | null,
  broken?: Trouble['broken'],
  end?: unknown,
): Trouble {
  const trouble = { what, at: new Date().toISOString(), duration, broken, end };
  troubles.push(trouble);
  for (const hear of troubleListeners) hear(trouble);
  return trouble;
}
