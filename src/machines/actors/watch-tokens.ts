import { fromCallback } from 'xstate';
import type { TokenStore } from '../../storage/token-store.ts';
import type { TokensChanged } from '../session/session-types.ts';

/** Sends the session machine what other tabs do to the stored session: signing out, signing in, refreshing. */
export function defineWatchTokensActor(store: TokenStore) {
  return fromCallback<{ type: 'unused' }, undefined, TokensChanged>(({ sendBack }) =>
    store.subscribe((session, hasExpired) =>
      sendBack({ type: 'tokens.changed', userName: session?.userName ?? null, hasExpired }),
    ),
  );
}
