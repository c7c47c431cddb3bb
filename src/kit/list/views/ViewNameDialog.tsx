import { type FormEvent, useId, useState } from 'react';
import { visibleText } from '../../../text/typed-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { longestName } from './list-views.ts';

/** Props of {@link ViewNameDialog}. */
export interface ViewNameDialogProps {
  /** The present name; '' for a new view. */
  readonly nombre: string;
  readonly onName: (nombre: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ nombre, onName, onClose }: ViewNameDialogProps) {
  const formId = useId();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('nombre');
    const name = typeof typed === 'string' ? visibleText(typed).trim() : '';
    if (name === '') setError('Escribe un nombre.');
    else onName(name);
  };
  return (
    <Dialog
      title={nombre === '' ? 'Guardar vista' : 'Cambiar nombre de la vista'}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Guardar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Nombre"
          name="nombre"
          defaultValue={nombre}
          maxLength={longestName}
          error={error}
          help="Guarda en este navegador las columnas, el orden y los filtros que elegiste, no los textos que escribiste."
        />
      </form>
    </Dialog>
  );
}
