import type { DatabaseSync } from 'node:sqlite';
import { MARCAS } from './data/vehiculos.ts';

const TABLAS: Readonly<Record<number, string>> = {
  250015: 'Versiones',
  250017: 'Usos del vehículo',
  250019: 'Coberturas de daños propios',
  250020: 'Deducibles',
  250023: 'Combustibles',
  250024: 'Concesionarios',
  250030: 'Talleres autorizados',
};
const USOS = ['Privado', 'Comercial', 'Alquiler'];
const COBERTURAS = ['Amplia', 'Limitada', 'Pérdida total'];
const COMBUSTIBLES = ['Gasolina', 'Gasoil', 'Gas licuado', 'Gas natural'];
const VERSIONES = ['Estándar', 'Intermedia', 'Limitada'];
/** Models whose versions have names of their own. */
const PROPIAS: Readonly<Record<number, readonly string[]>> = {
  201: ['LX', 'EX', 'Touring', 'Type R'],
  340: ['L', 'LE', 'SE', 'XLE', 'Hybrid'],
  342: ['Cabina sencilla', 'Doble cabina', 'Adventure'],
};
const APELLIDOS = (
  'Rosario, Peña, Jiménez, Núñez, Cabrera, Guzmán, Féliz, Ureña, Taveras, Polanco, Brito, Medina, Almánzar, ' +
  'Batista, Contreras, De la Cruz, Encarnación, Familia, Germosén, Hiciano, Infante, Liriano, Marmolejos, ' +
  'Nolasco, Ozuna'
).split(', ');
const CALLES = (
  'Duarte, Sánchez, Mella, Las Carreras, El Conde, Independencia, Restauración, Beller, Del Sol, Libertad, ' +
  'Padre Billini, San Martín, Máximo Gómez, Bolívar, Luperón, Mirabal, Colón, Caonabo, Anacaona, Enriquillo'
).split(', ');
const CIUDADES = (
  'Santo Domingo, Santiago, La Vega, San Cristóbal, La Romana, Puerto Plata, Higüey, Baní, Moca, Bonao, Azua, ' +
  'Barahona, Nagua, Cotuí, Monte Plata, San Juan, Mao, Hato Mayor, El Seibo, Samaná'
).split(', ');

/** Fills the products' lookup tables: 10,000 rows of workshops, 100 of dealers. */
export function seedTablasVehiculo(db: DatabaseSync): void {
  const tabla = db.prepare('INSERT INTO tabla (id, nombre) VALUES (?, ?)');
  for (const [id, nombre] of Object.entries(TABLAS)) tabla.run(Number(id), nombre);
  const fila = db.prepare(
    'INSERT INTO tabla_fila (id_tabla, orden, id, nombre, valor_dato1, valor_dato2) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const simple = (id: number, nombres: readonly string[]): void => {
    for (const [index, nombre] of nombres.entries()) fila.run(id, index + 1, index + 1, nombre, null, null);
  };
  simple(250_017, USOS);
  simple(250_019, COBERTURAS);
  simple(250_023, COMBUSTIBLES);
  simple(
    250_024,
    APELLIDOS.flatMap((apellido) => CIUDADES.slice(0, 4).map((ciudad) => `Autos ${apellido}, ${ciudad}`)),
  );
  for (const [, , primero, modelos] of MARCAS) {
    for (const modelo of modelos.keys()) {
      for (const [place, nombre] of (PROPIAS[primero + modelo] ?? VERSIONES).entries()) {
        const id = (primero + modelo) * 10 + place + 1;
        fila.run(250_015, id, id, nombre, String(primero + modelo), null);
      }
    }
  }
  for (const uso of USOS.keys()) {
    for (const cobertura of COBERTURAS.keys()) {
      for (const place of [0, 1, 2]) {
        const id = (uso + 1) * 100 + (cobertura + 1) * 10 + place + 1;
        const nombre = `${uso + 1 + cobertura * 2 + place} % de la pérdida, mínimo RD$ ${5 * (uso + 1)},000`;
        fila.run(250_020, id, id, nombre, String(uso + 1), String(cobertura + 1));
      }
    }
  }
  // One statement: every start of a sandbox waits for it.
  db.prepare(
    `INSERT INTO tabla_fila (id_tabla, orden, id, nombre)
     SELECT 250030, a.key * 400 + c.key * 20 + d.key + 1, a.key * 400 + c.key * 20 + d.key + 1,
       'Taller ' || a.value || ', calle ' || c.value || ', ' || d.value
     FROM json_each(?) AS a CROSS JOIN json_each(?) AS c CROSS JOIN json_each(?) AS d`,
  ).run(JSON.stringify(APELLIDOS), JSON.stringify(CALLES), JSON.stringify(CIUDADES));
}
