import type { DependencyTable } from '../../domain/dependencies.ts';
import { type FormSchema, type Problem, valueAt } from './form-problems.ts';

/** A kind of row that a form collects in a list, such as phones, without its types. */
export interface AnyRecordKind {
  readonly kind: string;
  readonly list: string;
  readonly empty: object;
  readonly schema: FormSchema;
  readonly labels: Readonly<Record<string, string>>;
  /** Name of a row in the summary: `Dirección 2: Calle`. */
  readonly singular: string;
  readonly plural: string;
  readonly step?: string;
  readonly firstField: string;
  /** Rows are entered in a dialog instead of the last row of their table. */
  readonly inDialog: boolean;
  /** Message for a row that was typed and not added. */
  readonly notAdded: string;
  readonly atLeastOne?: string;
  readonly dependencies?: DependencyTable;
  /** Question before a row is added that equals another. */
  readonly sameText?: string;
}

/** Preset values of a new row by field; `true` ticks a box. */
export type Presets = Readonly<Record<string, string | true>>;

/** The problem's name for a row that was not added. */
export const pendingName = (kind: string): string => `pending.${kind}`;

/** Whether a row differs from its start and its presets. */
export function isTyped(row: object, start: object, presets: Presets = {}): boolean {
  const before = new Map(Object.entries(start));
  return Object.entries(row).some(([field, value]) => value !== before.get(field) && value !== presets[field]);
}

/** Problems for rows that were typed but not added, and would be lost. */
export function findPending(kinds: readonly AnyRecordKind[], values: object): readonly Problem[] {
  return kinds
    .filter(({ kind }) => valueAt(values, 'editing.kind') !== kind)
    .filter(({ kind, empty }) => isTyped(Object(valueAt(values, `pending.${kind}`) ?? empty), empty))
    .map(({ kind, notAdded }) => ({ name: pendingName(kind), message: notAdded }));
}
