import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components } from '../../../src/generated/core.ts';
import { isDay } from '../../days.ts';
import { prepared } from '../../db/query.ts';

type Request = components['schemas']['ClienteRequest'];

/** Fields with the `id` of a catalogue's row, by table. */
const CLIENTE = {
  idPais: 'pais',
  idSexo: 'sexo',
  idEstadoCivil: 'estado_civil',
  idPaisNacimiento: 'pais',
  idNacionalidad: 'nacionalidad',
  idPaisResidencia: 'pais',
  idActividadDeportiva: 'actividad_deportiva',
  idGrupoPersona: 'grupo_persona',
  idTipoCanalInformacion: 'tipo_canal_informacion',
  idTipoOcupacion: 'ocupacion',
  idActividadEconomica: 'actividad_economica',
  actividadEconomicaAdc: 'actividad_economica',
  idProfesion: 'profesion',
  idSector: 'sector_economico',
  idOficioRiesgo: 'oficio_riesgo',
} as const;
const TELEFONO = { idPais: 'pais', idTipoNumero: 'tipo_telefono' } as const;
const DIRECCION = { idPais: 'pais' } as const;
const DOMICILIO = {
  idBanco: 'banco',
  idTipoCuenta: 'tipo_cuenta',
  idTipoTarjeta: 'tipo_tarjeta',
  idMoneda: 'moneda',
  idSexo: 'sexo',
  idNacionalidad: 'nacionalidad',
} as const;
/** Fields with a row of a code table. */
const CODIGOS = {
  telefonos: { idStatus: 'ST_TELEFONO', idCanalInformacion: 'CD_CANAL_INFORMACION' },
  correos: { idTipoCorreo: 'TP_EMAIL', idStatus: 'STATUS', idCanalInformacion: 'CD_CANAL_INFORMACION' },
  direcciones: { idTipoDireccion: 'TP_DIRECCION', idStatus: 'STATUS', idTipoVivienda: 'TP_VIVIENDA' },
} as const;
const MAX_MESSAGES = 20;
/** Years ahead to which a card may be valid. */
const CARD_YEARS = 20;

const yearOf = (day: string) => Number(day.slice(0, 4));

/**
 * Problems of a new client beyond the contract: catalogues, parents, dates; each names its field.
 */
export function checkCliente(db: DatabaseSync, body: Request, today: string): string[] {
  const checks = createChecks(db);
  checkBasics(checks, body, today);
  body.telefonos.forEach((one, index) => {
    checks.rows(`telefonos.${index}.`, one, TELEFONO);
    checks.codes(`telefonos.${index}.`, one, CODIGOS.telefonos);
  });
  body.correos.forEach((one, index) => checks.codes(`correos.${index}.`, one, CODIGOS.correos));
  body.direcciones.forEach((one, index) => checkDireccion(checks, `direcciones.${index}.`, one));
  body.domicilioBancarios.forEach((one, index) => checkDomicilio(checks, `domicilioBancarios.${index}.`, one, today));
  if (!body.direcciones.some((one) => one.cobro)) {
    checks.add('direcciones', 'no tiene ninguna con «cobro»: debe agregar al menos una dirección de cobro.');
  }
  return [...new Set(checks.findings)].slice(0, MAX_MESSAGES);
}

function checkBasics(checks: Checks, body: Request, today: string): void {
  const { idTipoPersona, idPais, idTipoDocumento, idActividadEconomica, actividadEconomicaAdc = null } = body;
  checks.rows('', body, CLIENTE);
  checks.row('idTipoDocumento', 'tipo_documento', idTipoDocumento, 'tipo');
  checks.row('idActCTipoDocumento', 'tipo_documento', body.idActCTipoDocumento, 'tipo');
  checks.row('idAfinidad', 'afinidad', body.idAfinidad, 'tipo');
  checks.holds(
    'idTipoDocumento',
    'no corresponde al tipo de persona y al país elegidos.',
    `SELECT 1 FROM tipo_documento_persona AS r JOIN pais AS p ON p.local = r.local
     WHERE r.tipo = ? AND r.id_tipo_persona = ? AND p.id = ?`,
    [idTipoDocumento, idTipoPersona, idPais],
  );
  for (const [field, id] of Object.entries({ idActividadEconomica, actividadEconomicaAdc })) {
    checks.holds(
      field,
      'no corresponde al tipo de persona elegido.',
      'SELECT 1 FROM actividad_economica_persona WHERE id_tipo_persona = ? AND id_actividad = ?',
      [idTipoPersona, id],
    );
  }
  checks.place('idProvincia', 'provincia', body.idProvincia, 'id_pais', body.idPaisNacimiento);
  checks.place('idCiudad', 'ciudad', body.idCiudad, 'id_provincia', body.idProvincia ?? -1);
  if (checks.day('fechaNacimiento', body.fechaNacimiento) && body.fechaNacimiento > today) {
    checks.add('fechaNacimiento', 'no puede ser una fecha futura.');
  }
  checks.day('fechaVencDocumento', body.fechaVencDocumento);
}

