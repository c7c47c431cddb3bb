import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../../db/query.ts';
import { Refusal } from '../../refusal.ts';
import type { SignedIn } from '../usuarios.ts';
import type { Definition, Fact, Values } from './report.ts';
import { hyphenated } from './shown.ts';

/**
 * Name of the entity that a report asks for.
 * @throws Refusal when unknown
 */
export function entityName(db: DatabaseSync, { titulo, entidad }: Definition, values: Values): string {
  const name = nameOf(db, 'SELECT nombre FROM entidad WHERE id = ?', Number(values[entidad]));
  if (name === undefined) throw new Refusal(404, titulo, `No existe la entidad ${values[entidad]}.`);
  return name;
}

/** Name of a line of business; its number when unknown. */
export function ramoName(db: DatabaseSync, id: string): string {
  return nameOf(db, 'SELECT nombre FROM ramo WHERE id = ?', Number(id)) ?? `${id} (no registrado)`;
}

/** Name of a document type; its code when unknown. */
export function documentTypeName(db: DatabaseSync, tipo: string): string {
  return nameOf(db, 'SELECT nombre FROM tipo_documento WHERE tipo = ?', tipo) ?? tipo;
}

/** A document for people: `Cédula 001-1391825-4`. */
export function documentName(db: DatabaseSync, tipo: string | null, numero: string | null): string {
  if (tipo === null || numero === null) return '--';
  return `${documentTypeName(db, tipo)} ${hyphenated(tipo, numero)}`;
}

/** Facts about the report's recipient. */
export function intermediario(db: DatabaseSync, { user }: SignedIn): Fact[] {
  return [
    ['Intermediario', user.mediadorName ?? '--'],
    ['Documento', documentName(db, user.mediadorTypeDocument ?? null, user.mediadorIdentifier ?? null)],
    ['Código', String(user.codeMediador)],
  ];
}

function nameOf(db: DatabaseSync, sql: string, key: string | number): string | undefined {
  return rows<{ nombre: string }>(db, sql, key)[0]?.nombre;
}
