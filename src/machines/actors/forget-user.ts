import { fromPromise } from 'xstate';
import { keyPrefix, preferencesKey } from '../../storage/keys.ts';

/**
 * Deletes what this browser keeps of the user after Salir: every key of ours but the preferences, which hold nothing personal.
 * With `drafts: false` (the session expired, or ended in another tab) nothing is deleted here: the same user goes on where it was.
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
