import { type Watched, withinDeadline } from './deadline.ts';
import { makeResponse } from './make-response.ts';

/** A POST of JSON that reports its progress. */
export interface Posting {
  readonly url: string;
  readonly bearer: string | null;
  /** The header that names the trace. */
  readonly traceparent?: string | undefined;
  readonly body: Blob;
  readonly signal: AbortSignal;
  /** How long the transfer may stand still before it is cancelled, in milliseconds. */
  readonly deadline: number;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

const answerOf = ({ status, responseText }: XMLHttpRequest) => makeResponse(responseText, { status });

/**
 * Posts like `fetch`, with progress. Rejects with a `TypeError` without network, a `TimeoutError`
 * after the deadline, and the signal's reason when aborted.
 */
export function postWithProgress({ signal, deadline, ...posting }: Posting): Promise<Response> {
  return withinDeadline(deadline, signal, (watched) => post(posting, watched));
}

type Post = Omit<Posting, 'signal' | 'deadline'>;

async function post({ url, bearer, traceparent, body, onProgress }: Post, { signal, noteProgress }: Watched): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    noteProgress();
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.addEventListener('progress', noteProgress);
  request.addEventListener('load', () => resolve(answerOf(request)));
  request.addEventListener('error', () => reject(new TypeError('The document could not be sent')));
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
  request.addEventListener('abort', () => reject(signal.reason));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  request.open('POST', url);
  request.setRequestHeader('Content-Type', 'application/json');
  if (bearer !== null) request.setRequestHeader('Authorization', `Bearer ${bearer}`);
  if (traceparent) request.setRequestHeader('traceparent', traceparent);
  request.send(body);
  return promise;
}
