/** The longest wait that a service may ask of a read, in milliseconds; what asks for more has failed (assumptions S19). */
const longestWait = 30_000;

/** How long a service wants to be left alone, in milliseconds; null where it says nothing that is waited for, such as a date. */
function waitOf(response: Response): number | null {
  const seconds = /^\d+$/.exec(response.headers.get('Retry-After')?.trim() ?? '')?.[0];
  const wait = Number(seconds) * 1000;
  return wait <= longestWait ? wait : null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => {
    clearTimeout(timer);
    reject(signal.reason instanceof Error ? signal.reason : new DOMException('Given up', 'AbortError'));
  };
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', giveUp);
    resolve();
  }, milliseconds);
  signal.addEventListener('abort', giveUp, { once: true });
  return promise;
}

/** `fetch` that asks once more for what is read where a service is busy (429) and says for how long; a write is never repeated. */
export function createPatientFetch(send: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const response = await send(request);
    if (response.status !== 429 || request.method !== 'GET') return response;
    const wait = waitOf(response);
    if (wait === null) return response;
    await pause(wait, request.signal);
    return send(request);
  };
}
