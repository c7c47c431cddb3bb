/** The outcome of a token refresh. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'offline' };

/** The source of the bearer; the session machine implements it. */
export interface TokenSource {
  current(): string | null;
  /** Waits for the one refresh that replaces `stale`, unless a newer token is stored. */
  renew(stale: string): Promise<Renewal>;
  /** Ends the session: no tokens are stored, or the service rejects the renewed token. */
  lose(): void;
}

/** Whether the service still accepts a token. */
export type IsKnown = (token: string) => Promise<boolean>;

/** Calls whose 401 is about credentials and not about the bearer (specification 1, section 4). */
const withoutRefresh = /\/v1\/account\/(?:authenticate|token\/refresh)$/;

/** The call whose own 401 ends a session. */
const currentUser = /\/v1\/account\/currentuser$/;

/**
 * Sends a call with the bearer of its address, null for none, and again with a renewed one after a
 * 401; with a `traceparent` header where traces are on.
 */
export type WithBearer = (
  url: string,
  send: (bearer: string | null, traceparent?: string) => Promise<Response>,
) => Promise<Response>;

const ended = () => new DOMException('The session ended', 'AbortError');

/**
 * Sends the bearer to the services only, and repeats a call once after a 401 (specification 1,
 * section 4; assumptions D1, S16). Rejects with `TypeError` offline, `AbortError` without session.
 */
export function createBearer(bases: readonly string[], tokens: TokenSource, isKnown: IsKnown): WithBearer {
  const isService = (url: string) => bases.some((base) => url === base || url.startsWith(`${base}/`));
  /** The checks under way, so that calls refused together share one. */
  const checksUnderWay = new Map<string, Promise<boolean>>();
  const isStillKnown = (token: string) => {
    const answer =
      checksUnderWay.get(token) ??
      isKnown(token)
        // Without an answer of the service the session counts as valid.
        .catch(() => true)
        .finally(() => checksUnderWay.delete(token));
    checksUnderWay.set(token, answer);
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
        // A newer token belongs to a newer session.
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

/** The `fetch` of the three clients by {@link createBearer}. */
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
