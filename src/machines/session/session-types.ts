import type { Failure } from '../../domain/failure.ts';
import type { Notice } from '../../domain/notice.ts';
import type { Usuario } from '../../domain/usuario.ts';

/** The credentials of the login form; the password is sent as typed and stored nowhere. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** A user whose credentials are accepted; the role is checked next. */
export interface Authenticated {
  readonly usuario: Usuario;
  readonly token: string;
  readonly refreshToken: string;
}

/** Another tab wrote the stored session (the user's name) or removed it (null). */
export interface TokensChanged {
  readonly type: 'tokens.changed';
  readonly userName: string | null;
  /** Whether the removed session had expired; else the person left it. */
  readonly hasExpired: boolean;
}

/** The events of the session. */
export type SessionEvent =
  | ({ readonly type: 'credentials.submitted' } & Credentials)
  | { readonly type: 'retry' }
  | { readonly type: 'salir' }
  | TokensChanged
  /** A call was answered 401 under the bearer `stale`, which is still the stored one. */
  | { readonly type: 'token.rejected'; readonly stale: string }
  /** The refresh failed for good, no tokens are stored, or the renewed token is rejected. */
  | { readonly type: 'session.expired' };

/** The context of the session. */
export interface SessionContext {
  readonly usuario: Usuario | null;
  readonly failure: Failure | null;
  readonly refusal: Notice | null;
  /** Only 'expired' returns to the page it was on and keeps the drafts. */
  readonly ended: 'expired' | 'left' | 'elsewhere' | null;
  /** Whether tokens were stored at the start, or another tab stored some during an end. */
  readonly hasTokens: boolean;
}
