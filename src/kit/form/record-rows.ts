import type { DependencyTable } from '../../domain/dependencies.ts';
import { type FormSchema, type Problem, valueAt } from './form-problems.ts';

/** What a kind of row is that a form collects in a list, such as its phones; a form has one table of them. */
export interface AnyRecordKind {
  readonly kind: string;
  /** The field of the form that holds the rows. */
  readonly list: string;
  /** A row as it begins. */
  readonly empty: object;
  readonly schema: FormSchema;
  readonly labels: Readonly<Record<string, string>>;
  /** What a row is called in the summary: `Dirección 2: Calle`. */
  readonly singular: string;
  /** What the list is called. */
  readonly plural: string;
  /** The step that it stands in, where the form has steps. */
  readonly step?: string;
  /** The field that the summary leads to. */
  readonly firstField: string;
  /** Rows are entered in a dialog, and not in the last row of their table. */
  readonly inDialog: boolean;
  /** What is said of a row that was typed and not added. */
  readonly notAdded: string;
  /** What is said of an empty list, where there must be a row. */
  readonly atLeastOne?: string;
  readonly dependencies?: DependencyTable;
  /** What is asked when a row is added that says the same as another. */
  readonly sameText?: string;
}

/** Fields of a row → what is preset in a new one; `true` ticks a box. */
export type Presets = Readonly<Record<string, string | true>>;

/** The name under which a row that was not added is a problem. */
export const pendingName = (kind: string): string => `pending.${kind}`;

/** Whether a row differs from what it began with, and from what is preset in it. */
export function isTyped(row: object, start: object, presets: Presets = {}): boolean {
  const before = new Map(Object.entries(start));
  return Object.entries(row).some(([field, value]) => value !== before.get(field) && value !== presets[field]);
}

/**
 * What was typed into an add row, or into a dialog that is closed, and was not added: it would be lost without a word. `values` are those of a form
 * with records.
 */
export function findPending(kinds: readonly AnyRecordKind[], values: object): readonly Problem[] {
  return kinds
    .filter(({ kind }) => valueAt(values, 'editing.kind') !== kind)
    .filter(({ kind, empty }) => isTyped(Object(valueAt(values, `pending.${kind}`) ?? empty), empty))
    .map(({ kind, notAdded }) => ({ name: pendingName(kind), message: notAdded }));
}
