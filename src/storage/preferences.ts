import * as z from 'zod/mini';
import { defaultPageSize, pageSizes } from '../domain/page.ts';
import { preferencesKey } from './keys.ts';

/** What a person prefers in this browser; `modo` follows the system unless chosen. */
export interface Preferences {
  readonly filas: number;
  readonly modo: 'sistema' | 'claro' | 'oscuro';
}

const stored = z.object({
  filas: z.catch(z.number().check(z.refine((size) => pageSizes.includes(size))), defaultPageSize),
  modo: z.catch(z.enum(['sistema', 'claro', 'oscuro']), 'sistema'),
});

/** Reads the preferences; what is absent, unreadable or out of range has its default. */
export function readPreferences(storage: () => Storage = () => localStorage): Preferences {
  let raw: unknown = {};
  try {
    raw = JSON.parse(storage().getItem(preferencesKey) ?? '{}');
  } catch {}
  const parsed = z.safeParse(stored, raw);
  return parsed.success ? parsed.data : { filas: defaultPageSize, modo: 'sistema' };
}

/** Stores some preferences beside the others; a browser that keeps nothing simply forgets them. */
export function writePreferences(changed: Partial<Preferences>, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(preferencesKey, JSON.stringify({ ...readPreferences(storage), ...changed }));
  } catch {}
}
