import { ask, noteCheck, operationOf, probe, type Run } from './run.ts';

const before = (today: string, days: number): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10);
};

/** Reads the dashboard's panels for the ranges that the portal offers. */
export async function readDashboard(run: Run): Promise<void> {
  const { today } = run;
  const counts = ['fetchCotizacionesCount', 'fetchEmisionesCount', 'fetchSolicitudesCount'];
  for (const id of counts) {
    const operation = operationOf(run, id);
    const week = await ask(run, id, { query: { feDesde: before(today, 6), feHasta: today, range: 7 } });
    const month = await ask(run, id, { query: { feDesde: before(today, 29), feHasta: today, range: 30 } });
    const year = await ask(run, id, { query: { feDesde: before(today, 364), feHasta: today } });
    const isRead = [week, month, year].every(({ status }) => status >= 200 && status < 300);
    noteCheck(
      run,
      { topic: 'ranges', operation, assumptions: ['B3'] },
      isRead ? 'confirmed' : 'contradicted',
      isRead ? 'Se contestan los tres períodos.' : 'No se contestan los tres períodos que ofrece el tablero.',
    );
    const { status } = await probe(run, id, { query: { feDesde: before(today, 6), feHasta: today, range: 7, idStatus: 1 } });
    const isTaken = status >= 200 && status < 300;
    noteCheck(
      run,
      { topic: 'one-status', operation, parameter: 'idStatus', marks: [`${operation.name} query idStatus`] },
      isTaken ? 'confirmed' : 'contradicted',
      `«idStatus» con un número se contesta con ${status || 'nada'}.`,
    );
  }
  await ask(run, 'fetchPrimasCobrables');
  await ask(run, 'fetchAntiguedadSaldos');
  const year = today.slice(0, 4);
  await ask(run, 'fetchComisionesByMonth', {
    query: { fechaDesde: `${year}-01-01`, fechaHasta: `${year}-12-31`, range: 'year' },
  });
}
