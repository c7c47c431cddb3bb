import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { LIMITES, SUMAS_ASEGURADAS } from '../cotizaciones/risk.ts';
import type { Block, Column, Fact } from './report.ts';
import { dayMonthYear, formatPrice, symbol } from './shown.ts';

const VEHICULOS = 25;

/** Owner of the technical values. */
interface Subject {
  idProducto: number;
  idRamo: number;
  moneda: string;
}

interface Value {
  cd: number;
  bien: number;
  nombre: string;
  tipo: 'C' | 'N' | 'F' | 'A';
  valor: string;
  fila: string | null;
}

/** Values of a quote, by its own context. */
const DE_COTIZACION = 'SELECT cd_dato, nu_bien, valor FROM cotizacion_dato WHERE nu_cotizacion = ?1';
/**
 * Values of a policy's issuance, and its quote's values that the issuance did not ask for again.
 */
const DE_POLIZA = `SELECT cd_dato, nu_bien, valor FROM poliza_dato WHERE nu_poliza = ?1
  UNION ALL
  SELECT d.cd_dato, d.nu_bien, d.valor FROM cotizacion_dato AS d JOIN poliza AS p ON p.nu_cotizacion = d.nu_cotizacion
  WHERE p.nu = ?1 AND (d.cd_dato, d.nu_bien) NOT IN (SELECT cd_dato, nu_bien FROM poliza_dato WHERE nu_poliza = ?1)`;

/** Goods to insure by a quote. */
export function quotedRisk(db: DatabaseSync, nu: number, subject: Subject): Block[] {
  return blocksOf('por asegurar', readValues(db, DE_COTIZACION, nu, subject), subject);
}

/** Goods insured by a policy, from its quote and its issuance. */
export function insuredRisk(db: DatabaseSync, nu: number, subject: Subject): Block[] {
  return blocksOf('asegurado', readValues(db, DE_POLIZA, nu, subject), subject);
}

/** Filled values, each once, by insured good and in order of the forms. */
function readValues(db: DatabaseSync, source: string, nu: number, { idProducto }: Subject): Value[] {
  return rows(
    db,
    `SELECT c.cd_dato AS cd, c.nu_bien AS bien, c.de_dato AS nombre, c.tp_dato AS tipo, v.valor, (SELECT f.nombre FROM tabla_fila AS f
         WHERE f.id_tabla = c.cd_tabla AND CAST(f.id AS TEXT) = v.valor LIMIT 1) AS fila
     FROM (${source}) AS v JOIN campo AS c ON c.cd_dato = v.cd_dato AND c.nu_bien = v.nu_bien AND c.id_producto = ?2
     WHERE trim(coalesce(v.valor, '')) <> '' GROUP BY c.cd_dato, c.nu_bien
     ORDER BY c.nu_bien, min(c.nu_consecutivo), c.cd_dato`,
    nu,
    idProducto,
  );
}

function blocksOf(state: string, values: readonly Value[], { idRamo, moneda }: Subject): Block[] {
  const subject = idRamo === VEHICULOS ? 'Vehículo' : 'Riesgo';
  const goods = Map.groupBy(
    values.filter(({ cd }) => !LIMITES.includes(cd)),
    ({ bien }) => bien,
  );
  const datos = Array.from(goods, ([bien, own]): Block => {
    const titulo = goods.size === 1 ? `${subject} ${state}` : `${subject} ${bien} ${state}`;
    return { tipo: 'datos', titulo, datos: own.map((value): Fact => [value.nombre, displayValue(value, moneda)]) };
  });
  const limits = values.filter(({ cd }) => LIMITES.includes(cd));
  const columnas: readonly Column[] = [
    { titulo: 'Cobertura', tipo: 'texto', ancho: 9 },
    { titulo: `Límite (${symbol(moneda)})`, tipo: 'monto', ancho: 3 },
  ];
  const filas = limits.map(({ nombre, valor }) => [nombre, cents(valor)]);
  return [
    ...datos,
    ...(filas.length === 0
      ? []
      : [{ tipo: 'tabla', tabla: { titulo: 'Coberturas', columnas, filas, totales: [], vacio: '' } } as const]),
  ];
}

function displayValue({ cd, tipo, valor, fila }: Value, moneda: string): string {
  if (fila !== null) return fila;
  if (SUMAS_ASEGURADAS.includes(cd)) return Number.isNaN(Number(valor)) ? valor : formatPrice(moneda, cents(valor));
  if (tipo === 'C') return valor === '1' ? 'Sí' : 'No';
  return tipo === 'F' ? dayMonthYear(valor) : valor;
}

const cents = (valor: string): number => Math.round(Number(valor) * 100);
