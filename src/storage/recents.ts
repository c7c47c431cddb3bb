import * as z from 'zod/mini';
import { type RecentThing, withRecent } from '../domain/recent.ts';
import { keyPart } from './draft-keys.ts';
import { recentsPrefix } from './keys.ts';

type StorageOf = () => Storage;
const browserStorage: StorageOf = () => localStorage;

/** An address of this portal alone. */
const ownPath = z.string().check(z.regex(/^\/(?!\/)/));

const stored = z.array(
  z.object({
    kind: z.enum(['cliente', 'cotizacion', 'poliza', 'solicitud']),
    id: z.string(),
    label: z.string(),
    about: z.string(),
    href: ownPath,
  }),
);

const keyOf = (user: string) => recentsPrefix + keyPart(user);

/** What a user opened last in this browser, the newest first; it goes with Salir. */
export function readRecents(user: string, storage: StorageOf = browserStorage): readonly RecentThing[] {
  try {
    const parsed = z.safeParse(stored, JSON.parse(storage().getItem(keyOf(user)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps that a user has opened something; a browser that keeps nothing simply forgets it. */
export function addRecent(user: string, thing: RecentThing, storage: StorageOf = browserStorage): void {
  try {
    storage().setItem(keyOf(user), JSON.stringify(withRecent(readRecents(user, storage), thing)));
  } catch {}
}
