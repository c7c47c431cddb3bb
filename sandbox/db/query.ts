import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/**
 * Prepared statement of a text, cached per database. Build texts from fixed parts and bind values.
 */
export function prepared(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** All rows of a query; the caller names the shape of its SELECT. */
export function rows<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(db, sql).all(...values) as Row[];
}

/** Runs `work` in a transaction, rolls back when it throws, and returns its result. */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
