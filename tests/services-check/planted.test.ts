import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../tools/services-check/report.ts';
import { sandboxForFile } from '../sandbox/support.ts';
import { checkServices, startChangingProxy } from './check-services.ts';
import { type Expected, type Plant, plants } from './plants.ts';

const sandbox = await sandboxForFile();

/** Findings of the unchanged sandbox, which has statuses unknown to the portal. */
const ofSandbox = ['value GET /v1/tickets value[].status'];

const groups = Array.from(Map.groupBy(plants, ({ group }) => group));
const key = ([kind, operation, path]: Expected | readonly string[]) =>
  `${kind} ${kind === 'compression' ? '*' : operation} ${path}`;

test('there are at least forty plants, each with expected findings', () => {
  expect(plants.length).toBeGreaterThanOrEqual(40);
  expect(plants.filter(({ differences, admitted, contradicted }) => !differences && !admitted && !contradicted)).toEqual([]);
  expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
});

const reports = new Map<string, CheckReport>();

describe.each(groups)('Services that differ in %s', async (group, planted) => {
  const url = await startChangingProxy(sandbox.url, planted);
  const isSlow = planted.some(({ name }) => name === 'a service that does not answer');
  const portal = planted.some(({ name }) => name.includes('another origin')) ? 'https://portal.ejemplo.do' : null;
  const { report } = await checkServices(url, { plazos: isSlow ? { lecturas: 3 } : {}, portal });
  reports.set(group, report);
  const told = (tolerated: boolean) =>
    report.differences
      .filter((one) => one.tolerated === tolerated)
      .map(({ kind, operation, path }) => key([kind, operation, path]));
  const all = (name: 'differences' | 'admitted') => planted.flatMap((plant) => plant[name] ?? []);

  test.each(planted.map((plant): [string, Plant] => [plant.name, plant]))('%s: found, with its line', (_, plant) => {
    const lines = new Map(report.differences.map(({ kind, operation, path, line }) => [key([kind, operation, path]), line]));
    for (const one of [...(plant.differences ?? []), ...(plant.admitted ?? [])])
      expect([key(one), lines.get(key(one))]).toEqual([key(one), one[3]]);
    const contradicted = new Map(
      report.verdicts.filter(({ outcome }) => outcome === 'contradicted').map(({ id, lines: at }) => [id, at]),
    );
    for (const [id, line] of Object.entries(plant.contradicted ?? {}))
      expect([id, contradicted.get(id) ?? []]).toEqual([id, expect.arrayContaining([line])]);
  });

  test('nothing else is found', () => {
    expect(report.ended).toBeNull();
    expect(new Set(told(false))).toEqual(new Set(all('differences').map(key)));
    expect(new Set(told(true))).toEqual(new Set([...all('admitted').map(key), ...ofSandbox]));
    const expected = new Set(planted.flatMap(({ contradicted = {} }) => Object.keys(contradicted)));
    expect(new Set(report.verdicts.filter(({ outcome }) => outcome === 'contradicted').map(({ id }) => id))).toEqual(expected);
  });
});

test('a difference says what the portal makes of the answer, by its own validators', () => {
  const effects = reports.get('shapes')?.differences.map(({ path, effect }) => [path, effect]);
  expect(Object.fromEntries(effects ?? [])).toMatchObject({
    'value[].nuCotizacion': 'unread',
    'value.sexo': 'unread',
    'value[].fechaNotificacion': 'read',
    'value[].updated_at': 'read',
    'value[].codigoInterno': null,
  });
});