function checkDireccion(checks: Checks, path: string, one: Request['direcciones'][number]): void {
  checks.rows(path, one, DIRECCION);
  checks.codes(path, one, CODIGOS.direcciones);
  checks.place(`${path}idProvincia`, 'provincia', one.idProvincia, 'id_pais', one.idPais);
  checks.place(`${path}idMunicipio`, 'municipio', one.idMunicipio, 'id_provincia', one.idProvincia);
  checks.place(`${path}idCiudad`, 'ciudad', one.idCiudad, 'id_provincia', one.idProvincia);
  checks.place(`${path}idZona`, 'zona', one.idZona, 'id_ciudad', one.idCiudad);
}

function checkDomicilio(checks: Checks, path: string, one: Request['domicilioBancarios'][number], today: string): void {
  checks.rows(path, one, DOMICILIO);
  checks.row(`${path}idTipoDocumento`, 'tipo_documento', one.idTipoDocumento, 'tipo');
  const debito = 'SELECT 1 FROM banco WHERE id = ? AND debito = 1';
  checks.holds(`${path}idBanco`, 'es de un banco que no acepta débito directo.', debito, [one.idBanco]);
  const field = `${path}fechaVencimiento`;
  const { fechaVencimiento } = one;
  if (fechaVencimiento === undefined) {
    if (one.idTipoCuenta === 'T') checks.add(field, 'es obligatorio para una tarjeta.');
  } else if (checks.day(field, fechaVencimiento)) {
    if (!fechaVencimiento.endsWith('-01')) checks.add(field, 'debe ser el primer día del mes.');
    else if (fechaVencimiento.slice(0, 7) < today.slice(0, 7)) checks.add(field, 'es de una tarjeta vencida.');
    else if (yearOf(fechaVencimiento) > yearOf(today) + CARD_YEARS)
      checks.add(field, `es de dentro de más de ${CARD_YEARS} años.`);
  }
}

type Value = string | number | null | undefined;

interface Checks {
  readonly findings: string[];
  /** Records a problem of a field. */
  add(field: string, problem: string): void;
  /** Whether the text is an existing day. */
  day(field: string, text: string): boolean;
  /** Checks that the value is a row's key. */
  row(field: string, table: string, value: Value, key?: 'id' | 'tipo'): void;
  /** The same for several fields of an object, by `id`. */
  rows(path: string, data: object, tables: Readonly<Record<string, string>>): void;
  /** Checks that the fields are ids of code tables. */
  codes(path: string, data: object, tables: Readonly<Record<string, string>>): void;
  /** Checks that the row belongs to its parent. */
  place(field: string, table: string, id: Value, parent: string, idParent: Value): void;
  /** Checks that the query finds a row; skipped when a value is null. */
  holds(field: string, problem: string, sql: string, values: readonly Value[]): void;
}

function each(data: object, tables: Readonly<Record<string, string>>): [name: string, table: string, value: Value][] {
  const values = data as Record<string, Value>;
  return Object.entries(tables).map(([name, table]) => [name, table, values[name]]);
}

function createChecks(db: DatabaseSync): Checks {
  const findings: string[] = [];
  /** Fields with a finding: a second rule would repeat it. */
  const wrong = new Set<string>();
  const add: Checks['add'] = (field, problem) => {
    if (!wrong.has(field)) findings.push(`El campo «${field}» ${problem}`);
    wrong.add(field);
  };
  const holds: Checks['holds'] = (field, problem, sql, values) => {
    const bound = values.filter((value): value is SQLInputValue & Value => value !== null && value !== undefined);
    if (bound.length === values.length && prepared(db, sql).get(...bound) === undefined) add(field, problem);
  };
  const row: Checks['row'] = (field, table, value, key = 'id') => {
    holds(field, 'no existe en su catálogo.', `SELECT 1 FROM ${table} WHERE ${key} = ?`, [value]);
  };
  return {
    findings,
    add,
    holds,
    row,
    day: (field, text) => {
      if (!isDay(text)) add(field, 'no es una fecha válida.');
      return isDay(text);
    },
    rows: (path, data, tables) => {
      for (const [name, table, value] of each(data, tables)) row(path + name, table, value);
    },
    codes: (path, data, tables) => {
      const sql = 'SELECT 1 FROM codigo WHERE tabla = ? AND id = ?';
      for (const [name, table, value] of each(data, tables)) {
        holds(path + name, 'no existe en su catálogo.', sql, [table, value]);
      }
    },
    place: (field, table, id, parent, idParent) => {
      row(field, table, id);
      const problem = parent === 'id_pais' ? 'no pertenece al país elegido.' : `no pertenece a la ${parent.slice(3)} elegida.`;
      holds(field, problem, `SELECT 1 FROM ${table} WHERE id = ? AND ${parent} = ?`, [id, idParent]);
    },
  };
}
