import type { DatabaseSync } from 'node:sqlite';
import type { SignedIn } from '../usuarios.ts';

/** A column: amounts are whole cents, days are yyyy-MM-dd, currencies their codes. */
export interface Column {
  titulo: string;
  tipo: 'texto' | 'entero' | 'moneda' | 'monto' | 'fecha';
  /** Share of the width. */
  ancho: number;
}

export type Cell = string | number | null;

/** Line under the amounts of a table. */
export interface Total {
  titulo: string;
  celdas: readonly Cell[];
}

/** A table of a report. */
export interface Table {
  titulo: string;
  columnas: readonly Column[];
  filas: readonly (readonly Cell[])[];
  totales: readonly Total[];
  /** Text in place of rows. */
  vacio: string;
}

/** A named value. */
export type Fact = readonly [nombre: string, valor: string];

/** Content of a report below its letterhead, in order. */
export type Block =
  | { tipo: 'datos'; titulo?: string; datos: readonly Fact[] }
  /** Lines of a letter: a paragraph, or several lines close together. */
  | { tipo: 'parrafo'; lineas: readonly string[] }
  | { tipo: 'tabla'; tabla: Table }
  | { tipo: 'firma'; lineas: readonly string[] }
  /** A page with a scanned paper. */
  | { tipo: 'anexo'; titulo: string };

export interface Report {
  /** Landscape, for wide tables. */
  apaisado: boolean;
  bloques: readonly Block[];
}

/** A parameter that a report takes. */
export interface Parameter {
  nombre: string;
  tipo: 'entero' | 'fecha' | 'anio' | 'mes' | 'texto';
  opcional?: true;
  /** Allowed values; any when absent. */
  valores?: readonly string[];
}

/** The checked parameters, as they were sent. */
export type Values = Readonly<Record<string, string>>;

/** Input of every report besides its parameters. */
export interface Context {
  who: SignedIn;
  /** Name of the requested entity. */
  entidad: string;
  /** Day of the report. */
  dia: string;
}

export interface Definition {
  titulo: string;
  parametros: Readonly<Record<string, Parameter>>;
  /** Parameter with the entity. */
  entidad: 'CD_ENTIDAD' | 'param1';
  /** @throws Refusal when a named record is missing or another's */
  build: (db: DatabaseSync, context: Context, values: Values) => Report;
}
