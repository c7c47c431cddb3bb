import type { RuntimeConfig } from '../../api/config.ts';

/** Whether a service answers. */
export interface Reach {
  readonly name: string;
  /** Status of the answer; 0 where CORS hides it, null without an answer. */
  readonly status: number | null;
  /** In milliseconds. */
  readonly took: number;
}

const names = { auth: 'Autorización', core: 'Central', reports: 'Reportes' } as const;

/** In milliseconds. */
const patience = 10_000;

async function reach(name: string, base: string, send: typeof fetch): Promise<Reach> {
  const startedAt = performance.now();
  const answered = (status: number | null) => ({ name, status, took: performance.now() - startedAt });
  try {
    // Only the existence of an answer counts, so the call has no bearer.
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

/** Calls each of the three services. */
export function reachServices(
  servicios: RuntimeConfig['servicios'],
  send: typeof fetch = (...asked) => fetch(...asked),
): Promise<readonly Reach[]> {
  const { auth, core, reports } = servicios;
  return Promise.all([reach(names.auth, auth, send), reach(names.core, core, send), reach(names.reports, reports, send)]);
}

/** The result of a check in words. From 500 on a gateway, or a broken service, has answered. */
export function reachText({ status, took }: Reach): string {
  const time = `${(took / 1000).toFixed(1)} s`;
  if (status === null) return `no responde (${time})`;
  return status >= 500 ? `responde con el error ${status} (${time})` : `responde (${time})`;
}
