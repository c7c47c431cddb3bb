import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { components } from '../../src/generated/core.ts';
import { rows } from '../db/query.ts';
import { documentNumber } from '../text.ts';

/** A condition of a WHERE clause with its placeholder's value; undefined drops the condition. */
export type Filter = readonly [condition: string, value: SQLInputValue | undefined];

/** Fixed SQL parts of a list. */
export interface Listing {
  columns: string;
  from: string;
  order: string;
}

/** Rows of a page with its position in the whole list. */
export interface Page<Row> {
  value: Row[];
  meta: components['schemas']['Meta'];
}

/** A page of a list; the database filters and pages. */
export function findPage<Row>(
  db: DatabaseSync,
  { columns, from, order }: Listing,
  filters: readonly Filter[],
  { pageNumber = 1, pageSize = 10 }: { pageNumber?: number; pageSize?: number },
): Page<Row> {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  for (const [condition, value] of filters) {
    if (value === undefined) continue;
    conditions.push(condition);
    values.push(value);
  }
  const where = `FROM ${from} WHERE ${conditions.join(' AND ')}`;
  const totalCount = rows<{ total: number }>(db, `SELECT count(*) AS total ${where}`, ...values)[0]?.total ?? 0;
  const sql = `SELECT ${columns} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
  const value = rows<Row>(db, sql, ...values, pageSize, (pageNumber - 1) * pageSize);
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    value,
    meta: {
      currentPage: pageNumber,
      totalPages,
      totalCount,
      hasPreviousPage: pageNumber > 1 && totalPages > 0,
      hasNextPage: pageNumber < totalPages,
    },
  };
}

/** Stored form of a document type; undefined for an empty filter. */
export function documentType(text: string | undefined): string | undefined {
  return text?.trim().toUpperCase() || undefined;
}

/** Stored form of a document number; undefined for an empty filter. */
export function documentFilter(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : documentNumber(text);
}

/**
 * Document filters of records with two persons, the contracting party `c` and the insured `a`: both
 * parts must fit the same person.
 */
export function eitherPerson(tipoDocumento: string | undefined, numeroDocumento: string | undefined): Filter[] {
  const tipo = documentType(tipoDocumento);
  const numero = documentFilter(numeroDocumento);
  if (tipo !== undefined && numero !== undefined) {
    const both = "? IN (c.tipo_documento || ' ' || c.nu_documento, a.tipo_documento || ' ' || a.nu_documento)";
    return [[both, `${tipo} ${numero}`]];
  }
  return [
    ['? IN (c.tipo_documento, a.tipo_documento)', tipo],
    ['? IN (c.nu_documento, a.nu_documento)', numero],
  ];
}
