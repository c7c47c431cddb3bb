/** The longest wait that a read accepts from a service, in milliseconds (assumptions S19). */
const longestWait = 30_000;

/** The wait that a service asks for, in milliseconds; null for a date, none, or too long a wait. */
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

/** `fetch` that repeats a read once after a 429 that says how long to wait, and never a write. */
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
