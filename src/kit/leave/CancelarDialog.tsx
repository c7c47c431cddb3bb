import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';

/** Props of {@link CancelarDialog}. */
export interface CancelarDialogProps {
  /** The thing that is being created: 'cliente'. */
  readonly what: string;
  readonly stayLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The confirmation of 'Cancelar proceso' (specification 1, section 2); its texts are quoted. */
export function CancelarDialog({ what, stayLabel, onConfirm, onClose }: CancelarDialogProps) {
  return (
    <Dialog
      title="Cancelar proceso"
      size="sm"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {stayLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Cancelar
          </Button>
        </>
      }
    >
      <p>{`Estás seguro que quieres cancelar el proceso de creación de ${what}?`}</p>
      <p>Lo que escribiste se borrará.</p>
    </Dialog>
  );
}
