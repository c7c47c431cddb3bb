import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../tools/services-check/contract.ts';
import { sandboxForFile, temporaryFolder } from '../sandbox/support.ts';
import { checkServices } from './check-services.ts';

const sandbox = await sandboxForFile();

/** A body among the examples of the contracts. */
const example = (file: string, name: string) =>
  (
    parse(readFileSync(join(ROOT, `openapi/examples/${file}.yaml`), 'utf8'), { merge: true }) as Record<
      string,
      { value: unknown }
    >
  )[name]?.value;

test('only the writes that a file names are made, each once', async () => {
  const writes = join(temporaryFolder(), 'test.json');
  const bodies = { createSolicitud: example('solicitudes', 'solicitud'), addTicketComment: example('solicitudes', 'comment') };
  writeFileSync(writes, JSON.stringify(bodies));
  const before = sandbox.calls.length;
  const { status, report } = await checkServices(sandbox.url, { args: ['--writes', writes] });
  const made = sandbox.calls.slice(before).filter(({ method, service }) => method !== 'GET' && service !== 'autorizacion');
  expect(made.map(({ method, path, status: code }) => [method, path, code])).toEqual([
    ['POST', '/v1/solicitudes', 200],
    ['PUT', '/v1/tickets', 200],
  ]);
  const verdicts = new Map(report.verdicts.map(({ id, outcome }) => [id, outcome]));
  expect(['PUT /v1/tickets', 'SolicitudRequest.id'].map((id) => verdicts.get(id))).toEqual(['confirmed', 'confirmed']);
  expect([report.counts.contradicted, status]).toEqual([0, 0]);
});
