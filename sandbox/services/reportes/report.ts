import type { DatabaseSync } from 'node:sqlite';
import type { SignedIn } from '../usuarios.ts';

/** A column: amounts are whole cents, days are yyyy-MM-dd. */
export interface Column {
  titulo: string;
  tipo: 'texto' | 'entero' | 'monto' | 'fecha';
  /** Its share of the width. */
  ancho: number;
}

export type Cell = string | number | null;

/** A table of a report. */
export interface Section {
  titulo: string;
  columnas: readonly Column[];
  filas: readonly (readonly Cell[])[];
  /** One line a total, such as 'Total DOP: 1,250.00'. */
  totales: readonly string[];
}

/** What a report says below its title and its parameters. */
export interface Report {
  /** Facts, one line each. */
  datos: readonly (readonly [nombre: string, valor: string])[];
  parrafos: readonly string[];
  secciones: readonly Section[];
}

/** A parameter that a report takes. */
export interface Parameter {
  nombre: string;
  tipo: 'entero' | 'fecha' | 'anio' | 'mes' | 'texto';
  opcional?: true;
  /** The values that it can have; any when absent. */
  valores?: readonly string[];
}

/** The checked parameters, as they were sent. */
export type Values = Readonly<Record<string, string>>;

export interface Definition {
  titulo: string;
  parametros: Readonly<Record<string, Parameter>>;
  /** @throws Refusal when what the parameters name is absent or another's */
  build: (db: DatabaseSync, who: SignedIn, values: Values) => Report;
}

/** A cell as a person reads it: `1,250.00`, `20-11-2026`. */
export function shown(cell: Cell | undefined, { tipo }: Column): string {
  if (cell === null || cell === undefined) return tipo === 'monto' ? '0.00' : '--';
  if (tipo === 'monto') return money(Number(cell));
  return tipo === 'fecha' ? dayMonthYear(String(cell)) : String(cell);
}

/** Whole cents as an amount. */
export function money(cents: number): string {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

export function dayMonthYear(day: string): string {
  return day.split('-').toReversed().join('-');
}

/** The totals of an amount by currency: currencies are never added up. */
export function totalsBy(rows: readonly { moneda: string; monto: number }[], label: string): string[] {
  const sums = new Map<string, number>();
  for (const { moneda, monto } of rows) sums.set(moneda, (sums.get(moneda) ?? 0) + monto);
  return Array.from(sums, ([moneda, sum]) => `${label} ${moneda}: ${money(sum)}`);
}
