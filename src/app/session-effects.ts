import { createAuthClient } from '../api/auth-client.ts';
import { createBearer, createBearerFetch, type TokenSource, type WithBearer } from '../api/bearer-fetch.ts';
import { ConfigError, loadConfig, type RuntimeConfig } from '../api/config.ts';
import { createDeadlineFetch } from '../api/deadline.ts';
import { createPatientFetch } from '../api/retry-after.ts';
import { NotLoaded } from '../domain/not-loaded.ts';
import { defineAuthenticateActor, defineFetchCurrentUserActor } from '../machines/actors/cuenta.ts';
import { defineRefreshTokensActor } from '../machines/actors/refresh-tokens.ts';
import type { TokenStore } from '../storage/token-store.ts';
import { retryable } from './retryable.ts';

/** What the clients of the three services are made of. */
export interface Services {
  readonly config: RuntimeConfig;
  /** Adds the bearer, and repeats once under a renewed token. */
  readonly send: (request: Request) => Promise<Response>;
  /** The same for what is not sent by `fetch`. */
  readonly withBearer: WithBearer;
}

/** The session's calls and all that they stand on: a chunk of its own, fetched while the person types. */
export function createSessionEffects(store: TokenStore, tokens: TokenSource, baseUrl: string) {
  const makeServices = async (): Promise<Services> => {
    const config = await loadConfig(`${baseUrl}config.json`, location.href);
    const { auth, core, reports } = config.servicios;
    const bases = [auth, core, reports];
    const { lecturas, escrituras, reportes } = config.plazos;
    const send = createPatientFetch(
      createDeadlineFetch(({ method, url }) => {
        if (method === 'GET') return { milliseconds: lecturas };
        if (url === `${reports}/v1/reportes`) return { milliseconds: reportes, isLong: true };
        return { milliseconds: escrituras };
      }),
    );
    const isKnown = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const { status } = await send(new Request(`${auth}/v1/account/currentuser`, { headers }));
      return status !== 401 && status !== 403;
    };
    const withBearer = createBearer(bases, tokens, isKnown);
    return { config, send: createBearerFetch(withBearer, send), withBearer };
  };
  const services = retryable(async () => {
    try {
      return await makeServices();
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      // An error of our own code, such as something that an older browser lacks, is no failed call.
      throw new NotLoaded('The services could not be made', { cause: error });
    }
  });
  const auth = retryable(async () => {
    const { config, send } = await services.load();
    return createAuthClient(config.servicios.auth, send);
  });
  return {
    services,
    authenticate: defineAuthenticateActor(auth.load),
    fetchCurrentUser: defineFetchCurrentUserActor(auth.load),
    refreshTokens: defineRefreshTokensActor(auth.load, store),
  };
}
