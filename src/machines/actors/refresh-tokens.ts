import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { AuthClient } from '../../api/auth-client.ts';
import { call } from '../../api/call.ts';
import { isFailure } from '../../domain/failure.ts';
import type { TokenStore } from '../../storage/token-store.ts';
import { zRefreshTokenResponse, zTokens } from '../../generated/schemas/cuenta.ts';

/** The answer has the tokens in `value`; a bare object is accepted, too (assumptions S2). */
const reply = z.union([zRefreshTokenResponse, zTokens]);

const lockName = 'autogestion.refresh';

/** How long the lock is kept after a write, in milliseconds: other tabs see the new pair later. */
const lockPause = 250;

/** How long, and how often, to look for another tab's pair without locks, in milliseconds. */
const patience = 3000;
const interval = 100;

/** Waits until another pair than that of `stale` is stored, or none, at most for `patience`. */
async function untilReplaced(store: TokenStore, stale: string, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < patience && !signal.aborted && store.read()?.token === stale; waited += interval) {
    await new Promise((again) => {
      setTimeout(again, interval);
    });
  }
}

/** Runs `work` in one tab at a time. Plain http has no locks: re-reading the store has to do. */
async function exclusively(signal: AbortSignal, locks: LockManager | undefined, work: () => Promise<void>): Promise<void> {
  if (!locks) return work();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const turn = async () => {
    await work().then(resolve);
    // Only the other tabs wait for this pause.
    await new Promise((spread) => {
      setTimeout(spread, lockPause);
    });
  };
  locks.request(lockName, { signal }, turn).catch(reject);
  return promise;
}

/**
 * POST /v1/account/token/refresh, once for all tabs: a stored pair newer than `stale` is used as it
 * is. Rejects with a Failure; `transport` means that there is no network.
 */
export function defineRefreshTokensActor(
  auth: () => Promise<AuthClient>,
  store: TokenStore,
  locks: LockManager | undefined = globalThis.navigator?.locks,
) {
  return fromPromise<void, { stale: string }>(({ input, signal }) =>
    exclusively(signal, locks, async () => {
      const stored = store.read();
      if (!stored || stored.token !== input.stale) return;
      const answer = await call('refreshToken', reply, async () =>
        (await auth()).POST('/v1/account/token/refresh', {
          body: { accessToken: stored.token, refreshToken: stored.refreshToken },
          signal,
        }),
      ).catch(async (error: unknown) => {
        // Without locks another tab may use the refresh token first. A refusal then means that the
        // other tab's new pair is stored already, or a moment later.
        const isRefused = isFailure(error) && (error.kind === 'rejected' || error.kind === 'unreadable');
        if (!locks && isRefused) await untilReplaced(store, stored.token, signal);
        const now = store.read();
        if (now && now.token !== stored.token) return null;
        throw error;
      });
      if (!answer) return;
      const { token, refreshToken } = 'value' in answer ? answer.value : answer;
      // An empty token counts as none, and a session that was left meanwhile stays left.
      if (!token || !refreshToken) throw { kind: 'unreadable', operation: 'refreshToken', status: 200 } as const;
      if (signal.aborted || store.read()?.token !== stored.token) return;
      store.write({ token, refreshToken, userName: stored.userName });
    }),
  );
}
