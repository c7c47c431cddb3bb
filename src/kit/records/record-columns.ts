import type { RecordColumn } from '../../ui/table/RecordTable.tsx';
import { type FieldForm, useFormSummary } from '../form/app-form.ts';
import type { AnyRecordKind } from '../form/record-rows.ts';
import type { RecordKind } from './record-kind.ts';

/** A column of records: the field that stands under it, its own head where it differs from the field's label, and what is shown of a row. */
export interface FieldColumn<Row extends object> {
  readonly field: Extract<keyof Row, string>;
  readonly head?: string;
  /** The text as it is, Sí or No of a box, unless given. */
  readonly cell?: (row: Row) => string;
  /** Where the text leads. */
  readonly href?: ((row: Row) => string | undefined) | undefined;
}

const asText = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value));

/** Columns as the table takes them. */
export function toRecordColumns<Row extends object>(
  { labels }: RecordKind<Row>,
  columns: readonly FieldColumn<Row>[],
  isRequired: (field: string) => boolean,
): readonly RecordColumn<Row>[] {
  return columns.map(({ field, head = labels[field] ?? field, cell = (row) => asText(row[field]), href }) => ({
    head,
    cell,
    href,
    required: isRequired(field),
  }));
}

/** What was said to be wrong with a list: with itself, with one of its rows, or with what was not added to it. */
export function useListError(form: FieldForm, { list, kind }: AnyRecordKind): string | undefined {
  return useFormSummary(form).problems.find(
    ({ name }) => name === list || name.startsWith(`${list}.`) || name === `pending.${kind}`,
  )?.message;
}
