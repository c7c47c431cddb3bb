import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import type { Cell } from './report.ts';

/** More rows are some 400 pages, which nobody reads and which block the service for seconds. */
const MAX_ROWS = 15_000;

/**
 * Rows of a report's table, with the columns in the SELECT's order.
 * @throws Refusal when there are too many
 */
export function readRows(db: DatabaseSync, titulo: string, sql: string, ...values: SQLInputValue[]): Cell[][] {
  const found = rows<Record<string, Cell>>(db, `${sql} LIMIT ${MAX_ROWS + 1}`, ...values);
  if (found.length > MAX_ROWS) {
    throw new Refusal(400, titulo, `El reporte pasa de ${MAX_ROWS} renglones: acota las fechas.`);
  }
  return found.map((row) => Object.values(row));
}
