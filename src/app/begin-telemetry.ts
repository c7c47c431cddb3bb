import type { Telemetria } from '../api/config.ts';
import { onIdle } from '../kit/portal/preloadable.tsx';
import type { Tracing } from './telemetry/tracing.ts';

/**
 * Fetches and begins what `telemetria` of `config.json` asks for, telemetry itself once the browser is idle; where it asks for nothing, not a byte of
 * it. Code that does not come is done without. Gives what makes the traces of calls, where they have any.
 */
export async function beginTelemetry(telemetria: Telemetria | null, bases: readonly string[]): Promise<Tracing | null> {
  if (!telemetria) return null;
  const isSampled = Math.random() < telemetria.muestra;
  if (isSampled) {
    onIdle(() => {
      import('./telemetry/telemetry.ts').then(
        ({ startTelemetry }) => startTelemetry(telemetria),
        () => undefined,
      );
    });
  }
  if (!telemetria.trazas) return null;
  return import('./telemetry/tracing.ts').then(
    ({ createTracing }) => createTracing(bases, isSampled),
    () => null,
  );
}
