import { Button } from '../../../ui/actions/Button.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { confirmation, statements } from './declaration-texts.ts';
import styles from './DeclaracionDialog.module.css';

/** Props of {@link DeclaracionDialog}. */
export interface DeclaracionDialogProps {
  /** Who declares, for whom and about whom. */
  readonly opening: string;
  readonly confirmed: boolean;
  readonly canCrear: boolean;
  readonly busy: boolean;
  /** What the service said against the last attempt, or what is not known about it. */
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
          // The form of the step around it, in React's tree, is not to hear of it.
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
        {/* Enter at the box submits. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  );
}
