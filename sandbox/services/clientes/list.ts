import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { documentNumber, searchable } from '../../text.ts';

type Schemas = components['schemas'];
/** The query of GET /v1/clientes. */
export type ClientesQuery = NonNullable<operations['fetchClientes']['parameters']['query']>;

/** A page of one intermediary's clients, newest first; filters and paging are done by the database. */
export function findClientes(
  db: DatabaseSync,
  idMediador: number,
  query: ClientesQuery,
): Pick<Schemas['ClientesAnswer'], 'value' | 'meta'> {
  const { pageNumber = 1, pageSize = 10 } = query;
  const { where, values } = conditions(idMediador, query);
  const [count] = rows<{ total: number }>(db, `SELECT count(*) AS total FROM cliente WHERE ${where}`, ...values);
  const totalCount = count?.total ?? 0;
  const value = rows<Schemas['ClienteRow']>(
    db,
    `SELECT id, tipo_documento AS tipoDocumento, nu_documento AS nuDocumento, nombre, fecha_nacimiento AS fechaNacimiento,
       fecha_ingreso AS fechaIngresoSistema
     FROM cliente WHERE ${where} ORDER BY fecha_ingreso DESC, id DESC LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (pageNumber - 1) * pageSize,
  );
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    value,
    meta: {
      currentPage: pageNumber,
      totalPages,
      totalCount,
      hasPreviousPage: pageNumber > 1 && totalPages > 0,
      hasNextPage: pageNumber < totalPages,
    },
  };
}

/** The WHERE clause (made of fixed texts) and its values; an empty filter is no filter. */
function conditions(idMediador: number, query: ClientesQuery): { where: string; values: SQLInputValue[] } {
  const parts: [condition: string, value: SQLInputValue | undefined][] = [
    ['id_mediador = ?', idMediador],
    ['tipo_documento = ?', filled(query.tipoDocumento)?.toUpperCase()],
    ['nu_documento = ?', filled(query.numeroDocumento) && documentNumber(query.numeroDocumento ?? '')],
    ['id_tipo_persona = ?', query.idTipoPersona],
    ['id_grupo_persona = ?', query.idGrupoPersona],
    // instr and not LIKE: nothing in the text is a wildcard.
    ['instr(nombre_busqueda, ?) > 0', filled(query.zonaRazonSocial) && searchable(query.zonaRazonSocial ?? '')],
  ];
  const where: string[] = [];
  const values: SQLInputValue[] = [];
  for (const [condition, value] of parts) {
    if (value === undefined) continue;
    where.push(condition);
    values.push(value);
  }
  return { where: where.join(' AND '), values };
}

function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}
