import type { RecordColumn } from '../../ui/table/RecordTable.tsx';
import { type FieldForm, useFormSummary } from '../form/app-form.ts';
import type { AnyRecordKind } from '../form/record-rows.ts';
import type { RecordKind } from './record-kind.ts';

/** A column of records: its field, and its head where it differs from the field's label. */
export interface FieldColumn<Row extends object> {
  readonly field: Extract<keyof Row, string>;
  readonly head?: string;
  /** Text of a row; the field's value, or Sí or No of a box, unless given. */
  readonly cell?: (row: Row) => string;
  readonly href?: ((row: Row) => string | undefined) | undefined;
}

const asText = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value));

/** The columns as the table takes them. */
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

/** The shown problem of a list, of one of its rows, or of a row that was not added. */
export function useListError(form: FieldForm, { list, kind }: AnyRecordKind): string | undefined {
  return useFormSummary(form).problems.find(
    ({ name }) => name === list || name.startsWith(`${list}.`) || name === `pending.${kind}`,
  )?.message;
}
