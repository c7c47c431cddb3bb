import { escapeHtml } from '../escape-html.ts';
import type { AnyValue, ExportLogs, KeyValue, LogRecord } from './otlp.ts';

const text = (value: unknown) => escapeHtml(String(value));

const SHOWN = 500;

function valueOf({ arrayValue, stringValue, boolValue, intValue, doubleValue }: AnyValue): string {
  if (arrayValue) return (arrayValue.values ?? []).map(valueOf).join(', ');
  return String(stringValue ?? intValue ?? doubleValue ?? boolValue ?? '');
}

const attributesOf = (attributes: readonly KeyValue[] = []) =>
  attributes.map(({ key, value }) => `<div><code>${text(key)}</code> ${text(valueOf(value))}</div>`).join('');

const severities = [
  [17, 'error'],
  [13, 'aviso'],
] as const;
const severityOf = (number = 0) => severities.find(([from]) => number >= from)?.[1] ?? 'dato';

/** Time in UTC; empty for an instant outside a browser's range. */
function timeOf(nanoseconds: number | string = 0): string {
  const milliseconds = Number(nanoseconds) / 1e6;
  return Math.abs(milliseconds) < 8.64e15 ? new Date(milliseconds).toISOString() : '';
}

const rowOf = (record: LogRecord, of: readonly KeyValue[] | undefined) => `<tr>
<td>${text(timeOf(record.timeUnixNano))}</td>
<td>${severityOf(record.severityNumber)}</td>
<td>${text(record.eventName ?? '')}</td>
<td>${attributesOf(record.attributes)}${record.traceId ? `<div><code>traza</code> ${text(record.traceId)}</div>` : ''}</td>
<td>${attributesOf(of)}</td>
</tr>`;

/** A collector's records as a page, the latest first. */
export function telemetryPage(collected: readonly ExportLogs[]): string {
  const rows = collected
    .flatMap(({ resourceLogs = [] }) =>
      resourceLogs.flatMap(({ resource, scopeLogs = [] }) =>
        scopeLogs.flatMap(({ logRecords = [] }) => logRecords.map((record) => rowOf(record, resource?.attributes))),
      ),
    )
    .toReversed();
  const heads = ['Momento (UTC)', 'Gravedad', 'Suceso', 'Datos', 'Portal'].map((head) => `<th scope="col">${head}</th>`).join('');
  const table =
    rows.length === 0
      ? '<p>Nada todavía. El portal envía cuando <code>telemetria</code> de <code>config.json</code> lo pide.</p>'
      : `<table><thead><tr>${heads}</tr></thead><tbody>${rows.slice(0, SHOWN).join('')}</tbody></table>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Telemetría del sandbox</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.4 system-ui, sans-serif; }
main { padding: 1rem; overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Telemetría</h1>
<p>${rows.length} registros, los últimos primero.</p>
${table}
</main>
</body>
</html>
`;
}
