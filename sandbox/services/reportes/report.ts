import type { DatabaseSync } from 'node:sqlite';
import type { SignedIn } from '../usuarios.ts';

/** A column: amounts are whole cents, days are yyyy-MM-dd, currencies their codes. */
export interface Column {
  titulo: string;
  tipo: 'texto' | 'entero' | 'moneda' | 'monto' | 'fecha';
  /** Its share of the width. */
  ancho: number;
}

export type Cell = string | number | null;

/** What stands under the amounts of a table. */
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
  /** What is said where there are no rows. */
  vacio: string;
}

/** Something that is told by its name. */
export type Fact = readonly [nombre: string, valor: string];

/** What a report says below its letterhead, in this order. */
export type Block =
  | { tipo: 'datos'; titulo?: string; datos: readonly Fact[] }
  /** Lines of a letter: a paragraph, or several that stand close together. */
  | { tipo: 'parrafo'; lineas: readonly string[] }
  | { tipo: 'tabla'; tabla: Table }
  | { tipo: 'firma'; lineas: readonly string[] }
  /** A page of its own with a scanned paper. */
  | { tipo: 'anexo'; titulo: string };

export interface Report {
  /** Across where the tables are wide. */
  apaisado: boolean;
  bloques: readonly Block[];
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

/** What every report is told besides its parameters. */
export interface Context {
  who: SignedIn;
  /** The name of the entity that the parameters ask for. */
  entidad: string;
  /** The day on which the report is made. */
  dia: string;
}

export interface Definition {
  titulo: string;
  parametros: Readonly<Record<string, Parameter>>;
  /** The parameter that carries the entity. */
  entidad: 'CD_ENTIDAD' | 'param1';
  /** @throws Refusal when what the parameters name is absent or another's */
  build: (db: DatabaseSync, context: Context, values: Values) => Report;
}
