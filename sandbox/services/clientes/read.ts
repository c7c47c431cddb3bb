import type { DatabaseSync } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { rows } from '../../db/query.ts';
import { CORREO, DIRECCION, DOMICILIO_BANCARIO, FICHA, selectList, TELEFONO } from './fields.ts';

type Schemas = components['schemas'];
type Cliente = Schemas['Cliente'];
type Row = Omit<Cliente, 'paisNacimiento' | keyof Lists> & { idNacimiento: number | null; paisNacimientoNombre: string | null };
type Lists = Pick<Cliente, 'telefonos' | 'correos' | 'direcciones' | 'domicilioBancarios'>;

const { idSexo: SEXO, idPaisNacimiento: NACIMIENTO, ...SHARED } = FICHA;
const FLAGS = [
  ...(['residenteDo', 'residenteEEUU', 'pep', 'vip', 'sujetoObligado', 'incapacitado'] as const),
  ...(['facturaFiscalEspecial', 'confirmed'] as const),
];
const CLIENTE = `SELECT c.id, c.id_tipo_persona AS idTipoPersona, c.tipo_documento AS idTipoDocumento, c.nu_documento AS nuDocumento,
  c.fecha_nacimiento AS fechaNacimiento, c.nombre AS nombreCompleto, c.id_grupo_persona AS idGrupoPersona,
  f.${SEXO} AS sexo, n.id_nacimiento AS idNacimiento, n.nombre AS paisNacimientoNombre, ${selectList(SHARED, 'f')}
  FROM cliente AS c JOIN cliente_ficha AS f ON f.id_cliente = c.id LEFT JOIN pais AS n ON n.id = f.${NACIMIENTO}
  WHERE c.id = ? AND c.id_mediador = ?`;

/** A client of an intermediary with all data; undefined when missing or another's. */
export function readCliente(db: DatabaseSync, idMediador: number, id: number): Cliente | undefined {
  const [found] = rows<Row>(db, CLIENTE, id, idMediador);
  if (found === undefined) return undefined;
  const { idNacimiento, paisNacimientoNombre, ...row } = found;
  return {
    ...withBooleans(row, FLAGS),
    paisNacimiento: idNacimiento === null ? null : { id: idNacimiento, nombre: paisNacimientoNombre },
    ...readLists(db, id),
  };
}

function from(table: string): string {
  return `FROM ${table} WHERE id_cliente = ? ORDER BY consecutivo`;
}

function readLists(db: DatabaseSync, id: number): Lists {
  const direcciones = rows<Schemas['Direccion']>(db, `SELECT ${selectList(DIRECCION)} ${from('direccion')}`, id);
  return {
    telefonos: rows(db, `SELECT consecutivo, id_cliente AS idPersona, ${selectList(TELEFONO)} ${from('telefono')}`, id),
    correos: rows(db, `SELECT ${selectList(CORREO)} ${from('correo')}`, id),
    direcciones: direcciones.map((one) => withBooleans(one, ['cobro', 'postal', 'fiscal'])),
    domicilioBancarios: rows(
      db,
      `SELECT consecutivo AS idDomicilioBancario, ${selectList(DOMICILIO_BANCARIO)} ${from('domicilio_bancario')}`,
      id,
    ),
  };
}

function withBooleans<Data extends object>(row: Data, fields: readonly (keyof Data)[]): Data {
  const flags = Object.fromEntries(fields.map((field) => [field, row[field] === null ? null : Boolean(row[field])]));
  return { ...row, ...flags };
}

/** The intermediary's client with a document. */
export function findByDocument(
  db: DatabaseSync,
  idMediador: number,
  tipo: string,
  numero: string,
): Schemas['PersonaFound'] | undefined {
  return rows<Schemas['PersonaFound']>(
    db,
    `SELECT id, nombre, nombre AS nombreCompleto FROM cliente WHERE id_mediador = ? AND tipo_documento = ? AND nu_documento = ?`,
    idMediador,
    tipo.toUpperCase(),
    numero.toUpperCase(),
  )[0];
}
