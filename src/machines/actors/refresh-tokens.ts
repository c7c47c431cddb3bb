import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { AuthClient } from '../../api/auth-client.ts';
import { call } from '../../api/call.ts';
import { isFailure } from '../../domain/failure.ts';
import type { TokenStore } from '../../storage/token-store.ts';
import { zRefreshTokenResponse, zTokens } from '../../generated/schemas/cuenta.ts';

/** The reply carries the tokens inside `value`; a bare object is accepted too (assumptions S2). */
const reply = z.union([zRefreshTokenResponse, zTokens]);

const lockName = 'autogestion.refresh';

/** How long the lock is kept after a new pair was stored: browsers copy storage to the other tabs a moment later, and they read it in their turn. */
const spreading = 250;

/** How long the pair of a faster tab is waited for where there are no locks, and how often it is looked for, in milliseconds. */
const patience = 3000;
const interval = 100;

/** Waits until another pair than that of `stale` is stored, or none, though not for ever. */
async function untilReplaced(store: TokenStore, stale: string, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < patience && !signal.aborted && store.read()?.token === stale; waited += interval) {
    await new Promise((again) => {
      setTimeout(again, interval);
    });
  }
}

/** Runs `work` while no other tab does; without Web Locks (plain http over a LAN) the re-read inside has to do. */
async function exclusively(signal: AbortSignal, locks: LockManager | undefined, work: () => Promise<void>): Promise<void> {
  if (!locks) return work();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const turn = async () => {
    await work().then(resolve);
    // Nobody here waits for this, only the other tabs.
    await new Promise((spread) => {
      setTimeout(spread, spreading);
    });
  };
  locks.request(lockName, { signal }, turn).catch(reject);
  return promise;
}

/**
 * POST /v1/account/token/refresh, once for all tabs: inside the lock the stored tokens are read again, and a pair newer than `stale` is taken
 * as it is. The new pair is stored before the lock is released. Rejects with a Failure; `transport` means that there is no network.
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
        // Where there are no locks another tab may be faster, and a refresh token works once: then its new pair, which may still be on its way to
        // that tab, stands for the refusal.
        const isRefused = isFailure(error) && (error.kind === 'rejected' || error.kind === 'unreadable');
        if (!locks && isRefused) await untilReplaced(store, stored.token, signal);
        const now = store.read();
        if (now && now.token !== stored.token) return null;
        throw error;
      });
      if (!answer) return;
      const { token, refreshToken } = 'value' in answer ? answer.value : answer;
      // An empty token is none, and a session that was left meanwhile stays left.
      if (!token || !refreshToken) throw { kind: 'unreadable', operation: 'refreshToken', status: 200 } as const;
      if (signal.aborted || store.read()?.token !== stored.token) return;
      store.write({ token, refreshToken, userName: stored.userName });
    }),
  );
}
