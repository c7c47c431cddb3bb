import * as z from 'zod/mini';
import { lastQuotedKey } from './keys.ts';

type StorageOf = () => Storage;
const browserStorage: StorageOf = () => localStorage;

/** The choices of this browser's last quote, by their keys: a preference, never typed text. */
export interface LastQuoted {
  readonly producto: string;
  readonly entidad: string;
}

const none: LastQuoted = { producto: '', entidad: '' };
const stored = z.object({ producto: z.string(), entidad: z.string() });

/** The choices of the last quote; empty where none can be read. */
export function lastQuoted(storage: StorageOf = browserStorage): LastQuoted {
  try {
    const parsed = z.safeParse(stored, JSON.parse(storage().getItem(lastQuotedKey) ?? '{}'));
    return parsed.success ? parsed.data : none;
  } catch {
    return none;
  }
}

/** Keeps the choices of a quote; does nothing where storage fails. */
export function rememberQuoted(quoted: LastQuoted, storage: StorageOf = browserStorage): void {
  try {
    storage().setItem(lastQuotedKey, JSON.stringify(quoted));
  } catch {}
}
