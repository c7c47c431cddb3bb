import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { Question } from '../../../ui/layout/Question.tsx';
import { useEntry } from './use-entry.ts';

/** Props of {@link EntryDialog}: those of its form element are the caller's looks. */
export interface EntryDialogProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  readonly entry: 'direccion' | 'domicilio';
  readonly title: string;
  readonly children: ReactNode;
}

/** A modal in which a record is entered, changed or only read; its fields are part of the wizard's form, and Enter in any of them submits. */
export function EntryDialog({ entry, title, children, ...form }: EntryDialogProps) {
  const { isNew, add, isChanged, close, discard, readOnly } = useEntry(entry);
  const [asking, setAsking] = useState(false);
  const submit = () => void add();
  return (
    <Dialog
      title={title}
      size="lg"
      keepOpen
      onClose={() => (isChanged() ? setAsking(true) : close())}
      footer={
        <>
          <Button variant="outline" onClick={discard}>
            {readOnly ? 'Cerrar' : 'Cancelar'}
          </Button>
          <Button disabled={readOnly} onClick={submit}>
            {isNew || readOnly ? 'Agregar' : 'Actualizar'}
          </Button>
        </>
      }
    >
      <form
        {...form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The form of the step around it, in React's tree, is not to hear of it.
          event.stopPropagation();
          if (!readOnly) submit();
        }}
      >
        {children}
        <button type="submit" hidden disabled={readOnly} tabIndex={-1} aria-hidden="true" />
      </form>
      {asking && (
        <Question
          title="Tienes cambios sin aplicar"
          text="Si cierras sin presionar Actualizar, se pierden."
          leaveLabel="Descartar los cambios"
          onLeave={discard}
          stayLabel="Seguir editando"
          onStay={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
