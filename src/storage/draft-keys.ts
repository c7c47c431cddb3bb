import { keyPrefix } from './keys.ts';

/** Every draft stands under a key that begins so, followed by its kind, its user and its id. */
export const draftKeyPrefix = `${keyPrefix}borrador.`;

/** A part of a key: its dots are encoded, too, so that `ana` and `ana.b` are told apart. */
export const keyPart = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

/** Where the drafts of one kind and user stand; the id follows. */
export const draftsPrefix = (kind: string, user: string): string => `${draftKeyPrefix}${keyPart(kind)}.${keyPart(user)}.`;

/**
 * Deletes the drafts of everybody but `user` (assumptions S6): who signs in must not find what another one typed. It goes by the
 * keys alone, for the login has no parser.
 */
export function removeDraftsOfOthers(user: string, storage: () => Storage = () => localStorage): void {
  try {
    const own = keyPart(user);
    const store = storage();
    for (const key of Object.keys(store)) {
      if (key.startsWith(draftKeyPrefix) && key.slice(draftKeyPrefix.length).split('.')[1] !== own) store.removeItem(key);
    }
  } catch {}
}
