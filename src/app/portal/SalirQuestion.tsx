import { useId } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';

/** Props of {@link SalirQuestion}. */
export interface SalirQuestionProps {
  readonly onSalir: () => void;
  readonly onStay: () => void;
}

/** Asked before Salir takes along what nobody has sent: it deletes the drafts, too (decisions, "Shell and session"). */
export function SalirQuestion({ onSalir, onStay }: SalirQuestionProps) {
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      onClose={onStay}
      title="Tienes cambios sin enviar"
      describedBy={textId}
      footer={
        <>
          <Button variant="outline" onClick={onSalir}>
            Salir y borrarlos
          </Button>
          <Button onClick={onStay}>Quedarme</Button>
        </>
      }
    >
      <p id={textId}>Al salir se borran también los borradores de este navegador.</p>
    </Dialog>
  );
}
