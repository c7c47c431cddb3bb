import { type Actor, createActor, type PromiseActorLogic, waitFor } from 'xstate';
import type { TokenSource } from '../api/bearer-fetch.ts';
import { defineForgetUserActor } from '../machines/actors/forget-user.ts';
import { defineWatchTokensActor } from '../machines/actors/watch-tokens.ts';
import { lazyActor } from '../machines/lazy-actor.ts';
import { sessionMachine } from '../machines/session/session-machine.ts';
import { forgetOthers } from '../storage/draft-keys.ts';
import { createTokenStore, type TokenStore } from '../storage/token-store.ts';
import { type Retryable, retryable } from './retryable.ts';
import type { Services, SessionEffects } from './session-effects.ts';
import type { Inspect } from '../kit/portal/inspect.ts';

/** The session and its services. */
export interface Session {
  readonly actor: Actor<typeof sessionMachine>;
  /** The configuration and the `fetch` of the three clients, loaded after the login's code. */
  readonly services: Retryable<Services>;
  /** Name of the user whose tokens are stored; null without tokens. */
  readonly signedInAs: () => string | null;
  readonly token: () => string | null;
  /** Renews the stored tokens, once for all tabs. */
  readonly refreshTokens: PromiseActorLogic<void, { stale: string }>;
  readonly inspect: Inspect;
}

/** The bearer of the session machine: all rejected calls wait for its one refresh. */
export function createTokenSource(store: TokenStore, actor: Actor<typeof sessionMachine>): TokenSource {
  return {
    current: () => store.read()?.token ?? null,
    async renew(stale) {
      if (store.read()?.token === stale) {
        actor.send({ type: 'token.rejected', stale });
        await waitFor(actor, (snapshot) => !snapshot.matches({ tokens: 'refreshing' }));
      }
      const now = store.read();
      // A call of one user must not be sent as another one who signed in meanwhile in another tab.
      const { usuario } = actor.getSnapshot().context;
      if (!now || (usuario && usuario.userName !== now.userName)) return { kind: 'signedOut' };
      return now.token === stale ? { kind: 'offline' } : { kind: 'renewed', token: now.token };
    },
    lose: () => actor.send({ type: 'session.expired' }),
  };
}

/** Connects the session machine with storage and services; the caller starts the actor. */
export function createSession(inspect?: Inspect, baseUrl: string = import.meta.env.BASE_URL): Session {
  const store = createTokenStore();
  const effects: Retryable<SessionEffects> = retryable(async () => {
    const { createSessionEffects } = await import('./session-effects.ts');
    return createSessionEffects(store, tokens, baseUrl, actor);
  });

  const refreshTokens = lazyActor(async () => (await effects.load()).refreshTokens);
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: lazyActor(async () => (await effects.load()).authenticate),
        fetchCurrentUser: lazyActor(async () => (await effects.load()).fetchCurrentUser),
        refreshTokens,
        forgetUser: defineForgetUserActor(() => [localStorage, sessionStorage]),
        watchTokens: defineWatchTokensActor(store),
      },
      actions: {
        storeTokens: (_, { usuario, token, refreshToken }) => store.write({ token, refreshToken, userName: usuario.userName }),
        clearTokens: (_, { reason }) => store.clear(reason === 'expired' ? reason : undefined),
        forgetOthers: (_, { userName }) => forgetOthers(userName),
      },
    }),
    { input: { hasTokens: store.read() !== null }, inspect },
  );
  const tokens = createTokenSource(store, actor);
  const services: Retryable<Services> = {
    load: async () => (await effects.load()).services.load(),
    current: () => effects.current()?.services.current() ?? null,
  };
  const token = () => store.read()?.token ?? null;
  return { actor, services, signedInAs: () => store.read()?.userName ?? null, token, refreshTokens, inspect };
}
