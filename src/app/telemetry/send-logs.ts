import { ROOT_CONTEXT, SeverityNumber, trace as traces, TraceFlags } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import { JsonLogsSerializer } from '@opentelemetry/otlp-transformer';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider, type LogRecordExporter } from '@opentelemetry/sdk-logs';
import { parseInstant } from '../../text/instants.ts';
import type { TraceIds } from '../support/trace-ids.ts';
import type { TelemetryRecord } from './records.ts';

/** Sends one body; by a beacon while the page is left. */
export type Transport = (body: Uint8Array<ArrayBuffer>) => void;

/** Maximum number of records per visit. */
export const mostRecords = 100;

const severities = {
  error: [SeverityNumber.ERROR, 'ERROR'],
  warning: [SeverityNumber.WARN, 'WARN'],
  info: [SeverityNumber.INFO, 'INFO'],
} as const;

/** Sends each batch as OTLP in JSON; failures are ignored. */
function exporterTo(transport: Transport): LogRecordExporter {
  return {
    export(records, done) {
      try {
        const body = JsonLogsSerializer.serializeRequest(records);
        if (body) transport(new Uint8Array(body));
      } catch {}
      done({ code: ExportResultCode.SUCCESS });
    },
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
}

const contextOf = ({ trace, span }: TraceIds) =>
  traces.setSpanContext(ROOT_CONTEXT, { traceId: trace, spanId: span, traceFlags: TraceFlags.SAMPLED });

/** The records of one visit. */
export interface Logs {
  /** Adds a record to the next batch; drops it beyond `mostRecords`. */
  readonly add: (record: TelemetryRecord) => void;
  /** Sends the waiting records. */
  readonly flush: () => void;
}

/** Attributes of all records of a visit. */
export type About = Readonly<Record<string, string>>;

/**
 * Batches records and sends them.
 * @param delay how long a record waits for others, in milliseconds
 */
export function createLogs(about: About, transport: Transport, delay: number): Logs {
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ ...about }),
    processors: [
      new BatchLogRecordProcessor({
        exporter: exporterTo(transport),
        scheduledDelayMillis: delay,
        maxExportBatchSize: 30,
        maxQueueSize: mostRecords,
        // `flush` is called by hand, after the last values of Web Vitals.
        disableAutoFlushOnDocumentHide: true,
      }),
    ],
  });
  const logger = provider.getLogger('autogestion');
  let count = 0;
  return {
    add({ name, severity, at, attributes, ids }) {
      count += 1;
      if (count > mostRecords) return;
      const [severityNumber, severityText] = severities[severity];
      logger.emit({
        eventName: name,
        severityNumber,
        severityText,
        attributes: { ...attributes },
        timestamp: parseInstant(at) ?? undefined,
        context: ids ? contextOf(ids) : ROOT_CONTEXT,
      });
    },
    flush: () => void provider.forceFlush().catch(() => undefined),
  };
}
