import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { joinClasses } from '../theme/join-classes.ts';

/** Props that every field takes. */
export interface FieldProps {
  label: string;
  /** Message under the field; marks the field invalid. */
  error?: string | undefined;
  /** Standing hint under the field. */
  help?: ReactNode;
  required?: boolean;
  /** Refuses changes; unlike a disabled field it can be focused, selected and copied. */
  readOnly?: boolean | undefined;
}

/** ARIA attributes of field `id`; `failed` refers to the message of `OptionsFailed`. */
export function controlAria(id: string, field: Pick<FieldProps, 'error' | 'help' | 'required'> & { failed?: boolean }) {
  const ids = [field.error && `${id}-error`, field.help && `${id}-ayuda`, field.failed && `${id}-failure`];
  return {
    'aria-required': field.required || undefined,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
}

export interface FieldFrameProps extends Omit<FieldProps, 'readOnly'> {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, control, then error and hint: the frame of every field. */
export function FieldFrame({ id, label, error, help, required = false, className, children }: FieldFrameProps) {
  return (
    <div className={joinClasses(styles['field'], className)} data-field="">
      <label htmlFor={id}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  );
}

/** The star beside the label of a required field; screen readers hear `aria-required`. */
export function RequiredMark() {
  return (
    <span className={styles['required']} aria-hidden="true">
      *
    </span>
  );
}

/** Error and hint under the control of field `id`, with the ids of {@link controlAria}. */
export function FieldNotes({ id, error, help }: Pick<FieldFrameProps, 'id' | 'error' | 'help'>) {
  return (
    <>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className={styles['help']} id={`${id}-ayuda`}>
          {help}
        </p>
      )}
    </>
  );
}
