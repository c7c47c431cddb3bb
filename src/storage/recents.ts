import * as z from 'zod/mini';
import { type RecentThing, withRecent } from '../domain/recent.ts';
import { keyPart } from './draft-keys.ts';
import { recentsPrefix } from './keys.ts';

type StorageOf = () => Storage;
const browserStorage: StorageOf = () => localStorage;

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

/** The things that a user opened last in this browser, newest first; Salir deletes them. */
export function readRecents(user: string, storage: StorageOf = browserStorage): readonly RecentThing[] {
  try {
    const parsed = z.safeParse(stored, JSON.parse(storage().getItem(keyOf(user)) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Notes that a user has opened a thing; does nothing where storage fails. */
export function addRecent(user: string, thing: RecentThing, storage: StorageOf = browserStorage): void {
  try {
    storage().setItem(keyOf(user), JSON.stringify(withRecent(readRecents(user, storage), thing)));
  } catch {}
}
