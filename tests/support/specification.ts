import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A call in the two documents, with names separated by blanks. */
export interface SaidCall {
  /** Query parameters. */
  readonly query?: string;
  /** Fields of the body. */
  readonly body?: string;
  /** Fields of `value`, or of one row of a list; absent for an answer without fields. */
  readonly value?: string;
  /** Whether the answer has `meta`. */
  readonly meta?: true;
}

/** A list in the two documents. */
export interface SaidList {
  readonly operation: string;
  readonly breadcrumbs: readonly string[];
  /** The name of its filters. */
  readonly filters: string;
  /** The name of the table when different from the title. */
  readonly table?: string;
  /** The place of each filter by its label. */
  readonly fields: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  /** The button that leads to a new entry. */
  readonly create?: string;
  /** The title of the panel with one row. */
  readonly detail?: string;
}

interface Specification {
  readonly menu: readonly { readonly group?: string; readonly entries: readonly string[] }[];
  /** The lists by title. */
  readonly lists: Readonly<Record<string, SaidList>>;
  readonly reportes: readonly string[];
  readonly tablaCodigos: readonly string[];
  /** The constant values of body fields by schema. */
  readonly constants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The mandatory fields by schema. */
  readonly required: Readonly<Record<string, string>>;
  /** The calls by method and path. */
  readonly calls: Readonly<Record<string, SaidCall>>;
}

/** The tables of the specification: `docs/specification.yaml`. */
export const specification = parse(
  readFileSync(new URL('../../docs/specification.yaml', import.meta.url), 'utf8'),
) as Specification;

/** The names of a text of the tables. */
export const words = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');
