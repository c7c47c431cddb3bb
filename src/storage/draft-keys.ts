import { chosenPlansPrefix, keyPrefix, recentsPrefix } from './keys.ts';

/** The prefix of all drafts' keys; kind, user and id follow. */
export const draftKeyPrefix = `${keyPrefix}borrador.`;

/** Encodes a part of a key, its dots included, so that `ana` and `ana.b` differ. */
export const keyPart = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

/** The prefix of the drafts of one kind and user; the id follows. */
export const draftsPrefix = (kind: string, user: string): string => `${draftKeyPrefix}${keyPart(kind)}.${keyPart(user)}.`;

function ownerOf(key: string): string | undefined {
  if (key.startsWith(draftKeyPrefix)) return key.slice(draftKeyPrefix.length).split('.')[1] ?? '';
  const prefix = [chosenPlansPrefix, recentsPrefix].find((one) => key.startsWith(one));
  return prefix && key.slice(prefix.length);
}

/** Deletes what other users left (assumptions S6). Reads keys alone, as the login has no parser. */
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
