type Send = (request: Request) => Promise<Response>;

/** Reads that start with a press, before the code of their screen is loaded. */
export interface HeadStart {
  /** Starts a read for `send`. Its address identifies it, in any order of the query. */
  readonly begin: (request: Request) => void;
  /** Cancels the reads that no screen has requested. */
  readonly drop: () => void;
  /** Gives the answer of a read that started at most {@link maxAge} ago, once; else sends it. */
  readonly send: Send;
}

interface EarlyRead {
  readonly answer: Promise<Response>;
  readonly control: AbortController;
  readonly at: number;
}

/** How long an answer that waits for its screen is fresh, in milliseconds. */
export const maxAge = 30_000;

function keyOf({ url }: Request): string {
  const address = new URL(url);
  address.searchParams.sort();
  return address.href;
}

/** Keeps reads that `send` has started early. */
export function createHeadStart(send: Send, now: () => number = () => performance.now()): HeadStart {
  const earlyReads = new Map<string, EarlyRead>();

  return {
    begin(request) {
      const control = new AbortController();
      const answer = send(new Request(request, { signal: control.signal }));
      // An answer that no screen takes must not become an unhandled rejection.
      answer.catch(() => undefined);
      earlyReads.set(keyOf(request), { answer, control, at: now() });
    },
    drop() {
      for (const { control } of earlyReads.values()) control.abort();
      earlyReads.clear();
    },
    send(request) {
      const early = request.method === 'GET' ? earlyReads.get(keyOf(request)) : undefined;
      if (!early) return send(request);
      earlyReads.delete(keyOf(request));
      if (now() - early.at > maxAge) {
        early.control.abort();
        return send(request);
      }
      const { signal } = request;
      if (signal.aborted) early.control.abort(signal.reason);
      signal.addEventListener('abort', () => early.control.abort(signal.reason), { once: true });
      return early.answer;
    },
  };
}
