import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../db/query.ts';

/** Takes the next number of an intermediary's series, inside the transaction that uses it. */
export function nextNumber(db: DatabaseSync, idMediador: number, serie: 'cotizacion' | 'poliza' | 'ticket'): number {
  const [next] = rows<{ numero: number }>(
    db,
    'UPDATE numeracion SET siguiente = siguiente + 1 WHERE id_mediador = ? AND serie = ? RETURNING siguiente - 1 AS numero',
    idMediador,
    serie,
  );
  if (next === undefined) throw new Error(`intermediary ${idMediador} has no series «${serie}»`);
  return next.numero;
}
