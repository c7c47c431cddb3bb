import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { otlpProblems } from '../../sandbox/telemetria/otlp.ts';
import { sandboxForFile, send, temporaryFolder } from './support.ts';

const sandbox = await sandboxForFile();

/** The unchanged example of opentelemetry-proto (examples/logs.json, commit ac2c4b5). */
const example = {
  resourceLogs: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'my.service' } }] },
      scopeLogs: [
        {
          scope: {
            name: 'my.library',
            version: '1.0.0',
            attributes: [{ key: 'my.scope.attribute', value: { stringValue: 'some scope attribute' } }],
          },
          logRecords: [
            {
              timeUnixNano: '1544712660300000000',
              observedTimeUnixNano: '1544712660300000000',
              severityNumber: 10,
              severityText: 'Information',
              traceId: '5B8EFFF798038103D269B633813FC60C',
              spanId: 'EEE19B7EC3C1B174',
              body: { stringValue: 'Example log record' },
              attributes: [
                { key: 'string.attribute', value: { stringValue: 'some string' } },
                { key: 'boolean.attribute', value: { boolValue: true } },
                { key: 'int.attribute', value: { intValue: '10' } },
                { key: 'double.attribute', value: { doubleValue: 637.704 } },
                {
                  key: 'array.attribute',
                  value: { arrayValue: { values: [{ stringValue: 'many' }, { stringValue: 'values' }] } },
                },
                {
                  key: 'map.attribute',
                  value: { kvlistValue: { values: [{ key: 'some.map.key', value: { stringValue: 'some value' } }] } },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const record = (more: object) => ({ resourceLogs: [{ scopeLogs: [{ logRecords: [{ eventName: 'x', ...more }] }] }] });
const place = 'cuerpo.resourceLogs[0].scopeLogs[0].logRecords[0]';
const valued = (value: unknown) => record({ attributes: [{ key: 'k', value }] });
const value = `${place}.attributes[0].value`;

describe('What OTLP says of an export of logs', () => {
  test('allows its own example', () => {
    expect(otlpProblems(example)).toEqual([]);
  });

  test.each<[unknown, string]>([
    [null, 'cuerpo: no es ExportLogsServiceRequest'],
    [[], 'cuerpo: no es ExportLogsServiceRequest'],
    [{ resource_logs: [] }, 'cuerpo: ExportLogsServiceRequest no tiene este campo'],
    [{ constructor: [] }, 'cuerpo: ExportLogsServiceRequest no tiene este campo'],
    [{ resourceLogs: {} }, 'cuerpo.resourceLogs: no es una lista'],
    [{ resourceLogs: [7] }, 'cuerpo.resourceLogs[0]: no es ResourceLogs'],
    [record({ nombre: 'x' }), `${place}: LogRecord no tiene este campo`],
    [record({ traceId: 'abc' }), `${place}.traceId: no es bytes`],
    [record({ spanId: 7 }), `${place}.spanId: no es bytes`],
    [record({ timeUnixNano: 'ayer' }), `${place}.timeUnixNano: no es fixed64`],
    [record({ timeUnixNano: -1 }), `${place}.timeUnixNano: no es fixed64`],
    [record({ severityNumber: 25 }), `${place}.severityNumber: no es SeverityNumber`],
    [record({ severityNumber: 'ERROR' }), `${place}.severityNumber: no es SeverityNumber`],
    [record({ eventName: 7 }), `${place}.eventName: no es string`],
    [record({ flags: '1' }), `${place}.flags: no es fixed32`],
    [valued('x'), `${value}: no es AnyValue`],
    [valued({ stringValue: 7 }), `${value}.stringValue: no es string`],
    [valued({ boolValue: 'true' }), `${value}.boolValue: no es bool`],
    [valued({ intValue: 0.5 }), `${value}.intValue: no es int64`],
    [valued({ doubleValue: 'x' }), `${value}.doubleValue: no es double`],
    [valued({ stringValue: 'x', intValue: 1 }), `${value}: más de un valor`],
    [valued({ arrayValue: { values: ['x'] } }), `${value}.arrayValue.values[0]: no es AnyValue`],
  ])('refuses %j', (body, problem) => {
    expect(otlpProblems(body)).toEqual([problem]);
  });
});

describe('The collector', () => {
  beforeEach(() => {
    sandbox.telemetry.length = 0;
  });

  test('takes an export, keeps it whole and answers as OTLP has it', async () => {
    const { status, text } = await send(sandbox, 'POST /telemetria/v1/logs', { body: example });
    expect([status, text]).toEqual([200, '{}']);
    expect(sandbox.telemetry).toEqual([example]);
  });

  test.each<[string, Record<string, string>, number, string]>([
    [JSON.stringify(record({ traceId: 'abc' })), {}, 400, `${place}.traceId: no es bytes`],
    ['{"resourceLogs": [', {}, 400, 'El cuerpo no es JSON, o es demasiado grande.'],
    [JSON.stringify({ resourceLogs: 'x'.repeat(600_000) }), {}, 413, 'El cuerpo no es JSON, o es demasiado grande.'],
    ['hola', { 'Content-Type': 'text/plain' }, 400, 'cuerpo: no es ExportLogsServiceRequest'],
  ])('refuses %.30s, says why, and keeps nothing', async (body, headers, status, message) => {
    const answer = await send(sandbox, 'POST /telemetria/v1/logs', { body, headers });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { code: 3, message }]);
    expect(sandbox.telemetry).toEqual([]);
  });

  test('keeps the last two hundred', async () => {
    for (let count = 0; count < 205; count += 1) {
      await send(sandbox, 'POST /telemetria/v1/logs', { body: record({ eventName: `x${count}` }) });
    }
    expect(sandbox.telemetry).toHaveLength(200);
    expect(sandbox.telemetry[0]).toEqual(record({ eventName: 'x5' }));
  });

  test('shows its exports, escaping any markup in them', async () => {
    const hostile = '<script>alert(1)</script>"\'&';
    await send(sandbox, 'POST /telemetria/v1/logs', {
      body: record({
        eventName: hostile,
        timeUnixNano: '1544712660300000000',
        severityNumber: 17,
        attributes: [{ key: hostile, value: { stringValue: hostile } }],
      }),
    });
    await send(sandbox, 'POST /telemetria/v1/logs', { body: record({ timeUnixNano: '99999999999999999999' }) });
    const { status, headers, text } = await send(sandbox, 'GET /telemetria');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<td>2018-12-13T14:51:00.300Z</td>\n<td>error</td>');
    expect(text).not.toContain('<script>');
    expect(text.split('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')).toHaveLength(4);
    expect(text).toContain('2 registros');
  });

  test('says that there is nothing yet', async () => {
    expect((await send(sandbox, 'GET /telemetria')).text).toContain('Nada todavía.');
  });
});

test('the policy of the portal allows a collector that lives elsewhere', async () => {
  const folder = temporaryFolder();
  for (const name of ['index.html', 'login.html']) writeFileSync(`${folder}/${name}`, '<title>x</title>');
  const servicios = { auth: '/a', core: '/c', reports: '/r' };
  writeFileSync(
    `${folder}/config.json`,
    JSON.stringify({ servicios, telemetria: { destino: 'https://otel.ejemplo.do/recibe' } }),
  );
  const other = await startSandbox({ portal: folder });
  const { headers } = await send(other, 'GET /autogestion/');
  await other.close();
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://otel.ejemplo.do;");
});
