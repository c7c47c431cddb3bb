type Send = (request: Request) => Promise<Response>;

/** Readings that begin with a press, before the code of their screen has come. */
export interface HeadStart {
  /**
   * Begins a reading now and keeps its answer for {@link HeadStart.send}. Readings are told apart by their address; the order of the query does not count.
   */
  readonly begin: (request: Request) => void;
  /** Gives up the readings that nobody has asked for by now. */
  readonly drop: () => void;
  /** Sends a request, or gives the answer of the same reading, once, where that has begun at most {@link maxAge} ago. */
  readonly send: Send;
}

interface Begun {
  readonly answer: Promise<Response>;
  readonly control: AbortController;
  readonly at: number;
}

/** How long an answer that waits for its screen counts as fresh, in milliseconds. */
export const maxAge = 30_000;

function keyOf({ url }: Request): string {
  const address = new URL(url);
  address.searchParams.sort();
  return address.href;
}

/** Keeps readings that `send` has begun early. */
export function createHeadStart(send: Send, now: () => number = () => performance.now()): HeadStart {
  const begun = new Map<string, Begun>();

  return {
    begin(request) {
      const control = new AbortController();
      const answer = send(new Request(request, { signal: control.signal }));
      // The screen that takes the answer tells of its failure; an answer that no screen takes must not become an unhandled rejection.
      answer.catch(() => undefined);
      begun.set(keyOf(request), { answer, control, at: now() });
    },
    drop() {
      for (const { control } of begun.values()) control.abort();
      begun.clear();
    },
    send(request) {
      const early = request.method === 'GET' ? begun.get(keyOf(request)) : undefined;
      if (!early) return send(request);
      begun.delete(keyOf(request));
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
