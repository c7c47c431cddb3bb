import { fromCallback } from 'xstate';
import type { TokenStore } from '../../storage/token-store.ts';
import type { TokensChanged } from '../session/session-types.ts';

/** Reports that another tab signed in, signed out or refreshed the tokens. */
export function defineWatchTokensActor(store: TokenStore) {
  return fromCallback<{ type: 'unused' }, undefined, TokensChanged>(({ sendBack }) =>
    store.subscribe((session, hasExpired) =>
      sendBack({ type: 'tokens.changed', userName: session?.userName ?? null, hasExpired }),
    ),
  );
}
