import type { ComponentProps, MouseEvent } from 'react';
import { useId } from 'react';
import { controlAria, FieldNotes, type FieldProps, RequiredMark } from './FieldFrame.tsx';
import styles from './CheckboxField.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import fieldStyles from './FieldFrame.module.css';

/** Props of a native checkbox, usually uncontrolled, and of a field. */
export interface CheckboxFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'required' | 'readOnly'> {}

/**
 * Keeps a box or a radio button unchanged, because browsers know no `readonly` for them. `onChange`
 * silences React, which hears the change before the click is prevented.
 */
export const unchangeable = {
  onChange: () => undefined,
  onClick: (event: MouseEvent) => event.preventDefault(),
  'aria-disabled': true,
};

/** A checkbox with its label beside it, its error and hint below. */
export function CheckboxField({
  label,
  error,
  help,
  required = false,
  readOnly = false,
  id,
  className,
  ...input
}: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={joinClasses(fieldStyles['field'], className)} data-field="">
      <span className={styles['check']}>
        <input
          {...input}
          type="checkbox"
          id={fieldId}
          {...(readOnly && unchangeable)}
          aria-readonly={readOnly || undefined}
          {...controlAria(fieldId, { error, help, required })}
        />
        <label htmlFor={fieldId}>
          <span>{label}</span>
          {required && <RequiredMark />}
        </label>
      </span>
      <FieldNotes id={fieldId} error={error} help={help} />
    </div>
  );
}
