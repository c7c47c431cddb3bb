import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { documentFilter, documentType, findPage } from '../paging.ts';

type Schemas = components['schemas'];
type CotizacionesQuery = NonNullable<operations['fetchCotizaciones']['parameters']['query']>;

/** Columns of a list row, from `DE_COTIZACION`. */
export const COLUMNAS = `q.nu AS nuCotizacion, p.nombre AS producto, c.nombre AS asegurado, c.tipo_documento AS tipoDocumento,
  c.nu_documento AS numDocumento, q.fecha, e.nombre AS estatus, q.id_estatus AS idEstatus`;
/** A quote with its product, applicant and status. */
export const DE_COTIZACION = `cotizacion AS q JOIN producto AS p ON p.id = q.id_producto JOIN cliente AS c ON c.id = q.id_cliente
  JOIN estatus_cotizacion AS e ON e.id = q.id_estatus`;

/** A page of one intermediary's quotes, newest first. */
export function findCotizaciones(
  db: DatabaseSync,
  idMediador: number,
  query: CotizacionesQuery,
): Pick<Schemas['CotizacionesAnswer'], 'value' | 'meta'> {
  return findPage<Schemas['CotizacionRow']>(
    db,
    { columns: COLUMNAS, from: DE_COTIZACION, order: 'q.fecha DESC, q.nu DESC' },
    [
      ['q.id_mediador = ?', idMediador],
      ['q.nu = ?', query.numeroCotizacion],
      ['c.tipo_documento = ?', documentType(query.idTipoDocumento)],
      ['c.nu_documento = ?', documentFilter(query.numeroDocumento)],
    ],
    query,
  );
}
