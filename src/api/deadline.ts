/** A call under a deadline: its signal, and what to say when the other side has given a sign of life. */
export interface Watched {
  /** Given up by whoever waits for the call, or by the deadline. */
  readonly signal: AbortSignal;
  /** Begins the deadline anew. */
  readonly noteProgress: () => void;
}

/**
 * Does `work` unless the other side stays silent for so many milliseconds: then it is given up, and this rejects with a `TimeoutError`, whatever `work`
 * itself makes of that.
 */
export async function withinDeadline<Done>(
  milliseconds: number,
  given: AbortSignal,
  work: (watched: Watched) => Promise<Done>,
): Promise<Done> {
  const late = new AbortController();
  const start = () => setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), milliseconds);
  let timer = start();
  const noteProgress = () => {
    clearTimeout(timer);
    timer = start();
  };
  try {
    return await work({ signal: AbortSignal.any([given, late.signal]), noteProgress });
  } catch (error) {
    late.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** An answer with its whole body, read piece by piece. */
async function readWhole(response: Response, noteProgress: () => void): Promise<Response> {
  if (!response.body) return response;
  const pieces: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    noteProgress();
    pieces.push(piece.value);
  }
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return new Response(whole, response);
}

/**
 * `fetch` under a deadline, which counts from the last sign of life and holds until the answer is whole. Rejects with a `TimeoutError` when it is over,
 * which is no answer: a write that ends so may have been written.
 */
export function createDeadlineFetch(
  deadlineOf: (request: Request) => number,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  return (request: Request): Promise<Response> =>
    withinDeadline(deadlineOf(request), request.signal, async ({ signal, noteProgress }) => {
      // Without it a request that is made of another one loses its policy.
      const { referrerPolicy } = request;
      const response = await send(new Request(request, { signal, referrerPolicy }));
      noteProgress();
      return readWhole(response, noteProgress);
    });
}
