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

async function served(calls: Caller, query: Record<string, string>): Promise<Record<string, unknown>> {
  const names = ['cotizaciones', 'emisiones', 'solicitudes'];
  const values = await Promise.all(names.map((name) => calls.value(`/v1/dashboard/${name}/count`, query)));
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

describe('the counts', async () => {
  const sandbox = await sandboxForFile();

  test('move with what is quoted and issued', async () => {
    const calls = callsOf(sandbox, (await signIn(sandbox, 'intermediario')).token);
    const query = { feDesde: addDays('2026-11-20', -6), feHasta: '2026-11-20', range: '7' };
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

  /** The debts by currency, added up in whole cents. */
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

  test('home needs no role: collections sees the figures of her brokerage', async () => {
    expect(await cobranzas.value('/v1/antiguedadsaldos')).toEqual(owed(2, '1900-01-01', '2026-11-20'));
    expect((await cobranzas.get(COUNTS, { feDesde: '2026-11-20', feHasta: '2026-11-20' })).status).toBe(200);
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
