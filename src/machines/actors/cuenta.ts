import { fromPromise } from 'xstate';
import type { AuthClient } from '../../api/auth-client.ts';
import { call } from '../../api/call.ts';
import { toUsuario, type Usuario } from '../../domain/usuario.ts';
import { zAuthenticateResponse, zFetchCurrentUserResponse } from '../../generated/schemas/cuenta.ts';
import type { Authenticated, Credentials } from '../session/session-types.ts';

/** POST /v1/account/authenticate (specification 1, section 7). Rejects with a Failure. */
export function defineAuthenticateActor(auth: () => Promise<AuthClient>) {
  return fromPromise<Authenticated, Credentials>(async ({ input, signal }) => {
    const { value } = await call('authenticate', zAuthenticateResponse, async () =>
      (await auth()).POST('/v1/account/authenticate', { body: { ...input }, signal }),
    );
    return { usuario: toUsuario(value), token: value.token, refreshToken: value.refreshToken };
  });
}

/** GET /v1/account/currentuser (specification 1, section 7). Rejects with a Failure. */
export function defineFetchCurrentUserActor(auth: () => Promise<AuthClient>) {
  return fromPromise<Usuario, void>(async ({ signal }) => {
    const { value } = await call('fetchCurrentUser', zFetchCurrentUserResponse, async () =>
      (await auth()).GET('/v1/account/currentuser', { signal }),
    );
    return toUsuario(value);
  });
}
