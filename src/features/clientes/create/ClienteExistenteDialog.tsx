import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';

export interface ClienteExistenteDialogProps {
  readonly id: number;
  readonly nombre: string;
  /** Type and number of the document as typed. */
  readonly documento: string;
  readonly onOpen: () => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
  /** Gives the document's field, which the user changes next. */
  readonly returnFocusTo: () => Element | null;
}

/** The modal for an existing client (specification 1, section 2, "Existing-client modal"). */
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
