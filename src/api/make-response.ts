const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Whether `Response` accepts the status; a service may send 999. */
const isKnown = (status: number) => status >= 200 && status <= 599;

/** Makes a new answer; `Response` refuses a body for 204, 205 and 304, which Chromium gives. */
export function makeResponse(
  body: BodyInit,
  { status, headers }: { readonly status: number; readonly headers?: HeadersInit },
): Response {
  const init = { status: isKnown(status) ? status : 599, ...(headers && { headers }) };
  return new Response(bodiless.has(status) ? null : body, init);
}
