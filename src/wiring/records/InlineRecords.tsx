import type { ReactNode } from 'react';
import { RecordTable } from '../../ui/table/RecordTable.tsx';
import { AppFormProvider } from '../form/app-form.ts';
import { type FieldColumn, listError, toRecordColumns } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { type RecordForm, type RecordFormOptions, useRecordForm } from './use-record-form.tsx';
import { useRecords } from './use-records.ts';

/** Props of {@link InlineRecords}. */
export interface InlineRecordsProps<Row extends object> extends RecordFormOptions<Row> {
  readonly kind: RecordKind<Row>;
  readonly columns: readonly FieldColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly emptyText: string;
  /** Name of the adding button; it contains 'Agregar'. */
  readonly addLabel: string;
  /** The fields of a row that is being entered, one a column. */
  readonly addRow: (record: RecordForm<Row>) => readonly ReactNode[];
}

/** The rows of a kind in a table whose last row is for entering one: Enter adds, and returns to its first cell. */
export function InlineRecords<Row extends object>(props: InlineRecordsProps<Row>) {
  const records = useRecords(props.kind);
  return <Table key={records.form.edition} {...props} records={records} />;
}

function Table<Row extends object>({
  kind,
  addRow,
  columns,
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
          addRow={readOnly ? undefined : addRow(record)}
          addRowProps={record.form.scope}
        />
      </AppFormProvider>
      {record.question}
    </>
  );
}
