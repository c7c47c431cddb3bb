/** What came of asking for a fresh token. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'offline' };

/** Where the bearer comes from; the session machine stands behind it. */
export interface TokenSource {
  /** The bearer as stored now; null while nobody is signed in. */
  current(): string | null;
  /** Waits for the one refresh that replaces `stale`; gives the newer token at once when there already is one. */
  renew(stale: string): Promise<Renewal>;
  /** Told that there is no session any more: nothing is stored, or the service knows not even the renewed token. */
  lose(): void;
}

/** Whether the service still knows whoever has this token. */
export type IsKnown = (token: string) => Promise<boolean>;

/** Calls whose 401 is an answer about credentials, not about the bearer (specification 1, section 4). */
const withoutRefresh = /\/v1\/account\/(?:authenticate|token\/refresh)$/;

/** The call that says by itself whether a session is known. */
const currentUser = /\/v1\/account\/currentuser$/;

/**
 * Sends something to an address with the bearer that it may have, null for none, and once more under a renewed one after a 401; with the header that names
 * its trace where there are traces.
 */
export type WithBearer = (
  url: string,
  send: (bearer: string | null, traceparent?: string) => Promise<Response>,
) => Promise<Response>;

const ended = () => new DOMException('The session ended', 'AbortError');

/**
 * The rules of the bearer, whatever it is sent with: it goes to addresses of the services only, nothing goes there without it, and after a 401 the
 * call is repeated once under a renewed token (specification 1, section 4; assumptions D1). Where that one is refused, too, `isKnown` decides
 * whether the call has failed or the session is over (assumptions S16).
 * Rejects with `TypeError` when there is no network for the refresh, with an `AbortError` when the session ended meanwhile.
 */
export function createBearer(bases: readonly string[], tokens: TokenSource, isKnown: IsKnown): WithBearer {
  const isService = (url: string) => bases.some((base) => url === base || url.startsWith(`${base}/`));
  /** Asked once for all calls that are refused together. */
  const asking = new Map<string, Promise<boolean>>();
  const isStillKnown = (token: string) => {
    const answer =
      asking.get(token) ??
      isKnown(token)
        // Nothing is known against a session of which the service can't be asked.
        .catch(() => true)
        .finally(() => asking.delete(token));
    asking.set(token, answer);
    return answer;
  };

  return async (url, send) => {
    const { href, pathname } = new URL(url);
    if (!isService(href)) return send(null);
    const bearer = tokens.current();
    if (withoutRefresh.test(pathname)) return send(bearer);
    if (bearer === null) {
      tokens.lose();
      throw ended();
    }
    const response = await send(bearer);
    if (response.status !== 401) return response;

    const renewal = await tokens.renew(bearer);
    switch (renewal.kind) {
      case 'renewed': {
        const again = await send(renewal.token);
        if (again.status !== 401 || currentUser.test(pathname) || (await isStillKnown(renewal.token))) return again;
        // Whoever signed in meanwhile has another session.
        if (tokens.current() === renewal.token) tokens.lose();
        throw ended();
      }
      case 'offline':
        throw new TypeError('No network for the refresh');
      case 'signedOut':
        throw ended();
    }
  };
}

/** The `fetch` of the three clients, by the rules of {@link createBearer}; what is repeated has an identical body. */
export function createBearerFetch(
  withBearer: WithBearer,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  return (request: Request): Promise<Response> => {
    let spare: Request | undefined;
    return withBearer(request.url, (bearer, traceparent) => {
      const current = spare ?? request;
      if (traceparent) current.headers.set('traceparent', traceparent);
      if (bearer !== null) {
        spare ??= request.clone();
        current.headers.set('Authorization', `Bearer ${bearer}`);
      }
      return send(current);
    });
  };
}
