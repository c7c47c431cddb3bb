import type { ReactNode } from 'react';
import { RecordTable } from '../../ui/table/RecordTable.tsx';
import { AppFormProvider } from '../form/app-form.ts';
import { FormCheckbox, FormText } from '../form/fields.tsx';
import { type FieldColumn, useListError, toRecordColumns } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { type RecordFormOptions, useRecordForm } from './use-record-form.tsx';
import { useRecords } from './use-records.ts';

/** Props of {@link InlineRecords}. */
export interface InlineRecordsProps<Row extends object> extends RecordFormOptions<Row> {
  readonly kind: RecordKind<Row>;
  readonly columns?: readonly FieldColumn<Row>[];
  /** Inputs for fields that are neither a line of text nor a checkbox. */
  readonly inputs?: { readonly [Field in keyof Row]?: ReactNode };
  /** Names a row; 'contacto Luz', by its first field, unless given. */
  readonly rowLabel?: (row: Row) => string;
  /** 'Todavía no hay contactos.' unless given. */
  readonly emptyText?: string;
  /** Name of the adding button, 'Agregar contacto' unless given; it contains 'Agregar'. */
  readonly addLabel?: string;
}

/** A table with a last row for entering: Enter adds the row and returns to its first cell. */
export function InlineRecords<Row extends object>(props: InlineRecordsProps<Row>) {
  const records = useRecords(props.kind);
  return <Table key={records.form.edition} {...props} records={records} />;
}

function Input<Row extends object>({ kind: { empty }, field }: { kind: RecordKind<Row>; field: Extract<keyof Row, string> }) {
  return typeof empty[field] === 'boolean' ? <FormCheckbox name={field} /> : <FormText name={field} />;
}

const columnsOf = <Row extends object>({ empty }: RecordKind<Row>): readonly FieldColumn<Row>[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names of the fields
  Object.keys(empty).map((field) => ({ field: field as Extract<keyof Row, string> }));

function Table<Row extends object>({
  kind,
  columns = columnsOf(kind),
  inputs = {},
  rowLabel = (row) => `${kind.singular.toLowerCase()} ${String(row[kind.firstField]).trim()}`,
  emptyText = `Todavía no hay ${kind.plural.toLowerCase()}.`,
  addLabel = `Agregar ${kind.singular.toLowerCase()}`,
  records,
  onFieldChange,
  presets,
  complete,
}: InlineRecordsProps<Row> & { readonly records: ReturnType<typeof useRecords<Row>> }) {
  const record = useRecordForm(kind, records, {
    ...(onFieldChange && { onFieldChange }),
    ...(presets && { presets }),
    ...(complete && { complete }),
  });
  const { rows, readOnly, remove } = records;
  const error = useListError(records.form, kind);
  return (
    <>
      <AppFormProvider value={record.form}>
        <RecordTable
          rowLabel={rowLabel}
          emptyText={emptyText}
          addLabel={addLabel}
          columns={toRecordColumns(kind, columns, (field) => !readOnly && record.form.isRequired(field))}
          error={error}
          caption={kind.plural}
          rows={rows}
          disabled={readOnly}
          onDelete={remove}
          onAdd={record.add}
          addRow={
            readOnly ? undefined : columns.map(({ field }) => inputs[field] ?? <Input key={field} kind={kind} field={field} />)
          }
          addRowProps={record.form.scope}
        />
      </AppFormProvider>
      {record.question}
    </>
  );
}
