import type { DatabaseSync } from 'node:sqlite';
import type { components, operations } from '../../../src/generated/core.ts';
import { searchable } from '../../text.ts';
import { documentFilter, documentType, findPage } from '../paging.ts';

type Schemas = components['schemas'];
/** The query of GET /v1/clientes. */
export type ClientesQuery = NonNullable<operations['fetchClientes']['parameters']['query']>;

const LISTING = {
  columns: `id, tipo_documento AS tipoDocumento, nu_documento AS nuDocumento, nombre, fecha_nacimiento AS fechaNacimiento,
    fecha_ingreso AS fechaIngresoSistema`,
  from: 'cliente',
  order: 'fecha_ingreso DESC, id DESC',
};

/** A page of one intermediary's clients, newest first; an empty filter is ignored. */
export function findClientes(
  db: DatabaseSync,
  idMediador: number,
  query: ClientesQuery,
): Pick<Schemas['ClientesAnswer'], 'value' | 'meta'> {
  const filters = [
    ['id_mediador = ?', idMediador],
    ['tipo_documento = ?', documentType(query.tipoDocumento)],
    ['nu_documento = ?', documentFilter(query.numeroDocumento)],
    ['id_tipo_persona = ?', query.idTipoPersona],
    ['id_grupo_persona = ?', query.idGrupoPersona],
    // instr and not LIKE: the text has no wildcards.
    ['instr(nombre_busqueda, ?) > 0', searchable(query.zonaRazonSocial ?? '') || undefined],
  ] as const;
  return findPage(db, LISTING, filters, query);
}
