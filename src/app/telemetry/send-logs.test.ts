import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otlpProblems } from '../../../sandbox/telemetria/otlp.ts';
import { createLogs, mostRecords } from './send-logs.ts';
import type { TelemetryRecord } from './records.ts';

const sent: unknown[] = [];
const transport = (body: Uint8Array) => void sent.push(JSON.parse(new TextDecoder().decode(body)));
const about = { 'service.name': 'autogestion', 'service.version': '0.1.0' };
const record: TelemetryRecord = {
  name: 'autogestion.call.failed',
  severity: 'error',
  at: '2026-11-20T13:14:07.123Z',
  attributes: {
    'autogestion.operation': 'fetchClientes',
    'http.response.status_code': 500,
    'autogestion.places': ['value[].id'],
  },
  ids: { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' },
};
const vital: TelemetryRecord = { name: 'browser.web_vital', severity: 'info', attributes: { 'browser.web_vital.value': 0.5 } };

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13, 14, 8) });
});
afterEach(() => {
  vi.useRealTimers();
});

const recordsIn = (body: unknown) =>
  (body as { resourceLogs: { scopeLogs: { logRecords: unknown[] }[] }[] }).resourceLogs.flatMap(({ scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) => logRecords),
  );

test('records are sent in one body after a delay, as OTLP', async () => {
  const logs = createLogs(about, transport, 10_000);
  logs.add(record);
  logs.add(vital);
  await vi.advanceTimersByTimeAsync(9999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    {
      resourceLogs: [
        {
          resource: {
            attributes: [
              { key: 'service.name', value: { stringValue: 'autogestion' } },
              { key: 'service.version', value: { stringValue: '0.1.0' } },
            ],
            droppedAttributesCount: 0,
          },
          scopeLogs: [
            {
              scope: { name: 'autogestion' },
              logRecords: [
                {
                  timeUnixNano: '1795180447123000000',
                  observedTimeUnixNano: '1795180448000000000',
                  severityNumber: 17,
                  severityText: 'ERROR',
                  eventName: 'autogestion.call.failed',
                  attributes: [
                    { key: 'autogestion.operation', value: { stringValue: 'fetchClientes' } },
                    { key: 'http.response.status_code', value: { intValue: 500 } },
                    { key: 'autogestion.places', value: { arrayValue: { values: [{ stringValue: 'value[].id' }] } } },
                  ],
                  droppedAttributesCount: 0,
                  body: {},
                  flags: 1,
                  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
                  spanId: '00f067aa0ba902b7',
                },
                {
                  timeUnixNano: '1795180448000000000',
                  observedTimeUnixNano: '1795180448000000000',
                  severityNumber: 9,
                  severityText: 'INFO',
                  eventName: 'browser.web_vital',
                  attributes: [{ key: 'browser.web_vital.value', value: { doubleValue: 0.5 } }],
                  droppedAttributesCount: 0,
                  body: {},
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
  expect(otlpProblems(sent[0])).toEqual([]);
});

test('a flush sends waiting records at once, without a timer', async () => {
  const logs = createLogs(about, transport, 10_000);
  for (let count = 0; count < 45; count += 1) logs.add(vital);
  logs.flush();
  // In a page that is being left promises settle, but no timer fires.
  await Promise.resolve();
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(sent.flatMap(recordsIn)).toHaveLength(45);
  expect(sent.flatMap(otlpProblems)).toEqual([]);
});

test('a visit sends a hundred records and no more', async () => {
  const logs = createLogs(about, transport, 10_000);
  for (let count = 0; count < mostRecords + 50; count += 1) logs.add(record);
  await vi.advanceTimersByTimeAsync(60_000);
  for (let count = 0; count < 50; count += 1) logs.add(record);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.flatMap(recordsIn)).toHaveLength(100);
});

test('a transport that throws is ignored', async () => {
  const logs = createLogs(
    about,
    () => {
      throw new Error('gone');
    },
    10,
  );
  logs.add(record);
  await vi.advanceTimersByTimeAsync(1000);
  logs.flush();
  logs.add(record);
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
});
