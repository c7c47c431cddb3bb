import { useWatch } from 'react-hook-form';
import { type FieldForm, useAppFormContext } from '../form/app-form.ts';
import { type AnyRecordKind, isTyped } from '../form/record-rows.ts';
import { notEditing, type RecordKind, type RecordValues } from './record-kind.ts';

function readEditing(form: FieldForm): RecordValues['editing'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all forms with records have it
  return form.valueOf('editing') as RecordValues['editing'];
}

/** Opens the dialog for the row at `index`; a new row that was typed and not added comes first. */
export function openRecord(form: FieldForm, { kind, list, empty }: AnyRecordKind, index = -1): void {
  const row = form.valueOf(`${list}.${index}`);
  const isWaiting = !form.readOnly && isTyped(Object(form.valueOf(`pending.${kind}`)), empty);
  if (row !== undefined && !isWaiting) form.set(`pending.${kind}`, row);
  form.set('editing', isWaiting ? { kind, index: -1, isFirst: index >= 0 } : { kind, index });
}

/** The rows of one kind (specification 1, section 4, "List entries in modals"). */
export function useRecords<Row extends object>(kind: RecordKind<Row>) {
  const form = useAppFormContext();
  const { control, readOnly } = form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind types the rows
  const rows = useWatch({ control, name: kind.list }) as readonly Row[];
  const editing: RecordValues['editing'] = useWatch({ control, name: 'editing' });

  const setPending = (row: object) => form.set(`pending.${kind.kind}`, row);
  return {
    form,
    rows,
    readOnly,
    /** The index of the row in the dialog, -1 for a new one; null while the dialog is closed. */
    editingIndex: editing.kind === kind.kind ? editing.index : null,
    remove: (index: number) => {
      form.set(
        kind.list,
        rows.filter((_, at) => at !== index),
      );
      form.clearErrors(kind.list);
    },
    open: (index = -1) => openRecord(form, kind, index),
    /** Puts a row into the list: at its index in the dialog, or at the end. */
    keep: (row: Row) => {
      const { index } = readEditing(form);
      const isNew = !kind.inDialog || index < 0;
      form.set(kind.list, isNew ? [...rows, row] : rows.map((other, at) => (at === index ? row : other)));
      if (!isNew) form.clearErrors(`${kind.list}.${index}`);
      setPending(kind.empty);
      if (kind.inDialog) form.set('editing', notEditing);
    },
    /** Closes the dialog and keeps the values of a new row. */
    close: () => {
      const { index } = readEditing(form);
      form.set('editing', notEditing);
      if (index >= 0) setPending(kind.empty);
    },
    discard: () => {
      form.set('editing', notEditing);
      setPending(kind.empty);
    },
  };
}

/** The rows of a kind and the actions on them. */
export type Records<Row extends object> = ReturnType<typeof useRecords<Row>>;
