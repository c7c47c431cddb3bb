import { makeResponse } from './make-response.ts';

/** A call under a deadline. */
export interface Watched {
  readonly signal: AbortSignal;
  /** Restarts the deadline after a sign of life. */
  readonly noteProgress: () => void;
}

/**
 * Runs `work` until the other side stays silent for `milliseconds`; then aborts it and rejects with
 * a `TimeoutError`, whatever `work` rejects with.
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
    // A later abort must not reach the finished call, which Chromium would report as failed.
    given.removeEventListener('abort', giveUp);
  }
}

/** The longest body that can be blank: a line break with a byte order mark, in bytes. */
const longestBlank = 8;

const isBlank = (body: ArrayBuffer) => body.byteLength <= longestBlank && new TextDecoder().decode(body).trim() === '';

/** Clients read an answer with `Content-Length: 0` as empty. */
function withBody(body: ArrayBuffer, { status, headers: given }: Response): Response {
  const headers = new Headers(given);
  if (!isBlank(body)) return makeResponse(body, { status, headers });
  headers.set('Content-Length', '0');
  headers.delete('Transfer-Encoding');
  return makeResponse('', { status, headers });
}

/** Bytes handed to the browser at a time: 80 MB at once would block the page for 0.1 s. */
const chunkBytes = 4 * 1024 * 1024;

async function readWhole(response: Response, isLong: boolean, noteProgress: () => void): Promise<Response> {
  if (!response.body) return response;
  // Chromium reports an answer read by pieces as failed when its signal is aborted later.
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
    if (bytes > chunkBytes) keep();
  }
  keep();
  return makeResponse(new Blob(parts), response);
}

/** How long a call may stay silent. */
export interface Deadline {
  readonly milliseconds: number;
  /** Whether the answer arrives slowly, so that each piece restarts the deadline. */
  readonly isLong?: boolean;
}

/**
 * `fetch` with a deadline from the last sign of life until the answer is whole. Rejects with a
 * `TimeoutError`; a write that ends so may have been written.
 */
export function createDeadlineFetch(
  deadlineOf: (request: Request) => Deadline,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  return (request: Request): Promise<Response> => {
    const { milliseconds, isLong = false } = deadlineOf(request);
    return withinDeadline(milliseconds, request.signal, async ({ signal, noteProgress }) => {
      // A request made from another one loses its referrer policy.
      const { referrerPolicy } = request;
      const response = await send(new Request(request, { signal, referrerPolicy }));
      noteProgress();
      return readWhole(response, isLong, noteProgress);
    });
  };
}
