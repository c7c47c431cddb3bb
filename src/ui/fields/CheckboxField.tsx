import type { ComponentProps, MouseEvent } from 'react';
import { useId } from 'react';
import { controlAria, FieldNotes, type FieldProps, RequiredMark } from './FieldFrame.tsx';
import styles from './CheckboxField.module.css';
import { joinClasses } from '../theme/join-classes.ts';
import fieldStyles from './FieldFrame.module.css';

/** Props of {@link CheckboxField}: those of a native checkbox (uncontrolled use is the norm) and of a field. `className` goes to the frame. */
export interface CheckboxFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'required' | 'readOnly'> {}

/** What keeps a box or a radio button as it is: browsers know no `readonly` for them. React hears of a change before its click is refused. */
export const unchangeable = {
  onChange: () => undefined,
  onClick: (event: MouseEvent) => event.preventDefault(),
  'aria-disabled': true,
};

/** A box to tick, its label beside it, its error and hint under it. */
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
