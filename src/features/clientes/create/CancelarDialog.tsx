import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';

/** The confirmation of 'Cancelar proceso' (specification 1, section 2); its question and its button stand to the letter. */
export function CancelarDialog({ onConfirm, onClose }: { readonly onConfirm: () => void; readonly onClose: () => void }) {
  return (
    <Dialog
      title="Cancelar proceso"
      size="sm"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Seguir registrando
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Cancelar
          </Button>
        </>
      }
    >
      <p>Estás seguro que quieres cancelar el proceso de creación de cliente?</p>
      <p>Lo que escribiste se borrará.</p>
    </Dialog>
  );
}
