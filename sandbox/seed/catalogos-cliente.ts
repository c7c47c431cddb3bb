import type { DatabaseSync } from 'node:sqlite';
import * as listas from './data/listas.ts';

/** Catalogues of an id and a name: names by table, in order of id. */
const SIMPLES: Readonly<Record<string, readonly string[]>> = {
  sexo: listas.SEXOS,
  estado_civil: listas.ESTADOS_CIVILES,
  actividad_deportiva: listas.DEPORTES,
  grupo_persona: listas.GRUPOS_PERSONA,
  tipo_canal_informacion: listas.TIPOS_CANAL,
  profesion: listas.PROFESIONES,
  sector_economico: listas.SECTORES_ECONOMICOS,
  ocupacion: listas.OCUPACIONES,
  oficio_riesgo: listas.OFICIOS_RIESGO,
  tipo_telefono: listas.TIPOS_TELEFONO,
  tipo_tarjeta: listas.TIPOS_TARJETA,
  moneda: listas.MONEDAS,
  entidad: listas.ENTIDADES,
  region: listas.REGIONES,
};

/** Fills the catalogues of migration 2, except the places. */
export function seedCatalogosCliente(db: DatabaseSync): void {
  for (const [table, names] of Object.entries(SIMPLES)) {
    const insert = db.prepare(`INSERT INTO ${table} (id, nombre) VALUES (?, ?)`);
    for (const [index, name] of names.entries()) insert.run(index + 1, name);
  }

  const sucursal = db.prepare('INSERT INTO sucursal (id, id_region, nombre) SELECT ?, id, ? FROM region WHERE nombre = ?');
  for (const [index, [nombre, region]] of listas.SUCURSALES.entries()) sucursal.run(index + 1, nombre, region);

  const actividad = db.prepare('INSERT INTO actividad_economica (id, nombre) VALUES (?, ?)');
  const regla = db.prepare('INSERT INTO actividad_economica_persona (id_tipo_persona, id_actividad) VALUES (?, ?)');
  for (const [index, [nombre, tipos]] of listas.ACTIVIDADES_ECONOMICAS.entries()) {
    actividad.run(index + 1, nombre);
    for (const tipo of tipos) regla.run(Number(tipo), index + 1);
  }

  const banco = db.prepare('INSERT INTO banco (id, nombre, debito) VALUES (?, ?, ?)');
  for (const [index, [nombre, debito]] of listas.BANCOS.entries()) banco.run(index + 1, nombre, debito ? 1 : 0);

  const cuenta = db.prepare('INSERT INTO tipo_cuenta (id, nombre, orden) VALUES (?, ?, ?)');
  for (const [index, [id, nombre]] of Object.entries(listas.TIPOS_CUENTA).entries()) cuenta.run(id, nombre, index + 1);

  const afinidad = db.prepare('INSERT INTO afinidad (tipo, nombre, orden) VALUES (?, ?, ?)');
  for (const [index, [tipo, nombre]] of Object.entries(listas.AFINIDADES).entries()) afinidad.run(tipo, nombre, index + 1);

  const codigo = db.prepare('INSERT INTO codigo (tabla, id, nombre, orden) VALUES (?, ?, ?, ?)');
  for (const [index, [tabla, id, nombre]] of listas.CODIGOS.entries()) codigo.run(tabla, id, nombre, index + 1);
}
