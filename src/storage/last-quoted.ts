import * as z from 'zod/mini';
import { lastQuotedKey } from './keys.ts';

type StorageOf = () => Storage;
const browserStorage: StorageOf = () => localStorage;

/** What this browser quoted last, by the keys of its choices: a preference, nothing that was typed. */
export interface LastQuoted {
  readonly producto: string;
  readonly entidad: string;
}

const none: LastQuoted = { producto: '', entidad: '' };
const stored = z.object({ producto: z.string(), entidad: z.string() });

/** What was quoted last; empty where nothing was, or nothing can be read. */
export function lastQuoted(storage: StorageOf = browserStorage): LastQuoted {
  try {
    const parsed = z.safeParse(stored, JSON.parse(storage().getItem(lastQuotedKey) ?? '{}'));
    return parsed.success ? parsed.data : none;
  } catch {
    return none;
  }
}

/** Keeps what is quoted; a browser that keeps nothing simply forgets it. */
export function rememberQuoted(quoted: LastQuoted, storage: StorageOf = browserStorage): void {
  try {
    storage().setItem(lastQuotedKey, JSON.stringify(quoted));
  } catch {}
}
