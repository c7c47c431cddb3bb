import type { RuntimeConfig } from '../../api/config.ts';

/** Whether a service answers. */
export interface Reach {
  readonly name: string;
  /** Of its answer; 0 where another origin keeps it to itself, null where there was none. */
  readonly status: number | null;
  /** In milliseconds. */
  readonly took: number;
}

const names = { auth: 'Autorización', core: 'Central', reports: 'Reportes' } as const;

/** How long an answer is waited for, in milliseconds. */
const patience = 10_000;

async function reach(name: string, base: string, send: typeof fetch): Promise<Reach> {
  const began = performance.now();
  const answered = (status: number | null) => ({ name, status, took: performance.now() - began });
  try {
    // Nothing but whether anything answers there: without a bearer, whatever the answer says.
    const { status } = await send(base, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return answered(status);
  } catch {
    return answered(null);
  }
}

/** Asks each of the three services whether it is there. */
export function reachServices(
  servicios: RuntimeConfig['servicios'],
  send: typeof fetch = (...asked) => fetch(...asked),
): Promise<readonly Reach[]> {
  const { auth, core, reports } = servicios;
  return Promise.all([reach(names.auth, auth, send), reach(names.core, core, send), reach(names.reports, reports, send)]);
}

/** What came of asking a service, in words. From 500 on it is not the service that answers, or not as it should. */
export function reachText({ status, took }: Reach): string {
  const time = `${(took / 1000).toFixed(1)} s`;
  if (status === null) return `no responde (${time})`;
  return status >= 500 ? `responde con el error ${status} (${time})` : `responde (${time})`;
}
