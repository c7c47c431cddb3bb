import type { AnyRecordKind } from '../form/record-rows.ts';

/** The same with its rows typed. */
export interface RecordKind<Row extends object, Step extends string = string> extends AnyRecordKind {
  readonly empty: Row;
  readonly step?: Step;
  readonly firstField: Extract<keyof Row, string>;
  /** Whether two rows say the same. */
  readonly isSame?: (one: Row, other: Row) => boolean;
}

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

/** The labels of a form with records, by their fields. */
export const labelsWith =
  (labels: Readonly<Record<string, string>>, kinds: readonly AnyRecordKind[]) =>
  (name: string): string =>
    recordLabel(kinds, name, (field) => labels[field] ?? 'Otro dato');
