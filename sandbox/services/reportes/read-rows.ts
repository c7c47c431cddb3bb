import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import type { Cell } from './report.ts';

/** More rows than these are some 400 pages: nobody reads them, and making them stops the service for seconds. */
const MAX_ROWS = 15_000;

/**
 * The rows of a table of a report, with the columns of the SELECT in their order.
 * @throws Refusal when there are too many
 */
export function readRows(db: DatabaseSync, titulo: string, sql: string, ...values: SQLInputValue[]): Cell[][] {
  const found = rows<Record<string, Cell>>(db, `${sql} LIMIT ${MAX_ROWS + 1}`, ...values);
  if (found.length > MAX_ROWS) {
    throw new Refusal(400, titulo, `El reporte pasa de ${MAX_ROWS} renglones: acota las fechas.`);
  }
  return found.map((row) => Object.values(row));
}
