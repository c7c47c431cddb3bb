/** The statuses whose answers have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** What `Response` can be made with; a service may send 999, too. */
const isKnown = (status: number) => status >= 200 && status <= 599;

/**
 * An answer made anew. In Chromium one of the network has a body stream whatever its status says, and `Response` refuses to be made with a body under 204,
 * 205 and 304; Node's `fetch` has none to begin with.
 */
export function makeResponse(
  body: BodyInit,
  { status, headers }: { readonly status: number; readonly headers?: HeadersInit },
): Response {
  const init = { status: isKnown(status) ? status : 599, ...(headers && { headers }) };
  return new Response(bodiless.has(status) ? null : body, init);
}
