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
}

/** The ids of a field's hint and error, as `aria-describedby` wants them. */
export function describedBy(id: string, has: { error: boolean; help: boolean }): string | undefined {
  const ids = [has.error && `${id}-error`, has.help && `${id}-ayuda`].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends FieldProps {
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
        {required && (
          <span className="ag-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
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
    </div>
  );
}
