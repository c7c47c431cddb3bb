import type { ReactNode } from 'react';
import './FieldFrame.css';

/** Props that every field takes. */
export interface FieldProps {
  label: string;
  /** Message under the field; its presence marks the field invalid. */
  error?: string | undefined;
  /** Standing hint under the field. */
  help?: ReactNode;
  required?: boolean;
  /** Shows the value and takes no other. Unlike a disabled field it can be reached, read, selected and copied. */
  readOnly?: boolean | undefined;
}

/** The ids of a field's hint and error, as `aria-describedby` wants them. */
export function describedBy(id: string, has: { error: boolean; help: boolean }): string | undefined {
  const ids = [has.error && `${id}-error`, has.help && `${id}-ayuda`].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends Omit<FieldProps, 'readOnly'> {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, control, then error and hint: the frame of every field. */
export function FieldFrame({ id, label, error, help, required = false, className, children }: FieldFrameProps) {
  return (
    <div className={className ? `ag-field ${className}` : 'ag-field'}>
      <label htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  );
}

/** The star beside the label of a field that must be filled in; screen readers hear it from the control. */
export function RequiredMark() {
  return (
    <span className="ag-required" aria-hidden="true">
      *
    </span>
  );
}

/** What stands under the control of the field `id`: its error and its hint, with the ids of {@link describedBy}. */
export function FieldNotes({ id, error, help }: Pick<FieldFrameProps, 'id' | 'error' | 'help'>) {
  return (
    <>
      {error && (
        <p className="ag-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="ag-help" id={`${id}-ayuda`}>
          {help}
        </p>
      )}
    </>
  );
}
