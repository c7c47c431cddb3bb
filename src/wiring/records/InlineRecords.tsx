import type { ReactNode } from 'react';
import { RecordTable } from '../../ui/table/RecordTable.tsx';
import { AppFormProvider } from '../form/app-form.ts';
import { FormCheckbox, FormText } from '../form/fields.tsx';
import { type FieldColumn, listError, toRecordColumns } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.tsx';
import { useRecords } from './use-records.ts';

/** A column with the field in which a row's is entered: a line of text or a box, unless given. */
export interface InlineColumn<Row extends object> extends FieldColumn<Row> {
  readonly input?: ReactNode;
}

/** Props of {@link InlineRecords}. */
export interface InlineRecordsProps<Row extends object> extends RecordFormOptions<Row> {
  readonly kind: RecordKind<Row>;
  /** Every field of a row, unless given. */
  readonly columns?: readonly InlineColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly emptyText: string;
  /** Name of the adding button; it contains 'Agregar'. */
  readonly addLabel: string;
}

/** The rows of a kind in a table whose last row is for entering one: Enter adds, and returns to its first cell. */
export function InlineRecords<Row extends object>(props: InlineRecordsProps<Row>) {
  const records = useRecords(props.kind);
  return <Table key={records.form.edition} {...props} records={records} />;
}

/** A line of text, or a box. */
function Input<Row extends object>({ kind: { empty }, field }: { kind: RecordKind<Row>; field: Extract<keyof Row, string> }) {
  return typeof empty[field] === 'boolean' ? <FormCheckbox name={field} /> : <FormText name={field} />;
}

const columnsOf = <Row extends object>({ empty }: RecordKind<Row>): readonly InlineColumn<Row>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the very fields of a row
  Object.keys(empty).map((field) => ({ field: field as Extract<keyof Row, string> }));

function Table<Row extends object>({
  kind,
  columns = columnsOf(kind),
  records,
  onFieldChange,
  complete,
  ...table
}: InlineRecordsProps<Row> & { readonly records: ReturnType<typeof useRecords<Row>> }) {
  const record = useRecordForm(kind, records, {
    ...(onFieldChange && { onFieldChange }),
    ...(complete && { complete }),
  });
  const { rows, readOnly, remove } = records;
  return (
    <>
      <AppFormProvider value={record.form}>
        <RecordTable
          {...table}
          columns={toRecordColumns(kind, columns, (field) => !readOnly && record.form.isRequired(field))}
          error={listError(records.form, kind)}
          caption={kind.plural}
          rows={rows}
          disabled={readOnly}
          onDelete={remove}
          onAdd={record.add}
          addRow={
            readOnly ? undefined : columns.map(({ field, input = <Input key={field} kind={kind} field={field} /> }) => input)
          }
          addRowProps={record.form.scope}
        />
      </AppFormProvider>
      {record.question}
    </>
  );
}
