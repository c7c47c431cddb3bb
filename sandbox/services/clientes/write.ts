import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { prepared } from '../../db/query.ts';
import { type Columns, FICHA, LISTAS } from './fields.ts';

type Request = components['schemas']['ClienteRequest'];
type Names = 'primerNombre' | 'primerApellido' | 'idSexo' | 'idEstadoCivil' | 'idPaisNacimiento' | 'idNacionalidad';

/**
 * A client's data beside the list's row. A seeded company has neither names nor civil status; a
 * company created in the portal has both.
 */
export type Ficha = Pick<Request, Exclude<keyof typeof FICHA, Names | 'fechaVencDocumento'> | keyof typeof LISTAS> & {
  [Name in Names | 'fechaVencDocumento']: Request[Name] | null;
};

/** INSERT statements by table, prepared once: the seed runs each some ten thousand times. */
const INSERTS = new Map(
  [{ table: 'cliente_ficha', columns: FICHA, key: ['id_cliente'] }, ...Object.values(LISTAS).map(numbered)].map(
    ({ table, columns, key }): [string, string] => {
      const names = [...key, ...Object.values(columns)];
      return [table, `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`];
    },
  ),
);

/** Inserts a client's data and lists, inside the transaction that inserts the client. */
export function insertFicha(db: DatabaseSync, idCliente: number, ficha: Ficha): void {
  insertRow(db, 'cliente_ficha', FICHA, [idCliente], ficha);
  for (const [field, { table, columns }] of Object.entries(LISTAS)) {
    for (const [index, row] of ficha[field as keyof typeof LISTAS].entries()) {
      insertRow(db, table, columns, [idCliente, index + 1], row);
    }
  }
}

function numbered(list: { table: string; columns: Columns }): { table: string; columns: Columns; key: string[] } {
  return { ...list, key: ['id_cliente', 'consecutivo'] };
}

function insertRow(db: DatabaseSync, table: string, columns: Columns, key: readonly number[], row: object): void {
  const values = row as Record<string, SQLInputValue | boolean | undefined>;
  const statement = prepared(db, INSERTS.get(table) ?? '');
  statement.run(...key, ...Object.keys(columns).map((field) => stored(values[field])));
}

function stored(value: SQLInputValue | boolean | undefined): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}
