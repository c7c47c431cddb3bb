import { type Actor, createActor, waitFor } from 'xstate';
import { type AuthClient, createAuthClient } from '../api/auth-client.ts';
import { createBearerFetch, type TokenSource } from '../api/bearer-fetch.ts';
import { type ConfigLoader, createConfigLoader, type RuntimeConfig } from '../api/config.ts';
import { defineAuthenticateActor } from '../machines/actors/authenticate.ts';
import { defineFetchCurrentUserActor } from '../machines/actors/fetch-current-user.ts';
import { defineForgetUserActor } from '../machines/actors/forget-user.ts';
import { defineRefreshTokensActor } from '../machines/actors/refresh-tokens.ts';
import { defineWatchTokensActor } from '../machines/actors/watch-tokens.ts';
import { sessionMachine } from '../machines/session/session-machine.ts';
import { createTokenStore, type TokenStore } from '../storage/token-store.ts';
import type { Inspect } from '../wiring/inspect.ts';

/** The session and what stands on it. */
export interface Session {
  readonly actor: Actor<typeof sessionMachine>;
  readonly config: ConfigLoader;
  /** The `fetch` of the three clients, for the services of `config`. */
  readonly send: (config: RuntimeConfig) => (request: Request) => Promise<Response>;
  readonly inspect: Inspect;
}

/** The bearer as the session machine keeps it: every rejected call waits for the machine's one refresh. */
export function createTokenSource(store: TokenStore, actor: Actor<typeof sessionMachine>): TokenSource {
  return {
    current: () => store.read()?.token ?? null,
    async renew(stale) {
      if (store.read()?.token === stale) {
        actor.send({ type: 'token.rejected', stale });
        await waitFor(actor, (snapshot) => !snapshot.matches({ tokens: 'refreshing' }));
      }
      const now = store.read();
      if (!now) return { kind: 'signedOut' };
      return now.token === stale ? { kind: 'offline' } : { kind: 'renewed', token: now.token };
    },
  };
}

/** Wires the session machine to storage and to the authorisation service, and starts it. */
export function startSession(inspect?: Inspect, baseUrl: string = import.meta.env.BASE_URL): Session {
  const store = createTokenStore();
  const config = createConfigLoader(`${baseUrl}config.json`, location.href);

  let sender: ((request: Request) => Promise<Response>) | null = null;
  const send = ({ servicios }: RuntimeConfig) => {
    sender ??= createBearerFetch([servicios.auth, servicios.core, servicios.reports], tokens);
    return sender;
  };
  let authClient: AuthClient | null = null;
  const auth = async () => {
    const loaded = await config.load();
    authClient ??= createAuthClient(loaded.servicios.auth, send(loaded));
    return authClient;
  };

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        authenticate: defineAuthenticateActor(auth),
        fetchCurrentUser: defineFetchCurrentUserActor(auth),
        refreshTokens: defineRefreshTokensActor(auth, store),
        forgetUser: defineForgetUserActor(() => [localStorage, sessionStorage]),
        watchTokens: defineWatchTokensActor(store),
      },
      actions: {
        storeTokens: (_, { usuario, token, refreshToken }) => store.write({ token, refreshToken, userName: usuario.userName }),
        clearTokens: () => store.clear(),
      },
    }),
    { input: { hasTokens: store.read() !== null }, inspect },
  );
  const tokens = createTokenSource(store, actor);
  void config.load().catch(() => undefined);
  actor.start();
  return { actor, config, send, inspect };
}
