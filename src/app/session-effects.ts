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

/** The parts from which the clients of the three services are made. */
export interface Services {
  readonly config: RuntimeConfig;
  /** Sends with the bearer; repeats once under a renewed token. */
  readonly send: (request: Request) => Promise<Response>;
  /** `send` for the core service; reuses a read that `beginScreen` has started. */
  readonly sendToCore: (request: Request) => Promise<Response>;
  /**
   * Starts a screen's first reads ahead of its code and aborts the former screen's unused ones.
   * `path` is relative to the base, `query` has its `?`; `isContinued` skips all but catalogues.
   */
  readonly beginScreen: (
    path: string,
    query: string,
    usuario: Usuario,
    hasCatalogo: (name: EarlyCatalogo) => boolean,
    isContinued?: boolean,
  ) => void;
  /** The bearer for uploads, which are not sent by `fetch`. */
  readonly withBearer: WithBearer;
}

/** The effects of a session. */
export type SessionEffects = ReturnType<typeof createSessionEffects>;

/** The session's calls, in a chunk that loads while the person types. */
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
    const beginScreen: Services['beginScreen'] = (path, query, usuario, hasCatalogo, isContinued) => {
      headStart.drop();
      const { calls, catalogos } = firstCalls(path, query, usuario);
      const missing = catalogos.filter((name) => !hasCatalogo(name));
      for (const call of [...(isContinued ? [] : calls), ...missing.map(catalogoCall)]) void call(early);
    };
    beginFirstScreens(actor, baseUrl, beginScreen);
    return { config, send: sendWithBearer, sendToCore: headStart.send, beginScreen, withBearer };
  };
  const services = retryable(async () => {
    try {
      return await makeServices();
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      // An error of the portal's own code, such as a missing browser feature, is no failed call.
      throw new NotLoaded('Creating the clients failed', { cause: error });
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
