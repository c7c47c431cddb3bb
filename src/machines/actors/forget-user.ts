import { fromPromise } from 'xstate';
import { keyPrefix, preferencesKey } from '../../storage/keys.ts';

/**
 * Deletes the user's keys after Salir; the preferences hold nothing personal and stay. Without
 * `drafts` (an expired session, or an end in another tab) nothing is deleted.
 */
export function defineForgetUserActor(storages: () => readonly Storage[]) {
  return fromPromise<void, { drafts: boolean }>(async ({ input }) => {
    if (!input.drafts) return;
    for (const storage of storages()) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(keyPrefix) && !key.startsWith(preferencesKey)) storage.removeItem(key);
      }
    }
  });
}
