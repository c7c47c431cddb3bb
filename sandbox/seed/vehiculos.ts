import type { DatabaseSync } from 'node:sqlite';
import { keyOf } from '../services/productos/campos.ts';
import type { CampoVehiculo } from './data/campos-vehiculo.ts';
import { PRODUCTOS_VEHICULO } from './data/productos-vehiculo.ts';
import { seedTarifas } from './productos.ts';
import { seedTablasVehiculo } from './tablas-vehiculo.ts';

const RAMO = 25;
const CANALES = [1, 9];
const VALOR_CONVENIDO = 2504;

/** Fills the later motor products, their fields, lookup tables and rate rows. */
export function seedVehiculos(db: DatabaseSync): void {
  seedTablasVehiculo(db);
  const producto = db.prepare('INSERT INTO producto (id, nombre, id_ramo, comision) VALUES (?, ?, ?, ?)');
  const canal = db.prepare('INSERT INTO producto_canal (canal, id_producto) VALUES (?, ?)');
  for (const { id, nombre, comision, campos } of PRODUCTOS_VEHICULO) {
    producto.run(id, nombre, RAMO, comision);
    for (const one of CANALES) canal.run(one, id);
    const numbers = new Map<string, number>();
    for (const contexto of [1, 2] as const) seedCampos(db, id, contexto, campos[contexto], numbers);
  }
  seedTarifas(db, VALOR_CONVENIDO, 1);
}

/** Inserts the fields of a form; a field of both forms keeps its number, held in `numbers`. */
export function seedCampos(
  db: DatabaseSync,
  idProducto: number,
  contexto: number,
  campos: readonly CampoVehiculo[],
  numbers: Map<string, number>,
): void {
  const insert = db.prepare(
    `INSERT INTO campo (id_producto, contexto, cd_dato, nu_bien, de_dato, tp_dato, cd_tabla, requerido, valor_defecto, nu_consecutivo)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const dependencia = db.prepare(
    `INSERT INTO campo_dependencia (id_producto, contexto, cd_dato, nu_bien, orden, cd_padre, parametro)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { cdDato, nombre, tipo, tabla = null, requerido = false, defecto = null, padres = [], bien = 1 } of campos) {
    const consecutivo = numbers.get(keyOf(cdDato, bien)) ?? numbers.size + 1;
    numbers.set(keyOf(cdDato, bien), consecutivo);
    insert.run(idProducto, contexto, cdDato, bien, nombre, tipo, tabla, requerido ? 1 : 0, defecto, consecutivo);
    for (const [index, padre] of padres.entries()) {
      dependencia.run(idProducto, contexto, cdDato, bien, index + 1, padre, `valorDato${index + 1}`);
    }
  }
}
