import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readContract, ROOT } from '../../tools/services-check/contract.ts';
import { rules } from '../../tools/services-check/rules.ts';
import { lineWith } from '../../tools/services-check/sources.ts';
import { readNumbered } from '../../tools/services-check/verdicts.ts';
import { sandboxForFile } from '../sandbox/support.ts';
import { checkServices } from './check-services.ts';

const sandbox = await sandboxForFile();

/** A proxy that sees every byte: the request lines of what was sent, in their order. */
async function startWatch(port: number): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  const server = createServer((client) => {
    const service = connect(port, '127.0.0.1');
    client.on('data', (bytes) => {
      lines.push(
        ...Array.from(
          bytes.toString('latin1').matchAll(/^([A-Z]+) (\S+) HTTP\/1\.1\r$/gm),
          ([, method, path]) => `${method} ${path}`,
        ),
      );
      service.write(bytes);
    });
    service.pipe(client);
    for (const one of [client, service])
      one.on('error', () => one.destroy()).on('close', () => (client.destroy(), service.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => void server.once('listening', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, lines };
}

describe('The sandbox', async () => {
  const watch = await startWatch(sandbox.port);
  const { status, report, output, html } = await checkServices(watch.url);

  test('contradicts nothing', () => {
    expect(report.ended).toBeNull();
    expect(report.verdicts.filter(({ outcome }) => outcome === 'contradicted')).toEqual([]);
    expect(report.differences.filter(({ tolerated }) => !tolerated)).toEqual([]);
    expect(status).toBe(0);
  });

  test('confirms what it can, and the rest says what would show it', () => {
    expect(report.counts.confirmed).toBeGreaterThan(85);
    expect(report.verdicts.filter(({ said }) => said.length === 0 || said.some((one) => one === ''))).toEqual([]);
    expect(report.verdicts.flatMap(({ lines }) => lines).filter((line) => !/^[\w/.-]+:\d+$/.test(line))).toEqual([]);
  });

  test('is asked every read, and nothing else', () => {
    const asked = new Set(report.timings.map(({ operation }) => operation));
    const reads = Array.from(readContract().operations.values()).filter(({ method }) => method === 'GET');
    expect(reads.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
    expect(report.skipped.map(({ operation }) => operation).filter((name) => name.startsWith('GET'))).toEqual([]);
  });

  test('is sent nothing but GET, authenticate and refresh without --writes', () => {
    expect(watch.lines).toHaveLength(report.calls);
    expect(watch.lines.filter((line) => !line.startsWith('GET '))).toEqual([
      'POST /servicios/autorizacion/v1/account/authenticate',
      'POST /servicios/autorizacion/v1/account/token/refresh',
      'POST /servicios/autorizacion/v1/account/token/refresh',
    ]);
  });

  test('is reported in one valid page without a script, and in the terminal', async () => {
    const { results } = await new HtmlValidate({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
    }).validateString(html);
    expect(results).toEqual([]);
    expect(html).toContain('<html lang="es">');
    expect(html).not.toMatch(/<script|src=|url\(|@import/);
    expect(output).toContain('0 contradichos');
    expect(output).toContain(`${report.calls} llamadas`);
  });
});

test('with --reports gives a report and the rates of a plan', async () => {
  const { report } = await checkServices(sandbox.url, { args: ['--reports'] });
  const verdicts = new Map(report.verdicts.map(({ id, outcome }) => [id, outcome]));
  expect(['P2', 'P3', 'Q5', 'POST /v1/reportes', 'ReporteAnswer.value'].map((id) => verdicts.get(id))).toEqual(
    Array(5).fill('confirmed'),
  );
  expect(report.counts.contradicted).toBe(0);
});

describe('Every assumption', () => {
  const numbered = readNumbered().map(({ number }) => number);

  test('has a verdict', () => {
    const page = readFileSync(join(ROOT, 'docs/assumptions.md'), 'utf8');
    expect(numbered).toEqual(Array.from(page.matchAll(/^- \*\*([A-Z]\d+)\./gm), ([, number]) => number));
    expect(numbered.length).toBeGreaterThan(110);
    const marks = JSON.stringify(
      ['auth', 'core', 'reports'].map((name) => readFileSync(join(ROOT, `openapi/bundle/${name}.json`), 'utf8')),
    );
    expect(readContract().marks).toHaveLength(marks.match(/x-assumed/g)?.length ?? 0);
  });

  test('that a service can show is there, with the line to change', () => {
    expect(Object.keys(rules).filter((number) => !numbered.includes(number))).toEqual([]);
    for (const { table } of Object.values(rules)) expect(lineWith(...table)).toMatch(/:\d+$/);
  });
});
