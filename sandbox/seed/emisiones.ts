import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../days.ts';
import { COTIZACION, EMISION, keyOf, readCampos } from '../services/productos/campos.ts';
import { type Cambio, changeCotizaciones } from './cotizaciones-vehiculo.ts';
import type { CampoVehiculo } from './data/campos-vehiculo.ts';
import { seedCampos } from './vehiculos.ts';

const VALOR_CONVENIDO = 2504;
const RASTREO = [
  ['Rastreo Caribe', ['Básico', 'Con botón de pánico']],
  ['Satélite Seguro', ['Personal', 'Familiar', 'Empresarial']],
  ['Vigía GPS', ['Único']],
] as const;
const PROVEEDOR = { cdDato: 250_051, nombre: 'Proveedor de rastreo', tipo: 'N', tabla: 250_051, requerido: true } as const;
const PLAN = { ...PROVEEDOR, cdDato: 250_052, nombre: 'Plan de rastreo', tabla: 250_052, padres: [PROVEEDOR.cdDato] } as const;
const CAMPOS: readonly CampoVehiculo[] = [
  PROVEEDOR,
  PLAN,
  { cdDato: 250_028, nombre: 'Kilometraje', tipo: 'N', requerido: true },
  { cdDato: 250_013, nombre: 'Fecha de matrícula', tipo: 'F' },
  { cdDato: 250_053, nombre: 'Alarma instalada', tipo: 'C', defecto: '1' },
  { cdDato: 250_054, nombre: 'Número de llaves', tipo: 'N', defecto: '2' },
];
const CAMBIO: Cambio = {
  nu: 815,
  antes: { idProducto: 2501, idEstatus: 1 },
  idProducto: VALOR_CONVENIDO,
  bienes: (fecha) => [
    {
      250005: '6',
      250006: '201',
      250015: '2013',
      250007: String(Number(fecha.slice(0, 4)) - 1),
      250016: '1280000',
      250018: addDays(fecha, -60),
      250021: '5',
      250022: 'El asegurado',
      250008: '19XFC1F39KE200815',
      250014: '1',
      250017: '1',
      250019: '2',
      250020: '121',
      840086: '3',
      250041: '1',
      250002: '1',
      250031: '100000',
      250032: '100000',
      250033: '200000',
      250034: '100000',
    },
  ],
};

/** Gives a product's issuance fields of every kind, and an intermediary a quote of it to issue. */
export function seedEmisiones(db: DatabaseSync): void {
  seedTablas(db);
  const known = [COTIZACION, EMISION].flatMap((contexto) => readCampos(db, VALOR_CONVENIDO, contexto));
  const numbers = new Map(known.map((campo) => [keyOf(campo.cdDato, campo.nuBienAsegurado), campo.nuConsecutivo]));
  seedCampos(db, VALOR_CONVENIDO, EMISION, CAMPOS, numbers);
  changeCotizaciones(db, [CAMBIO]);
}

function seedTablas(db: DatabaseSync): void {
  const tabla = db.prepare('INSERT INTO tabla (id, nombre) VALUES (?, ?)');
  tabla.run(PROVEEDOR.tabla, 'Proveedores de rastreo');
  tabla.run(PLAN.tabla, 'Planes de rastreo');
  const fila = db.prepare('INSERT INTO tabla_fila (id_tabla, orden, id, nombre, valor_dato1) VALUES (?, ?, ?, ?, ?)');
  for (const [index, [nombre, planes]] of RASTREO.entries()) {
    const proveedor = index + 1;
    fila.run(PROVEEDOR.tabla, proveedor, proveedor, nombre, null);
    for (const [place, plan] of planes.entries()) {
      const id = proveedor * 10 + place + 1;
      fila.run(PLAN.tabla, id, id, plan, String(proveedor));
    }
  }
}
