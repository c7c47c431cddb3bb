import { fromPromise } from 'xstate';
import type { AuthClient } from '../../api/auth-client.ts';
import { call } from '../../api/call.ts';
import { toUsuario, type Usuario } from '../../domain/usuario.ts';
import { zFetchCurrentUserResponse } from '../../generated/schemas/cuenta.ts';

/** GET /v1/account/currentuser (specification 1, section 7). Rejects with a Failure. */
export function defineFetchCurrentUserActor(auth: () => Promise<AuthClient>) {
  return fromPromise<Usuario, void>(async ({ signal }) => {
    const { value } = await call('fetchCurrentUser', zFetchCurrentUserResponse, async () =>
      (await auth()).GET('/v1/account/currentuser', { signal }),
    );
    return toUsuario(value);
  });
}
