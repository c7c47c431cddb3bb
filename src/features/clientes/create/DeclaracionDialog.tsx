import { Button } from '../../../ui/actions/Button.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { confirmation, statements } from './declaration-texts.ts';
import styles from './DeclaracionDialog.module.css';

export interface DeclaracionDialogProps {
  /** Names the declaring person, the represented person and the client. */
  readonly opening: string;
  readonly confirmed: boolean;
  readonly canCrear: boolean;
  readonly busy: boolean;
  /** The service's refusal of the last attempt, or that its outcome is unknown. */
  readonly warnings: readonly string[];
  readonly onConfirmed: (confirmed: boolean) => void;
  readonly onCrear: () => void;
  readonly onClose: () => void;
}

/** The modal 'Confirmación de datos' (specification 1, section 2, "Confirmation modal"). */
export function DeclaracionDialog(props: DeclaracionDialogProps) {
  const { opening, confirmed, canCrear, busy, warnings, onConfirmed, onCrear, onClose } = props;
  return (
    <Dialog
      title="Confirmación de datos"
      size="md"
      keepOpen
      onClose={busy ? () => undefined : onClose}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Volver
          </Button>
          <Button disabled={!busy && !canCrear} loading={busy} onClick={onCrear}>
            Crear
          </Button>
        </>
      }
    >
      <form
        className={styles['declaration']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble the event to the form of the step around the dialog.
          event.stopPropagation();
          if (canCrear) onCrear();
        }}
      >
        {warnings.length > 0 && (
          <div className={styles['warning']} role="alert">
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </div>
        )}
        <p>{opening}</p>
        <ol>
          {statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ol>
        <CheckboxField
          label={confirmation}
          checked={confirmed}
          disabled={busy}
          onChange={(event) => onConfirmed(event.currentTarget.checked)}
        />
        {/* Lets Enter in the checkbox submit the form. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
