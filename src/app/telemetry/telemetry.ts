import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Telemetria } from '../../api/config.ts';
import { troubleListeners, troubles } from '../../api/troubles.ts';
import { isFailure } from '../../domain/failure.ts';
import { paths } from '../../domain/paths.ts';
import { browserFamily } from '../support/browser-family.ts';
import { readBuild } from '../support/build.ts';
import { traceOf } from '../support/trace-ids.ts';
import { errorRecord, screenOf, type TelemetryRecord, troubleRecord, vitalRecord } from './records.ts';
import { createLogs, type Transport } from './send-logs.ts';

/** How long a record waits for others, in milliseconds. */
const delay = 10_000;

const type = 'application/json';

/** Sends to the collector, by a beacon while the page is left; failures are ignored. */
function transportTo(url: string, isGoing: () => boolean): Transport {
  return (body) => {
    if (isGoing()) {
      navigator.sendBeacon(url, new Blob([body], { type }));
      return;
    }
    const headers = { 'Content-Type': type };
    fetch(url, { method: 'POST', headers, body, credentials: 'omit', referrerPolicy: 'no-referrer', priority: 'low' }).catch(
      () => undefined,
    );
  };
}

const isHidden = () => document.visibilityState === 'hidden';

/** The attributes of this visit; its random id is stored nowhere. */
function aboutVisit() {
  const [browser = 'otro', version = ''] = browserFamily(navigator.userAgent).split(/ (?=\d+$)/);
  const build = readBuild();
  return {
    'service.name': 'autogestion',
    'service.version': build?.version ?? '',
    'autogestion.build': build?.build ?? '',
    'session.id': crypto.randomUUID(),
    'user_agent.name': browser,
    'user_agent.version': version,
  };
}

/** Starts to report failures and Web Vitals to the insurer's collector, until the page ends. */
export function startTelemetry({ destino }: Pick<Telemetria, 'destino'>): void {
  // On leaving, `visibilitychange` follows `pagehide`; a fetch in between would be cut off.
  let isLeaving = false;
  const transport = transportTo(`${destino}/v1/logs`, () => isLeaving || isHidden());
  const logs = createLogs(aboutVisit(), transport, delay);
  const patterns = Object.values(paths);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const add = (record: TelemetryRecord) => {
    const template = screenOf(location.pathname.slice(base.length), patterns);
    logs.add({ ...record, attributes: { ...record.attributes, 'url.template': template } });
  };

  for (const trouble of troubles) add(troubleRecord(trouble, traceOf(trouble.end)));
  troubleListeners.add((trouble) => add(troubleRecord(trouble, traceOf(trouble.end))));
  const addError = (event: Event) => event instanceof ErrorEvent && add(errorRecord(event.error));
  addEventListener('error', addError);
  // The event of `ErrorBoundary` in src/ui; an import would add the widgets to this chunk.
  addEventListener('autogestion.crash', addError);
  addEventListener('unhandledrejection', ({ reason }) => !isFailure(reason) && add(errorRecord(reason)));
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on((vital) => add(vitalRecord(vital)));

  // In the bubbling phase, after web-vitals has reported its last values.
  addEventListener('visibilitychange', () => isHidden() && logs.flush());
  addEventListener('pagehide', () => {
    isLeaving = true;
    logs.flush();
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}
