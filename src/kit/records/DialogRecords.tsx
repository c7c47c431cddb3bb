import type { ComponentType } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { PlusIcon } from '../../ui/icons/icons.tsx';
import { RecordTable } from '../../ui/table/RecordTable.tsx';
import { fieldId } from '../form/app-form.ts';
import { type FieldColumn, useListError, toRecordColumns } from './record-columns.ts';
import type { RecordKind } from './record-kind.ts';
import { type Records, useRecords } from './use-records.ts';

/** Props of {@link DialogRecords}. */
export interface DialogRecordsProps<Row extends object> {
  readonly kind: RecordKind<Row>;
  readonly columns: readonly FieldColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly emptyText: string;
  /** Text for the missing parts of a row. */
  readonly incomplete?: (row: Row) => string | undefined;
  readonly rowLine?: ((row: Row) => string) | undefined;
  readonly addLabel: string;
  readonly Dialog: ComponentType<{ readonly records: Records<Row> }>;
}

/** A table of rows that are entered and changed in a dialog. */
export function DialogRecords<Row extends object>({ kind, columns, addLabel, Dialog, ...table }: DialogRecordsProps<Row>) {
  const records = useRecords(kind);
  const { form, rows, readOnly, open, remove, editingIndex } = records;
  const error = useListError(form, kind);
  return (
    <>
      <RecordTable
        {...table}
        columns={toRecordColumns(kind, columns, () => false)}
        error={error}
        caption={kind.plural}
        rows={rows}
        rowMenu={(_, index) =>
          readOnly
            ? [{ label: 'Ver', onSelect: () => open(index) }]
            : [
                { label: 'Eliminar', onSelect: () => remove(index) },
                { label: 'Actualizar', onSelect: () => open(index) },
              ]
        }
      />
      <Button id={fieldId(form, kind.list)} variant="outline" icon={<PlusIcon />} disabled={readOnly} onClick={() => open()}>
        {addLabel}
      </Button>
      {editingIndex !== null && <Dialog records={records} />}
    </>
  );
}
