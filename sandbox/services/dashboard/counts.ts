import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { daysBetween } from '../../days.ts';
import { Refusal } from '../../refusal.ts';
import { checkDays } from '../periods.ts';

type Schemas = components['schemas'];
/** The query of the three counts. */
export type CountQuery = operations['fetchCotizacionesCount']['parameters']['query'];

/** Checks the period of a count: its days exist, are in order and match the range, if any. */
export function checkCount(title: string, { feDesde, feHasta, range }: CountQuery): void {
  checkDays(title, { feDesde, feHasta });
  if (feHasta < feDesde) throw new Refusal(400, title, 'El campo «feHasta» no puede ser anterior a «feDesde».');
  if (range !== undefined && daysBetween(feDesde, feHasta) + 1 !== range) {
    throw new Refusal(400, title, `Las fechas no abarcan los ${range} días del campo «range».`);
  }
}

/** Quotes of the period by state; with `idStatus`, only those in that status. */
export function countCotizaciones(db: DatabaseSync, idMediador: number, query: CountQuery): Schemas['EstadoCount'] {
  return one(
    rows<Schemas['EstadoCount']>(
      db,
      `SELECT count(*) FILTER (WHERE id_estatus = 3) AS compleada, count(*) FILTER (WHERE id_estatus IN (0, 1, 6, 7)) AS pendiente,
         count(*) FILTER (WHERE id_estatus = 4) AS anulada
       FROM cotizacion WHERE id_mediador = ?1 AND fecha BETWEEN ?2 AND ?3 AND (?4 IS NULL OR id_estatus = ?4)`,
      idMediador,
      query.feDesde,
      query.feHasta,
      query.idStatus ?? null,
    ),
  );
}

/**
 * Issuances of the period: policies by day of issue, in force or cancelled as of `today`, and
 * quotes still to issue. `idStatus` selects quotes; policies come from quotes in 3.
 */
export function countEmisiones(db: DatabaseSync, idMediador: number, query: CountQuery, today: string): Schemas['EstadoCount'] {
  return one(
    rows<Schemas['EstadoCount']>(
      db,
      `SELECT
         count(*) FILTER (WHERE (fe_cancelacion IS NULL OR fe_cancelacion > ?5) AND fe_hasta >= ?5) AS compleada,
         count(*) FILTER (WHERE fe_cancelacion <= ?5) AS anulada,
         (SELECT count(*) FROM cotizacion WHERE id_mediador = ?1 AND fecha BETWEEN ?2 AND ?3 AND id_estatus IN (1, 6)
           AND (?4 IS NULL OR id_estatus = ?4)) AS pendiente
       FROM poliza WHERE id_mediador = ?1 AND fe_emision BETWEEN ?2 AND ?3 AND (?4 IS NULL OR ?4 = 3)`,
      idMediador,
      query.feDesde,
      query.feHasta,
      query.idStatus ?? null,
      today,
    ),
  );
}

/**
 * Requests of the period in named statuses, by day of opening in Santo Domingo (UTC−4, all year).
 */
export function countSolicitudes(db: DatabaseSync, idMediador: number, query: CountQuery): Schemas['SolicitudesCount'] {
  return one(
    rows<Schemas['SolicitudesCount']>(
      db,
      `SELECT count(*) FILTER (WHERE t.estatus IN ('solved', 'closed')) AS compleada,
         count(*) FILTER (WHERE t.estatus = 'new') AS nuevos,
         count(*) FILTER (WHERE t.estatus IN ('open', 'pending', 'hold')) AS pendiente
       FROM ticket AS t JOIN estatus_ticket AS e ON e.estatus = t.estatus
       WHERE t.id_mediador = ?1 AND date(t.creado, '-4 hours') BETWEEN ?2 AND ?3 AND (?4 IS NULL OR e.id = ?4)`,
      idMediador,
      query.feDesde,
      query.feHasta,
      query.idStatus ?? null,
    ),
  );
}

function one<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('an aggregate without a row');
  return row;
}
