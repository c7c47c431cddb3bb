import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** The prepared statement of a text, made once a database: texts must be built from fixed parts, values are bound. */
export function prepared(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? new Map<string, StatementSync>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}

/** Every row of a query; the caller names the shape that its SELECT gives. */
export function rows<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return prepared(db, sql).all(...values) as Row[];
}

/** Runs `work` in a transaction that is rolled back when it throws; gives what it gives. */
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
