import { fromPromise } from 'xstate';
import { keyPrefix, preferencesKey } from '../../storage/keys.ts';

/**
 * Deletes the user's keys from the browser after Salir; the preferences hold nothing personal and
 * stay. With `drafts: false` (the session expired, or ended in another tab) nothing is deleted.
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
