import { makeResponse } from './make-response.ts';

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
  const late = new DOMException('No answer in time', 'TimeoutError');
  const control = new AbortController();
  const giveUp = () => control.abort(given.reason);
  if (given.aborted) giveUp();
  else given.addEventListener('abort', giveUp);
  const start = () => setTimeout(() => control.abort(late), milliseconds);
  let timer = start();
  const noteProgress = () => {
    clearTimeout(timer);
    timer = start();
  };
  try {
    return await work({ signal: control.signal, noteProgress });
  } catch (error) {
    throw control.signal.reason === late ? late : error;
  } finally {
    clearTimeout(timer);
    // What is given up later is no business of a call that has ended: Chromium would tell of it as failed.
    given.removeEventListener('abort', giveUp);
  }
}

/** Longer than a line break and a mark of its encoding, a body is not looked at. */
const longestBlank = 8;

const isBlank = (body: ArrayBuffer) => body.byteLength <= longestBlank && new TextDecoder().decode(body).trim() === '';

/** The answer with a body that is whole; an empty one says so in its head, by which clients tell it from one that is broken. */
function withBody(body: ArrayBuffer, { status, headers: given }: Response): Response {
  const headers = new Headers(given);
  if (!isBlank(body)) return makeResponse(body, { status, headers });
  headers.set('Content-Length', '0');
  headers.delete('Transfer-Encoding');
  return makeResponse('', { status, headers });
}

/** So many bytes are handed over to the browser at a time: 80 MB at once keep the page for 0.1 s. */
const handedOver = 4 * 1024 * 1024;

/** An answer with its whole body; one that takes long is read piece by piece. */
async function readWhole(response: Response, isLong: boolean, noteProgress: () => void): Promise<Response> {
  if (!response.body) return response;
  // Chromium holds what was read by pieces for failed once its signal is aborted later.
  if (!isLong) return withBody(await response.arrayBuffer(), response);
  const parts: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const keep = () => {
    parts.push(new Blob(pieces));
    pieces = [];
    bytes = 0;
  };
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    noteProgress();
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    if (bytes > handedOver) keep();
  }
  keep();
  return makeResponse(new Blob(parts), response);
}

/** How long a call may stay silent. */
export interface Deadline {
  readonly milliseconds: number;
  /** Its answer may take longer than that to come in: each piece is a sign of life. */
  readonly isLong?: boolean;
}

/**
 * `fetch` under a deadline, which counts from the last sign of life and holds until the answer is whole. Rejects with a `TimeoutError` when it is over,
 * which is no answer: a write that ends so may have been written.
 */
export function createDeadlineFetch(
  deadlineOf: (request: Request) => Deadline,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  return (request: Request): Promise<Response> => {
    const { milliseconds, isLong = false } = deadlineOf(request);
    return withinDeadline(milliseconds, request.signal, async ({ signal, noteProgress }) => {
      // Without it a request that is made of another one loses its policy.
      const { referrerPolicy } = request;
      const response = await send(new Request(request, { signal, referrerPolicy }));
      noteProgress();
      return readWhole(response, isLong, noteProgress);
    });
  };
}
