import type { DatabaseSync } from 'node:sqlite';
import { addDays } from '../days.ts';
import { receiptNumber } from '../services/emisiones/receipts.ts';
import { insertMediador, insertUsuario, VOLUMEN } from './usuarios.ts';

/** Offset of all numbers of quotes, policies and tickets, as for the other intermediaries. */
const BASE = 3_000_000;
/**
 * Policies for an account statement of 300 pages: all but the first of twelve receipts are owed.
 */
const POLIZAS = 899;
const CUOTAS = 12;
const MOTOCICLETA = 2503;
/** Days over which the policies were issued. */
const DIAS = 300;
/**
 * Source of the copied clients and the offset of their ids, so that new clients keep their numbers.
 */
const MODELO = 3;
const SALTO = -110_000;
const COMPROBANTES = 10;
const FICHA = ['cliente_ficha', 'telefono', 'correo', 'direccion', 'domicilio_bancario'] as const;

/** Inserts an intermediary with only a fleet of motorcycles and its scanned certificates. */
export function seedVolumen(db: DatabaseSync, today: string): void {
  const { mediador, usuario } = VOLUMEN;
  insertMediador(db, mediador);
  insertUsuario(db, usuario);
  const region = db.prepare('INSERT INTO mediador_region (id_mediador, id_entidad, id_region, id_sucursal) VALUES (?, ?, 1, 1)');
  for (const entidad of [1, 2]) region.run(mediador.id, entidad);
  const numeracion = db.prepare('INSERT INTO numeracion (id_mediador, serie, siguiente) VALUES (?, ?, ?)');
  numeracion.run(mediador.id, 'cotizacion', BASE + 1);
  numeracion.run(mediador.id, 'poliza', BASE + POLIZAS + 1);
  numeracion.run(mediador.id, 'ticket', BASE + 1);
  copyClientes(db, mediador.id);
  insertPolizas(db, mediador.id, today);
  const comprobante = db.prepare('INSERT INTO comprobante (id_mediador, numero, fecha) VALUES (?, ?, ?)');
  for (let numero = 1; numero <= COMPROBANTES; numero += 1) {
    comprobante.run(mediador.id, numero, addDays(today, (numero - COMPROBANTES) * 30 - 5));
  }
}

function copyClientes(db: DatabaseSync, idMediador: number): void {
  const own = `SELECT id FROM cliente WHERE id_mediador = ${MODELO}`;
  copyRows(db, 'cliente', { id: `id + ${SALTO}`, id_mediador: String(idMediador) }, `id_mediador = ${MODELO}`);
  for (const table of FICHA) copyRows(db, table, { id_cliente: `id_cliente + ${SALTO}` }, `id_cliente IN (${own})`);
}

function copyRows(db: DatabaseSync, table: string, change: Readonly<Record<string, string>>, where: string): void {
  const names = db
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map((column) => String(column['name']));
  const values = names.map((name) => change[name] ?? name);
  db.exec(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${where}`);
}

/** A few statements instead of one per row: every start of a sandbox waits for them. */
function insertPolizas(db: DatabaseSync, idMediador: number, today: string): void {
  db.exec(`
    WITH RECURSIVE serie (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM serie WHERE n < ${POLIZAS}),
      dueno AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM cliente
        WHERE id_mediador = ${idMediador})
    INSERT INTO poliza (nu, id_mediador, id_contratante, id_asegurado, id_producto, id_entidad, id_sucursal, id_moneda,
      id_forma_pago, fe_emision, fe_desde, fe_hasta, prima, componente)
    SELECT ${BASE} + n, ${idMediador}, d.id, d.id, ${MOTOCICLETA}, 1, 1, 1, 1, f.dia, f.dia, date(f.dia, '+12 months', 'floor'),
      ${CUOTAS} * (18000 + n % 50 * 350), ${CUOTAS} * (18000 + n % 50 * 350) * 16 / 100
    FROM serie JOIN dueno AS d ON d.place = n % d.total
      JOIN (SELECT n AS k, date('${today}', '-' || (${DIAS} - n * ${DIAS} / ${POLIZAS} + 3) || ' days') AS dia FROM serie) AS f ON f.k = n;

    WITH RECURSIVE cuota (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM cuota WHERE k < ${CUOTAS})
    INSERT INTO recibo (cd, nu_poliza, cuota, fe_vencimiento, prima, monto, fe_pago)
    SELECT ${receiptNumber(0, 1)} + nu + (k - 1) * ${receiptNumber(0, 2) - receiptNumber(0, 1)}, nu, k,
      date(fe_desde, '+' || (k - 1) || ' months', 'floor'), prima / ${CUOTAS}, (prima + componente) / ${CUOTAS},
      iif(k = 1, date(fe_desde, '+2 days'), NULL)
    FROM poliza, cuota WHERE id_mediador = ${idMediador};

    INSERT INTO comision (cd_recibo, fecha, monto)
    SELECT r.cd, r.fe_pago, r.prima / 10 FROM recibo AS r JOIN poliza AS p ON p.nu = r.nu_poliza
    WHERE p.id_mediador = ${idMediador} AND r.fe_pago IS NOT NULL;
  `);
}
