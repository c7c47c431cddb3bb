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

/**
 * The `fetch` of the three clients: adds the bearer for service addresses only, and after a 401 repeats the call once, with an identical body,
 * under a renewed token (specification 1, section 4; assumptions D1).
 * Rejects with `TypeError` when there is no network for the refresh, with an `AbortError` when the session ended meanwhile.
 */
export function createBearerFetch(
  bases: readonly string[],
  tokens: TokenSource,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  const isService = (url: string) => bases.some((base) => url === base || url.startsWith(`${base}/`));

  return async (request: Request): Promise<Response> => {
    const bearer = isService(request.url) ? tokens.current() : null;
    if (bearer === null) return send(request);

    const spare = request.clone();
    request.headers.set('Authorization', `Bearer ${bearer}`);
    const response = await send(request);
    if (response.status !== 401 || withoutRefresh.test(new URL(request.url).pathname)) return response;

    const renewal = await tokens.renew(bearer);
    switch (renewal.kind) {
      case 'renewed':
        spare.headers.set('Authorization', `Bearer ${renewal.token}`);
        return send(spare);
      case 'offline':
        throw new TypeError('No network for the refresh');
      case 'signedOut':
        throw new DOMException('The session ended', 'AbortError');
    }
  };
}
