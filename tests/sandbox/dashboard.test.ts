import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../sandbox/days.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { type Caller, callsOf, issueRequest, refusal } from './negocio.ts';
import { sandboxForFile, signIn, temporaryFolder } from './support.ts';

const folder = temporaryFolder();
const COUNTS = '/v1/dashboard/cotizaciones/count';
const YEAR = { fechaDesde: '2026-01-01', fechaHasta: '2026-12-31', range: 'year' };

function count(rows: Record<string, unknown>[], ...states: unknown[]): number {
  return rows.filter((row) => states.includes(row['s'])).length;
}

/** Figures of the database, worked out row by row and not as the sandbox does. */
function figures(db: DatabaseSync, idMediador: number, from: string, to: string, today: string): Record<string, unknown> {
  const within = (day: unknown): boolean => String(day) >= from && String(day) <= to;
  const all = (sql: string): Record<string, unknown>[] => db.prepare(sql).all(idMediador);
  const quotes = all('SELECT fecha, id_estatus AS s FROM cotizacion WHERE id_mediador = ?').filter((row) => within(row['fecha']));
  const policies = all('SELECT * FROM poliza WHERE id_mediador = ?').filter((row) => within(row['fe_emision']));
  const tickets = all('SELECT estatus AS s, creado FROM ticket WHERE id_mediador = ?').filter(({ creado }) =>
    within(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santo_Domingo' }).format(new Date(String(creado)))),
  );
  const cancelled = policies.filter((row) => row['fe_cancelacion'] !== null);
  return {
    cotizaciones: { compleada: count(quotes, 3), pendiente: count(quotes, 0, 1, 6, 7), anulada: count(quotes, 4) },
    emisiones: {
      compleada: policies.filter((row) => row['fe_cancelacion'] === null && String(row['fe_hasta']) >= today).length,
      pendiente: count(quotes, 1, 6),
      anulada: cancelled.length,
    },
    solicitudes: {
      compleada: count(tickets, 'solved', 'closed'),
      pendiente: count(tickets, 'open', 'pending', 'hold'),
      nuevos: count(tickets, 'new'),
    },
  };
}

async function served(calls: Caller, query: Record<string, string>): Promise<Record<string, unknown>> {
  const names = ['cotizaciones', 'emisiones', 'solicitudes'];
  const values = await Promise.all(names.map((name) => calls.value(`/v1/dashboard/${name}/count`, query)));
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

describe.each([
  ['2026-11-20', 'at noon'],
  ['2026-11-20T23:30:00-04:00', 'at 23:30 in Santo Domingo'],
])('the counts on %s, %s', async (now) => {
  const file = join(folder, `${now.length}.db`);
  const sandbox = await sandboxForFile({ db: file, now });
  const db = new DatabaseSync(file, { readOnly: true });
  const periods: [string, Record<string, string>][] = [
    ['7 days', { feDesde: addDays('2026-11-20', -6), feHasta: '2026-11-20', range: '7' }],
    ['30 days', { feDesde: addDays('2026-11-20', -29), feHasta: '2026-11-20', range: '30' }],
    ['a year', { feDesde: '2025-11-21', feHasta: '2026-11-20' }],
  ];

  test.each(['intermediario', 'corredora', 'sociedad'])('of %s equal those of the database', async (userName) => {
    const calls = callsOf(sandbox, (await signIn(sandbox, userName)).token);
    const idMediador = ['', 'intermediario', 'corredora', 'sociedad'].indexOf(userName);
    const all = await Promise.all(periods.map(([, query]) => served(calls, query)));
    for (const [index, [, { feDesde = '', feHasta = '' }]] of periods.entries()) {
      expect(all[index]).toEqual(figures(db, idMediador, feDesde, feHasta, '2026-11-20'));
    }
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(3);
  });

  test('move with what is quoted and issued', async () => {
    const calls = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
    const query = periods[0]?.[1] ?? {};
    const before = (await served(calls, query)) as Record<string, Record<string, number>>;
    const nuCotizacion = await calls.issuable();
    await calls.post('/v1/emisiones', issueRequest({ nuCotizacion }));
    await calls.quote();
    const after = await served(calls, query);
    expect(after['cotizaciones']).toEqual({
      ...before['cotizaciones'],
      compleada: (before['cotizaciones']?.['compleada'] ?? 0) + 1,
      pendiente: (before['cotizaciones']?.['pendiente'] ?? 0) + 1,
    });
    expect(after['emisiones']).toMatchObject({ compleada: (before['emisiones']?.['compleada'] ?? 0) + 1 });
  });
});

describe('the other panels', async () => {
  const file = join(folder, 'panels.db');
  const sandbox = await startSandbox({ db: file, now: '2026-11-20' });
  const db = new DatabaseSync(file, { readOnly: true });
  const intermediario = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
  const cobranzas = callsOf(sandbox, (await signIn(sandbox, 'cobranzas')).token);

  /** What is owed by currency, added up in whole cents. */
  function owed(idMediador: number, from: string, to: string): { saldo: number; moneda: string }[] {
    const rows = db
      .prepare(
        `SELECT m.codigo AS moneda, r.* FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza
           JOIN divisa AS m ON m.id_moneda = p.id_moneda WHERE p.id_mediador = ? AND p.fe_cancelacion IS NULL`,
      )
      .all(idMediador)
      .filter((row) => row['fe_pago'] === null && String(row['fe_vencimiento']) >= from && String(row['fe_vencimiento']) <= to);
    return ['DOP', 'USD', 'EUR'].flatMap((moneda) => {
      const own = rows.filter((row) => row['moneda'] === moneda);
      return own.length === 0 ? [] : [{ saldo: own.reduce((sum, row) => sum + Number(row['monto']), 0) / 100, moneda }];
    });
  }

  test('the premium of the current month and the aged balance are those of the receipts, by currency', async () => {
    const due = await intermediario.value<unknown[]>('/v1/antiguedadsaldos/primascobrables');
    expect(due).toEqual(owed(1, '2026-11-01', '2026-11-30'));
    const balance = await intermediario.value<unknown[]>('/v1/antiguedadsaldos');
    expect(balance).toEqual(owed(1, '1900-01-01', '2026-11-20'));
    expect(Math.min(due.length, balance.length)).toBeGreaterThan(1);
  });

  test('home needs no role: collections sees the figures of her brokerage', async () => {
    expect(await cobranzas.value('/v1/antiguedadsaldos')).toEqual(owed(2, '1900-01-01', '2026-11-20'));
    expect((await cobranzas.get(COUNTS, { feDesde: '2026-11-20', feHasta: '2026-11-20' })).status).toBe(200);
  });

  test.each([
    [2026, ['01', '02', '03', '05', '06', '07', '08', '10', '11']],
    [2025, ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']],
    [2024, []],
  ])('%i has commissions in the months %j', async (year, months) => {
    const query = { fechaDesde: `${year}-01-01`, fechaHasta: `${year}-12-31`, range: 'year' };
    const found = await intermediario.value<{ fecha: string; montoPagar: number }[]>('/v1/comisiones/groupbymonth/count', query);
    expect(found.map(({ fecha }) => fecha)).toEqual(months.map((month) => `${year}-${month}-01`));
    const [sum] = db
      .prepare(
        `SELECT sum(o.monto) AS s FROM comision AS o JOIN recibo AS r ON r.cd = o.cd_recibo JOIN poliza AS p ON p.nu = r.nu_poliza
           WHERE p.id_mediador = 1 AND o.fecha LIKE ?`,
      )
      .all(`${year}-%`);
    const cents = found.reduce((total, { montoPagar }) => total + Math.round(montoPagar * 100), 0);
    expect(cents).toBe(Number(sum?.['s'] ?? 0));
  });

  test.each<[string, Record<string, string>, string]>([
    [
      'a range that the dates do not make up',
      { feDesde: '2026-11-01', feHasta: '2026-11-20', range: '7' },
      'no abarcan los 7 días',
    ],
    ['dates in the wrong order', { feDesde: '2026-11-21', feHasta: '2026-11-20' }, 'no puede ser anterior'],
    ['a day that there is not', { feDesde: '2026-02-30', feHasta: '2026-11-20' }, 'no es una fecha del calendario'],
    ['another range', { feDesde: '2026-11-20', feHasta: '2026-11-20', range: '8' }, 'range'],
    ['no dates', { range: '7' }, 'feDesde'],
  ])('%s is refused', async (_name, query, message) => {
    for (const name of ['cotizaciones', 'emisiones', 'solicitudes']) {
      const [status, messages] = refusal(await intermediario.get(`/v1/dashboard/${name}/count`, query));
      expect([status, messages?.join(' ')]).toEqual([400, expect.stringContaining(message)]);
    }
  });

  test.each([
    { ...YEAR, range: '7' },
    { ...YEAR, fechaDesde: '2027-01-01' },
    { ...YEAR, fechaHasta: '2026-02-30' },
  ])('commissions of %j are refused', async (query) => {
    expect((await intermediario.get('/v1/comisiones/groupbymonth/count', query)).status).toBe(400);
  });

  test('a status narrows a count', async () => {
    const query = { feDesde: '2025-11-21', feHasta: '2026-11-20' };
    const all = await intermediario.value<{ anulada: number }>(COUNTS, query);
    expect(await intermediario.value(COUNTS, { ...query, idStatus: '4' })).toEqual({
      compleada: 0,
      pendiente: 0,
      anulada: all.anulada,
    });
    await sandbox.close();
  });
});
