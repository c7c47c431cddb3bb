import type { DatabaseSync } from 'node:sqlite';
import { seedCatalogos } from './catalogos.ts';
import { seedClientes } from './clientes.ts';
import { seedUsuarios } from './usuarios.ts';

/**
 * What fills the tables of a migration, by the migration's number. It runs once, in the migration's transaction, so that
 * a database of an older version gets the rows of the new tables only. Dates are relative to `today` (yyyy-MM-dd).
 */
export const SEEDS: ReadonlyMap<number, (db: DatabaseSync, today: string) => void> = new Map([
  [
    1,
    (db: DatabaseSync, today: string): void => {
      seedCatalogos(db);
      seedUsuarios(db);
      seedClientes(db, today);
    },
  ],
]);
