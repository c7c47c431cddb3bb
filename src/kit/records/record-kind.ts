import type { AnyRecordKind } from '../form/record-rows.ts';

/** A kind of record with the type of its rows. */
export interface RecordKind<Row extends object, Step extends string = string> extends AnyRecordKind {
  readonly empty: Row;
  readonly step?: Step;
  readonly firstField: Extract<keyof Row, string>;
  /** Whether two rows are equal for a person. */
  readonly isSame?: (one: Row, other: Row) => boolean;
}

/** The extra values of a form with records. */
export interface RecordValues {
  /** Rows that are typed but in no list yet, by kind; drafts keep them. */
  readonly pending: Readonly<Record<string, object>>;
  /** The open dialog, and the index of its row; -1 for a new row. */
  readonly editing: {
    readonly kind: string;
    readonly index: number;
    /** The person asked for another row, but this new row must be finished first. */
    readonly isFirst?: boolean;
  };
}

/** No dialog is open. */
export const notEditing: RecordValues['editing'] = { kind: '', index: -1 };

/** The place of a problem: `direcciones.0.calle` is a row's field, `pending.telefono` a new row. */
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

/** Label of a field: `Primer nombre`, `Domiciliación 2: Titular`, `Teléfonos`. */
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

/** The labels of a form with records, by the names of fields. */
export const labelsWith =
  (labels: Readonly<Record<string, string>>, kinds: readonly AnyRecordKind[]) =>
  (name: string): string =>
    recordLabel(kinds, name, (field) => labels[field] ?? 'Otro dato');
