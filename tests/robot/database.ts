import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Rows } from './ledger.ts';

/** The database of the sandbox, read beside it. */
export interface Database {
  rows(): Rows;
  /** Whether a number is one of a quote, a policy or a request. */
  has(table: 'cotizacion' | 'poliza' | 'ticket', number: number): boolean;
  /** The names of the documents of a quote. */
  documents(cotizacion: number): readonly string[];
  isIssued(cotizacion: number): boolean;
  /** Whether a request has a comment of this very text. */
  hasComment(text: string): boolean;
  /** Whether a request has this person, subject and first comment (its detail, or else the subject). */
  hasRequest(request: Readonly<Record<'nombre' | 'asunto' | 'detalle', string>>): boolean;
  /** Numbers of the intermediary's records to open; issuable quotes come first. */
  numbers(kind: 'cliente' | 'cotizacion' | 'ticket'): readonly number[];
  close(): void;
}

const counts = `SELECT
  (SELECT count(*) FROM cliente) AS cliente,
  (SELECT count(*) FROM cotizacion) AS cotizacion,
  (SELECT count(*) FROM ticket) AS solicitud,
  (SELECT count(*) FROM comentario WHERE id_autor IN (SELECT code_person_mediador FROM mediador))
    - (SELECT count(*) FROM ticket) AS respuesta,
  (SELECT count(*) FROM poliza) AS emision,
  (SELECT count(*) FROM documento) AS documento`;

const mine = "id_mediador = (SELECT id_mediador FROM usuario WHERE user_name = 'intermediario')";
const lists = {
  cliente: `SELECT id AS number FROM cliente WHERE ${mine} ORDER BY id LIMIT 40`,
  cotizacion: `SELECT nu AS number FROM cotizacion WHERE ${mine} AND nu > 800 ORDER BY id_estatus NOT IN (1, 6), nu DESC LIMIT 40`,
  ticket: `SELECT id AS number FROM ticket WHERE ${mine} ORDER BY id DESC LIMIT 40`,
} as const;

const requests = `SELECT 1 AS found FROM ticket JOIN comentario ON comentario.id_ticket = ticket.id
  WHERE nombre = ? AND asunto = ? AND texto = ?`;

/** Opens the file that a sandbox writes to. */
export function openDatabase(file: string): Database {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const column = (sql: string, name: string, ...values: SQLInputValue[]) =>
    db
      .prepare(sql)
      .all(...values)
      .map((row) => row[name]);
  return {
    rows: () => ({ ...db.prepare(counts).get() }) as unknown as Rows,
    has: (table, number) =>
      column(`SELECT 1 AS found FROM ${table} WHERE ${table === 'ticket' ? 'id' : 'nu'} = ?`, 'found', number).length > 0,
    documents: (cotizacion) => column('SELECT nombre FROM documento WHERE nu_cotizacion = ?', 'nombre', cotizacion).map(String),
    isIssued: (cotizacion) => column('SELECT nu FROM poliza WHERE nu_cotizacion = ?', 'nu', cotizacion).length > 0,
    hasComment: (text) => column('SELECT 1 AS found FROM comentario WHERE texto = ?', 'found', text).length > 0,
    hasRequest: ({ nombre, asunto, detalle }) => column(requests, 'found', nombre, asunto, detalle || asunto).length > 0,
    numbers: (kind) => column(lists[kind], 'number').map(Number),
    close: () => db.close(),
  };
}
