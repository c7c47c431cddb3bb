import type { DependencyTable } from '../../domain/dependencies.ts';
import { type FormSchema, type Problem, valueAt } from '../form/form-problems.ts';

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

/** The same with its rows typed. */
export interface RecordKind<Row extends object, Step extends string = string> extends AnyRecordKind {
  readonly empty: Row;
  readonly step?: Step;
  readonly firstField: Extract<keyof Row, string>;
  /** Whether two rows say the same. */
  readonly isSame?: (one: Row, other: Row) => boolean;
}

/** Fields of a row → what is preset in a new one. */
export type Presets = Readonly<Record<string, string>>;

/** The values that a form with records has beside its own. */
export interface RecordValues {
  /** What is typed into add rows and dialogs and is in no list yet, by kind: drafts keep it, too. */
  readonly pending: Readonly<Record<string, object>>;
  /** The dialog that is open, and the row that it changes; -1 for a new one. */
  readonly editing: {
    readonly kind: string;
    readonly index: number;
    /** Another row was asked for, and this one has to be finished before. */
    readonly isFirst?: boolean;
  };
}

/** No dialog is open. */
export const notEditing: RecordValues['editing'] = { kind: '', index: -1 };

/** Where a name of the form leads: `direcciones.0.calle` into a row, `pending.telefono` to a row that was not added, anything else to a field. */
export type FieldPlace<Kind extends AnyRecordKind = AnyRecordKind> =
  | { readonly at: 'field'; readonly name: string }
  | { readonly at: 'list'; readonly kind: Kind }
  | { readonly at: 'row'; readonly kind: Kind; readonly index: number; readonly field: string }
  | { readonly at: 'pending'; readonly kind: Kind };

/** The name under which a row that was not added is a problem. */
export const pendingName = (kind: string): string => `pending.${kind}`;

/** Reads the path of a field. */
export function readFieldPath<Kind extends AnyRecordKind>(kinds: readonly Kind[], name: string): FieldPlace<Kind> {
  const [first = '', second = '', field = ''] = name.split('.');
  if (first === 'pending') {
    const kind = kinds.find((one) => one.kind === second);
    if (kind) return { at: 'pending', kind };
  }
  const kind = kinds.find(({ list }) => list === first);
  if (!kind) return { at: 'field', name };
  return second === '' ? { at: 'list', kind } : { at: 'row', kind, index: Number(second), field };
}

/** What a field of a form with records is called: `Primer nombre`, `Domiciliación 2: Titular`, `Teléfonos`. */
function recordLabel(kinds: readonly AnyRecordKind[], name: string, labelOfField: (name: string) => string): string {
  const place = readFieldPath(kinds, name);
  switch (place.at) {
    case 'row':
      return `${place.kind.singular} ${place.index + 1}: ${place.kind.labels[place.field] ?? place.kind.plural}`;
    case 'list':
    case 'pending':
      return place.kind.plural;
    case 'field':
      return labelOfField(name);
  }
}

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

/** The labels of a form with records, by their fields. */
export const labelsWith =
  (labels: Readonly<Record<string, string>>, kinds: readonly AnyRecordKind[]) =>
  (name: string): string =>
    recordLabel(kinds, name, (field) => labels[field] ?? 'Otro dato');
