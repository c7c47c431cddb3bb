import { type ComponentProps, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { Question } from '../../ui/layout/Question.tsx';
import { AppFormElement } from '../form/AppFormElement.tsx';
import type { RecordForm } from './use-record-form.tsx';
import type { Records } from './use-records.ts';

/** Props of {@link RecordDialog}; the other props go to its form element. */
export interface RecordDialogProps<Row extends object> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly title: string;
  readonly records: Records<Row>;
  readonly record: RecordForm<Row>;
  readonly children: ReactNode;
}

/** A modal in which a row is entered, changed or read; Enter in any field submits. */
export function RecordDialog<Row extends object>({ title, records, record, children, ...element }: RecordDialogProps<Row>) {
  const { readOnly, editingIndex, close, discard } = records;
  const [isAsking, setAsking] = useState(false);
  const isNew = (editingIndex ?? -1) < 0;
  return (
    <Dialog
      title={title}
      size="lg"
      keepOpen
      onClose={() => (record.isChanged() ? setAsking(true) : flushSync(close))}
      footer={
        <>
          <Button variant="outline" onClick={() => flushSync(discard)}>
            {readOnly ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button disabled={readOnly} onClick={record.add}>
            {isNew || readOnly ? 'Agregar' : 'Actualizar'}
          </Button>
        </>
      }
    >
      <AppFormElement form={record.form} onSubmit={record.add} {...element}>
        {children}
        <button type="submit" hidden disabled={readOnly} tabIndex={-1} aria-hidden="true" />
      </AppFormElement>
      {record.question}
      {isAsking && (
        <Question
          title="Tienes cambios sin aplicar"
          text="Si cierras sin presionar Actualizar, se pierden."
          leaveLabel="Descartar los cambios"
          onLeave={() => flushSync(discard)}
          stayLabel="Seguir editando"
          onStay={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
