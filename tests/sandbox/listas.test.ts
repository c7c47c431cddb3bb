import { describe, expect, test } from 'vitest';
import type { components } from '../../src/generated/core.ts';
import { type Caller, callsOf, example } from './negocio.ts';
import { sandboxForFile, signIn } from './support.ts';

type Schemas = components['schemas'];

const sandbox = await sandboxForFile();
const intermediario = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
const corredora = callsOf(sandbox, (await signIn(sandbox, 'corredora')).token);

const LISTS = [
  {
    path: '/v1/polizas',
    number: 'numeroPoliza',
    id: 'numeroPoliza',
    day: 'fechaEmision',
    counts: [700, 3000],
    page: 'polizasPage',
  },
  {
    path: '/v1/siniestros',
    number: 'numeroSiniestro',
    id: 'noSiniestro',
    day: 'fechaNotificacion',
    counts: [180, 450],
    page: 'siniestrosPage',
  },
  {
    path: '/v1/siniestros/notificaciones',
    number: 'numeroNotificacion',
    id: 'numeroNotificacion',
    day: 'fechaNotificacion',
    counts: [120, 260],
    page: 'notificacionesPage',
  },
];
type Row = Record<string, string | number | null>;

async function allRows(calls: Caller, path: string): Promise<Row[]> {
  const all: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { rows, meta } = await calls.list<Row>(path, { pageSize: '200', pageNumber: String(pageNumber) });
    all.push(...rows);
    if (!meta.hasNextPage) return all;
  }
}

describe.each(LISTS)('$path', ({ path, number, id, day, counts, page }) => {
  test('begins with the rows of the contract', async () => {
    const expected = example<{ value: Row[] }>('core', page).value;
    expect((await intermediario.list<Row>(path, { pageSize: String(expected.length) })).rows).toEqual(expected);
  });

  test('gives every row once, newest first, to its intermediary alone', async () => {
    const [mine = [], hers = []] = await Promise.all([intermediario, corredora].map((calls) => allRows(calls, path)));
    expect([mine.length, hers.length]).toEqual(counts);
    expect(new Set([...mine, ...hers].map((row) => row[id])).size).toBe(mine.length + hers.length);
    for (const rows of [mine, hers]) {
      const keys = rows.map((row) => `${row[day] ?? ''} ${String(row[id]).padStart(9, '0')}`);
      expect(keys).toEqual(keys.toSorted().toReversed());
    }
    const foreign = await intermediario.list(path, { [number]: String(hers[0]?.[id]) });
    expect(foreign.meta.totalCount).toBe(0);
    expect((await intermediario.list(path, { [number]: String(mine[5]?.[id]) })).rows).toEqual([mine[5]]);
  });

  test.each([
    [{ tipoDocumento: 'CED', numeroDocumento: '001-1391825-4' }, true],
    [{ tipoDocumento: 'RNC', numeroDocumento: '00113918254' }, false],
    [{ numeroDocumento: '0011391825' }, false],
    [{ numeroDocumento: "' OR 1=1 --" }, false],
    [{ tipoDocumento: '%' }, false],
  ])('the filter %j finds rows: %s', async (query, some) => {
    expect((await intermediario.list(path, query)).meta.totalCount > 0).toBe(some);
  });
});

test('a document finds the policies that its person contracted and those that insure her', async () => {
  const rows = (await allRows(intermediario, '/v1/polizas')) as unknown as Schemas['PolizaRow'][];
  const other = rows.find((row) => row.nombreAsegurado !== row.nombreContratante);
  const { rows: people } = await intermediario.list<Schemas['ClienteRow']>('/v1/clientes', {
    zonaRazonSocial: other?.nombreAsegurado ?? '',
  });
  const found = await Promise.all(
    people.map(({ tipoDocumento, nuDocumento }) =>
      intermediario.list<Schemas['PolizaRow']>('/v1/polizas', {
        tipoDocumento: tipoDocumento ?? '',
        numeroDocumento: nuDocumento ?? '',
      }),
    ),
  );
  expect(found.flatMap((page) => page.rows).map((row) => row.numeroPoliza)).toContain(other?.numeroPoliza);
});

test.each([
  ['true', ['En revisión', 'Recibida', null]],
  ['false', ['Procesada', 'Rechazada']],
])('notifications with isOpen %s are %j', async (isOpen, expected) => {
  const { rows } = await intermediario.list<Schemas['NotificacionRow']>('/v1/siniestros/notificaciones', {
    isOpen,
    pageSize: '200',
  });
  expect(new Set(rows.map((row) => row.estatus))).toEqual(new Set(expected));
});
