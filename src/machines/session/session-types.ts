import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import type { Usuario } from '../../domain/usuario.ts';

/** What the login form sends. The password is passed on as typed and kept nowhere. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** A user whose credentials the service accepted; the role is checked after that. */
export interface Authenticated {
  readonly usuario: Usuario;
  readonly token: string;
  readonly refreshToken: string;
}

/** Another tab wrote (the user's name) or removed (null) the stored session. */
export interface TokensChanged {
  readonly type: 'tokens.changed';
  readonly userName: string | null;
  /** Whether the session that is gone had expired there; else it was left. */
  readonly hasExpired: boolean;
}

/** What a session hears. */
export type SessionEvent =
  | ({ readonly type: 'credentials.submitted' } & Credentials)
  | { readonly type: 'retry' }
  | { readonly type: 'salir' }
  | TokensChanged
  /** A call was answered 401 under the bearer `stale`, which is still the stored one. */
  | { readonly type: 'token.rejected'; readonly stale: string }
  /** The refresh failed for good, nothing is stored any more, or the service knows not even the renewed token. */
  | { readonly type: 'session.expired' };

/** What a session knows. */
export interface SessionContext {
  readonly usuario: Usuario | null;
  /** Why the user could not be restored; set in `restoringFailed` only. */
  readonly failure: Failure | null;
  /** What became of the last attempt to sign in, until the next one. */
  readonly refusal: Notice | null;
  /**
   * How the last session ended: an expired one, here or in another tab, comes back to the page it was on and keeps its drafts; one that was
   * left, here or in another tab, does neither.
   */
  readonly ended: 'expired' | 'left' | 'elsewhere' | null;
  /** Whether the store held tokens when the app started, or was heard to hold some while a session ended. */
  readonly hasTokens: boolean;
}
