/** A call that reached the played service. */
export interface ServiceCall {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | null;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly answer: (response: Response) => void;
  readonly fail: (error: unknown) => void;
}

/** A service played by the test: `send` replaces `fetch`, `next` gives the next unread call. */
export interface FakeService {
  readonly send: (request: Request) => Promise<Response>;
  readonly calls: readonly ServiceCall[];
  readonly next: () => Promise<ServiceCall>;
}

/** An answer of a service. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** An answer whose body is no JSON, even when its content type says so. */
export const raw = (body: string, status = 200, type = 'application/json'): Response =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** An empty answer as in Chromium: with a body stream, which Node omits for 204 and 205. */
export const emptyAnswer = (status: number, body = ''): Response =>
  Object.defineProperty(new Response(body), 'status', { value: status });

/** Makes a played service; an aborted call rejects as in `fetch`, unless `deaf`. */
export function fakeService({ deaf = false } = {}): FakeService {
  const calls: ServiceCall[] = [];
  const waiting: ((call: ServiceCall) => void)[] = [];
  const unseen: ServiceCall[] = [];
  return {
    calls,
    async send(request) {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      const call: ServiceCall = {
        method: request.method,
        url: request.url,
        authorization: request.headers.get('Authorization'),
        body: await request.text(),
        signal: request.signal,
        answer: resolve,
        fail: reject,
      };
      if (!deaf) {
        request.signal.throwIfAborted();
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }
      calls.push(call);
      const waiter = waiting.shift();
      if (waiter) waiter(call);
      else unseen.push(call);
      return promise;
    },
    next() {
      const call = unseen.shift();
      if (call) return Promise.resolve(call);
      const { promise, resolve } = Promise.withResolvers<ServiceCall>();
      waiting.push(resolve);
      return promise;
    },
  };
}

/** A call without the functions that answer it. */
export const described = ({ method, url, authorization, body }: ServiceCall) => ({ method, url, authorization, body });

/** Unusable answers, each with the resulting failure. */
export const unusable: readonly (readonly [string, () => Response, { readonly kind: string; readonly status?: number }])[] = [
  ['an envelope without its value', () => json({ title: '', messages: [] }), { kind: 'unreadable', status: 200 }],
  ['a value of another type', () => json({ title: '', messages: [], value: 7 }), { kind: 'unreadable', status: 200 }],
  ['null', () => json(null), { kind: 'unreadable', status: 200 }],
  ['a list', () => json([]), { kind: 'unreadable', status: 200 }],
  ['truncated JSON', () => raw('{"title": "x", "val'), { kind: 'unreadable', status: 200 }],
  ['a page of HTML', () => raw('<!doctype html><p>hola', 200, 'text/html'), { kind: 'unreadable', status: 200 }],
  ['an empty body', () => raw(''), { kind: 'unreadable', status: 200 }],
  ['no content', () => new Response(null, { status: 204 }), { kind: 'unreadable', status: 204 }],
  ['an error without envelope', () => json({ error: 'x' }, 500), { kind: 'unreadable', status: 500 }],
  ['an error that is a page of HTML', () => raw('<h1>Bad gateway</h1>', 502, 'text/html'), { kind: 'unreadable', status: 502 }],
  ['an error without a body', () => new Response(null, { status: 503 }), { kind: 'unreadable', status: 503 }],
];
