import { readCatalogues } from './catalogues.ts';
import { readDashboard } from './dashboard.ts';
import { readClientes, readCotizaciones, readTickets } from './details.ts';
import { readLists } from './lists.ts';
import { readProductos } from './products.ts';
import { CheckProblem } from './problem.ts';
import type { Run } from './run.ts';
import { closeSession, type Credentials, openSession } from './session.ts';
import { checkCompression, checkOrigins } from './transport.ts';
import { askReports, readsByPost, tryWrites } from './writes.ts';

/** Walks every read of the contracts in order of their dependencies, then the named writes. */
export async function walk(run: Run, credentials: Credentials, portal: string | null): Promise<void> {
  if (!run.reports) for (const id of readsByPost) run.skipped.set(id, 'sale por POST: pídela con --reports');
  await openSession(run, credentials);
  await checkOrigins(run, portal);
  const catalogues = await readCatalogues(run);
  const rows = await readLists(run);
  await readClientes(run, rows, catalogues);
  await readCotizaciones(run, rows);
  await readTickets(run, rows);
  const { campos, productos } = await readProductos(run);
  await readDashboard(run);
  await askReports(run, campos, rows.get('fetchCotizaciones') ?? [], productos);
  await tryWrites(run);
  checkCompression(run);
  await closeSession(run);
  const { size } = run.forbidden;
  if (size > 0) throw new CheckProblem(`El usuario no puede hacer ${size} de las llamadas (403): hace falta uno con el rol 32.`);
}
