import type { Actor } from 'xstate';
import { createAuthClient } from '../api/auth-client.ts';
import { createBearer, createBearerFetch, type TokenSource, type WithBearer } from '../api/bearer-fetch.ts';
import { ConfigError, loadConfig, type RuntimeConfig } from '../api/config.ts';
import { createCoreClient } from '../api/core-client.ts';
import { createDeadlineFetch } from '../api/deadline.ts';
import { createHeadStart } from '../api/head-start.ts';
import { createPatientFetch } from '../api/retry-after.ts';
import { NotLoaded } from '../domain/not-loaded.ts';
import { defineAuthenticateActor, defineFetchCurrentUserActor } from '../machines/actors/cuenta.ts';
import { defineRefreshTokensActor } from '../machines/actors/refresh-tokens.ts';
import type { sessionMachine } from '../machines/session/session-machine.ts';
import type { TokenStore } from '../storage/token-store.ts';
import type { EarlyCatalogo } from '../domain/early-catalogos.ts';
import type { Usuario } from '../domain/usuario.ts';
import { beginTelemetry } from './begin-telemetry.ts';
import { beginFirstScreens } from './first-screen.ts';
import { catalogoCall, firstCalls } from './first-calls.ts';
import { retryable } from './retryable.ts';

/** What the clients of the three services are made of. */
export interface Services {
  readonly config: RuntimeConfig;
  /** Adds the bearer, and repeats once under a renewed token. */
  readonly send: (request: Request) => Promise<Response>;
  /** The same for the core service: a reading that `beginScreen` has begun is not sent a second time. */
  readonly sendToCore: (request: Request) => Promise<Response>;
  /**
   * Sends what a screen asks for at once, before its code has come, and gives up what a former screen never asked for. `path` is relative to the base, `query`
   * has its `?`; catalogues that the session has are left out, and all but the catalogues where a flow goes on there with what it knows.
   */
  readonly beginScreen: (
    path: string,
    query: string,
    usuario: Usuario,
    hasCatalogo: (name: EarlyCatalogo) => boolean,
    goesOn?: boolean,
  ) => void;
  /** The same for what is not sent by `fetch`. */
  readonly withBearer: WithBearer;
}

/** The effects of a session, as {@link createSessionEffects} makes them. */
export type SessionEffects = ReturnType<typeof createSessionEffects>;

/** The session's calls and all that they stand on: a chunk of its own, fetched while the person types. */
export function createSessionEffects(
  store: TokenStore,
  tokens: TokenSource,
  baseUrl: string,
  actor: Actor<typeof sessionMachine>,
) {
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
    const tracing = await beginTelemetry(config.telemetria, bases);
    const isKnown = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}`, ...(tracing && { traceparent: tracing.begin().traceparent }) };
      const { status } = await send(new Request(`${auth}/v1/account/currentuser`, { headers }));
      return status !== 401 && status !== 403;
    };
    const bearer = createBearer(bases, tokens, isKnown);
    const withBearer = tracing?.around(bearer) ?? bearer;
    const sendWithBearer = createBearerFetch(withBearer, send);
    const headStart = createHeadStart(sendWithBearer);
    const early = createCoreClient(core, (request) => {
      headStart.begin(request);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    const beginScreen: Services['beginScreen'] = (path, query, usuario, hasCatalogo, goesOn) => {
      headStart.drop();
      const { calls, catalogos } = firstCalls(path, query, usuario);
      const missing = catalogos.filter((name) => !hasCatalogo(name));
      for (const call of [...(goesOn ? [] : calls), ...missing.map(catalogoCall)]) void call(early);
    };
    beginFirstScreens(actor, baseUrl, beginScreen);
    return { config, send: sendWithBearer, sendToCore: headStart.send, beginScreen, withBearer };
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
