import { chosenPlansPrefix, keyPrefix, recentsPrefix } from './keys.ts';

/** Every draft stands under a key that begins so, followed by its kind, its user and its id. */
export const draftKeyPrefix = `${keyPrefix}borrador.`;

/** A part of a key: its dots are encoded, too, so that `ana` and `ana.b` are told apart. */
export const keyPart = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

/** Where the drafts of one kind and user stand; the id follows. */
export const draftsPrefix = (kind: string, user: string): string => `${draftKeyPrefix}${keyPart(kind)}.${keyPart(user)}.`;

/** Whose drafts, chosen plans or recent things stand under a key; undefined for any other key. */
function ownerOf(key: string): string | undefined {
  if (key.startsWith(draftKeyPrefix)) return key.slice(draftKeyPrefix.length).split('.')[1] ?? '';
  const prefix = [chosenPlansPrefix, recentsPrefix].find((one) => key.startsWith(one));
  return prefix && key.slice(prefix.length);
}

/**
 * Deletes the drafts, chosen plans and recent things of everybody but `user` (assumptions S6): who signs in must not find what another one typed. It goes by the
 * keys alone, for the login has no parser.
 */
export function forgetOthers(user: string, storage: () => Storage = () => localStorage): void {
  try {
    const own = keyPart(user);
    const store = storage();
    for (const key of Object.keys(store)) {
      const owner = ownerOf(key);
      if (owner !== undefined && owner !== own) store.removeItem(key);
    }
  } catch {}
}
