import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';

/** Props of {@link ClienteExistenteDialog}. */
export interface ClienteExistenteDialogProps {
  readonly id: number;
  readonly nombre: string;
  /** The document as it was typed, with its type. */
  readonly documento: string;
  readonly onOpen: () => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
  /** The field of the document: it is what is changed next. */
  readonly returnFocusTo: () => Element | null;
}

/** The modal of a document that a client already has (specification 1, section 2, "Existing-client modal"). */
export function ClienteExistenteDialog({
  id,
  nombre,
  documento,
  onOpen,
  onChange,
  onCancel,
  returnFocusTo,
}: ClienteExistenteDialogProps) {
  return (
    <Dialog
      title={`Cliente Existente (#${id})`}
      size="md"
      role="alertdialog"
      onClose={onChange}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Cancelar proceso
          </Button>
          <Button variant="outline" onClick={onChange}>
            Cambiar documento
          </Button>
          <Button onClick={onOpen}>Abrir cliente</Button>
        </>
      }
    >
      <p>{`Ya existe un cliente con la referencia #${id}: ${nombre}, ${documento}.`}</p>
      <p>Puedes abrirlo, cambiar el documento o cancelar el registro.</p>
    </Dialog>
  );
}
