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
}

/** Calls whose 401 is an answer about credentials, not about the bearer (specification 1, section 4). */
const withoutRefresh = /\/v1\/account\/(?:authenticate|token\/refresh)$/;

/** Sends something to an address with the bearer that it may have, null for none, and once more under a renewed one after a 401. */
export type WithBearer = (url: string, send: (bearer: string | null) => Promise<Response>) => Promise<Response>;

/**
 * The rules of the bearer, whatever it is sent with: it goes to addresses of the services only, and after a 401 the call is repeated once under a
 * renewed token (specification 1, section 4; assumptions D1).
 * Rejects with `TypeError` when there is no network for the refresh, with an `AbortError` when the session ended meanwhile.
 */
export function createBearer(bases: readonly string[], tokens: TokenSource): WithBearer {
  const isService = (url: string) => bases.some((base) => url === base || url.startsWith(`${base}/`));

  return async (url, send) => {
    const { href, pathname } = new URL(url);
    const bearer = isService(href) ? tokens.current() : null;
    const response = await send(bearer);
    if (bearer === null || response.status !== 401 || withoutRefresh.test(pathname)) return response;

    const renewal = await tokens.renew(bearer);
    switch (renewal.kind) {
      case 'renewed':
        return send(renewal.token);
      case 'offline':
        throw new TypeError('No network for the refresh');
      case 'signedOut':
        throw new DOMException('The session ended', 'AbortError');
    }
  };
}

/** The `fetch` of the three clients, by the rules of {@link createBearer}; what is repeated has an identical body. */
export function createBearerFetch(
  bases: readonly string[],
  tokens: TokenSource,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  const withBearer = createBearer(bases, tokens);

  return (request: Request): Promise<Response> => {
    let spare: Request | undefined;
    return withBearer(request.url, (bearer) => {
      const current = spare ?? request;
      if (bearer !== null) {
        spare ??= request.clone();
        current.headers.set('Authorization', `Bearer ${bearer}`);
      }
      return send(current);
    });
  };
}
