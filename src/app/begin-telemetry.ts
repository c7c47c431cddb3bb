import type { Telemetria } from '../api/config.ts';
import { onIdle } from '../kit/portal/preloadable.tsx';
import type { Tracing } from './telemetry/tracing.ts';

/**
 * Loads what `telemetria` of `config.json` asks for, nothing without it. Gives the traces' maker.
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
